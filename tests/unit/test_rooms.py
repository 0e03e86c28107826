"""Rooms: what a hall sees, who may lead, and votes."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.questions import Answer, AnswerColumn
from pointerscope.serving.fair_queue import Client
from pointerscope.serving.room_streams import Beat, RoomStreams, Unread
from pointerscope.serving.rooms import (
    Event,
    FullError,
    Hall,
    NoSpaceError,
    RoomError,
    RoomLimits,
    RoomQuestion,
    Rooms,
    UnknownRoomError,
    WrongKeyError,
)
from tests.disks import full_disk

HOUR = 3600.0
OWNERS = itertools.count()
LIMITS = RoomLimits(rooms=3, seconds=HOUR, voters=5)
ASKED = RoomQuestion(
    0,
    "choice",
    "Which?",
    ("one", "two"),
    answer=Answer("two", columns=(AnswerColumn("Pointer", "pointer", (0.2, 0.8)),)),
)
ASKED_NUMBER = RoomQuestion(0, "number", "How much?")


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def rooms(tmp_path, clock):
    rooms = Rooms(tmp_path / "rooms.sqlite", LIMITS, clock)
    yield rooms
    rooms.close()


def open_room(rooms, address="/", owner=None):
    """Open a room, each from an address of its own by default."""
    return rooms.open(address, owner or f"owner {next(OWNERS)}")


@pytest.fixture
def opened(rooms):
    code, key, _ = open_room(rooms, "/explore/town")
    return code, key


def test_another_process_sees_what_is_shown(rooms, opened, tmp_path, clock):
    code, key = opened
    other = Rooms(tmp_path / "rooms.sqlite", LIMITS, clock)
    before = other.version()
    rooms.show(code, key, "/lessons/pointer?step=2")
    assert other.state(code).address == "/lessons/pointer?step=2"
    assert other.version() != before
    other.close()


def test_a_file_of_another_version_begins_anew(tmp_path, clock):
    path = tmp_path / "rooms.sqlite"
    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE rooms (code TEXT PRIMARY KEY, ends REAL)")
        old.execute("INSERT INTO rooms VALUES ('K7F2QX', 1e12)")
    old.close()
    for _ in range(2):  # what it stores itself stays
        rooms = Rooms(path, LIMITS, clock)
        open_room(rooms)
        rooms.close()
    with sqlite3.connect(path) as new:
        assert new.execute("SELECT COUNT(*) FROM rooms").fetchone() == (2,)
    new.close()


def test_every_change_is_an_event_with_the_whole_state(rooms, opened):
    code, key = opened
    [first] = rooms.events_after(code, 0)
    rooms.show(code, key, "/a")
    rooms.show(code, key, "/a")  # no change
    rooms.put(code, key, ASKED)
    events = rooms.events_after(code, first.id)
    assert [event.state["address"] for event in events] == ["/a", "/a"]
    assert [event.state["question"] is None for event in events] == [True, False]
    assert rooms.events_after(code, events[-1].id) == []


def test_only_the_last_events_are_stored(rooms, opened):
    code, key = opened
    for number in range(300):
        rooms.show(code, key, f"/{number}")
    events = rooms.events_after(code, 0)
    assert len(events) == 200
    assert events[-1].state["address"] == "/299"
    for number in range(9):
        rooms.show(code, key, f"/{'é' * 15_000}{number}")
    events = rooms.events_after(code, 0)
    assert [event.state["address"][-1] for event in events] == ["6", "7", "8"]  # 30 kB each
    rooms.show(code, key, f"/{'é' * 60_000}")
    assert len(rooms.events_after(code, 0)) == 1


def test_a_room_takes_a_bounded_number_of_bytes(rooms, opened, tmp_path):
    code, key = opened
    long = replace(ASKED, history=(("é" * 20_000, "Mon 08:00"),))
    most = 9_900_000 // 40_300  # 100 kB are for its events
    for _ in range(most):
        rooms.put(code, key, long)
    with pytest.raises(NoSpaceError, match="open another room"):
        rooms.put(code, key, long)
    assert len(list(rooms.results(code, key))) == most
    for number in range(300):
        rooms.show(code, key, f"/explore/town?{number}")
    assert sum(file.stat().st_size for file in tmp_path.glob("rooms.sqlite*")) < 18_000_000


def leave(monkeypatch, free):
    """Let the disk have a number of free bytes besides those that stay free."""
    usage = shutil.disk_usage("/")._replace(free=free + 16_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: usage)


def test_one_address_leaves_space_to_others(rooms, monkeypatch):
    code, key, _ = open_room(rooms, owner="one")
    number = rooms.put(code, key, ASKED_NUMBER)
    rooms.vote(code, number, "a" * 16, "1")
    leave(monkeypatch, 150_000)  # which its rooms do not take yet, but a second one would
    with pytest.raises(NoSpaceError, match="ask the operator"):
        open_room(rooms, owner="one")
    open_room(rooms, owner="other")
    leave(monkeypatch, 100_000)
    with pytest.raises(NoSpaceError, match="ask the operator"):
        rooms.vote(code, number, "b" * 16, "1")
    with pytest.raises(NoSpaceError):
        rooms.put(code, key, ASKED)
    assert rooms.vote(code, number, "a" * 16, "2") == "2"  # takes no more than before
    assert rooms.hall(code).votes == 1
    rooms.reveal(code, key)
    rooms.end(code, key)


def test_longer_votes_take_more_space(rooms, opened, monkeypatch):
    code, key = opened
    number = rooms.put(code, key, replace(ASKED, choices=("a", "😀" * 200)))
    rooms.vote(code, number, "a" * 16, "a")
    leave(monkeypatch, 102_000)
    rooms.vote(code, number, "b" * 16, "a")
    with pytest.raises(NoSpaceError):
        rooms.vote(code, number, "a" * 16, "😀" * 200)


def test_the_space_of_a_room_that_ended_is_free_again(rooms, monkeypatch):
    code, key, _ = open_room(rooms, owner="one")
    long = replace(ASKED, history=(("x" * 40_000, "Mon 08:00"),))
    for _ in range(20):
        rooms.put(code, key, long)
    rooms.end(code, key)
    leave(monkeypatch, 0)
    code, key, _ = open_room(rooms, owner="one")
    for _ in range(5):
        rooms.put(code, key, long)


def test_a_change_that_a_full_disk_refuses_is_undone(rooms, opened):
    code, key = opened
    number = rooms.put(code, key, ASKED)
    before = rooms.state(code)
    with full_disk(0), pytest.raises(sqlite3.OperationalError):
        rooms.show(code, key, "/after")
    assert rooms.state(code) == before
    rooms.vote(code, number, "a" * 16, "one")
    assert rooms.hall(code).votes == 1


def test_one_address_leaves_rooms_to_others(tmp_path, clock):
    rooms = Rooms(tmp_path / "rooms.sqlite", replace(LIMITS, rooms=50), clock)
    for owner, most in (("one", 20), ("two", 16), ("three", 8), ("four", 4), ("five", 2)):
        for _ in range(most):
            open_room(rooms, owner=owner)
        with pytest.raises(FullError, match=f"Your network has {most} rooms already"):
            open_room(rooms, owner=owner)
    rooms.close()


def test_rooms_that_nobody_follows_or_leads_make_way(rooms, opened, clock):
    led, _ = opened
    left = open_room(rooms)[0]
    later = open_room(rooms)[0]
    clock.now += 1_000
    rooms.report_listeners({led: 0, later: 3})
    clock.now += 799
    with pytest.raises(FullError, match="3 rooms already"):
        open_room(rooms)
    clock.now += 1
    new = open_room(rooms)[0]
    with pytest.raises(UnknownRoomError):
        rooms.state(left)
    assert rooms.events_after(left, 0)[-1].state["is_open"] is False
    for code in (led, later, new):
        rooms.state(code)
    with pytest.raises(FullError, match="3 rooms already"):
        open_room(rooms)


def test_an_address_with_many_rooms_ends_only_its_own(rooms, clock):
    other = open_room(rooms)[0]
    own = open_room(rooms, owner="one")[0]
    open_room(rooms, owner="one")
    clock.now += 1_800
    rooms.report_listeners({})
    open_room(rooms, owner="one")
    rooms.state(other)
    with pytest.raises(UnknownRoomError):
        rooms.state(own)


def test_rooms_that_ended_are_removed_a_few_at_a_time(tmp_path, clock):
    path = tmp_path / "rooms.sqlite"
    rooms = Rooms(path, replace(LIMITS, rooms=25), clock)
    ended = [open_room(rooms)[0] for _ in range(25)]
    clock.now += HOUR
    with closing(sqlite3.connect(path)) as looking:
        for left in (15, 5, 0):
            open_room(rooms)
            stored = {code for (code,) in looking.execute("SELECT code FROM rooms")}
            assert len(stored.intersection(ended)) == left
    rooms.close()


@pytest.mark.parametrize("act", ["show", "put", "reveal", "put_away", "end", "results"])
def test_only_the_key_leads(rooms, opened, act):
    code, _ = opened
    arguments = {"show": ("/x",), "put": (ASKED,)}.get(act, ())
    before = rooms.state(code)
    with pytest.raises(WrongKeyError):
        getattr(rooms, act)(code, "0" * 22, *arguments)
    assert rooms.state(code) == before


def test_the_answer_and_votes_are_hidden_until_they_are_revealed(rooms, opened):
    code, key = opened
    number = rooms.put(code, key, ASKED)
    rooms.vote(code, number, "a" * 16, "one")
    rooms.vote(code, number, "b" * 16, "two")
    rooms.vote(code, number, "a" * 16, "two")  # changes the vote
    shown = rooms.state(code).question
    assert (shown.votes, shown.answer) == (None, None)
    assert rooms.hall(code) == Hall(listeners=0, votes=2)
    rooms.reveal(code, key)
    shown = rooms.state(code).question
    assert (shown.votes, shown.answer) == ({"two": 2}, ASKED.answer)
    with pytest.raises(RoomError, match="ended"):
        rooms.vote(code, number, "c" * 16, "one")
    assert [question.votes for question in rooms.results(code, key)] == [{"two": 2}]


def test_formulas_are_drawn_with_the_texts_that_are_shown(rooms, opened):
    code, key = opened
    answer = Answer("$y$", outcome="Since $z$ is <b>.")
    question = RoomQuestion(0, "choice", r"Is it $\sqrt{x}$?", ("$y$", "5"), (), answer)
    rooms.put(code, key, question.drawn())
    formulas = rooms.state(code).question.formulas
    assert formulas.keys() == {r"$\sqrt{x}$", "$y$"}
    assert "<msqrt>" in formulas[r"$\sqrt{x}$"]
    rooms.reveal(code, key)
    assert rooms.state(code).question.formulas.keys() == {r"$\sqrt{x}$", "$y$", "$z$"}


def test_names_of_places_are_no_formulas(rooms, opened):
    code, key = opened
    rooms.put(code, key, RoomQuestion(0, "place", "Where next?", ("$A$", "B")))
    assert rooms.state(code).question.formulas == {}


def test_votes_for_anything_else_do_not_count(rooms, opened):
    code, key = opened
    number = rooms.put(code, key, ASKED)
    with pytest.raises(RoomError, match="not one of the choices"):
        rooms.vote(code, number, "a" * 16, "three")
    with pytest.raises(RoomError, match="ended"):
        rooms.vote(code, number + 1, "a" * 16, "one")
    assert rooms.hall(code).votes == 0


@given(st.floats(allow_nan=False, allow_infinity=False, width=32))
def test_equal_numbers_are_one_choice(tmp_path_factory, value):
    rooms = Rooms(tmp_path_factory.mktemp("rooms") / "rooms.sqlite", LIMITS)
    code, key, _ = open_room(rooms)
    number = rooms.put(code, key, ASKED_NUMBER)
    rooms.vote(code, number, "a" * 16, repr(value))
    rooms.vote(code, number, "b" * 16, f" {value!r} ".replace(".", ",").replace("-", "−"))
    rooms.reveal(code, key)
    assert list(rooms.state(code).question.votes.values()) == [2]
    rooms.close()


@pytest.mark.parametrize("texts", [("0", "-0"), ("0.5", ",5", "5e-1", "50 %", "1/2")])
def test_a_number_is_one_choice_however_it_is_written(rooms, opened, texts):
    code, key = opened
    number = rooms.put(code, key, ASKED_NUMBER)
    for voter, text in enumerate(texts):
        assert rooms.vote(code, number, f"{voter:016}", text) == texts[0]
    rooms.reveal(code, key)
    assert rooms.state(code).question.votes == {texts[0]: len(texts)}


@pytest.mark.parametrize("text", ["1_000", "1e400", "-inf", "nan", "a lot", ""])
def test_only_numbers_are_votes_for_a_number(rooms, opened, text):
    code, key = opened
    number = rooms.put(code, key, ASKED_NUMBER)
    with pytest.raises(RoomError, match="not a number" if text else "still empty"):
        rooms.vote(code, number, "a" * 16, text)


def test_votes_and_rooms_have_limits(rooms, opened):
    code, key = opened
    number = rooms.put(code, key, ASKED)
    for voter in range(LIMITS.voters):
        rooms.vote(code, number, f"{voter:016}", "one")
    with pytest.raises(FullError):
        rooms.vote(code, number, "x" * 16, "one")
    rooms.vote(code, number, f"{0:016}", "two")  # may still change
    for _ in range(LIMITS.rooms - 1):
        open_room(rooms)
    with pytest.raises(FullError, match="3 rooms already"):
        open_room(rooms)


def test_a_sender_has_a_limited_number_of_votes_on_each_question(rooms, opened):
    code, key = opened
    for _ in range(2):
        number = rooms.put(code, key, ASKED)
        for voter in range(2):
            rooms.vote(code, number, f"{voter:016}", "one", ("browser", 9), ("address", 2))
        with pytest.raises(FullError, match="2 votes"):
            rooms.vote(code, number, "x" * 16, "one", ("browser", 9), ("address", 2))
        rooms.vote(code, number, f"{0:016}", "two", ("browser", 9), ("address", 2))  # changes
        rooms.vote(code, number, "y" * 16, "one", ("other", 2))
        assert rooms.hall(code).votes == 3


def test_a_room_has_a_limited_number_of_questions(rooms, opened):
    code, key = opened
    for _ in range(500):
        rooms.put(code, key, ASKED)
    before = rooms.state(code)
    with pytest.raises(FullError, match="open another room"):
        rooms.put(code, key, ASKED)
    assert rooms.state(code) == before
    assert len(list(rooms.results(code, key))) == 500


async def listen_from(streams, code, client):
    """Return a new stream of a client, which has begun."""
    stream = streams.listen(code, client)
    assert isinstance(await anext(stream), Beat)
    return stream


async def fill(streams, code, client):
    """Return as many streams as a client may hold."""
    held = []
    with suppress(FullError):
        while True:
            held.append(await listen_from(streams, code, client))
    return held


def test_one_address_leaves_streams_to_others(rooms, opened):
    async def listen():
        streams = RoomStreams(rooms, max_streams=4)
        one, other = (Client(f"192.0.2.{at}", "browser") for at in (1, 2))
        held = await fill(streams, opened[0], one)
        assert len(held) == 3
        held += await fill(streams, opened[0], other)
        assert len(held) == 4
        with pytest.raises(FullError):
            await listen_from(streams, opened[0], Client("192.0.2.3"))
        for stream in held:
            await stream.aclose()
        await listen_from(streams, opened[0], one)
        streams.close()

    asyncio.run(listen())


def test_many_streams_at_once_pass_no_limit(rooms, opened):
    async def listen():
        streams = RoomStreams(rooms, max_streams=200)
        browser = Client("192.0.2.1", "browser")
        asked = [listen_from(streams, opened[0], browser) for _ in range(60)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, FullError) for answer in answers) == 60 - 16
        assert streams.count() == 16
        streams.close()

    asyncio.run(listen())


def test_browsers_behind_one_address_leave_streams_to_each_other(rooms, opened):
    async def listen():
        streams = RoomStreams(rooms, max_streams=200)
        counts = []
        for browser in ("", "one", "two"):
            held = await fill(streams, opened[0], Client("192.0.2.1", browser))
            counts.append(len(held))
        assert counts == [50, 16, 16]  # of 100
        streams.close()

    asyncio.run(listen())


def test_a_room_sends_no_more_than_a_hall_can_read(rooms, opened):
    code, key = opened
    listeners, changes = 300, 100
    last = f"/{changes - 1}"

    async def follow(streams, number):
        seen = []
        async for message in streams.listen(code, Client(f"address {number}", "browser")):
            if isinstance(message, Event):
                seen.append(message.state["address"])
                if seen[-1] == last:
                    return len(seen)
        return None

    async def listen():
        streams = RoomStreams(rooms, max_streams=listeners)
        began = time.monotonic()
        halls = [asyncio.create_task(follow(streams, number)) for number in range(listeners)]
        for number in range(changes):
            await asyncio.to_thread(rooms.show, code, key, f"/{number}")
            await asyncio.sleep(0.005)
        counts = await asyncio.wait_for(asyncio.gather(*halls), 20)
        streams.close()
        return counts, time.monotonic() - began

    counts, seconds = asyncio.run(listen())
    assert None not in counts  # all have seen the last change
    assert max(counts) <= 2 + 2_000 * (seconds + 1) / listeners


def test_who_was_away_for_long_gets_the_latest_changes(rooms, opened):
    code, key = opened
    for number in range(100):
        rooms.show(code, key, f"/{number}")

    async def come_back():
        streams = RoomStreams(rooms, max_streams=4)
        stream = streams.listen(code, Client("192.0.2.1"), last=1)
        await anext(stream)
        seen = [(await anext(stream)).state["address"] for _ in range(20)]
        await stream.aclose()
        streams.close()
        return seen

    assert asyncio.run(come_back()) == [f"/{number}" for number in range(80, 100)]


def test_who_reads_slowly_misses_only_what_later_messages_replace(rooms, opened):
    code, key = opened

    async def follow():
        streams = RoomStreams(rooms, max_streams=4)
        slow = streams.listen(code, Client("192.0.2.1"))
        await anext(slow)
        await anext(slow)
        quick = streams.listen(code, Client("192.0.2.2"))
        await anext(quick)
        changes = [f"/{number}" for number in range(30)]
        for address in changes:
            await asyncio.to_thread(rooms.show, code, key, address)
            while not isinstance(message := await anext(quick), Event) or (
                message.state["address"] != address
            ):
                pass
        await asyncio.sleep(0.5)  # for what is told of the hall
        await asyncio.to_thread(rooms.end, code, key)
        async with asyncio.timeout(20):
            [message async for message in quick]
            read = [message async for message in slow]
        events = [one for one in read if isinstance(one, Event)]
        assert [one.state["address"] for one in events[:-1]] == changes[-19:]
        assert not events[-1].state["is_open"]
        assert [one.listeners for one in read if isinstance(one, Hall)] == [2]

    asyncio.run(follow())


def test_what_is_unread_keeps_its_order_and_ends_last():
    events = [Event(number, "{}") for number in range(25)]

    async def read():
        unread = Unread()
        unread.add(Hall(1, 0))
        for event in events[:22]:
            unread.add(event)
        unread.add(Hall(2, 1))
        for event in events[22:]:
            unread.add(event)
        unread.end()
        found = []
        while (message := await unread.take()) is not None:
            found.append(message)
        return found

    assert asyncio.run(read()) == [*events[5:22], Hall(2, 1), *events[22:]]


def test_who_says_to_have_seen_what_never_was_begins_anew_and_ends_with_the_room(rooms, opened):
    code, key = opened

    async def invent():
        streams = RoomStreams(rooms, max_streams=4)
        stream = streams.listen(code, Client("192.0.2.1"), last=10**17)
        await anext(stream)
        assert (await anext(stream)).state["address"] == "/explore/town"
        await asyncio.to_thread(rooms.end, code, key)
        async with asyncio.timeout(20):
            last = [message async for message in stream if isinstance(message, Event)][-1]
        assert not last.state["is_open"]

    asyncio.run(invent())


def test_a_room_that_fails_does_not_silence_the_others(rooms, opened, monkeypatch):
    code, key = opened
    broken, _, _ = open_room(rooms)
    events_after = rooms.events_after

    def failing(asked, *arguments):
        if asked == broken:
            raise sqlite3.OperationalError("disk I/O error")
        return events_after(asked, *arguments)

    async def listen():
        streams = RoomStreams(rooms, max_streams=9)
        stream = await listen_from(streams, code, Client("192.0.2.1"))
        await anext(stream)
        monkeypatch.setattr(rooms, "events_after", failing)
        other = await listen_from(streams, broken, Client("192.0.2.2"))
        with pytest.raises(sqlite3.OperationalError):
            await anext(other)
        assert streams.count() == 1
        await asyncio.to_thread(rooms.show, code, key, "/after")
        while not isinstance(message := await asyncio.wait_for(anext(stream), 20), Event):
            pass
        assert message.state["address"] == "/after"
        await stream.aclose()
        streams.close()

    asyncio.run(listen())


def test_all_may_leave_while_a_change_waits(rooms, opened, monkeypatch, caplog):
    code, key = opened
    reported, left = threading.Event(), threading.Event()

    def report(counts):
        if len(counts) == 2:
            reported.set()
            assert left.wait(20)

    async def listen():
        streams = RoomStreams(rooms, max_streams=9, messages_per_second=1.0)
        stream = await listen_from(streams, code, Client("192.0.2.1"))
        await anext(stream)
        for address in ("/sent", "/waits"):
            await asyncio.to_thread(rooms.show, code, key, address)
            await asyncio.sleep(0.2)
        monkeypatch.setattr(rooms, "report_listeners", report)
        other = await listen_from(streams, open_room(rooms)[0], Client("192.0.2.2"))
        assert await asyncio.to_thread(reported.wait, 20)
        await stream.aclose()
        await other.aclose()
        left.set()
        await asyncio.sleep(0.2)

    asyncio.run(listen())
    assert not caplog.records


def test_a_room_ends_by_itself_or_by_its_key(rooms, opened, clock):
    code, key = opened
    other, _, ends = open_room(rooms)
    assert ends == clock.now + HOUR
    rooms.end(code, key)
    assert rooms.events_after(code, 0)[-1].state["is_open"] is False
    with pytest.raises(UnknownRoomError):
        rooms.state(code)
    clock.now = ends
    with pytest.raises(UnknownRoomError):
        rooms.state(other)
    for _ in range(LIMITS.rooms):  # those that have ended leave room
        open_room(rooms)


@pytest.mark.parametrize("cause", ["its key", "its time"])
def test_streams_say_that_their_room_has_ended_and_end(rooms, opened, clock, cause):
    code, key = opened
    rooms.put(code, key, ASKED)

    async def listen():
        streams = RoomStreams(rooms, max_streams=9, report_seconds=0.1)
        stream = await listen_from(streams, code, Client("192.0.2.1"))
        assert (await anext(stream)).state["question"]["text"] == "Which?"
        if cause == "its key":
            await asyncio.to_thread(rooms.end, code, key)
        else:
            clock.now += HOUR
        async with asyncio.timeout(20):
            last = [message async for message in stream if isinstance(message, Event)][-1]
        assert last.state == {
            "code": code,
            "address": "/explore/town",
            "question": None,
            "is_open": False,
        }
        assert streams.count() == 0

    asyncio.run(listen())


def test_votes_from_many_threads_are_all_counted(rooms, opened, tmp_path, clock):
    code, key = opened
    other = Rooms(tmp_path / "rooms.sqlite", RoomLimits(3, HOUR, 1_000), clock)
    number = rooms.put(code, key, ASKED)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda at: other.vote(code, number, f"{at:016}", "one"), range(200)))
    assert rooms.hall(code).votes == 200
    other.close()


def test_listeners_of_all_workers_are_counted_while_they_report(rooms, opened, tmp_path, clock):
    code, _ = opened
    other = Rooms(tmp_path / "rooms.sqlite", LIMITS, clock)
    rooms.report_listeners({code: 2})
    other.report_listeners({code: 3})
    assert rooms.hall(code).listeners == 5
    clock.now += 20
    rooms.report_listeners({code: 2})  # the other worker was killed
    assert rooms.hall(code).listeners == 2
    other.close()
