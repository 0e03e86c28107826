"""The page of one's own data: who may use it, and what becomes of a dropped file."""

from __future__ import annotations

import asyncio
import fcntl
import hmac
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from starlette.exceptions import HTTPException
from starlette.responses import StreamingResponse
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from pointerscope.web.data import ServedData, events
from tests.forms import life
from tests.leaving import leave_in_the_middle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

TOKEN = "let me in"
PATIENCE = 120  # seconds for a job; a machine may have other work
ELSEWHERE = {"client": ("203.0.113.7", 50_000), "base_url": "http://scope.example.org"}
HERE = {"client": ("127.0.0.1", 50_000), "base_url": "http://localhost"}


class Trained(NamedTuple):
    """A server with a model, and what it said while that was made.

    Attributes:
        client: from this machine.
        folder: of all that it stores.
        looked: the state after each look.
        refused: responses to what cannot be done.
        page: before the data were prepared.
        stages: what the training said it was doing.
    """

    client: TestClient
    folder: Path
    looked: list[dict[str, Any]]
    refused: list[Any]
    page: str
    stages: set[str]


def table(people: int = 2, days: int = 20) -> bytes:
    lines = ["person,arrival,minutes,place,latitude,longitude"]
    for one in life(people, days):
        latitude, longitude = one.position
        lines.append(
            f"p{one.person},{one.arrival:%Y-%m-%d %H:%M},{one.minutes},{one.place},"
            f"{latitude},{longitude}"
        )
    return "\n".join(lines).encode()


def served(folder: Path, where: dict[str, Any] = HERE, **settings: Any) -> TestClient:
    settings = {"data_page": True, "access_token": TOKEN} | settings
    models = folder / "models"
    models.mkdir(exist_ok=True)
    given = Settings(models=models, data=folder / "data", **settings)
    return TestClient(create_app(given), raise_server_exceptions=False, **where)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def drop(client: TestClient, content: bytes, name: str = "mine", file: str = "visits.csv", **sent):
    return client.put(f"/api/data/{name}", params={"file": file}, content=content, **sent)


def ask(client: TestClient, action: str, name: str = "mine", **content: Any):
    return client.post(f"/api/data/{name}/{action}", json=content)


def state(client: TestClient, name: str = "mine") -> dict[str, Any]:
    return client.get(f"/api/data/{name}").json()


def settled(client: TestClient, name: str = "mine") -> dict[str, Any]:
    """Return the state once no job runs."""
    deadline = time.monotonic() + PATIENCE
    while (found := state(client, name))["stage"] in ("looking", "preparing", "training"):
        assert time.monotonic() < deadline, found
        time.sleep(0.1)
    return found


def said(response) -> str:
    assert response.headers["content-type"] == "application/problem+json"
    assert "access-control-allow-origin" not in response.headers
    return response.json()["detail"]


# --- Who may


def test_without_the_setting_the_page_says_how_to_switch_it_on(tmp_path):
    with served(tmp_path, data_page=False) as client:
        page = client.get("/data")
        assert page.status_code == 200
        assert "POINTERSCOPE_DATA_PAGE=true" in page.text
        assert "pointerscope train mine" in page.text
        response = drop(client, table())
        assert response.status_code == 403
        assert "POINTERSCOPE_DATA_PAGE=true" in said(response)
    assert not (tmp_path / "data").exists()


REFUSED = {
    "another machine": (ELSEWHERE, {}),
    "a wrong token": (ELSEWHERE, {"authorization": "Bearer let me out"}),
    "a proxy on this machine": (HERE, {"x-forwarded-for": "203.0.113.7"}),
    "the name of another site that leads here": (HERE, {"host": "evil.example.org"}),
    "another site's page": (HERE, {"origin": "https://evil.example.org"}),
    "a file on a disk": (HERE, {"origin": "null"}),
    "another server of this machine": (
        HERE,
        {"origin": "http://localhost:3000", "sec-fetch-site": "same-site"},
    ),
    "another site's page with the token": (
        ELSEWHERE,
        {"authorization": f"Bearer {TOKEN}", "origin": "https://evil.example.org"},
    ),
    "another site's image": (HERE, {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}),
    "a forged cookie": (ELSEWHERE, {"cookie": f"pointerscope_data=99999999999.{'0' * 64}"}),
}


@pytest.mark.parametrize("refused", REFUSED)
def test_nobody_else_may_use_it(tmp_path, refused):
    where, headers = REFUSED[refused]
    with served(tmp_path, where) as client:
        for response in (
            client.get("/api/data", headers=headers),
            drop(client, table(), headers=headers),
            client.delete("/api/data/mine", headers=headers),
        ):
            assert response.status_code == 403
            assert "Only this machine" in said(response)
        assert str(tmp_path) not in client.get("/data", headers=headers).text
    assert not (tmp_path / "data").exists()


def test_behind_a_public_address_this_machine_needs_the_token_too(tmp_path):
    with served(tmp_path, public_address="https://scope.example.org") as client:
        assert client.get("/api/data").status_code == 403
        allowed = {"authorization": f"Bearer {TOKEN}"}
        assert client.get("/api/data", headers=allowed).status_code == 200


def test_the_token_becomes_a_cookie_that_scripts_and_other_sites_do_not_get(tmp_path):
    with served(tmp_path, ELSEWHERE) as client:
        wrong = client.post("/api/data-access", json={"token": "guess"})
        assert wrong.status_code == 401
        assert "set-cookie" not in wrong.headers
        right = client.post("/api/data-access", json={"token": TOKEN})
        assert right.status_code == 204
        assert {"HttpOnly", "SameSite=Strict"} <= set(right.headers["set-cookie"].split("; "))
        assert client.get("/api/data").status_code == 200
        evil = {"origin": "https://evil.example.org"}
        assert client.get("/api/data", headers=evil).status_code == 403


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}", "content-type": "application/zip"}


WAYS_TO_GUESS: dict[str, Callable[[TestClient, str], Any]] = {
    "the page of the token": lambda client, token: client.post(
        "/api/data-access", json={"token": token}
    ),
    "the data sets": lambda client, token: client.get("/api/data", headers=bearer(token)),
    "a private model": lambda client, token: client.get("/api/models/mine", headers=bearer(token)),
    "a new model": lambda client, token: client.put("/api/models/mine", headers=bearer(token)),
    "a removed model": lambda client, token: client.delete(
        "/api/models/mine", headers=bearer(token)
    ),
    "the status": lambda client, token: client.get("/api/status", headers=bearer(token)),
}


@pytest.mark.parametrize("way", WAYS_TO_GUESS)
def test_tokens_cannot_be_guessed_quickly(tmp_path, way):
    guess = WAYS_TO_GUESS[way]
    with served(tmp_path, ELSEWHERE) as client:
        for n in range(9):
            assert "Too many" not in guess(client, f"{n}").text
        guess(client, "the tenth")
        for other in ("the page of the token", "the data sets", "a removed model"):
            refused = WAYS_TO_GUESS[other](client, TOKEN)
            assert refused.status_code == 403
            assert "Wait ten seconds" in said(refused)
        status = client.get("/api/status", headers=bearer(TOKEN)).json()
        assert {one["address"] for one in status["clients"]} <= {None}
        assert client.get("/api/models").status_code == 200
        honest = TestClient(client.app, **ELSEWHERE | {"client": ("203.0.113.99", 50_000)})
        for _ in range(30):
            assert honest.get("/api/data", headers=bearer(TOKEN)).status_code == 200


def test_no_cookie_tells_whether_a_token_is_right(tmp_path):
    ends = str(int(time.time()) + 1_000)
    signature = hmac.digest(TOKEN.encode(), f"data page until {ends}".encode(), "sha256").hex()
    with served(tmp_path, ELSEWHERE) as client:
        cookie = {"cookie": f"pointerscope_data={ends}.{signature}"}
        assert client.get("/api/data", headers=cookie).status_code == 403


# --- What is dropped


def test_a_file_that_is_too_large_leaves_nothing(tmp_path):
    with served(tmp_path, max_data_bytes=1_000) as client:
        assert drop(client, table()).status_code == 413
        parts = iter([table()[:600], table()[:600]])  # without a declared length
        assert drop(client, parts).status_code == 413
        assert client.get("/api/data").json()["data_sets"] == []
    assert [path.name for path in (tmp_path / "data" / ".page").glob("*")] == []


@pytest.mark.parametrize(("name", "status"), [("..", 404), (".mine", 422), ("a b", 422)])
def test_a_name_that_is_no_folder_is_refused(client, name, status):
    assert drop(client, table(), name.replace("..", "%2E%2E")).status_code in (status, 422)


def test_a_name_is_given_once_and_the_file_keeps_only_its_own(client, tmp_path):
    assert drop(client, table(), file="../../etc/my visits?.csv").status_code == 201
    assert state(client)["file"] == "my visits_.csv"
    again = drop(client, table())
    assert again.status_code == 409
    assert "Choose another name" in said(again)
    assert [one["where"] for one in again.json()["errors"]] == ["name"]  # so that pages try another
    assert [path.name for path in tmp_path.iterdir()] == ["models", "data"]


def test_what_is_no_table_is_refused_with_a_sentence(client):
    drop(client, b"%PDF-1.7 nothing", file="visits.pdf")
    found = settled(client)
    assert found["stage"] == "unread"
    assert found["failure"].startswith("visits.pdf has none of the formats")
    assert "PDF" in found["failure"]
    assert "CSV, Excel" in found["failure"]
    assert "pointerscope data" not in found["failure"]
    assert "Remove this file" in client.get("/data/mine").text
    assert ask(client, "prepare").status_code == 409


def test_a_table_without_a_known_column_shows_its_rows_and_what_is_needed(client):
    drop(client, b"a,from,until,where\nann,2026-03-02 08:00,2026-03-02 09:00,<b>\n")
    found = settled(client)
    assert "no column was recognised as person. Choose it below" in found["failure"]
    assert found["look"]["table"] == [
        ["a", "from", "until", "where"],
        ["ann", "2026-03-02 08:00", "2026-03-02 09:00", "<b>"],
    ]
    page = client.get("/data/mine").text
    for words in (
        "<td>&lt;b&gt;</td>",
        " (needed)",
        "(needed, or latitude and longitude)",
        "recognised: from",
        "not recognised",
    ):
        assert words in page


def test_more_rows_than_the_limit_are_refused(tmp_path):
    with served(tmp_path, max_data_rows=50) as client:
        drop(client, table())
        assert "160 rows, of at most 50" in settled(client)["failure"]


def test_a_file_that_needs_too_much_memory_is_refused(tmp_path):
    with served(tmp_path, max_data_memory_bytes=1_000_000) as client:
        drop(client, table())
        found = settled(client)
        assert found["stage"] == "unread"
        assert "1,000,000 bytes of memory" in found["failure"]


def test_days_that_do_not_suffice_are_said_before_anything_is_prepared(client, tmp_path):
    drop(client, table(days=2))
    found = settled(client)
    assert found["stage"] == "looked"
    assert "5 days of somebody are needed (the longest record has 2)" in found["look"]["obstacle"]
    assert "Prepare these data" not in client.get("/data/mine").text
    refused = ask(client, "prepare")
    assert refused.status_code == 409
    assert "5 days of somebody are needed" in said(refused)
    assert [file.read_bytes() for file in tmp_path.rglob("visits.csv")] == [table(days=2)]


@pytest.mark.parametrize(
    "options",
    ['{"time_zone": "\\ud800"}', '{"\\ud800": 1}', f'{{"place": {"[" * 300}{"]" * 300}}}'],
)
def test_settings_that_cannot_be_stored_are_refused(client, options):
    drop(client, table())
    settled(client)
    headers = {"content-type": "application/json"}  # the client's own JSON has no half characters
    content = f'{{"source": "table", "options": {options}}}'
    refused = client.post("/api/data/mine/look", content=content, headers=headers)
    assert refused.status_code == 422
    assert refused.json()["errors"][0]["where"] == "options"


# --- Training


@pytest.fixture(scope="module")
def trained(tmp_path_factory) -> Iterator[Trained]:
    """A model of a table that was looked at twice, and what was said meanwhile."""
    folder = tmp_path_factory.mktemp("trained")
    with served(folder) as client:
        assert drop(client, table(days=40)).status_code == 201
        looked = [settled(client)]
        refused = [
            ask(client, "look", options={"duration_unit": "years"}),
            ask(client, "look", options={"nothing": 1}),
            ask(client, "train"),
        ]
        assert ask(client, "look", options={"place": "place", "merge_minutes": 5}).is_success
        looked.append(settled(client))
        page = client.get("/data/mine").text
        assert ask(client, "prepare").is_success
        assert settled(client)["stage"] == "prepared", state(client)
        assert ask(client, "train", epochs=2, seed=3).is_success
        stages = set()
        while (found := state(client))["stage"] == "training":
            stages.add(found["job"]["stage"])
            time.sleep(0.05)
        assert found["stage"] == "trained", found
        yield Trained(client, folder, looked, refused, page, stages)


@pytest.fixture
def ready(trained, tmp_path) -> Iterator[TestClient]:
    """A server with data that are prepared, and not trained on yet."""
    (tmp_path / "data").mkdir()
    shutil.copytree(trained.folder / "data" / ".page", tmp_path / "data" / ".page")
    shutil.rmtree(tmp_path / "data" / ".page" / "mine" / "models")
    with served(tmp_path) as client:
        assert state(client)["stage"] == "prepared"
        yield client


def test_settings_are_checked_and_looked_at_again(trained):
    first, second = trained.looked
    assert first["look"]["columns"]["place"] == second["look"]["columns"]["place"] == "place"
    assert "Where they are" in trained.page
    assert '<option value="column:place" selected>' in trained.page
    assert 'name="merge_minutes" data-kind="number" value="5"' in trained.page
    assert [response.status_code for response in trained.refused] == [422, 422, 409]
    assert "duration_unit" in said(trained.refused[0])
    assert 'no setting "nothing"' in said(trained.refused[1])


def test_the_dropped_file_is_deleted_once_prepared(trained):
    assert not list(trained.folder.rglob("raw"))
    assert not [
        path
        for path in trained.folder.rglob("*")
        if path.is_file() and table(days=40) in path.read_bytes()
    ]


def test_a_training_tells_its_curve_beside_the_baselines(trained):
    job = state(trained.client)["job"]
    assert [point["epoch"] for point in job["curve"]] == [1, 2]
    assert {"most_frequent_place", "markov"} <= job["baselines"].keys()
    assert all(0 <= share <= 1 for share in job["baselines"].values())
    assert "test histories" in job["message"]
    # Epochs of so few visits may be over before anybody looks; what is measured then takes longer.
    assert any(stage.startswith("Measuring") for stage in trained.stages)


def test_a_model_is_private_until_it_is_published(trained):
    client = trained.client
    assert client.get("/explore/mine").status_code == 200
    sent = {"visits": "Home, Work"}
    answer = client.post("/api/models/mine/explain", json=sent)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert "access-control-allow-origin" not in answer.headers
    evil = {"origin": "https://evil.example.org"}
    for path in ("/api/models/mine", "/api/models/mine/histories", "/api/models/mine/locations"):
        refused = client.get(path, headers=evil)
        assert refused.status_code == 404
        assert "Home" not in refused.text
    assert client.get("/api/models").json() == []
    for page in ("/status", "/api/status", "/metrics"):
        assert "mine" not in client.get(page).text
    with served(trained.folder, ELSEWHERE) as stranger:
        assert stranger.get("/explore/mine").status_code == 404
        assert stranger.get("/models/mine").status_code == 404
        assert stranger.get("/embed/mine/gate").status_code == 404
        assert stranger.post("/api/models/mine/explain", json=sent).status_code == 404
        for page in ("/models", "/", "/compare", "/insights"):
            assert "/mine" not in stranger.get(page).text
        allowed = {"authorization": f"Bearer {TOKEN}"}
        assert stranger.get("/api/models/mine", headers=allowed).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/models/mine",
        "/compare?model=mine",
        "/insights/mine",
        "/explore/mine/walkthrough",
        "/embed/mine/gate",
        "/api/models/mine/views/circuit?visits=Home,Work",
    ],
)
def test_a_private_model_has_the_pages_and_views_of_others(trained, path):
    response = trained.client.get(path, headers={"sec-fetch-site": "same-origin"})
    assert response.status_code == 200
    assert response.headers["cache-control"] == "no-store"


def test_what_a_model_holds_is_said(trained):
    page = trained.client.get("/data/mine").text
    for words in ("3 places, 3 of them with coordinates", "the names of 2 people", "real days of"):
        assert words in page
    assert "example histories of these people" in page


@pytest.mark.parametrize("way", ["damaged", "unreadable"])
def test_a_failed_training_says_why_and_what_to_do(ready, tmp_path, way):
    for file in (tmp_path / "data" / ".page" / "mine" / "data" / "mine").glob("visits*"):
        if way == "damaged":
            file.write_bytes(b"damaged")
        else:
            file.unlink()
            file.mkdir()
    assert ask(ready, "train").is_success
    found = settled(ready)
    assert found["stage"] == "prepared"
    assert found["failure"]
    assert "[Errno" not in found["failure"]
    assert str(tmp_path) not in found["failure"]
    page = ready.get("/data/mine").text
    for words in ("No new network was trained", "Make other choices below", "Train again"):
        assert words in page
    assert "data-curve" not in page


def test_one_job_runs_at_a_time_and_stops_when_all_is_removed(ready, tmp_path):
    assert ask(ready, "train", length="usual", epochs=500).is_success
    assert drop(ready, table(), "other").json()["stage"] == "unread"
    busy = ask(ready, "look", "other")
    assert busy.status_code == 409
    assert 'another job of "mine" runs' in said(busy)
    while not state(ready)["job"]["curve"]:
        time.sleep(0.02)
    assert ask(ready, "stop").is_success
    found = settled(ready)
    assert (found["stage"], found["job"]["state"]) == ("paused", "stopped")
    assert ask(ready, "continue").is_success
    removed = ready.delete("/api/data/mine").json()["removed"]
    assert [words.split(" (")[0] for words in removed] == [
        "the first look",
        "the prepared data",
        "the unfinished training",
    ]
    assert ready.delete("/api/data/other").json()["removed"] == [
        f"the file visits.csv ({len(table()):,} bytes)"
    ]
    assert [path.name for path in (tmp_path / "data" / ".page").rglob("*")] == ["job.lock"]


def test_a_killed_training_is_continued_then_published_and_removed(ready, tmp_path):
    assert ask(ready, "train", length="usual", epochs=8, width=32).is_success
    while not state(ready)["job"]["curve"]:
        time.sleep(0.02)
    lock = json.loads((tmp_path / "data" / ".page" / "job.lock").read_text())
    os.kill(lock["process"], signal.SIGKILL)
    found = settled(ready)
    assert found["stage"] == "paused"
    assert "interrupted" in found["failure"]
    assert ready.get("/explore/mine").status_code == 404
    with (tmp_path / "data" / ".page" / "job.lock").open() as another:  # job runs
        fcntl.flock(another, fcntl.LOCK_EX)
        assert ask(ready, "train").status_code == 409
    assert ask(ready, "continue").is_success
    assert settled(ready)["stage"] == "trained"
    assert [point["epoch"] for point in state(ready)["job"]["curve"]] == [*range(1, 9)]
    assert ask(ready, "publish").is_success
    assert [model["id"] for model in ready.get("/api/models").json()] == ["mine"]
    page = ready.get("/data/mine").text
    assert "It is published" in page
    assert f"{tmp_path}/models/mine" in page
    assert "3 of them with coordinates" in page
    assert ask(ready, "publish").status_code == 409
    assert ask(ready, "unpublish").json()["is_published"] is False
    assert ready.get("/api/models").json() == []
    assert "It is private" in ready.get("/data/mine").text
    assert ask(ready, "unpublish").status_code == 409
    assert ask(ready, "publish").is_success
    assert "the published model" in ready.delete("/api/data/mine").json()["removed"]
    assert ready.get("/api/models").json() == []
    assert list((tmp_path / "models").iterdir()) == []


def test_pages_that_ask_at_once_hold_no_more_streams_than_there_are(tmp_path):
    served = ServedData(Settings(data=tmp_path))
    state = SimpleNamespace(data_page=served)
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state))
    project: Any = SimpleNamespace(record=SimpleNamespace(id="mine"))

    async def listen():
        asked = [events(request, served.projects, project) for _ in range(60)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, HTTPException)]
        assert {answer.status_code for answer in refused} == {503}
        assert (len(refused), served.streams) == (10, 50)
        for answer in answers:
            if isinstance(answer, StreamingResponse):
                await answer.body_iterator.aclose()
        assert served.streams == 0

    asyncio.run(listen())


# --- A worker that is killed while a file arrives


def begin_to_send(folder: Path, name: str) -> Any:
    """Start a process that receives a file and never ends; return it once a part has arrived."""
    program = (
        "import contextlib, time\n"
        "from pointerscope.core.settings import Settings\n"
        "from pointerscope.serving.data_projects import DataProjects\n"
        f"settings = Settings(models={str(folder / 'models')!r}, data={str(folder / 'data')!r})\n"
        "with contextlib.ExitStack() as arrival:\n"
        f"    raw = DataProjects(settings).reserve({name!r}, arrival)\n"
        "    (raw / 'visits.csv').write_text('a part')\n"
        "    print('begun', flush=True)\n"
        "    time.sleep(600)\n"
    )
    worker = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert worker.stdout.readline() == "begun\n"
    return worker


def kill(worker: Any) -> None:
    worker.kill()
    worker.communicate()


def test_of_a_killed_upload_nothing_stays(client, tmp_path):
    page = tmp_path / "data" / ".page"
    first, second = (begin_to_send(tmp_path, name) for name in ("mine", "other"))
    for path in page.rglob("*"):
        os.utime(path, (0, 0))  # a file that arrives slowly is not an abandoned one
    try:
        assert drop(client, table(), "third").status_code == 201
        assert drop(client, table()).status_code == 409
        assert "still arriving" in said(client.delete("/api/data/mine"))
        assert (page / "mine" / "raw" / "visits.csv").exists()
    finally:
        kill(first)
        kill(second)
    assert client.delete("/api/data/mine").json() == {
        "removed": ["the part of a file that had arrived"]
    }
    assert client.delete("/api/data/mine").status_code == 404
    assert drop(client, table(), "other").status_code == 201
    assert {path.parent.name for path in page.glob("*/project.json")} == {"third", "other"}
    assert not (page / "mine").exists()


def test_of_a_file_whose_client_leaves_nothing_stays_and_nothing_failed(client, tmp_path, caplog):
    status = leave_in_the_middle(client.app, "/api/data/mine", b"file=visits.csv")
    assert status == 499
    assert not (tmp_path / "data" / ".page" / "mine").exists()
    assert drop(client, table()).status_code == 201
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_few_files_arrive_at_once_and_the_next_one_may_try_again(client):
    with ExitStack() as others:
        for _ in range(8):
            others.enter_context(client.app.state.arriving_files.one())
        refused = drop(client, table())
        assert (refused.status_code, refused.headers["retry-after"]) == (503, "5")
        assert "Try again" in said(refused)
        assert client.get("/api/data").json()["data_sets"] == []
    assert drop(client, table()).status_code == 201


def test_files_that_arrive_count_among_the_data_sets_until_they_are_given_up(tmp_path):
    with served(tmp_path, max_data_sets=2) as client:
        page = tmp_path / "data" / ".page"
        arriving = begin_to_send(tmp_path, "mine")
        try:
            assert drop(client, table(), "second").status_code == 201
            refused = drop(client, table(), "third")
            assert refused.status_code == 409
            assert "There are 2 data sets already" in said(refused)
            assert {folder.name for folder in page.glob("*/")} == {"mine", "second"}
        finally:
            kill(arriving)
        assert drop(client, b"", "third").status_code == 422
        assert drop(client, table(), "third").status_code == 201
        assert drop(client, table(), "mine").status_code == 409


def test_what_a_killed_worker_left_is_removed_at_the_start(tmp_path):
    (tmp_path / "models").mkdir()
    kill(begin_to_send(tmp_path, "mine"))
    with served(tmp_path):
        assert list((tmp_path / "data" / ".page").iterdir()) == []
