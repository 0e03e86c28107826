"""Rooms through the API: who may do what, streams, and a worker that is killed meanwhile."""

from __future__ import annotations

import csv
import json
import os
import signal
import sqlite3
import threading
import time
from contextlib import closing, suppress
from http.client import HTTPConnection

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.serving.rooms import Rooms
from pointerscope.web.application import create_app
from tests.disks import full_disk
from tests.servers import started

ANSWER = {
    "choice": "A",
    "words": "happened",
    "columns": [{"title": "Pointer", "part": "pointer", "shares": [0.25, 0.75]}],
    "outcome": "The network’s answer: A, 25.0 %.",
}
PLACE = {
    "kind": "place",
    "text": "Where next?",
    "choices": ["A", "Else"],
    "history": [["1 A", "Mon 08:00"]],
    "situation": "Ann left A.",
    "answer": ANSWER,
}


@pytest.fixture
def client(models):
    with TestClient(create_app(Settings(models=models))) as client:
        yield client


def opened(client, address="/explore/town"):
    answer = client.post("/api/rooms", json={"address": address})
    assert answer.status_code == 201, answer.text
    return answer.json()


def leading(room):
    return {"authorization": f"Bearer {room['key']}"}


def test_a_hall_follows_and_votes(client):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    shown = {"address": "/lessons/pointer?step=2"}
    assert client.post(f"{url}/show", json=shown, headers=leading(room)).status_code == 204
    assert client.get(url).json()["address"] == shown["address"]
    asked = client.post(f"{url}/questions", json=PLACE, headers=leading(room))
    number = asked.json()["number"]
    for voter in ("a", "b", "c"):
        vote = {"voter": voter * 16, "choice": "A" if voter == "a" else "Else"}
        counted = client.post(f"{url}/questions/{number}/votes", json=vote)
        assert counted.json() == {"choice": vote["choice"]}
    asked = client.get(url).json()["question"]
    assert asked["votes"] is None
    assert asked["answer"] is None
    assert asked["history"] == PLACE["history"]
    assert client.post(f"{url}/reveal", headers=leading(room)).status_code == 204
    asked = client.get(url).json()["question"]
    assert asked["votes"] == {"A": 1, "Else": 2}
    assert asked["answer"] == ANSWER
    saved = client.get(f"{url}/results.csv", headers=leading(room)).text.splitlines()
    assert saved == [
        "question,text,choice,votes,right,situation,visits",
        "1,Where next?,A,1,1,Ann left A.,1 A Mon 08:00",
        "1,,Else,2,0,,",
    ]
    assert client.post(f"{url}/end", headers=leading(room)).status_code == 204
    assert client.get(url).status_code == 404


@pytest.mark.parametrize("right", ["0,66", "0.66", "66 %", "66%", " .66 "])
def test_the_right_number_is_read_like_the_votes(client, right):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    asked = {"kind": "number", "text": "The gate?", "answer": {"choice": right}}
    client.post(f"{url}/questions", json=asked, headers=leading(room))
    for voter, choice in enumerate(("0.66", "0,66", "66 %", "1")):
        vote = {"voter": f"{voter:016}", "choice": choice}
        assert client.post(f"{url}/questions/1/votes", json=vote).status_code == 200
    client.post(f"{url}/reveal", headers=leading(room))
    shown = client.get(url).json()["question"]
    assert (shown["answer"]["choice"], shown["votes"]) == ("0.66", {"0.66": 3, "1": 1})
    saved = client.get(f"{url}/results.csv", headers=leading(room)).text.splitlines()
    assert saved[1:] == ["1,The gate?,0.66,3,1,,", "1,,1,1,0,,"]


def test_saved_votes_name_the_right_number_that_nobody_chose(client):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    asked = {"kind": "number", "text": "The gate?", "answer": {"choice": "1/2"}}
    client.post(f"{url}/questions", json=asked, headers=leading(room))
    saved = client.get(f"{url}/results.csv", headers=leading(room)).text.splitlines()
    assert saved[1:] == ["1,The gate?,0.5,0,1,,"]


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ({"kind": "number", "answer": {"choice": "two thirds"}}, "This is not a number."),
        ({"kind": "number", "answer": {"choice": "1.234,5"}}, "Write one decimal mark"),
        (
            {"kind": "choice", "choices": ["a", "b"], "answer": {"choice": "c"}},
            "one of the choices",
        ),
    ],
)
def test_what_cannot_be_right_is_refused_before_the_question_is_asked(client, question, said):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    refused = client.post(f"{url}/questions", json={"text": "?", **question}, headers=leading(room))
    assert refused.status_code == 422
    [error] = refused.json()["errors"]
    assert error["where"] == "answer.choice"
    assert said in error["message"]
    assert client.get(url).json()["question"] is None


def test_formulas_come_from_the_server_only_and_are_no_larger_than_a_question(client):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    asked = {"kind": "number", "text": "$x$", "formulas": {"$x$": "<script></script>"}}
    assert client.post(f"{url}/questions", json=asked, headers=leading(room)).status_code == 422
    asked = {"kind": "number", "text": "?", "answer": {"outcome": r"$\alpha$ " * 200}}
    assert client.post(f"{url}/questions", json=asked, headers=leading(room)).status_code == 201
    letters = [rf"$\alpha_{{{number}}}$" for number in range(100)]
    asked["answer"] = {"outcome": "".join(letters)[:2000]}
    asked |= {
        "kind": "choice",
        "choices": [
            "".join(f"${a}{b}$" for b in "abcdefghijklmnopqrstuvwxyz")
            for a in "abcdefghijklmnopqrstuvw"
        ],
    }
    refused = client.post(f"{url}/questions", json=asked, headers=leading(room))
    assert refused.json()["errors"][0]["message"] == "The formulas of this question are too long."


def test_a_formula_that_cannot_be_drawn_is_refused_before_it_is_asked(client):
    room = opened(client)
    asked = {"kind": "choice", "text": "?", "choices": ["$x$", r"$\sqrtt{4}$"]}
    url = f"/api/rooms/{room['code']}/questions"
    refused = client.post(url, json=asked, headers=leading(room))
    assert refused.status_code == 422
    assert r"Did you mean \sqrt?" in refused.json()["errors"][0]["message"]


def test_saved_votes_say_which_history_was_asked_about_and_hold_no_formula(client):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    history = [[f"{at} Place {at}", "Mon 08:00"] for at in range(1, 8)]
    history[-1] = ["x;=1+1", "@SUM(A1)"]
    asked = PLACE | {"answer": None, "situation": "=cmd", "history": history}
    client.post(f"{url}/questions", json=asked, headers=leading(room))
    table = csv.DictReader(
        client.get(f"{url}/results.csv", headers=leading(room)).text.splitlines()
    )
    rows = list(table)
    assert [row["choice"] for row in rows] == PLACE["choices"]
    assert rows[0]["situation"] == "'=cmd"
    assert rows[0]["visits"].startswith("3 Place 3 Mon 08:00; 4 Place 4 Mon 08:00; ")
    assert rows[0]["visits"].endswith("; x;'=1+1 @SUM(A1)")
    assert not any(rows[1][name] for name in ("text", "situation", "visits"))


def test_votes_that_are_being_saved_while_the_room_ends_say_that_some_are_missing(
    client, monkeypatch
):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    for _ in range(3):
        client.post(f"{url}/questions", json=PLACE, headers=leading(room))
    results = Rooms.results

    def ended_meanwhile(rooms, code, key):
        questions = results(rooms, code, key)
        yield next(questions)
        rooms.end(code, key)
        yield from questions

    monkeypatch.setattr(Rooms, "results", ended_meanwhile)
    saved = client.get(f"{url}/results.csv", headers=leading(room)).text
    rows = list(csv.DictReader(saved.splitlines()))
    assert [row["question"] for row in rows] == ["1", "1", ""]
    assert rows[-1]["text"] == "The room ended before its other questions were saved."


@pytest.mark.parametrize("accepted", ["gzip", "identity"])
def test_saved_votes_grow_with_votes_and_not_with_votes_times_texts(client, accepted):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    asked = {
        "kind": "number",
        "text": "😀" * 300,
        "situation": "😀" * 500,
        "history": [["😀" * 200, "😀" * 300]] * 5,
    }
    for number in (1, 2):
        client.post(f"{url}/questions", json=asked, headers=leading(room))
        for vote in range(100):
            counted = {"voter": f"{vote:016}", "choice": str(vote)}
            client.post(f"{url}/questions/{number}/votes", json=counted)
    saved = client.get(f"{url}/results.csv", headers=leading(room) | {"accept-encoding": accepted})
    rows = list(csv.DictReader(saved.text.splitlines()))
    assert [(row["question"], row["choice"]) for row in rows] == [
        (number, str(vote)) for number in "12" for vote in range(100)
    ]
    assert [row["text"] for row in rows if row["text"]] == ["😀" * 300] * 2
    assert len(saved.content) < 2 * 4 * (300 + 500 + 5 * 502) + 200 * 20


def test_a_full_disk_is_said_and_changes_nothing(models, tmp_path):
    settings = Settings(models=models, rooms_file=tmp_path / "rooms.sqlite")
    with TestClient(create_app(settings)) as client:
        room = opened(client)
        url = f"/api/rooms/{room['code']}"
        client.post(f"{url}/questions", json=PLACE, headers=leading(room))
        vote = {"voter": "a" * 16, "choice": "A"}
        sent = [
            (f"{url}/questions/1/votes", vote),
            (f"{url}/show", {"address": "/lessons/pointer"}),
            (f"{url}/questions", PLACE),
            (f"{url}/reveal", None),
            (f"{url}/end", None),
            ("/api/rooms", {"address": "/"}),
        ]
        with full_disk(0):
            answers = [client.post(path, json=body, headers=leading(room)) for path, body in sent]
        assert {answer.status_code for answer in answers} == {507}
        assert all("disk for rooms is full" in answer.json()["detail"] for answer in answers)
        assert client.get(url).json()["question"]["votes"] is None
        assert client.post(sent[0][0], json=vote).status_code == 200


def test_a_file_of_rooms_that_is_locked_for_long_is_said_to_be_busy(models, tmp_path, monkeypatch):
    monkeypatch.setattr("pointerscope.serving.rooms.BUSY_SECONDS", 0.1)
    file = tmp_path / "rooms.sqlite"
    with TestClient(create_app(Settings(models=models, rooms_file=file))) as client:
        room = opened(client)
        url = f"/api/rooms/{room['code']}"
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = client.post(f"{url}/questions", json=PLACE, headers=leading(room))
            other.execute("ROLLBACK")
        assert refused.status_code == 503
        assert refused.headers["retry-after"] == "1"
        assert refused.json()["detail"] == "The server’s rooms are busy. Try again."
        asked = client.post(f"{url}/questions", json=PLACE, headers=leading(room))
        assert asked.status_code == 201, asked.text


def test_a_room_without_space_is_answered_with_what_to_do(client, monkeypatch):
    monkeypatch.setattr("pointerscope.serving.rooms.MAX_ROOM_BYTES", 100_600)
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    client.post(f"{url}/questions", json=PLACE, headers=leading(room))
    refused = client.post(f"{url}/questions", json=PLACE, headers=leading(room))
    assert refused.status_code == 507
    assert "save the votes and open another room" in refused.json()["detail"]


def test_workers_agree_how_many_rooms_an_address_holds(models, tmp_path):
    file = tmp_path / "rooms.sqlite"
    settings = Settings(models=models, rooms_file=file, max_rooms=4, client_secret="shared")
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as other:
        for client in (one, other, one):
            opened(client)
        refused = other.post("/api/rooms", json={"address": "/"})
        assert refused.status_code == 503
        assert "Your network has 3 rooms already" in refused.json()["detail"]
        opened(TestClient(other.app, client=("192.0.2.9", 5_000)))


@pytest.mark.parametrize("code", ["short", "K0F2QX", "K7F2QX2", "-"])
def test_a_code_of_the_wrong_shape_is_answered_with_what_a_code_looks_like(client, code):
    for path in (code, f"{code}/events", f"{code}/results.csv"):
        refused = client.get(f"/api/rooms/{path}", headers={"authorization": "Bearer x"})
        assert refused.status_code == 422
        assert "six letters and digits, such as K7F2QX" in refused.json()["detail"]
        assert refused.json()["errors"][0]["where"] == "code"
    page = client.get(f"/rooms/{code}")
    assert page.status_code == 404
    assert "six letters and digits, such as K7F2QX" in page.text
    assert f'value="{code}"' in page.text


def test_a_code_may_be_typed_in_small_letters(client):
    code = opened(client)["code"]
    assert client.get(f"/api/rooms/{code.lower()}").json()["code"] == code


@pytest.mark.parametrize("path", ["show", "questions", "reveal", "put-away", "end"])
def test_strangers_cannot_lead(client, path):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    body = {"show": {"address": "/"}, "questions": PLACE}.get(path)
    for headers in ({}, {"authorization": "Bearer guess"}):
        answer = client.post(f"{url}/{path}", json=body, headers=headers)
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
        assert "key" in answer.json()["errors"][0]["message"]
    assert client.get(f"{url}/results.csv").status_code == 401


@pytest.mark.parametrize(
    "address",
    [
        "https://example.org/",
        "//example.org/explore",
        "/explore/../api/models",
        "/explore/%2e%2e/data",  # which browsers read as the one above
        "/models/.%2E/api/data",
        "/explore\\town",
        "javascript:alert(1)",
        "/api/models",
        "/rooms/ABCDEF",
        "/explore/town\n",
        "/explore/" + "x" * 30_000,
    ],
)
def test_only_pages_of_this_application_are_shown(client, address):
    answer = client.post("/api/rooms", json={"address": address})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["where"] == "address"


@pytest.mark.parametrize(
    "change",
    [
        {"choices": ["only"]},
        {"choices": ["twice", "twice"]},
        {"kind": "number"},
        {"answer": ANSWER | {"columns": [ANSWER["columns"][0] | {"shares": [0.5]}]}},
        {"text": ""},
        {"choices": [str(at) for at in range(1_000)]},
        {"unknown": 1},
    ],
)
def test_a_wrong_question_is_refused_and_the_room_goes_on(client, change):
    room = opened(client)
    url = f"/api/rooms/{room['code']}"
    answer = client.post(f"{url}/questions", json=PLACE | change, headers=leading(room))
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["message"]
    assert client.get(url).json()["question"] is None


def test_other_sites_change_nothing_and_read_nothing(client):
    room = opened(client)
    headers = {"origin": "https://example.org", "sec-fetch-site": "cross-site"}
    vote = {"voter": "a" * 16, "choice": "A"}
    url = f"/api/rooms/{room['code']}"
    assert client.post(f"{url}/questions/1/votes", json=vote, headers=headers).status_code == 403
    allowed = client.get(url, headers={"origin": "https://example.org"}).headers
    assert "access-control-allow-origin" not in allowed


def test_an_unknown_code_says_what_to_do(client):
    assert client.get("/api/rooms/ZZZZZZ").status_code == 404
    assert "ask for its code" in client.get("/api/rooms/ZZZZZZ").json()["detail"]
    assert client.get("/api/rooms/ZZZZZZ/events").status_code == 404
    assert client.get("/rooms/ZZZZZZ").status_code == 200  # the page says it by itself


def test_the_operator_can_switch_rooms_off(models):
    with TestClient(create_app(Settings(models=models, rooms=False))) as client:
        answer = client.post("/api/rooms", json={"address": "/"})
        assert answer.status_code == 404
        assert "POINTERSCOPE_ROOMS" in answer.json()["detail"]
        assert "no rooms" in client.get("/rooms").text
        assert "data-room-link" not in client.get("/").text


def test_one_address_cannot_use_up_all_rooms(models):
    with TestClient(create_app(Settings(models=models))) as client:
        opened = []
        for browser in range(3):
            client.cookies.clear()
            if browser:  # the first has no token
                assert client.get("/rooms", headers={"accept": "text/html"}).cookies
            answers = [client.post("/api/rooms", json={"address": "/"}) for _ in range(12)]
            opened.append([answer.status_code for answer in answers].count(201))
            assert "Try again" in answers[-1].json()["detail"]
            assert answers[-1].headers["retry-after"]
        assert opened == [10, 5, 5]


def test_one_address_leaves_votes_to_others(models):
    app = create_app(Settings(models=models, max_votes=80))
    with TestClient(app) as client:
        room = opened(client)
        url = f"/api/rooms/{room['code']}/questions"
        client.post(url, json=PLACE, headers=leading(room))
        counted = []
        for sender in range(4):
            if sender == 3:
                client = TestClient(app, client=("192.0.2.9", 5_000))
            elif sender:  # the first has no token
                client.cookies.clear()
                assert client.get("/rooms", headers={"accept": "text/html"}).cookies
            votes = ({"voter": f"{sender}-{at:016}", "choice": "A"} for at in range(22))
            answers = [client.post(f"{url}/1/votes", json=vote) for vote in votes]
            counted.append([answer.status_code for answer in answers].count(200))
        assert counted == [20, 16, 4, 20]  # 40 from one address


def test_the_code_is_drawn_as_a_picture(client):
    room = opened(client)
    picture = client.get(f"/rooms/{room['code']}/join.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in picture.text
    assert room["key"] not in client.get(f"/rooms/{room['code']}").text


class Listener(threading.Thread):
    """A browser that reads a room's stream, and asks again after each interruption."""

    def __init__(self, address, code):
        super().__init__(daemon=True)
        self.address, self.path = address, f"/api/rooms/{code}/events"
        self.addresses, self.times, self.last = [], [], ""
        self.interruptions = 0
        self.is_ended = False

    def run(self):
        while not self.is_ended:
            with suppress(OSError):
                self._read()
            self.interruptions += 1
            time.sleep(0.2)

    def _read(self):
        host, port = self.address.removeprefix("http://").split(":")
        connection = HTTPConnection(host, int(port), timeout=30)
        headers = {"last-event-id": self.last} if self.last else {}
        connection.request("GET", self.path, headers=headers)
        with closing(connection):
            self._follow(connection.getresponse())

    def _follow(self, answer):
        if answer.status != 200:
            return
        event = ""
        while line := answer.readline():
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "event":
                event = value
            elif name == "id":
                self.last = value
            elif name == "data" and event == "room":
                self.addresses.append(json.loads(value)["address"])
                self.times.append(time.monotonic())


def eventually(is_so, seconds=20.0):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if is_so():
            return True
        time.sleep(0.02)
    return False


def test_no_listener_misses_an_event_when_a_worker_is_killed(models):
    with started(models, "--workers", "2", wait=180) as server:
        room = json.loads(send(server, "POST", "/api/rooms", {"address": "/explore"}))
        code, key = room["code"], room["key"]
        listeners = [Listener(server.address, code) for _ in range(12)]
        for listener in listeners:
            listener.start()
        assert eventually(lambda: all(listener.addresses for listener in listeners))

        def show(number):
            body = {"address": f"/explore/town?n={number}"}
            send(server, "POST", f"/api/rooms/{code}/show", body, key)

        show(1)
        os.kill(min(server.workers()), signal.SIGKILL)
        killed = time.monotonic()
        for number in range(2, 12):
            assert eventually(lambda number=number: try_to(show, number))
            time.sleep(0.1)
        expected = ["/explore", *(f"/explore/town?n={number}" for number in range(1, 12))]
        assert eventually(lambda: all(listener.addresses == expected for listener in listeners)), {
            tuple(listener.addresses) for listener in listeners
        }
        back = max(listener.times[2] for listener in listeners) - killed
        assert any(listener.interruptions for listener in listeners)
        assert back < 20  # seconds on a busy machine; `make bench` measures it
        for listener in listeners:
            listener.is_ended = True
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 15  # streams do not use up the grace period


def send(server, method, path, body, key=None):
    host, port = server.address.removeprefix("http://").split(":")
    connection = HTTPConnection(host, int(port), timeout=30)
    headers = {"content-type": "application/json"}
    if key:
        headers["authorization"] = f"Bearer {key}"
    with closing(connection):
        connection.request(method, path, json.dumps(body), headers)
        answer = connection.getresponse()
        assert answer.status < 300, answer.status
        return answer.read()


def try_to(act, *arguments):
    try:
        act(*arguments)
    except OSError:
        return False
    return True
