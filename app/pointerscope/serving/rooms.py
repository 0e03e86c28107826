"""Rooms: what a lecturer shows to a hall, questions, and votes.

The state lies in an SQLite file that all workers of a machine share, so that a worker can end
without a room noticing. A room's state is an address of this application and at most one question.
Every change of it is stored as an event that holds the whole state, in one growing sequence.

A room takes a bounded number of bytes. Each address that opens rooms leaves rooms and bytes to the
others. A room that nobody has followed or led for a while ends when another one needs its place.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from pointerscope.analysis.questions import Answer, AnswerColumn, QuestionKind
from pointerscope.core.settings import environment_variable
from pointerscope.lessons.framework.marking import UnreadableAnswerError, normalise_number
from pointerscope.publishing.deck.markdown import line_formulas

_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_PATTERN = f"[{_LETTERS}]{{6}}"
WRONG_CODE = (
    "A room’s code has six letters and digits, such as K7F2QX, and never 0, 1, I, L or O. "
    "Compare yours with the one on the lecturer’s screen."
)
MAX_ROOM_BYTES = 10_000_000
"""Most bytes of a room's questions and votes; 40 questions to a hall of 2,000."""
BUSY_SECONDS = 5.0
"""How long a change waits for the file while another worker writes to it."""
_KEY_BYTES = 16
_MAX_QUESTIONS = 500  # in a room
_MAX_STORED_EVENTS, _MAX_STORED_BYTES = 200, 100_000  # of a room, for streams that were interrupted
_VOTE_BYTES = 80  # in the file, besides its choice
_RESERVED_BYTES = 16_000_000  # of the disk; removing a room needs them for a moment
_MAX_ROOMS_OF_ADDRESS = 20  # rooms
_IDLE_SECONDS = 1_800.0  # after which a room that nobody follows or leads makes way
_ENDED_AT_ONCE = 10  # rooms that are removed together; others wait meanwhile
_WAL_BYTES, _PAGE_BYTES = 4_000_000, 4_096
_LAYOUT = 2  # of the tables below; a change of them needs another number
_SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
  code TEXT PRIMARY KEY, key BLOB NOT NULL, ends REAL NOT NULL, question INTEGER NOT NULL,
  owner TEXT NOT NULL, seen REAL NOT NULL, bytes INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS events (
  id INTEGER PRIMARY KEY AUTOINCREMENT, room TEXT NOT NULL, state TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS events_of_room ON events (room, id);
CREATE TABLE IF NOT EXISTS questions (
  room TEXT NOT NULL, number INTEGER NOT NULL, content TEXT NOT NULL,
  PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS votes (
  room TEXT NOT NULL, question INTEGER NOT NULL, voter BLOB NOT NULL, choice TEXT NOT NULL,
  PRIMARY KEY (room, question, voter)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS senders (
  room TEXT NOT NULL, name TEXT NOT NULL, votes INTEGER NOT NULL, PRIMARY KEY (room, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS listeners (
  room TEXT NOT NULL, worker TEXT NOT NULL, count INTEGER NOT NULL, seen REAL NOT NULL,
  PRIMARY KEY (room, worker)
) WITHOUT ROWID;
"""
_PRESENT_SECONDS = 15.0  # for which the listeners that a worker reported count


class RoomError(Exception):
    """A request that a room cannot fulfil.

    Attributes:
        status: of an HTTP response.
    """

    status = 422


class NoRoomsError(RoomError):
    """The operator has switched rooms off."""

    status = 404

    def __init__(self) -> None:
        super().__init__(
            "This server has no rooms. Its operator can switch them on with "
            f"{environment_variable('rooms')}=true."
        )


class UnknownRoomError(RoomError):
    """No room has this code, or it has ended."""

    status = 404

    def __init__(self, code: str) -> None:
        super().__init__(
            f"There is no room {code!r}. It may have ended; ask for its code once more."
        )


class WrongKeyError(RoomError):
    """The sender does not hold the room's key."""

    status = 401

    def __init__(self) -> None:
        super().__init__("Only the holder of this room's key can do that.")


class FullError(RoomError):
    """A limit is reached."""

    status = 503


class NoSpaceError(RoomError):
    """The file of the rooms cannot take more."""

    status = 507


@dataclass(frozen=True)
class RoomLimits:
    """Limits on rooms.

    Attributes:
        rooms: most rooms at once.
        seconds: the lifetime of a room.
        voters: most votes on one question.
    """

    rooms: int
    seconds: float
    voters: int


@dataclass(frozen=True)
class RoomQuestion:
    """A question to the hall.

    Attributes:
        number: of the question in its room, from 1.
        kind: `number` has no choices.
        text: the question.
        choices: what can be voted for, except for a number.
        history: the visits that it is about, as in `analysis.questions.AudienceQuestion`.
        answer: what is shown beside the votes. Known to the hall once it is revealed. Its choice is
            one of the choices, or a number as `normalise_number` writes it.
        is_revealed: whether votes and answer are shown. Nobody can vote from then on.
        votes: votes by choice; empty until they are revealed.
        situation: as in `analysis.questions.AudienceQuestion`.
        formulas: the MathML of the formulas in the texts that are shown, by what is written, with
            its dollar signs.
    """

    number: int
    kind: QuestionKind
    text: str
    choices: tuple[str, ...] = ()
    history: tuple[tuple[str, str], ...] = ()
    answer: Answer | None = None
    is_revealed: bool = False
    votes: dict[str, int] | None = None
    situation: str = ""
    formulas: dict[str, str] = field(default_factory=dict)

    @property
    def lines(self) -> tuple[str, ...]:
        """The texts that may have formulas. The names of places have none."""
        own_choices = self.choices if self.kind == "choice" else ()
        return (self.text, *own_choices, "" if self.answer is None else self.answer.outcome)

    def drawn(self) -> RoomQuestion:
        """Return the question with its formulas drawn."""
        return replace(self, formulas=line_formulas(*self.lines))


@dataclass(frozen=True)
class RoomState:
    """What everybody in a room may know.

    Attributes:
        code: of the room.
        address: what the lecturer shows, below the root path, such as `/explore/town?visits=…`.
        question: the last question; None before the first, or if it was put away.
        is_open: false once the room has ended.
    """

    code: str
    address: str
    question: RoomQuestion | None = None
    is_open: bool = True


@dataclass(frozen=True)
class Event:
    """A change of a room; `id` grows. `text` is the room's whole state as JSON."""

    id: int
    text: str

    @property
    def state(self) -> dict[str, Any]:
        """The room's whole state."""
        state: dict[str, Any] = json.loads(self.text)
        return state


@dataclass(frozen=True)
class Hall:
    """How many are in a room, without the lecturer, and how many voted on its open question."""

    listeners: int
    votes: int


class Rooms:
    """The rooms of a server, in a file that several processes may open.

    Methods may be called from any thread.

    Args:
        path: the SQLite file, which is made if needed.
        limits: limits on rooms.
        clock: seconds since the epoch.
    """

    def __init__(
        self, path: Path, limits: RoomLimits, clock: Callable[[], float] = time.time
    ) -> None:
        self._limits = limits
        self._clock = clock
        self._lock = threading.Lock()
        self._worker = secrets.token_hex(8)
        self._folder = path.parent
        self._database = _connect(path)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
        self._database.execute("PRAGMA synchronous = OFF")  # rooms need not survive a power cut
        _remove_other_layout(self._database)
        self._database.executescript(_SCHEMA)
        self._watching = _connect(path)  # never waits for a change that is being written

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._database.close()
            self._watching.close()

    def open(self, address: str, owner: str) -> tuple[str, str, float]:
        """Open a room.

        Args:
            address: what it shows at first.
            owner: a name of the network address that opens it, which does not reveal that.

        Returns:
            Its code, its key (128 bits; only a hash of it is stored) and when it ends, in seconds
            since the epoch.

        Raises:
            FullError: there are too many rooms, or too many of this owner.
            NoSpaceError: the rooms of this owner take too many bytes.
        """
        key = secrets.token_urlsafe(_KEY_BYTES)
        now = self._clock()
        ends = now + self._limits.seconds
        self.close_ended()
        with self._transaction() as database:
            _remove_old_events(database)
        with self._transaction() as database:
            self._make_way(database, owner)
            code = self._new_code(database)
            database.execute(
                "INSERT INTO rooms (code, key, ends, question, owner, seen, bytes) "
                "VALUES (?, ?, ?, 0, ?, ?, 0)",
                (code, _hash(key), ends, owner, now),
            )
            self._take_space(database, code, _MAX_STORED_BYTES)
            _store(database, RoomState(code, address))
        return code, key, ends

    def state(self, code: str) -> RoomState:
        """Return what a room shows.

        Raises:
            UnknownRoomError: there is no such room.
        """
        with self._lock:
            return self._state(self._database, code)

    def show(self, code: str, key: str, address: str) -> None:
        """Show another page.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
        """
        with self._transaction() as database:
            state = self._own_state(database, code, key)
            if address != state.address:
                _store(database, replace(state, address=address))

    def put(self, code: str, key: str, question: RoomQuestion) -> int:
        """Put a question to the hall, in place of the one before, and return its number.

        Args:
            code: of the room.
            key: the room's.
            question: with its formulas drawn.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
            FullError: the room has had too many questions.
            NoSpaceError: it takes too many bytes.
        """
        question = replace(question, is_revealed=False, votes=None)
        asked = replace(question, answer=None).drawn()
        with self._transaction() as database:
            state = self._own_state(database, code, key)
            (number,) = database.execute(
                "UPDATE rooms SET question = question + 1 WHERE code = ? RETURNING question",
                (code,),
            ).fetchone()
            if number > _MAX_QUESTIONS:
                raise FullError(
                    f"This room has had {_MAX_QUESTIONS} questions. Save the votes and open "
                    "another room."
                )
            database.execute("DELETE FROM senders WHERE room = ?", (code,))
            content = _json(replace(question, number=number))
            self._take_space(database, code, len(content.encode()))
            database.execute(
                "INSERT INTO questions (room, number, content) VALUES (?, ?, ?)",
                (code, number, content),
            )
            _store(database, replace(state, question=replace(asked, number=number)))
            return number

    def reveal(self, code: str, key: str) -> None:
        """Show the votes on the open question, and end the voting.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
            RoomError: no question is open.
        """
        with self._transaction() as database:
            state = self._own_state(database, code, key)
            if state.question is None or state.question.is_revealed:
                raise RoomError("No question is open. Put one to the hall first.")
            number = state.question.number
            (content,) = database.execute(
                "SELECT content FROM questions WHERE room = ? AND number = ?", (code, number)
            ).fetchone()
            question = _question(json.loads(content))
            votes = _votes(database, code, number)
            question = replace(question, is_revealed=True, votes=votes)
            _store(database, replace(state, question=question))

    def put_away(self, code: str, key: str) -> None:
        """Take the question away, so that the room shows its page again.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
        """
        with self._transaction() as database:
            state = self._own_state(database, code, key)
            if state.question is not None:
                _store(database, replace(state, question=None))

    def vote(
        self, code: str, number: int, voter: str, choice: str, *senders: tuple[str, int]
    ) -> str:
        """Cast a vote, or change the one that the same voter has cast, and return its choice.

        Args:
            code: of the room.
            number: of the question.
            voter: a random text that tells voters apart; only a hash of it is stored.
            choice: one of the question's choices, or a number as people type it, which counts as
                `normalise_number` writes it.
            senders: those whom the vote comes from, such as a browser and its address: a name that
                does not reveal them, and how many votes each may cast. Names are stored beside the
                number of their votes, never beside a vote.

        Raises:
            UnknownRoomError: there is no such room.
            FullError: the question, or a sender, has too many votes.
            NoSpaceError: the room takes too many bytes.
            RoomError: the question is not open, or has no such choice.
        """
        with self._transaction() as database:
            question = self._state(database, code).question
            if question is None or question.number != number or question.is_revealed:
                raise RoomError("The voting on this question has ended.")
            if question.kind == "number":
                choice = _normalise(choice)
            elif choice not in question.choices:
                raise RoomError(f"{choice!r} is not one of the choices of this question.")
            row = (code, number, _hash(voter))
            before = database.execute(
                "SELECT choice FROM votes WHERE room = ? AND question = ? AND voter = ?", row
            ).fetchone()
            size = len(choice.encode())
            if before:
                size -= len(before[0].encode())
            else:
                size += _VOTE_BYTES
                count = _vote_count(database, code, number)
                if count >= self._limits.voters:
                    raise FullError(f"This question has {count} votes, and no more are counted.")
                for name, most in senders:
                    _count_vote(database, code, name, most)
            self._take_space(database, code, size)
            database.execute("INSERT OR REPLACE INTO votes VALUES (?, ?, ?, ?)", (*row, choice))
            return choice

    def results(self, code: str, key: str) -> Iterator[RoomQuestion]:
        """Return all questions of a room with their votes, in the order in which they were asked.

        Each is read when it is its turn, so that few of them are in memory.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
        """
        with self._lock:
            self._own_state(self._database, code, key)
            asked = self._database.execute(
                "SELECT number FROM questions WHERE room = ? ORDER BY number", (code,)
            ).fetchall()
        return (self._result(code, number) for (number,) in asked)

    def _result(self, code: str, number: int) -> RoomQuestion:
        with self._lock:
            row = self._database.execute(
                "SELECT content FROM questions WHERE room = ? AND number = ?", (code, number)
            ).fetchone()
            votes = _votes(self._database, code, number)
        if row is None:  # the room has ended meanwhile
            raise UnknownRoomError(code)
        return replace(_question(json.loads(row[0])), votes=votes)

    def end(self, code: str, key: str) -> None:
        """Close a room for good; its listeners are told, and its votes are deleted.

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
        """
        with self._transaction() as database:
            self._own_state(database, code, key)
            _close(database, code)

    def close_ended(self) -> None:
        """Close a few of the rooms whose time is up; their listeners are told."""
        with self._lock:
            ended = self._database.execute(
                "SELECT code FROM rooms WHERE ends <= ? LIMIT ?", (self._clock(), _ENDED_AT_ONCE)
            ).fetchall()
        for (code,) in ended:
            # One each, which needs less space. Another worker may have closed it meanwhile.
            with suppress(UnknownRoomError), self._transaction() as database:
                _close(database, code)

    def version(self) -> int:
        """Return a number that changes with every change of a room, by whomever.

        This method, `check`, `latest_event`, `events_after` and `hall` never wait; only one thread
        may call them.
        """
        return int(self._watching.execute("PRAGMA data_version").fetchone()[0])

    def check(self, code: str) -> None:
        """Look whether a room is open.

        Raises:
            UnknownRoomError: there is no such room.
        """
        found = "SELECT 1 FROM rooms WHERE code = ? AND ends > ?"
        if not self._watching.execute(found, (code, self._clock())).fetchone():
            raise UnknownRoomError(code)

    def latest_event(self, code: str) -> int:
        """Return the id of the latest event of a room; 0 if there is none."""
        latest = "SELECT COALESCE(MAX(id), 0) FROM events WHERE room = ?"
        return int(self._watching.execute(latest, (code,)).fetchone()[0])

    def events_after(self, code: str, last: int, most: int = _MAX_STORED_EVENTS) -> list[Event]:
        """Return the events of a room after one of them, the latest ones where there are many.

        Args:
            code: of the room.
            last: id of an event; 0 for none.
            most: how many events are returned at most.
        """
        rows = self._watching.execute(
            "SELECT id, state FROM events WHERE room = ? AND id > ? ORDER BY id DESC LIMIT ?",
            (code, last, most),
        ).fetchall()
        return [Event(id, state) for id, state in reversed(rows)]

    def hall(self, code: str) -> Hall:
        """Return how many are in a room and have voted."""
        (listeners,) = self._watching.execute(
            "SELECT COALESCE(SUM(count), 0) FROM listeners WHERE room = ? AND seen > ?",
            (code, self._clock() - _PRESENT_SECONDS),
        ).fetchone()
        row = self._watching.execute(
            "SELECT question FROM rooms WHERE code = ?", (code,)
        ).fetchone()
        return Hall(listeners, _vote_count(self._watching, code, row[0]) if row else 0)

    def report_listeners(self, counts: dict[str, int]) -> None:
        """Say how many listen to each room at this worker; rooms that are left out have none."""
        now = self._clock()
        with self._transaction() as database:
            database.execute("DELETE FROM listeners WHERE worker = ?", (self._worker,))
            database.executemany(
                "INSERT INTO listeners (room, worker, count, seen) VALUES (?, ?, ?, ?)",
                [(room, self._worker, count, now) for room, count in counts.items()],
            )
            database.executemany(
                "UPDATE rooms SET seen = ? WHERE code = ?", [(now, room) for room in counts]
            )

    def _transaction(self) -> _Transaction:
        return _Transaction(self._database, self._lock)

    def _make_way(self, database: sqlite3.Connection, owner: str) -> None:
        """Find a place for one more room of an owner, who leaves as many places to others.

        If there is none, the owner's room that was idle for longest ends, or that of anybody if the
        owner has no room yet.
        """
        now = self._clock()
        count, own = database.execute(
            "SELECT COUNT(*), COUNT(*) FILTER (WHERE owner = ?) FROM rooms WHERE ends > ?",
            (owner, now),
        ).fetchone()
        free = self._limits.rooms - count
        if free > 0 and own <= free and own < _MAX_ROOMS_OF_ADDRESS:
            return
        idle = database.execute(
            "SELECT code FROM rooms WHERE ends > ? AND seen <= ? AND (owner = ? OR NOT ?) "
            "ORDER BY seen LIMIT 1",
            (now, now - _IDLE_SECONDS, owner, own),
        ).fetchone()
        if idle is not None:
            _close(database, idle[0])
            return
        if own:
            message = f"Your network has {own} rooms already; others are for other networks."
        else:
            message = f"This server has {count} rooms already, and no more are allowed."
        raise FullError(f"{message} Close one, or wait until one ends.")

    def _take_space(self, database: sqlite3.Connection, code: str, size: int) -> None:
        """Count bytes that a room is about to store.

        A room has a limit. All rooms of its owner together take no more than is still free on the
        disk, so that others find some, and the disk never fills up.

        Raises:
            NoSpaceError: they are too many.
        """
        of_room, of_owner = database.execute(
            "SELECT room.bytes, SUM(other.bytes) FROM rooms room JOIN rooms other USING (owner) "
            "WHERE room.code = ?",
            (code,),
        ).fetchone()
        if of_room + size > MAX_ROOM_BYTES:
            raise NoSpaceError(
                f"This room is full: its questions and votes take {MAX_ROOM_BYTES // 10**6} MB. "
                "The lecturer can save the votes and open another room."
            )
        (unused,) = database.execute("PRAGMA freelist_count").fetchone()
        free = shutil.disk_usage(self._folder).free + unused * _PAGE_BYTES - _RESERVED_BYTES
        if size > 0 and of_owner + size > free:
            raise NoSpaceError(
                "The server has too little space for more questions and votes in rooms of this "
                "network. Close one of its rooms that is no longer needed, or ask the operator "
                "for more space."
            )
        database.execute("UPDATE rooms SET bytes = bytes + ? WHERE code = ?", (size, code))

    def _new_code(self, database: sqlite3.Connection) -> str:
        while True:
            code = "".join(secrets.choice(_LETTERS) for _ in range(6))
            if not database.execute("SELECT 1 FROM events WHERE room = ?", (code,)).fetchone():
                return code

    def _state(self, database: sqlite3.Connection, code: str) -> RoomState:
        return _state_at(database, code, self._clock())

    def _own_state(self, database: sqlite3.Connection, code: str, key: str) -> RoomState:
        state = self._state(database, code)
        (expected,) = database.execute("SELECT key FROM rooms WHERE code = ?", (code,)).fetchone()
        if not secrets.compare_digest(_hash(key), expected):
            raise WrongKeyError
        return state


class _Transaction:
    """One change of the file, whole or not at all."""

    def __init__(self, database: sqlite3.Connection, lock: threading.Lock) -> None:
        self._database = database
        self._lock = lock

    def __enter__(self) -> sqlite3.Connection:
        self._lock.acquire()
        try:
            self._database.execute("BEGIN IMMEDIATE")
        except BaseException:
            self._lock.release()
            raise
        return self._database

    def __exit__(self, kind: object, *_: object) -> None:
        try:
            if kind is None:
                self._database.execute("COMMIT")
        finally:
            if self._database.in_transaction:  # SQLite has ended it itself after some errors
                self._database.execute("ROLLBACK")
            self._lock.release()


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )


def _remove_other_layout(database: sqlite3.Connection) -> None:
    """Remove the rooms of another version of this program, which last for some hours only."""
    database.execute("BEGIN IMMEDIATE")
    (layout,) = database.execute("PRAGMA user_version").fetchone()
    if layout != _LAYOUT:
        tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in tables:
            if not table.startswith("sqlite_"):
                database.execute(f"DROP TABLE {table}")
        database.execute(f"PRAGMA user_version = {_LAYOUT}")
    database.execute("COMMIT")


def _state_at(database: sqlite3.Connection, code: str, now: float) -> RoomState:
    """Return what a room shows that is open at a moment.

    Raises:
        UnknownRoomError: there is no such room.
    """
    row = database.execute(
        "SELECT state FROM events JOIN rooms ON room = code WHERE room = ? AND ends > ? "
        "ORDER BY id DESC LIMIT 1",
        (code, now),
    ).fetchone()
    if row is None:
        raise UnknownRoomError(code)
    state = json.loads(row[0])
    question = state["question"] and _question(state["question"])
    return RoomState(**{**state, "question": question})


def _store(database: sqlite3.Connection, state: RoomState) -> None:
    database.execute("INSERT INTO events (room, state) VALUES (?, ?)", (state.code, _json(state)))
    database.execute(
        "DELETE FROM events WHERE room = ? AND id < (SELECT MIN(id) FROM ("
        "SELECT id, ROW_NUMBER() OVER latest AS number, "
        "SUM(LENGTH(CAST(state AS BLOB))) OVER latest AS bytes "
        "FROM events WHERE room = ? WINDOW latest AS (ORDER BY id DESC)"
        ") WHERE number = 1 OR (number <= ? AND bytes <= ?))",
        (state.code, state.code, _MAX_STORED_EVENTS, _MAX_STORED_BYTES),
    )


def _json(content: RoomState | RoomQuestion) -> str:
    return json.dumps(asdict(content), ensure_ascii=False)


def _close(database: sqlite3.Connection, code: str) -> None:
    """Tell those in a room that it has ended, and remove it with its votes.

    Its last event stays for streams that read it late.

    Raises:
        UnknownRoomError: there is no such room.
    """
    state = _state_at(database, code, 0.0)  # also if its time is up
    _store(database, replace(state, question=None, is_open=False))
    database.execute("DELETE FROM rooms WHERE code = ?", (code,))
    database.execute(
        "DELETE FROM events WHERE room = ? AND id < (SELECT MAX(id) FROM events WHERE room = ?)",
        (code, code),
    )
    for table in ("questions", "votes", "senders", "listeners"):
        database.execute(f"DELETE FROM {table} WHERE room = ?", (code,))


def _remove_old_events(database: sqlite3.Connection) -> None:
    """Remove the last events of rooms that ended a while ago."""
    database.execute(
        "DELETE FROM events WHERE room NOT IN (SELECT code FROM rooms) "
        "AND id < (SELECT MAX(id) FROM events) - ?",
        (_MAX_STORED_EVENTS,),
    )


def _votes(database: sqlite3.Connection, code: str, number: int) -> dict[str, int]:
    return dict(
        database.execute(
            "SELECT choice, COUNT(*) FROM votes WHERE room = ? AND question = ? GROUP BY choice",
            (code, number),
        ).fetchall()
    )


def _vote_count(database: sqlite3.Connection, code: str, number: int) -> int:
    row = database.execute(
        "SELECT COUNT(*) FROM votes WHERE room = ? AND question = ?", (code, number)
    ).fetchone()
    return int(row[0])


def _count_vote(database: sqlite3.Connection, code: str, sender: str, most: int) -> None:
    """Count a vote of a sender on the open question; raise `FullError` if it is one too many."""
    (votes,) = database.execute(
        "INSERT INTO senders VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET votes = votes + 1 "
        "RETURNING votes",
        (code, sender),
    ).fetchone()
    if votes > most:
        raise FullError(
            f"Your browser or network has cast {most} votes on this question, and no more of "
            "them are counted."
        )


def _question(content: dict[str, Any]) -> RoomQuestion:
    answer = content["answer"]
    if answer is not None:
        columns = tuple(
            AnswerColumn(**{**column, "shares": tuple(column["shares"])})
            for column in answer["columns"]
        )
        answer = Answer(**{**answer, "columns": columns})
    history = tuple((name, moment) for name, moment in content["history"])
    lists = {"choices": tuple(content["choices"]), "history": history}
    return RoomQuestion(**{**content, **lists, "answer": answer})


def _normalise(text: str) -> str:
    try:
        return normalise_number(text)
    except UnreadableAnswerError as error:
        raise RoomError(str(error)) from error


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
