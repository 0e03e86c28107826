"""Faults injected into real servers: other clients get right answers, and errors name the fault."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from email.utils import parsedate_to_datetime
from pathlib import Path
from threading import Event

import pytest
import torch
from safetensors.torch import load_file, save

from pointerscope.core.atomic_writes import write_file
from pointerscope.core.settings import Settings
from pointerscope.network.bundles import CARD, PLACES, WEIGHTS
from pointerscope.network.insights import INSIGHTS
from tests.conftest import write_tiny
from tests.servers import started
from tests.soak.clock import HOURS
from tests.soak.faults import (
    SIZES,
    Others,
    ask,
    at_once,
    connections,
    drip,
    eventually,
    memory,
    questions,
    request,
    rest,
    send,
    settled_memory,
)

ARRIVAL = 2.0  # seconds
MAX_GROWTH = 50_000_000 + 65_000 * SIZES.senders  # bytes; less than 150 MB for 1,500 senders
QUICK = 5.0  # seconds, even on a busy machine; a blocked request would take far longer


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The models of this module's servers; no test changes the model "steady"."""
    models = tmp_path_factory.mktemp("faults")
    write_tiny(models / "steady")
    shutil.copytree(Settings().models / "town", models / "town")
    return models


@pytest.fixture(scope="module")
def asked(folder):
    return questions(folder / "steady")


@pytest.fixture(scope="module")
def server(folder):
    settings = {"body_timeout_seconds": ARRIVAL, "max_body_bytes": 1_000_000}
    with started(folder, wait=180, model_recheck_seconds=0, **settings) as server:
        yield server


@pytest.fixture
def others(server, asked):
    """Clients of the unchanged model; the test fails if any of them notices the fault."""
    with Others(server, asked) as others:
        yield others
        others.wait_for_more()
    assert others.wrong == []
    assert server.is_running()


# --- Bundles


@pytest.fixture
def changing(folder):
    """A bundle for the test to change or damage."""
    bundle = write_tiny(folder / "changing", seed=1)
    yield bundle
    shutil.rmtree(bundle, ignore_errors=True)


@pytest.fixture
def question(changing):
    [question] = questions(changing, 1)
    return question


@pytest.fixture
def other(tmp_path):
    """A different bundle of the same name, and its right answer to the same question."""
    bundle = write_tiny(tmp_path / "changing", seed=2)
    [question] = questions(bundle, 1)
    return bundle, question


def right(answer, question):
    return answer.status == 200 and question.is_answered_by(answer.content)


def refused(answer):
    """Return the detail of a 404 response about the model."""
    assert answer.status == 404
    assert answer.content["errors"][0]["where"] == "model"
    return answer.detail


def test_a_deleted_bundle_is_unknown_until_it_is_restored(server, others, changing, question):
    assert right(ask(server, question), question)
    away = changing.rename(changing.with_name(".away"))
    assert "There is no model" in refused(ask(server, question))
    away.rename(changing)
    assert right(ask(server, question), question)


def test_a_replaced_bundle_never_gives_its_old_answer(server, others, changing, question, other):
    _, answered = other
    for seed in (2, 1) * SIZES.rounds:
        write_tiny(changing, seed=seed)
        assert right(ask(server, question), answered if seed == 2 else question)
    assert not right(ask(server, question), answered)


def test_during_a_replacement_a_bundle_gives_the_old_or_the_new_answer(
    server, others, changing, question, other
):
    _, answered = other
    seen, replaced = [], Event()

    def ask_on():
        while not replaced.is_set():
            seen.append(ask(server, question))

    def replace():
        for seed in (2, 1) * SIZES.rounds:
            write_tiny(changing, seed=seed)
        replaced.set()

    at_once([ask_on, ask_on, replace])
    assert seen
    for answer in seen:
        assert answer.status == 404 or right(answer, question) or right(answer, answered)


def test_files_replaced_one_by_one_are_used_once_they_are_complete(
    server, others, changing, question, other
):
    bundle, answered = other
    assert right(ask(server, question), question)
    for file in sorted(bundle.iterdir()):
        shutil.copyfile(file, changing / file.name)
        answer = ask(server, question)
        assert answer.status == 404 or right(answer, question) or right(answer, answered)
    assert right(ask(server, question), answered)


@pytest.mark.parametrize("seconds", [-86_400, 0])
def test_a_replacement_with_older_timestamps_is_noticed(
    server, others, changing, question, other, seconds
):
    bundle, answered = other
    assert right(ask(server, question), question)
    looks = {file.name: file.stat().st_mtime_ns for file in changing.iterdir()}
    shutil.copytree(bundle, changing, dirs_exist_ok=True)
    for name, changed in looks.items():
        os.utime(changing / name, ns=(changed, changed + seconds * 10**9))
    assert right(ask(server, question), answered)


def test_truncating_weights_in_use_does_not_crash_the_server(server, others, changing, question):
    weights = changing / WEIGHTS
    whole = weights.read_bytes()
    with Others(server, questions(changing)) as its_own:
        for kept in (len(whole) // 2, 100, 0):
            os.truncate(weights, kept)
            assert WEIGHTS in refused(ask(server, question))
            weights.write_bytes(whole)
            assert right(ask(server, question), question)
        its_own.wait_for_more()
    assert all(said.startswith("404: ") for said in its_own.wrong)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        (CARD, b"\x00garbage\xff", CARD),
        (CARD, b"{}", CARD),
        (CARD, None, CARD),
        (WEIGHTS, b"\xff" * 4_096, WEIGHTS),
        (WEIGHTS, None, WEIGHTS),
        (PLACES, b"\x00\xff\xfe", PLACES),
    ],
)
def test_errors_name_a_damaged_file_until_it_is_repaired(
    server, others, changing, question, name, content, said
):
    file = changing / name
    whole = file.read_bytes()
    assert right(ask(server, question), question)
    file.write_bytes(content) if content is not None else file.unlink()
    assert said in refused(ask(server, question))
    [listed] = [
        one for one in send(server, "GET", "/api/models").content if one["id"] == "changing"
    ]
    assert listed["available"] is False
    file.write_bytes(whole)
    assert right(ask(server, question), question)


def test_without_places_csv_a_bundle_still_answers_queries_by_id(
    server, others, changing, question
):
    named = b'{"visits": "Home @ Mon 08:00 +45"}'
    path = "/api/models/changing/explain"
    assert send(server, "POST", path, named).status == 200
    (changing / PLACES).unlink()
    assert right(ask(server, question), question)
    assert send(server, "POST", path, named).status == 422


def test_a_bundle_answers_while_its_insights_are_being_written(server, others, changing):
    with Others(server, questions(changing)) as its_own:
        deadline = time.monotonic() + SIZES.seconds
        while time.monotonic() < deadline:
            write_file(changing / INSIGHTS, lambda file: file.write(b"{}"))
        its_own.wait_for_more()
    assert its_own.wrong == []


# --- Models whose numbers are not finite


def changed_weights(bundle, change):
    """Replace the weights of a bundle."""
    weights = load_file(bundle / WEIGHTS)
    for name, tensor in weights.items():
        weights[name] = change(name, tensor)
    (bundle / WEIGHTS).write_bytes(save(weights))


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_weights_that_are_not_finite_are_refused(server, others, changing, question, number):
    changed_weights(changing, lambda name, tensor: torch.full_like(tensor, number))
    assert "not finite" in refused(ask(server, question))


@pytest.fixture
def overflowing(changing, question):
    """A bundle with finite weights whose forward pass overflows 32-bit floats."""
    changed_weights(changing, lambda name, tensor: tensor * 1e38 if "linear" in name else tensor)
    return changing


def test_an_overflowing_forward_pass_is_reported(server, others, overflowing, question):
    answer = ask(server, question)
    assert answer.status == 422
    assert answer.content["errors"][0]["where"] == "model"
    assert "changing" in answer.detail


def test_no_view_is_drawn_from_an_overflowing_forward_pass(server, others, overflowing):
    path = "/api/models/changing/views/heads?visits=Home,Work"
    answer = send(server, "GET", path)
    assert answer.status == 422
    assert answer.headers["content-type"] == "application/problem+json"


# --- Slow clients


def slow(server, text, pause=0.5):
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        return drip(opened, text, pause)


def test_a_request_that_arrives_byte_by_byte_times_out(server, others):
    said = slow(server, request("GET", "/healthz", b"", "x: " + "y" * 100))
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"The request headers did not arrive" in said


def test_a_body_that_arrives_byte_by_byte_times_out(server, others, asked):
    whole = request("POST", "/api/models/steady/explain", asked[0].body)
    head, body = whole[: -len(asked[0].body)], asked[0].body
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(head)
        said = drip(opened, body, 0.5)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b'"where":"body"' in said


def test_an_endless_chunked_body_times_out(server, others):
    chunked = "transfer-encoding: chunked"
    head = request("POST", "/api/models/steady/explain", b"", "content-type: text/plain", chunked)
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(head)
        said = drip(opened, b"1\r\n \r\n" * 1_000, 0.1)
    assert said.startswith(b"HTTP/1.1 408 ")


def test_an_unread_body_does_not_keep_its_connection_open(server, others):
    head = request("PUT", "/nowhere", b"", "content-length: 1000000")
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(head)
        said = drip(opened, b"x" * 1_000, 0.1)
    assert said.startswith(b"HTTP/1.1 404 ")


def test_incomplete_headers_time_out(server, others):
    with connections(server, SIZES.slow, b"GET /healthz HTTP/1.1\r\nhost: loc") as opened:
        said = [rest(one) for one in opened]
    assert all(one.startswith(b"HTTP/1.1 408 ") for one in said)


def test_endless_headers_are_refused(server, others):
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(b"GET /healthz HTTP/1.1\r\nx: " + b"y" * 200_000)
        said = rest(opened)
    assert said.startswith(b"HTTP/1.1 431 ")


BODY = 990_000
HELD = {
    "body": request("POST", "/nowhere", b"", f"content-length: {BODY + 1}") + b" " * BODY,
    "chunked body": request("POST", "/nowhere", b"", "transfer-encoding: chunked")
    + b"f000\r\n%b\r\n" % (b" " * 0xF000) * 16,
    "small body": request("POST", "/nowhere", b"", "content-length: 60001") + b" " * 60_000,
    "upload": request("PUT", "/nowhere", b"", f"content-length: {BODY + 1}") + b" " * BODY,
    "headers": b"GET / HTTP/1.1\r\n" + b"".join(b"x: %b\r\n" % (b"y" * 3_000) for _ in range(5)),
    "header": b"GET / HTTP/1.1\r\nx: " + b"y" * 15_000,
    "URL": b"GET /" + b"x" * 59_000,
}


@pytest.mark.parametrize("sent", HELD.values(), ids=HELD)
def test_requests_that_are_almost_complete_take_little_memory(server, others, sent):
    before = settled_memory(server.process.pid, ARRIVAL + 0.5)
    with connections(server, SIZES.senders, sent):
        others.wait_for_more(20)
        assert memory(server.process.pid) - before < MAX_GROWTH


def test_idle_connections_take_little_memory(server, others):
    before = settled_memory(server.process.pid, ARRIVAL + 0.5)
    with connections(server, SIZES.idle, request("GET", "/healthz")):
        others.wait_for_more(20)
        assert memory(server.process.pid) - before < MAX_GROWTH


def test_slow_senders_do_not_slow_other_clients(server, others):
    sent = request("POST", "/api/models/steady/explain", b"", "content-length: 100")
    with connections(server, SIZES.slow, sent):
        others.forget()
        others.wait_for_more(20)
    assert others.slowest < QUICK


def test_clients_that_do_not_read_do_not_slow_other_clients(server, others):
    sent = request("GET", "/static/vendor/plotly/plotly-traces-4.1.1.min.js") * 3
    with connections(server, SIZES.slow, sent):
        others.forget()
        others.wait_for_more(20)
    assert others.slowest < QUICK


@pytest.mark.parametrize("encoding", [(), ("accept-encoding: gzip",)])
def test_clients_that_read_slowly_do_not_slow_the_pages_of_their_address(server, others, encoding):
    large = request("GET", "/static/vendor/plotly/plotly-traces-4.1.1.min.js", b"", *encoding)
    sent = large + request("GET", "/api/lessons")  # which waits for the reading of the file
    is_over = Event()

    def read_slowly():
        with socket.socket() as opened:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            opened.settimeout(60)
            opened.connect(server.host_and_port)
            opened.sendall(sent)
            while opened.recv(6_000) and not is_over.wait(0.2):
                pass

    with ThreadPoolExecutor(4) as threads:
        slow = [threads.submit(read_slowly) for _ in range(4)]
        try:
            time.sleep(1)
            started = time.monotonic()
            assert send(server, "GET", "/api/lessons").status == 200
            elapsed = time.monotonic() - started
            assert not any(one.done() for one in slow)
        finally:
            is_over.set()
    assert elapsed < QUICK


def test_a_response_that_the_client_does_not_read_is_aborted(server, others):
    sent = request("GET", "/static/vendor/plotly/plotly-traces-4.1.1.min.js") * 20
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        opened.settimeout(60)
        opened.connect(server.host_and_port)
        opened.sendall(sent)
        time.sleep(2 * ARRIVAL + 1)
        said = rest(opened)
    assert said.startswith(b"HTTP/1.1 200 ")
    assert len(said) < 500_000  # the system drops what it holds, too


# --- Connections


def test_two_thousand_idle_connections_do_not_slow_other_clients(server, others):
    with connections(server, SIZES.idle):
        others.forget()
        others.wait_for_more(20)
        assert others.slowest < QUICK


def test_connections_without_a_request_are_closed(server, others):
    with connections(server, SIZES.idle) as opened:
        assert {rest(one) for one in opened} == {b""}


def test_idle_connections_are_closed_after_their_first_request(folder):
    with (
        started(folder, wait=180, keep_alive_seconds=1) as server,
        connections(server, SIZES.slow, request("GET", "/healthz")) as opened,
    ):
        assert all(rest(one).startswith(b"HTTP/1.1 200 ") for one in opened)


# A slow view of a larger model; a different stay makes a different query, which no cache answers.
EXPENSIVE = "/api/models/town/views/influence?visits=Maple+Court,Riverside+Offices+%2B{}"


def test_requests_of_clients_that_left_do_not_delay_others(server, others, asked):
    begun = time.monotonic()
    assert send(server, "GET", EXPENSIVE.format(1)).status == 200
    cost = time.monotonic() - begun
    for number in range(SIZES.leaving):
        with connections(server, 1, request("GET", EXPENSIVE.format(2 + number))):
            pass
    begun = time.monotonic()
    assert right(ask(server, asked[0]), asked[0])
    assert time.monotonic() - begun < cost * SIZES.leaving / 4


# --- A full disk


@contextmanager
def full_disk(server):
    """Keep every file of a server, its log included, from growing."""
    limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_does_not_stop_responses(server, others):
    with full_disk(server):
        others.wait_for_more(20)
        assert send(server, "GET", "/healthz").status == 200
    before = len(server.said())
    assert send(server, "GET", "/api/models").status == 200
    assert eventually(lambda: len(server.said()) > before)


# --- The system clock is set back


@pytest.fixture(scope="module")
def set_back(folder, asked):
    """A server whose clock was set back by hours, and the response of a view from before."""
    with started(folder, wait=180, program=("-m", "tests.soak.clock")) as server:
        assert right(ask(server, asked[0]), asked[0])
        before = send(server, "GET", VIEW)
        server.process.send_signal(signal.SIGUSR1)
        assert eventually(lambda: date_of(server) < date_of_answer(before))
        yield server, before


VIEW = "/api/models/steady/views/prediction?visits=Home,Work"


def date_of_answer(answer):
    return parsedate_to_datetime(answer.headers["date"])


def date_of(server):
    return date_of_answer(send(server, "GET", "/healthz"))


def test_answers_stay_right_after_the_clock_is_set_back(set_back, asked):
    server, _ = set_back
    assert all(right(ask(server, question), question) for question in asked)


def test_cached_responses_stay_valid_after_the_clock_is_set_back(set_back):
    server, before = set_back
    tag = {"if-none-match": before.headers["etag"]}
    assert send(server, "GET", VIEW, headers=tag).status == 304


def test_requests_are_logged_after_the_clock_is_set_back(set_back):
    server, _ = set_back
    written = len(server.said())
    send(server, "GET", VIEW)
    assert eventually(lambda: len(server.said()) > written)


def test_a_bundle_written_after_the_clock_is_set_back_is_noticed(
    set_back, changing, question, other
):
    server, _ = set_back
    bundle, answered = other
    assert right(ask(server, question), question)
    earlier = time.time() - 3600 * HOURS
    for file in bundle.iterdir():
        os.utime(file, (earlier, earlier))
    shutil.rmtree(changing)
    bundle.rename(changing)
    assert right(ask(server, question), answered)


# --- Workers


@pytest.fixture(scope="module")
def several(folder):
    """A server with two worker processes; the last test stops it."""
    with started(folder, "--workers", "2", wait=180, shutdown_grace_seconds=60) as server:
        yield server


def is_running(process):
    return Path(f"/proc/{process}").exists()


READY = '"event": "ready"'  # what a worker logs once it can answer
CUT_OFF = ("ConnectionResetError", "RemoteDisconnected", "BadStatusLine", "IncompleteRead")


def kill_one(server):
    """Kill a worker and wait until its replacement can answer."""
    before = server.workers()
    assert eventually(lambda: server.said().count(READY) >= len(before))
    ready = server.said().count(READY)
    os.kill(min(before), signal.SIGKILL)

    def is_replaced():
        now = server.workers()
        return len(now) == len(before) and min(before) not in now

    assert eventually(is_replaced)
    assert eventually(lambda: server.said().count(READY) > ready)


def test_a_killed_worker_is_replaced_and_no_answer_is_wrong(several, asked):
    clients = 4
    with Others(several, asked, clients) as others:
        for _ in range(SIZES.rounds):
            kill_one(several)
            others.wait_for_more(20)
    # While a worker dies its socket still takes connections, so a client may be cut off again.
    assert len(others.wrong) <= 3 * clients * SIZES.rounds
    assert all(said.startswith(CUT_OFF) for said in others.wrong)
    assert send(several, "GET", "/metrics").content.startswith("# HELP ")


def test_a_server_finishes_requests_in_progress_before_it_stops(several):
    running = several.workers()
    with ExitStack() as stack:
        sent = [request("GET", EXPENSIVE.format(number)) for number in (1, 2)]
        opened = [stack.enter_context(connections(several, 1, one))[0] for one in sent]
        assert eventually(lambda: send(several, "GET", "/api/status").content["running"] > 0)
        assert several.stop() == 0
        answers = [rest(one) for one in opened]
    finished = [answer for answer in answers if answer]  # the others had not been accepted
    assert finished
    for answer in finished:
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["data"]
    assert not any(is_running(process) for process in running)
