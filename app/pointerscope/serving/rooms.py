"""Rooms: what a lecturer shows to a hall, questions, and votes.

The state lies in an SQLite file that all workers of a machine share, so that a worker can end
without a room noticing. A room's state is an address of this application and at most one question.
Every change of it is stored as an event that holds the whole state, in one growing sequence. A room
takes a bounded number of bytes.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from pointerscope.analysis.questions import Answer, AnswerColumn, QuestionKind
from pointerscope.lessons.framework.marking import UnreadableAnswerError, normalise_number

_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_PATTERN = f"[{_LETTERS}]{{6}}"
WRONG_CODE = (
    "A room’s code has six letters and digits, such as K7F2QX, and never 0, 1, I, L or O. "
    "Compare yours with the one on the lecturer’s screen."
)
_KEY_BYTES = 16
_MOST_QUESTIONS = 500  # in a room
_KEPT_EVENTS, _KEPT_BYTES = 200, 100_000  # of a room, for streams that were interrupted
_MOST_QUESTION_BYTES = 2_000_000  # of all questions of a room
_ENDED_AT_ONCE = 10  # rooms that are removed together; others wait meanwhile
_WAL_BYTES = 4_000_000
_BUSY_SECONDS = 5.0
_SCHEMA = """
CREATE TABLE IF NOT EXISTS rooms (
  code TEXT PRIMARY KEY, key BLOB NOT NULL, ends REAL NOT NULL, question INTEGER NOT NULL
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
            "POINTERSCOPE_ROOMS=true."
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


@dataclass(frozen=True)
class RoomLimits:
    """RoomLimits on rooms.

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


@dataclass(frozen=True)
class RoomState:
    """What everybody in a room may know.

    Attributes:
        code: of the room.
        address: what the lecturer shows, below the root path, such as `/explore/town?visits=…`.
        question: the last question; None before the first, or if it was put away.
        is_open: false once the lecturer has closed the room.
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
    """How many follow a room, without the lecturer, and how many voted on its open question."""

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
        self._database = _connect(path)
        self._database.execute("PRAGMA journal_mode = WAL")
        self._database.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
        self._database.execute("PRAGMA synchronous = OFF")  # rooms need not survive a power cut
        self._database.executescript(_SCHEMA)
        self._watching = _connect(path)  # never waits for a change that is being written

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._database.close()
            self._watching.close()

    def open(self, address: str) -> tuple[str, str, float]:
        """Open a room.

        Args:
            address: what it shows at first.

        Returns:
            Its code, its key (128 bits; only a hash of it is stored) and when it ends, in seconds
            since the epoch.

        Raises:
            FullError: there are too many rooms.
        """
        key = secrets.token_urlsafe(_KEY_BYTES)
        ends = self._clock() + self._limits.seconds
        with self._transaction() as database:
            self._remove_ended(database)
            (count,) = database.execute(
                "SELECT COUNT(*) FROM rooms WHERE ends > ?", (self._clock(),)
            ).fetchone()
            if count >= self._limits.rooms:
                message = f"This server has {count} rooms already, and no more are allowed. "
                raise FullError(message + "Close one, or wait until one ends.")
            code = self._new_code(database)
            database.execute(
                "INSERT INTO rooms (code, key, ends, question) VALUES (?, ?, ?, 0)",
                (code, _hash(key), ends),
            )
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

        Raises:
            UnknownRoomError: there is no such room.
            WrongKeyError: the key is not the room's.
            FullError: the room has had too many questions, or too long ones.
        """
        with self._transaction() as database:
            state = self._own_state(database, code, key)
            (number,) = database.execute(
                "UPDATE rooms SET question = question + 1 WHERE code = ? RETURNING question",
                (code,),
            ).fetchone()
            if number > _MOST_QUESTIONS:
                raise FullError(
                    f"This room has had {_MOST_QUESTIONS} questions. Save the votes and open "
                    "another room."
                )
            database.execute("DELETE FROM senders WHERE room = ?", (code,))
            question = replace(question, number=number, is_revealed=False, votes=None)
            content = _json(question)
            (used,) = database.execute(
                "SELECT COALESCE(SUM(LENGTH(CAST(content AS BLOB))), 0) FROM questions "
                "WHERE room = ?",
                (code,),
            ).fetchone()
            if used + len(content.encode()) > _MOST_QUESTION_BYTES:
                raise FullError(
                    "The questions of this room are too long together. Save the votes and open "
                    "another room."
                )
            database.execute(
                "INSERT INTO questions (room, number, content) VALUES (?, ?, ?)",
                (code, number, content),
            )
            _store(database, replace(state, question=replace(question, answer=None)))
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
            RoomError: the question is not open, or has no such choice.
        """
        with self._transaction() as database:
            question = self._state(database, code).question
            if question is None or question.number != number or question.is_revealed:
                raise RoomError("The voting on this question has ended.")
            if question.kind == "number":
                choice = _normalise(choice)
            elif choice not in question.choices:
                raise RoomError(f"{choice!r} is none of the choices of this question.")
            row = (code, number, _hash(voter))
            if not database.execute(
                "SELECT 1 FROM votes WHERE room = ? AND question = ? AND voter = ?", row
            ).fetchone():
                count = _vote_count(database, code, number)
                if count >= self._limits.voters:
                    raise FullError(f"This question has {count} votes, and no more are counted.")
                for name, most in senders:
                    _count_vote(database, code, name, most)
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
            state = self._own_state(database, code, key)
            _store(database, replace(state, question=None, is_open=False))
            _remove(database, code)

    def version(self) -> int:
        """Return a number that changes with every change of a room, by whomever.

        This method, `check`, `events_after` and `hall` never wait; only one thread may call them.
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

    def events_after(self, code: str, last: int, most: int = _KEPT_EVENTS) -> list[Event]:
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
        """Return how many follow and have voted."""
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

    def _transaction(self) -> _Transaction:
        return _Transaction(self._database, self._lock)

    def _new_code(self, database: sqlite3.Connection) -> str:
        while True:
            code = "".join(secrets.choice(_LETTERS) for _ in range(6))
            if not database.execute("SELECT 1 FROM events WHERE room = ?", (code,)).fetchone():
                return code

    def _state(self, database: sqlite3.Connection, code: str) -> RoomState:
        row = database.execute(
            "SELECT state FROM events JOIN rooms ON room = code WHERE room = ? AND ends > ? "
            "ORDER BY id DESC LIMIT 1",
            (code, self._clock()),
        ).fetchone()
        if row is None:
            raise UnknownRoomError(code)
        state = json.loads(row[0])
        question = state["question"] and _question(state["question"])
        return RoomState(**{**state, "question": question})

    def _own_state(self, database: sqlite3.Connection, code: str, key: str) -> RoomState:
        state = self._state(database, code)
        (expected,) = database.execute("SELECT key FROM rooms WHERE code = ?", (code,)).fetchone()
        if not secrets.compare_digest(_hash(key), expected):
            raise WrongKeyError
        return state

    def _remove_ended(self, database: sqlite3.Connection) -> None:
        ended = database.execute(
            "SELECT code FROM rooms WHERE ends <= ? LIMIT ?", (self._clock(), _ENDED_AT_ONCE)
        )
        for (code,) in ended.fetchall():
            _remove(database, code)
        database.execute(
            "DELETE FROM events WHERE room NOT IN (SELECT code FROM rooms) "
            "AND id < (SELECT MAX(id) FROM events) - ?",
            (_KEPT_EVENTS,),
        )


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
            self._database.execute("COMMIT" if kind is None else "ROLLBACK")
        finally:
            self._lock.release()


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(
        path, timeout=_BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )


def _store(database: sqlite3.Connection, state: RoomState) -> None:
    database.execute("INSERT INTO events (room, state) VALUES (?, ?)", (state.code, _json(state)))
    database.execute(
        "DELETE FROM events WHERE room = ? AND id < (SELECT MIN(id) FROM ("
        "SELECT id, ROW_NUMBER() OVER latest AS number, "
        "SUM(LENGTH(CAST(state AS BLOB))) OVER latest AS bytes "
        "FROM events WHERE room = ? WINDOW latest AS (ORDER BY id DESC)"
        ") WHERE number = 1 OR (number <= ? AND bytes <= ?))",
        (state.code, state.code, _KEPT_EVENTS, _KEPT_BYTES),
    )


def _json(content: RoomState | RoomQuestion) -> str:
    return json.dumps(asdict(content), ensure_ascii=False)


def _remove(database: sqlite3.Connection, code: str) -> None:
    """Remove a room and its votes; its last event stays for streams that read it late."""
    database.execute("DELETE FROM rooms WHERE code = ?", (code,))
    for table in ("questions", "votes", "senders", "listeners"):
        database.execute(f"DELETE FROM {table} WHERE room = ?", (code,))


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
