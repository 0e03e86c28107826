"""A model for Python code: explanations, views and figures without a server."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict, Unpack

from pointerscope.core.settings import Settings, environment_variable
from pointerscope.mobility.histories import History
from pointerscope.notebook.errors import concise_errors, without_traceback
from pointerscope.notebook.queries import Visits, parse_query

# Further modules are imported where they are needed, to keep `import pointerscope` fast.

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

    from pointerscope.analysis.evaluation import Evaluation
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.insights.data import InsightData, SplitChoice
    from pointerscope.analysis.many import HistoryInput
    from pointerscope.analysis.subsets import Replacement
    from pointerscope.mobility.data_set import VisitReason
    from pointerscope.mobility.query import Query
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.network import Network
    from pointerscope.network.trace import Batch
    from pointerscope.notebook.explanation import Explanation
    from pointerscope.notebook.live_model import LiveModel
    from pointerscope.notebook.live_view import LiveView, NotebookTheme
    from pointerscope.notebook.many import ManyExplanations
    from pointerscope.notebook.sites import SiteChange, SiteTensors
    from pointerscope.notebook.subsets import Circuits


_MAX_EXAMPLES = 24  # histories of a live model


class QueryFields(TypedDict, total=False):
    """The fields of a query beside its visits.

    Attributes:
        user: A user's name or id; None averages over all users.
        predict_at: When the visit to predict begins; None for when the last visit ends.
        top_k: The number of places to list.
        record: A record of the published data sets, instead of visits.
        interventions: Changes to the forward pass, such as `{"remove_heads": [[0, 1]]}`.
    """

    user: str | int | None
    predict_at: str | None
    top_k: int
    record: Mapping[str, object] | None
    interventions: Mapping[str, object] | None


@dataclass(frozen=True, repr=False)
class Model:
    """A trained network with its places, users and measurements.

    In a notebook, errors of a query are shown as one sentence, as on the command line.

    Attributes:
        bundle: The network and its data, for other code of this package.
    """

    bundle: Bundle

    def explain(self, visits: Visits | None = None, **query: Unpack[QueryFields]) -> Explanation:
        """Return everything that one forward pass over a history shows.

        Args:
            visits: The visit notation, a list of visits, or a history of prepared data.
            **query: The other fields of the query: `user`, `predict_at`, `interventions`, `top_k`,
                or `record` instead of visits.

        Raises:
            ValueError: The query cannot be read; the message says why.
        """
        from pointerscope.notebook.explanation import Explanation

        with concise_errors():
            parsed = parse_query(visits, query)
            return Explanation(_explain(self.bundle, parsed), parsed)

    def trace(
        self,
        visits: Visits | None = None,
        *,
        at: Mapping[str, SiteChange] | None = None,
        **query: Unpack[QueryFields],
    ) -> SiteTensors:
        """Return every tensor of a forward pass that functions change on its way.

        ::

            town.trace(day, at={"layers.0.heads.2.outputs": lambda outputs: 0 * outputs})
            town.trace(day, at={"context": other.sites["context"], "gate.value": 0.5})

        Changes come after the interventions. What comes later in the pass follows from them.

        Args:
            visits: The visit notation, or a list of visits.
            at: By site, a function that is given a copy of its array and returns one of the same
                shape, or None to change nothing; or such an array; or a number for all of it.
                `explain(…).sites` lists the sites with their shapes.
            **query: The other fields of the query, as for `explain`.

        Raises:
            ValueError: The query cannot be read; or the network has no such site, whose nearest
                are named; or a change has another shape, or infinite or undefined numbers.
        """
        from pointerscope.analysis.explanation import explain_with_changes
        from pointerscope.notebook.sites import SiteTensors, torch_functions

        with concise_errors():
            functions = torch_functions(at or {}, batched=False)
            parsed = parse_query(visits, query)
            return SiteTensors(explain_with_changes(self.bundle, parsed, functions))

    def explain_many(
        self,
        histories: Iterable[HistoryInput],
        quantities: Sequence[str] | None = None,
        *,
        interventions: Mapping[str, object] | None = None,
        at: Mapping[str, SiteChange] | None = None,
        batch_size: int = 256,
        on_error: Literal["raise", "skip"] = "raise",
    ) -> ManyExplanations:
        """Return chosen quantities of many histories, computed in batches when they are read.

        ::

            many = town.explain_many(town.histories("test"), ["place", "gate", "pointer_weights"])
            for block in many:
                block["pointer_weights"]  # [256, T]
            many.to_frame()

        Args:
            histories: Any of: histories of prepared data (`histories`), the visit notation, lists
                of visits, fields of queries such as `{"visits": …, "user": …}`, and records of
                the published data sets. A generator is read block by block.
            quantities: Names of `quantities`, or sites; None for those of the answer.
            interventions: Changes to the forward pass over every history whose query has none.
            at: Changes at sites, as for `trace`; arrays begin with the dimension of the batch.
            batch_size: The histories of one pass.
            on_error: What to do with a history that cannot be read or answered: "raise" stops
                with its number, as `histories[17]`; "skip" goes on with the others, and
                `errors` of the result lists it by number.

        Raises:
            ValueError: A quantity, a site or an intervention does not fit the network.
        """
        from pointerscope.analysis import many
        from pointerscope.notebook.many import ManyExplanations
        from pointerscope.notebook.sites import torch_functions

        if on_error not in ("raise", "skip"):
            message = f'on_error is {on_error!r}. Pass "raise" or "skip".'
            raise without_traceback(ValueError(message))
        chosen = many.DEFAULT_QUANTITIES if quantities is None else tuple(quantities)
        with concise_errors():
            run = partial(
                many.explain_many,
                self.bundle,
                quantities=chosen,
                interventions=many.read_interventions(interventions),
                at=torch_functions(at or {}, batched=True),
                batch_size=batch_size,
            )
            run(())  # says now what does not fit the network
        return ManyExplanations(lambda report: run(histories, on_error=report), chosen, on_error)

    def histories(
        self, split: SplitChoice = "test", *, data: str | os.PathLike[str] | None = None
    ) -> list[History]:
        """Return the histories of a split of the model's data set, as the network reads them.

        Args:
            split: "test", "validation", "train" or "all".
            data: The folder of prepared data sets; None for the usual one. The town needs none.

        Raises:
            ValueError: The data set is not prepared, or does not fit the network.
        """
        with concise_errors():
            return [sample.history for sample in self._split(split, data).samples()]

    def reasons(
        self, split: SplitChoice = "test", *, data: str | os.PathLike[str] | None = None
    ) -> list[VisitReason | None]:
        """Return why each visit that `histories` ask about was made, where a simulation knows it.

        `decided_by` are positions in the history; data of real people have no reasons.

        Args:
            split: As for `histories`.
            data: Likewise.

        Raises:
            ValueError: The data set is not prepared, or does not fit the network.
        """
        with concise_errors():
            return list(self._split(split, data).reasons())

    @property
    def quantities(self) -> tuple[str, ...]:
        """The names that `explain_many` knows beside those of sites."""
        from pointerscope.analysis.many import quantity_names

        return quantity_names(self.bundle)

    @property
    def network(self) -> Network:
        """The network itself, a torch module, for hooks and other libraries.

        `network(batch)` returns log-probabilities, and `network.trace(batch)` every tensor.
        """
        return self.bundle.network

    def batch(self, histories: Sequence[HistoryInput]) -> Batch:
        """Return histories as the input of `network`.

        Args:
            histories: As for `explain_many`. Interventions of queries are not made.

        Raises:
            ValueError: A history cannot be read; the message begins with its number.
        """
        from pointerscope.analysis.many import read_batch

        with concise_errors():
            return read_batch(self.bundle, histories)

    def view(
        self,
        name: str,
        visits: Visits | None = None,
        *,
        user: str | int | None = None,
        predict_at: str | None = None,
        interventions: Mapping[str, object] | None = None,
        record: Mapping[str, object] | None = None,
        theme: NotebookTheme = "auto",
        width: int | None = None,
        height: int | None = None,
        live: bool = True,
        picture: bool = True,
        **options: object,
    ) -> LiveView:
        """Return a view; a notebook shows it live. `LiveView` lists what each program shows.

        Args:
            name: The name of the view, such as "heads".
            visits: The visit notation, or a list of visits. A view of a whole data set, such as
                "scores", needs none.
            user: A user's name or id; None averages over all users.
            predict_at: When the visit to predict begins; None for when the last visit ends.
            interventions: Changes to the forward pass, such as `{"remove_heads": [[0, 1]]}`.
            record: A record of the published data sets, instead of visits.
            theme: "auto" follows the notebook, or else the reader's system.
            width: In pixels; None for the width of the cell.
            height: In pixels; None for the height that the figure needs.
            live: Whether to include the live figure, which adds 0.5 MB to a notebook.
            picture: Whether to include a picture for print, if one can be drawn.
            **options: Selected options of the view, such as `head=2`.

        Raises:
            LookupError: No view has this name.
            ValueError: The query cannot be read, an option is unknown, or the model lacks what
                the view shows.
        """
        from pointerscope.notebook.explanation import export_for_notebook
        from pointerscope.notebook.live_view import LiveView

        fields = {
            "user": user,
            "predict_at": predict_at,
            "interventions": interventions,
            "record": record,
        }
        with concise_errors():
            has_history = visits is not None or record is not None
            query = parse_query(visits, fields) if has_history else None
            explained = None if query is None else _explain(self.bundle, query)
        exported = export_for_notebook(theme, name, self.bundle, query, explained, options=options)
        return LiveView(exported, theme, width, height, live, picture)

    def explorer(
        self,
        visits: Visits | None = None,
        *,
        user: str | int | None = None,
        predict_at: str | None = None,
        theme: NotebookTheme = "auto",
        width: int | None = None,
        height: int = 860,
    ) -> LiveModel:
        """Return a page that answers any history in the reader's browser, without a kernel.

        It holds the weights, with one row for each person, so the model must allow them to be
        shared.

        Args:
            visits: The history to begin with, as in `explain`; None for the model's examples.
            user: A user's name or id; None averages over all users.
            predict_at: When the visit to predict begins; None for when the last visit ends.
            theme: "auto" follows the notebook, or else the reader's system.
            width: In pixels; None for the width of the cell.
            height: In pixels.

        Raises:
            ValueError: The query cannot be read.
            NoWeightsError: The weights of this model may not be shared.
        """
        from pointerscope.network.bundles import NoWeightsError
        from pointerscope.notebook.live_model import LiveModel
        from pointerscope.notebook.live_view import check_theme
        from pointerscope.web.site_histories import SiteHistoryInput, example_histories
        from pointerscope.web.site_plan import plan_site

        check_theme(theme)
        histories = example_histories(self.bundle, _MAX_EXAMPLES)
        with concise_errors():
            if visits is not None:
                fields = {"user": user, "predict_at": predict_at}
                _explain(self.bundle, parse_query(visits, fields))  # says what is wrong with it
                first = SiteHistoryInput.model_validate({"visits": visits, **fields})
                histories.insert(0, first)
            share = Settings().share_weights
            [planned] = plan_site([(self.bundle, histories)], {}, share_weights=share).models
            if planned.shared is None:
                message = (
                    f"The weights of {self.bundle.id} may not be shared, so a notebook cannot hold "
                    "them. Show its views instead."
                )
                raise without_traceback(NoWeightsError(message))
        return LiveModel(planned, theme, width, height)

    def evaluate(
        self,
        split: SplitChoice = "test",
        *,
        interventions: Mapping[str, object] | None = None,
        data: str | os.PathLike[str] | None = None,
        data_set: str | None = None,
    ) -> Evaluation:
        """Measure how well the network predicts the histories of a split.

        Args:
            split: "test", "validation", "train" or "all".
            interventions: Changes to the forward pass, such as `{"remove_heads": "all"}`.
            data: The folder of prepared data sets; None for the usual one. The town needs none.
            data_set: The name of a data set in it; None for the one the network was trained on.

        Returns:
            An evaluation with `metrics`, `scores` and their intervals, and
            `minus(other_evaluation)` for paired differences.

        Raises:
            ValueError: The data set is not prepared, or the interventions do not fit the network.
        """
        from pointerscope.analysis.evaluation import EvaluatedSplit, evaluate
        from pointerscope.mobility.interventions import Interventions

        with concise_errors():
            changes = Interventions.model_validate(interventions or {})
            histories = self._split(split, data, data_set)
            return evaluate(self.bundle, EvaluatedSplit.of(histories), changes)

    def circuits(
        self,
        split: SplitChoice = "test",
        *,
        histories: int = 100,
        replace_with: Replacement = "zero",
        data: str | os.PathLike[str] | None = None,
        data_set: str | None = None,
    ) -> Circuits:
        """Run all subsets of the network's parts on histories of a split.

        Args:
            split: "test", "validation", "train" or "all".
            histories: At most so many of them, at even distances.
            replace_with: What a removed head puts out: "zero", or its "mean" over the visits.
            data: The folder of prepared data sets; None for the usual one. The town needs none.
            data_set: The name of a data set in it; None for the one the network was trained on.

        Returns:
            The mean Shapley value of every part and the most frequent smallest sets, over all
            histories and by custom where the data know it, with `to_frame()`.

        Raises:
            ValueError: The data set is not prepared, or an argument is out of range.
        """
        from pointerscope.analysis.circuits import survey_circuits
        from pointerscope.analysis.evaluation import EvaluatedSplit
        from pointerscope.notebook.subsets import Circuits

        with concise_errors():
            if histories < 1:
                raise ValueError(f"histories is {histories}. Choose at least 1.")
            read = EvaluatedSplit.of(self._split(split, data, data_set)).some(histories)
            return Circuits(survey_circuits(self.bundle, read, replace_with))

    def _split(
        self,
        split: SplitChoice,
        data: str | os.PathLike[str] | None,
        data_set: str | None = None,
    ) -> InsightData:
        """Return a split of a data set, or of the one that the model was trained on."""
        from pointerscope.analysis.insights.data import choose_data_set, read_split
        from pointerscope.mobility.prepared import open_data_set

        name = choose_data_set(self.bundle, data_set, "data_set=NAME")
        folder = Settings().data if data is None else Path(data)
        return read_split(self.bundle, open_data_set(folder, name), split)

    def figure(
        self, view: str, visits: Visits | None = None, **query: Unpack[QueryFields]
    ) -> Figure:
        """Return a view as a Plotly figure; a view of a whole data set needs no visits.

        Raises:
            ValueError: The query cannot be read, the model lacks what the view shows, or the view
                is not a Plotly figure.
            LookupError: No view has this name.
        """
        from plotly.graph_objects import Figure

        from pointerscope.figures.views import NotPlotlyError, draw, find_view

        def explain() -> ExplainedQuery:
            return _explain(self.bundle, parse_query(visits, query))

        with concise_errors():
            if find_view(view).kind != "plotly":
                raise NotPlotlyError(view)
            return Figure(draw(view, self.bundle, explain))

    @property
    def views(self) -> dict[str, str]:
        """The names and titles of the views that this model can show."""
        from pointerscope.figures.views import views

        return {
            name: view.title for name, view in views().items() if not view.missing_in(self.bundle)
        }

    def __repr__(self) -> str:
        card, shape = self.bundle.card, self.bundle.architecture
        return (
            f"{card.title}: {shape.locations:,} locations, {len(self.bundle.people):,} people, "
            f"{shape.layers} layers of {shape.heads or 'no'} heads, "
            f"at most {shape.max_visits} visits"
        )


def open_model(model: str | Path) -> Model:
    """Open a bundled model by name, or any bundle or published checkpoint by its folder.

    Raises:
        LookupError: No model has this name.
        BundleError: The folder exists but cannot be opened.
    """
    from pointerscope.network.bundles import is_bundle, read_bundle
    from pointerscope.network.registry import Registry

    folder, models = Path(model), Settings().models
    if not os.path.isdir(models) and not os.path.isdir(folder):
        message = (
            f"The folder of models, {models}, does not exist. Set "
            f"{environment_variable('models')} to an existing folder."
        )
        raise without_traceback(LookupError(message))
    with concise_errors():
        if os.path.isdir(folder) and is_bundle(folder):
            return Model(read_bundle(folder))
        return Model(Registry(models).bundle(str(model)))


def _explain(bundle: Bundle, query: Query) -> ExplainedQuery:
    from pointerscope.analysis.explanation import explain

    return explain(bundle, query)
