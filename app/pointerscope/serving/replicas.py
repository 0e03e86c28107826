"""What runs on the machines of a cluster: replicas that trace, kept alive by Ray Serve.

Each model has an application of its own in Serve, `pointerscope-<id>`, and with it a group of
replicas that grows and shrinks alone. A replica is told the network with the first query that
needs it, so that machines share no folder and never answer for another version of a model.
"""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any, cast

import torch
from pydantic import BaseModel, Field
from ray import serve
from ray.util import register_serializer

from pointerscope import __version__
from pointerscope.network.memory import keep_freed_memory
from pointerscope.serving.batching import Waiting, alike, trace_together
from pointerscope.serving.cluster import MOST_SENT
from pointerscope.serving.metrics import Measures

if TYPE_CHECKING:
    from ray import ObjectRef

    from pointerscope.mobility.query import ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace


class Sizes(BaseModel, extra="forbid"):
    """What can be changed while replicas run: `user_config` of a deployment."""

    most_batched: int = Field(
        64,
        ge=MOST_SENT,
        description="Histories in one forward pass; those of a call stay together.",
    )
    wait_seconds: float = Field(
        0.002, ge=0, description="Seconds that the first call of a batch waits for others."
    )
    most_models: int = Field(
        2, ge=1, description="Networks kept in a replica; the least recently used one leaves."
    )
    threads: int = Field(1, ge=1, description="Threads of one forward pass.")


@dataclass(frozen=True)
class Question:
    """What a replica is asked.

    Attributes:
        software: the version of PointerScope that asks.
        model: the id of the bundle.
        version: of the bundle.
        asked: queries, without what the network does not read.
        bundle: where the bundle lies, once a replica has said that it lacks it.
    """

    software: str
    model: str
    version: str
    asked: tuple[ReadQuery, ...]
    bundle: ObjectRef[Bundle] | None = None


class OtherVersionError(RuntimeError):
    """The machine of a replica has another version of the software."""

    def __init__(self, software: str) -> None:
        super().__init__(software)


def _queries(questions: list[Question]) -> int:
    """What is counted in a batch."""
    return sum(len(question.asked) for question in questions)


class Passes:
    """Traces what it is asked, all that waits in one pass."""

    def __init__(self) -> None:
        keep_freed_memory()
        # Ray would copy a tensor several times, and an array never.
        register_serializer(torch.Tensor, serializer=_array, deserializer=_tensor)
        self._bundles: OrderedDict[tuple[str, str], Bundle] = OrderedDict()
        self._measures = Measures()
        self._sizes = Sizes()

    def reconfigure(self, sizes: dict[str, Any]) -> None:
        """Take on other sizes; Serve calls this with `user_config`."""
        self._sizes = Sizes.model_validate(sizes)
        torch.set_num_threads(self._sizes.threads)
        batched: Any = self._batched
        batched.set_max_batch_size(self._sizes.most_batched)
        batched.set_batch_wait_timeout_s(self._sizes.wait_seconds)

    async def check_health(self) -> None:
        """Serve asks between passes: a replica whose pass never ends is replaced."""

    async def trace(self, question: Question) -> list[Trace | Exception] | None:
        """What became of each query; None where the bundle must be sent with them.

        Raises:
            OtherVersionError: other software asks.
        """
        if question.software != __version__:
            raise OtherVersionError(__version__)
        waiting: list[Waiting] | None = await self._batched(question)
        return None if waiting is None else [_outcome(one.trace) for one in waiting]

    # The passes hold up this event loop on purpose: what arrives meanwhile is the next batch.
    @serve.batch(batch_size_fn=_queries)
    async def _batched(self, questions: list[Question]) -> list[list[Waiting] | None]:
        found = [
            None if bundle is None else [Waiting(bundle, one, Future()) for one in question.asked]
            for question in questions
            for bundle in [await self._bundle(question)]
        ]
        for group in alike(chain.from_iterable(filter(None, found))):
            trace_together(group, self._measures)
        return found

    async def _bundle(self, question: Question) -> Bundle | None:
        key = question.model, question.version
        if key not in self._bundles:
            if question.bundle is None:
                return None
            self._bundles[key] = await question.bundle
            while len(self._bundles) > self._sizes.most_models:
                self._bundles.popitem(last=False)
        self._bundles.move_to_end(key)
        return self._bundles[key]


passes: Any = serve.deployment(
    Passes,
    max_ongoing_requests=64,
    autoscaling_config={
        "min_replicas": 0,
        "max_replicas": 8,
        "target_ongoing_requests": 4,
        "upscale_delay_s": 5,
        "downscale_delay_s": 600,
    },
    ray_actor_options={"num_cpus": 1},
    user_config={},
    health_check_period_s=5,
    health_check_timeout_s=10,
    logging_config={"log_level": "WARNING", "enable_access_log": False},
)
group = passes.bind()


def _outcome(trace: Future[Trace]) -> Trace | Exception:
    error = trace.exception()
    return trace.result() if error is None else cast("Exception", error)


def _array(tensor: torch.Tensor) -> Any:
    return tensor.detach().contiguous().numpy()


def _tensor(array: Any) -> torch.Tensor:
    # A copy, because Ray's arrays lie in memory that is shared and may not be written.
    return torch.from_numpy(array.copy())
