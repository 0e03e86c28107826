"""A model in one's hands: its explanations, views and figures, without a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pointerscope.core.settings import Settings

# Whatever is needed beyond this comes with the first model: the import does no work.
from pointerscope.notebook.errors import in_one_sentence, plain

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle
    from pointerscope.notebook.explanation import Explanation
    from pointerscope.notebook.live_view import LiveView, NotebookTheme


@dataclass(frozen=True, repr=False)
class Model:
    """A bundle that answers questions.

    What is wrong with a question is said in one sentence, the same as on the command line.

    Attributes:
        bundle: the network with what is known of it.
    """

    bundle: Bundle

    def explain(self, visits: Any = None, **query: Any) -> Explanation:
        """What one forward pass over a history shows; a summary in a notebook.

        Args:
            visits: the visit notation, or a list of visits.
            **query: the other fields of a query: `user`, `predict_at`, `interventions`, `top_k`,
                or a `record` in place of visits.

        Raises:
            ValueError: the query cannot be read; the message says why.
        """
        from pointerscope.notebook.explanation import Explanation

        with in_one_sentence():
            asked = _query(visits, query)
            return Explanation(_explained(self.bundle, asked), asked)

    def view(
        self,
        name: str,
        visits: Any = None,
        *,
        user: str | int | None = None,
        predict_at: str | None = None,
        interventions: Any = None,
        record: Any = None,
        theme: NotebookTheme = "auto",
        width: int | None = None,
        height: int | None = None,
        live: bool = True,
        picture: bool = True,
        **options: object,
    ) -> LiveView:
        """A view, live in a notebook; see `LiveView` for where it shows how.

        Args:
            name: of the view, such as "heads".
            visits: the visit notation, or a list of visits; a view that reads a data set, such as
                "scores", needs none.
            user: a person's name or id; nobody in particular if left out.
            predict_at: when the visit to predict begins; when the last one ends if left out.
            interventions: changes to the forward pass, such as `{"remove_heads": [[0, 1]]}`.
            record: of the published data sets, in place of visits.
            theme: "auto" follows the notebook, or else the reader's system.
            width: in pixels; as wide as the cell if left out.
            height: in pixels; as the figure needs if left out.
            live: whether the live figure is there; without it a notebook is 0.7 MB lighter.
            picture: whether a picture for paper is there, where one can be drawn.
            **options: what is chosen in it, such as `head=2`.

        Raises:
            LookupError: there is no such view.
            ValueError: the query cannot be read, there is no such option, or the model lacks what
                the view shows.
        """
        from pointerscope.notebook.explanation import kept_for
        from pointerscope.notebook.live_view import LiveView

        query = {
            "user": user,
            "predict_at": predict_at,
            "interventions": interventions,
            "record": record,
        }
        with in_one_sentence():
            asks = visits is not None or record is not None
            asked = _query(visits, query) if asks else None
            explanation = None if asked is None else _explained(self.bundle, asked)
        kept = kept_for(theme, name, self.bundle, asked, explanation, options=options)
        return LiveView(kept, theme, width, height, live, picture)

    def figure(self, view: str, visits: Any = None, **query: Any) -> Figure:
        """A view as a Plotly figure; one that reads a data set needs no visits.

        Raises:
            ValueError: the query cannot be read, or the model lacks what the view shows.
            LookupError: there is no such view.
        """
        from plotly.graph_objects import Figure

        from pointerscope.figures.views import draw

        with in_one_sentence():
            return Figure(
                draw(view, self.bundle, lambda: _explained(self.bundle, _query(visits, query)))
            )

    @property
    def views(self) -> dict[str, str]:
        """The names of the views that there are of this model, and what each shows."""
        from pointerscope.figures.views import views

        return {
            name: view.title for name, view in views().items() if not view.missing_in(self.bundle)
        }

    def __repr__(self) -> str:
        card, shape = self.bundle.card, self.bundle.architecture
        return (
            f"{card.title}: {shape.locations:,} locations, {len(self.bundle.people):,} people, "
            f"{shape.layers} layers of {shape.heads} heads, at most {shape.max_visits} visits"
        )


def open_model(model: str | Path) -> Model:
    """Open a bundled model by name, or any bundle or published checkpoint by its folder.

    Raises:
        LookupError: there is none of this name.
        BundleError: there is such a folder, but it cannot be opened.
    """
    from pointerscope.network.bundles import is_bundle, read_bundle
    from pointerscope.network.registry import Registry

    folder, models = Path(model), Settings().models
    if not os.path.isdir(models) and not os.path.isdir(folder):
        message = (
            f"There is no folder {models}, which POINTERSCOPE_MODELS names; let it name another."
        )
        raise plain(LookupError(message))
    with in_one_sentence():
        if os.path.isdir(folder) and is_bundle(folder):
            return Model(read_bundle(folder))
        return Model(Registry(models).bundle(str(model)))


def _query(visits: Any, query: dict[str, Any]) -> Query:
    from pointerscope.mobility.query import Query

    return Query(visits=visits, **query)


def _explained(bundle: Bundle, query: Query) -> ExplainedQuery:
    from pointerscope.analysis.explanation import explain

    return explain(bundle, query)
