"""Heavy work, such as views of several passes and exports: in processes that can be ended.

The processes open the same folder of models as the server. They have a lower priority, so that
light requests stay fast.

A client that leaves must not cost the others more than one that waits, although ending a process
costs a new one, which imports PyTorch for seconds. So its work goes on for about as long as that
takes and is ended only then. And its slot is taken until the process, or the one that replaces it,
can serve the next caller.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, TypeVarTuple

from anyio import to_thread

from pointerscope.core.limited_process import LimitedProcess, LimitedProcessError
from pointerscope.serving.fair_queue import Client, FairQueue

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.theme import ThemeName
    from pointerscope.figures.views import Figure
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.registry import Registry
    from pointerscope.publishing.assignments.assignment import Assignment
    from pointerscope.publishing.exported_view import ExportedView

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")
AssignmentForm = Literal["moodle", "qti"]

GRACE_SECONDS = 2.0  # about what it takes to start a process and import PyTorch
_NICENESS = 5
_MAX_MODELS = 4  # open in a process
_MAX_EXPLANATIONS = 8  # cached in a process; views of one page share an explanation


class HeavyWork:
    """Processes for heavy work, which clients use in turns.

    Args:
        processes: most processes; each is started when it is needed. One address gets all but one.
        timeout_seconds: the longest time that one piece of work may take.
        max_bytes: the most memory that it may claim.
        grace_seconds: how long the work of a client that left may go on.
    """

    def __init__(
        self,
        processes: int,
        timeout_seconds: float,
        max_bytes: int,
        grace_seconds: float = GRACE_SECONDS,
    ) -> None:
        self._timeout_seconds = timeout_seconds
        self._max_bytes = max_bytes
        self._grace_seconds = grace_seconds
        self._queue = FairQueue(processes, max(1, processes - 1))
        self._idle = [LimitedProcess(_prepare, _NICENESS) for _ in range(processes)]
        self._all = tuple(self._idle)
        self._returning = set[asyncio.Task[None]]()

    async def run(
        self,
        client: Client,
        function: Callable[[*_Arguments], _Result],
        *args: *_Arguments,
    ) -> _Result:
        """Wait for a slot, and call a function of a module in a process.

        A task that is cancelled ends at once, and its work at the latest after the grace period.

        Raises:
            LimitedProcessError: it took too long, needed too much memory, or crashed.
        """
        async with self.slot(client) as slot:
            return await self.run_in_slot(slot, function, *args)

    def slot(self, client: Client) -> HeavySlot:
        """Return a context manager that waits for the turn of a client, and holds its slot."""
        return HeavySlot(self._queue, client)

    async def run_in_slot(
        self,
        slot: HeavySlot,
        function: Callable[[*_Arguments], _Result],
        *args: *_Arguments,
    ) -> _Result:
        """Do the same as `run` for a caller that holds a slot."""
        process = self._idle.pop()  # the last one used, which has started
        cancelled = threading.Event()
        call = partial(
            process.run,
            function,
            *args,
            timeout_seconds=self._timeout_seconds,
            max_bytes=self._max_bytes,
            cancelled=cancelled,
        )
        work = asyncio.create_task(to_thread.run_sync(call))
        slot.hold()
        returning = asyncio.create_task(self._return(process, work, slot))
        self._returning.add(returning)  # the event loop would not keep it alive
        returning.add_done_callback(self._returning.discard)
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(self._grace_seconds, cancelled.set)
            raise
        return work.result()

    async def _return(
        self, process: LimitedProcess, work: asyncio.Task[Any], slot: HeavySlot
    ) -> None:
        """Return a process once its work has ended and it can serve the next caller."""
        try:
            await asyncio.wait([work])
            work.exception()  # nobody else reads it if the caller has left
            with suppress(LimitedProcessError):
                await to_thread.run_sync(process.start)  # again, if it was ended
        finally:
            self._idle.append(process)
            slot.let_go()

    def warm_up(self) -> None:
        """Start a process, so that the first request does not wait for it; blocks until then."""
        self._idle[-1].start()

    def close(self) -> None:
        """End the processes and their work."""
        for process in self._all:
            process.close()


class HeavySlot(AbstractAsyncContextManager["HeavySlot"]):
    """The slot of a client: taken for a block, and until its process can serve the next caller.

    Args:
        queue: has the slots.
        client: who waits for one.
    """

    def __init__(self, queue: FairQueue, client: Client) -> None:
        self._queue = queue
        self._client = client
        self._holders = 0

    async def __aenter__(self) -> HeavySlot:
        """Wait for the slot."""
        await self._queue.acquire(self._client)
        self.hold()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let the slot go."""
        self.let_go()

    def hold(self) -> None:
        """Keep the slot until `let_go` is called as often as this."""
        self._holders += 1

    def let_go(self) -> None:
        """Give the slot back, unless there are other holders."""
        self._holders -= 1
        if not self._holders:
            self._queue.release(self._client)


class Side(NamedTuple):
    """A query to a model, as it is passed to a process.

    Attributes:
        models: the folder of models.
        model: id of the model.
        query: the query.
    """

    models: Path
    model: str
    query: Query


class ViewWork(NamedTuple):
    """What a view shows.

    Attributes:
        side: the query.
        against: the query to subtract; None draws no difference.
    """

    side: Side
    against: Side | None

    @property
    def bundle(self) -> Bundle:
        """The model of the query."""
        return _open(self.side.models, self.side.model)

    def explain(self) -> ExplainedQuery:
        """Return the explanation of the query."""
        return _explain(self.side)

    @property
    def explain_other(self) -> Callable[[], ExplainedQuery] | None:
        """A function that returns the other explanation; None without one."""
        return None if self.against is None else partial(_explain, self.against)


# The functions below run in a process of their own.


def draw_figures(work: ViewWork, views: Sequence[str], theme: ThemeName) -> bytes:
    """Return the figures of some views by name, as JSON."""
    from pointerscope.figures.encoding import figure_bytes

    return figure_bytes({view: _draw(work, view, {}, theme) for view in views})


def draw_figure(work: ViewWork, view: str, options: Mapping[str, str], theme: ThemeName) -> bytes:
    """Return the figure of a view as JSON."""
    from pointerscope.figures.encoding import figure_bytes

    return figure_bytes(_draw(work, view, options, theme))


def export_one_view(
    work: ViewWork,
    view: str,
    options: Mapping[str, str],
    theme: ThemeName,
    share_weights: bool = False,
) -> ExportedView:
    """Draw a view for use without a server; one that takes a model along stays in its process."""
    from pointerscope.publishing.exported_view import export_view

    return export_view(
        view,
        work.bundle,
        work.side.query,
        work.explain,
        against=work.explain_other,
        options=options,
        theme=theme,
        share_weights=share_weights,
    )


def export_view_file(
    work: ViewWork,
    view: str,
    options: Mapping[str, str],
    theme: ThemeName | None,
    server: str,
    share_weights: bool,
) -> bytes:
    """Return a view as an offline file."""
    from pointerscope.publishing.offline import render_offline_view

    exported = export_one_view(work, view, options, "light", share_weights)
    return render_offline_view(exported, theme, server)


def export_deck(models: Path, text: bytes, share_weights: bool) -> bytes:
    """Return a deck as an offline file."""
    from pointerscope.publishing.deck.files import render_deck_file

    open_bundle = _registry(models).bundle
    return render_deck_file(text, "html", open_bundle, share_weights=share_weights)


def check_deck_options(models: Path, text: str) -> None:
    """Check the options that a deck selects, against its figures."""
    from pointerscope.publishing.deck.drawing import check_options
    from pointerscope.publishing.deck.plan import plan_deck
    from pointerscope.publishing.deck.reading import read_deck

    read = read_deck(text)
    check_options(plan_deck(read, _registry(models).bundle), read)


def export_assignment(assignment: Assignment, form: AssignmentForm, variants: int) -> bytes:
    """Return an assignment for learning platforms."""
    if form == "moodle":
        from pointerscope.publishing.assignments.moodle import moodle_xml

        return moodle_xml(assignment, variants)
    from pointerscope.publishing.assignments.qti import qti_package

    return qti_package(assignment, variants)


def _draw(work: ViewWork, view: str, options: Mapping[str, str], theme: ThemeName) -> Figure:
    from pointerscope.figures.difference import draw_difference
    from pointerscope.figures.views import draw

    if work.explain_other is None:
        return draw(view, work.bundle, work.explain, theme, options)
    return draw_difference(view, work.explain, work.explain_other, theme, dict(options))


def _explain(side: Side) -> ExplainedQuery:
    bundle = _open(side.models, side.model)
    return _explain_text(bundle, side.query.model_dump_json(exclude_defaults=True))


@lru_cache(maxsize=_MAX_EXPLANATIONS)
def _explain_text(bundle: Bundle, query: str) -> ExplainedQuery:
    from pointerscope.analysis.explanation import explain
    from pointerscope.mobility.query import Query

    return explain(bundle, Query.model_validate_json(query))


def _open(models: Path, model: str) -> Bundle:
    return _registry(models).bundle(model)


@cache
def _registry(models: Path) -> Registry:
    from pointerscope.network.registry import Registry

    return Registry(models, _MAX_MODELS)


def _prepare() -> None:
    """Import libraries, so that no work waits for them."""
    import torch

    from pointerscope.analysis.influence import import_libraries
    from pointerscope.figures.views import views

    import_libraries()
    views()
    torch.set_num_threads(1)
