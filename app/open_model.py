"""A model in one's hands: its explanations and figures, without a server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.analysis.explanation import Explanation, explain
from app.figures.views import draw
from app.mobility.query import Query
from app.network.bundles import Bundle, BundleError, is_bundle, read_bundle
from app.settings import Settings

if TYPE_CHECKING:
    from plotly.graph_objects import Figure


@dataclass(frozen=True)
class OpenModel:
    """A bundle that answers questions.

    Attributes:
        bundle: the network with what is known of it.
    """

    bundle: Bundle

    def explain(self, visits: Any = None, **query: Any) -> Explanation:
        """What one forward pass over a history shows.

        Args:
            visits: the visit notation, or a list of visits.
            **query: the other fields of a query, such as `user` and `predict_at`.

        Raises:
            ValueError: the query cannot be read; the message says why.
        """
        return explain(self.bundle, Query(visits=visits, **query))

    def figure(self, view: str, visits: Any = None, **query: Any) -> Figure:
        """A view as a Plotly figure; one that reads a data set needs no visits.

        Raises:
            ValueError: the query cannot be read, or the model lacks what the view shows.
            LookupError: there is no such view.
        """
        from plotly.graph_objects import Figure

        return Figure(draw(view, self.bundle, lambda: self.explain(visits, **query)))


def open_model(model: str | Path) -> OpenModel:
    """Open a bundled model by name, or any bundle or published checkpoint by its folder.

    Raises:
        BundleError: there is none, or it cannot be opened.
    """
    for folder in (Path(model), Settings().models / model):
        if folder.is_dir() and is_bundle(folder):
            return OpenModel(read_bundle(folder))
    raise BundleError(f'There is no model "{model}" here, and none of that name is bundled.')
