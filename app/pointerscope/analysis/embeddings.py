"""A network's embeddings of places and its encodings of positions.

Nothing here depends on a history, so it is computed once for each bundle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.array_types import Array, Float, Numbers
from pointerscope.core.memoise import memoise_by_object
from pointerscope.formulas.similarity import pairwise_cosines
from pointerscope.mobility.places import FIRST_KNOWN

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.network.bundles import Bundle


@dataclass(frozen=True)
class PlaceEmbeddings:
    """The location embeddings of P known places, projected on two dimensions.

    Attributes:
        points: the first two principal components, [P, 2]; row i is location i + 2.
        explained: the share of the total variance of each component.
    """

    points: Float[Array, "P 2"]
    explained: tuple[float, float]


@dataclass(frozen=True)
class PositionTable:
    """The vectors of N positions and their similarity.

    Attributes:
        vectors: [N, width].
        similarity: cosines, [N, N].
    """

    vectors: Float[Array, "N width"]
    similarity: Float[Array, "N N"]

    @property
    def neighbours(self) -> float:
        """The mean cosine of neighbouring positions."""
        return float(np.diagonal(self.similarity, 1).mean()) if len(self.vectors) > 1 else 1.0


@dataclass(frozen=True)
class PositionTables:
    """The two tables that encode positions; None if the network lacks one.

    Attributes:
        sinusoidal: row p is position p, 0 for the oldest visit.
        from_end: row i is position i + 1 from the end, so row 0 is the most recent visit. The
            largest position in use is `max_visits` − 1.
    """

    sinusoidal: PositionTable | None
    from_end: PositionTable | None


@memoise_by_object
def place_embeddings(bundle: Bundle) -> PlaceEmbeddings:
    """Return the location embeddings of a network, projected on two principal components."""
    points, explained = principal_components(_numbers(bundle.pointer_network.loc_emb.weight))
    return PlaceEmbeddings(points.astype(np.float32), explained)


def principal_components(
    embeddings: Float[Numbers, "V d"],
) -> tuple[Float[Numbers, "P 2"], tuple[float, float]]:
    """Return the first two principal components of known locations, and their variance shares.

    The largest loading of a component is positive. A component that does not exist is 0.
    """
    known = embeddings[FIRST_KNOWN:]
    centred = known - known.mean(0) if len(known) else known
    left, sizes, loadings = np.linalg.svd(centred, full_matrices=False)
    signs = np.sign(loadings[np.arange(len(loadings)), np.abs(loadings).argmax(1)])
    count = min(2, len(sizes))
    points = np.zeros((len(known), 2))
    points[:, :count] = (left * sizes * signs)[:, :count]
    shares = np.zeros(2)
    if total := float((sizes**2).sum()):
        shares[:count] = sizes[:count] ** 2 / total
    return points, (float(shares[0]), float(shares[1]))


@memoise_by_object
def position_tables(bundle: Bundle) -> PositionTables:
    """Return the position tables of a network, with their cosines."""
    network, components = bundle.pointer_network, bundle.architecture.components
    sinusoidal = network.pos_encoding[0] if "sinusoidal" in components else None
    learned = network.pos_from_end_emb
    return PositionTables(
        sinusoidal=None if sinusoidal is None else _table(_numbers(sinusoidal)),
        # Row 0 is padding, and positions are clamped before the last row.
        from_end=None if learned is None else _table(_numbers(learned.weight)[1:-1]),
    )


def _table(vectors: Float[Numbers, "N d"]) -> PositionTable | None:
    if not len(vectors):
        return None
    return PositionTable(vectors.astype(np.float32), pairwise_cosines(vectors).astype(np.float32))


def _numbers(tensor: Tensor) -> Numbers:
    return tensor.detach().double().cpu().numpy()
