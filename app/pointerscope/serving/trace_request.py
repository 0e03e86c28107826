"""What a front end sends to the replicas of a cluster; needs no Ray."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ray import ObjectRef

    from pointerscope.mobility.query import ResolvedQuery
    from pointerscope.network.bundles import Bundle

MAX_QUERIES_PER_CALL = 32


@dataclass(frozen=True)
class TraceRequest:
    """A call to a replica.

    Attributes:
        software: version of PointerScope that the front end runs.
        model: id of the bundle.
        version: version of the bundle.
        queries: at most `MAX_QUERIES_PER_CALL`, without the fields that the network does not read.
        bundle: reference to the bundle, once a replica has answered that it lacks it.
    """

    software: str
    model: str
    version: str
    queries: tuple[ResolvedQuery, ...]
    bundle: ObjectRef[Bundle] | None = None


class VersionMismatchError(RuntimeError):
    """The replica runs another version of PointerScope than the front end.

    Args:
        software: the version of the replica.
    """

    def __init__(self, software: str) -> None:
        super().__init__(software)
