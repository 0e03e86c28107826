"""The explanation of one query, as Python code and notebooks see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from pointerscope.analysis.explanation import (
    ExplainedQuery,
    PassReadings,
    with_intermediates,
)
from pointerscope.core.array_types import Array
from pointerscope.core.percentages import percent
from pointerscope.core.settings import Settings
from pointerscope.figures.theme import GENERATION, POINTER
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN_PLACE
from pointerscope.mobility.query import Query
from pointerscope.notebook.errors import concise_errors, without_traceback
from pointerscope.notebook.frames import data_frame
from pointerscope.notebook.live_view import LiveView, NotebookTheme, check_theme
from pointerscope.notebook.queries import Visits, parse_query
from pointerscope.notebook.sites import SiteTensors
from pointerscope.notebook.tensors import Tensors
from pointerscope.publishing.exported_view import ExportedView, export_view
from pointerscope.publishing.templates import template_environment

if TYPE_CHECKING:
    from pandas import DataFrame

    from pointerscope.analysis.attribution_graph import AttributionGraph
    from pointerscope.analysis.other_attention import Weights
    from pointerscope.analysis.subsets import Replacement
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.notebook.attribution import ContributionTable
    from pointerscope.notebook.other_attention import OtherWeights
    from pointerscope.notebook.patching import PatchedPath, PatchedPaths, PatchedRuns
    from pointerscope.notebook.subsets import PartValues, PlaceValues

_TEMPLATE = "notebook_summary.html"


class Explanation(PassReadings):
    """Everything that one forward pass over one history shows; a notebook shows a summary.

    Quantities of a part that the network lacks are None. Shapes: L layers, H heads, T visits in
    the order the network reads them, V locations, width d, k = d / H. Arrays are read from the
    forward pass without copies: do not change them.

    Attributes:
        explained_query: The same explanation, for other code of this package.
    """

    def __init__(self, explained_query: ExplainedQuery, query: Query) -> None:
        self.explained_query = explained_query
        self.bundle = explained_query.bundle
        self.query = explained_query.query
        self._query = query

    @property
    def _pass(self) -> Trace:
        return self.explained_query.trace

    @property
    def explanation(self) -> ExplainedQuery:
        """`explained_query` under its name in version 0.1."""
        return self.explained_query

    @cached_property
    def trace(self) -> Tensors:
        """Every tensor of the forward pass by name."""
        return Tensors(self.explained_query.trace)

    @cached_property
    def sites(self) -> SiteTensors:
        """Every tensor of the forward pass by the name of its site."""
        return SiteTensors(with_intermediates(self.explained_query))

    def part_subsets(self, *, replace_with: Replacement | None = None) -> PartValues:
        """Run the network with every subset of its parts on this history.

        The parts are the heads, the feed-forward networks, the pointer and the generation head.

        Args:
            replace_with: What a removed head puts out: "zero", or its "mean" over the visits; None
                for what the interventions of the query say.

        Returns:
            The smallest set of parts that keeps the answer, Shapley values and interactions, with
            `to_frame()`. With more than 12 parts, Shapley values are sampled.

        Raises:
            ValueError: `replace_with` is something else.
        """
        from pointerscope.analysis.subsets import part_subsets
        from pointerscope.notebook.subsets import PartValues

        with concise_errors():
            return PartValues(part_subsets(self.explained_query, replace_with))

    def place_subsets(self) -> PlaceValues:
        """Run the network on this history without every subset of its places.

        Returns:
            The Shapley values of the places, with `to_frame()`. With more than 12 places, they are
            sampled.
        """
        from pointerscope.analysis.subsets import place_subsets
        from pointerscope.notebook.subsets import PlaceValues

        return PlaceValues(place_subsets(self.explained_query), self.bundle.places)

    def other_attention(self, weights: Weights = "attention") -> OtherWeights:
        """Search attention weights as different as possible that leave the answer as it is.

        Args:
            weights: "attention" for how the last visit attends in the last layer, "pointer" for the
                weights of the pointer.

        Returns:
            The own and the other weights, how different they are, and how far the answer moves
            with equal weights, with `to_frame()`.

        Raises:
            ValueError: There are no such weights, or the network has none.
        """
        from pointerscope.analysis.other_attention import find_other_attention
        from pointerscope.notebook.other_attention import OtherWeights

        query = self.explained_query
        with concise_errors():
            found = find_other_attention(
                self.bundle.network, query.trace.batch, weights, query.query.interventions
            )
        return OtherWeights(found, query)

    def view(
        self,
        name: str,
        *,
        against: Explanation | None = None,
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
            against: Another explanation; the view then shows the difference from it.
            theme: "auto" follows the notebook, or else the reader's system.
            width: In pixels; None for the width of the cell.
            height: In pixels; None for the height that the figure needs.
            live: Whether to include the live figure, which adds 0.5 MB to a notebook. That of the
                view "network" holds the weights, with one row for each person, if the model allows
                them to be shared; readers can then change the network.
            picture: Whether to include a picture for print, if one can be drawn.
            **options: Selected options of the view, such as `head=2`.

        Raises:
            LookupError: No view has this name.
            ValueError: An option is unknown, or the network lacks what the view shows.
            TypeError: `against` is not an explanation.
        """
        if not isinstance(against, Explanation | None):
            message = (
                f"against is of type {type(against).__name__}. Pass another explanation, such as "
                'town.explain("Home, Café Luna").'
            )
            raise without_traceback(TypeError(message))
        exported = export_for_notebook(
            theme,
            name,
            self.bundle,
            self._query,
            self.explained_query,
            against=None if against is None else against.explained_query,
            options=options,
        )
        return LiveView(exported, theme, width, height, live, picture)

    def patch(
        self,
        changed: Explanation | Visits,
        *,
        sites: str | Iterable[str] | None = None,
        visits: int | Iterable[int] | None = None,
    ) -> PatchedRuns:
        """Return what patches between this run, the clean one, and a changed run do to the answer.

        `pointerscope.analysis.patching` defines restoring and breaking.

        Args:
            changed: Another explanation of the same model, or the visits of another history of the
                same person, or a history of prepared data, with the same interventions.
            sites: A site such as "layers.1.heads.0.outputs", what several begin with, such as
                "layers.1.heads.0", or several of these; by default all that
                `pointerscope.analysis.patching.patched_sites` names.
            visits: Positions in this history, 0 for the first; all by default.

        Raises:
            ValueError: The changed history cannot be read, the models differ, or there is no such
                site or visit.
        """
        from pointerscope.analysis.patching import compute_patching
        from pointerscope.notebook.patching import PatchedRuns

        with concise_errors():
            found = compute_patching(
                self.explained_query,
                self._changed(changed),
                sites=[sites] if isinstance(sites, str) else sites,
                visits=[visits] if isinstance(visits, int) else visits,
            )
        return PatchedRuns(**vars(found), visits=self.visits, answer=self.prediction.label)

    def patch_path(
        self,
        changed: Explanation | Visits,
        sender: str,
        receiver: str,
        *,
        sender_visit: int | None = None,
        receiver_visit: int | None = None,
    ) -> PatchedPath:
        """Return what a sender does to the answer through a receiver alone, in either direction.

        `pointerscope.analysis.paths.compute_path_patching` defines it.

        Args:
            changed: As for `patch`.
            sender: A site, such as "layers.0.heads.1.outputs".
            receiver: A site that comes after it, such as "layers.1.heads.0.values".
            sender_visit: Position in this history; all visits by default.
            receiver_visit: Likewise.

        Raises:
            ValueError: The changed history cannot be read, the models differ, there is no such
                site or visit, or the receiver does not come after the sender.
        """
        from pointerscope.analysis.paths import compute_path_patching
        from pointerscope.notebook.patching import PatchedPath

        with concise_errors():
            found = compute_path_patching(
                self.explained_query,
                self._changed(changed),
                sender,
                receiver,
                sender_visit=sender_visit,
                receiver_visit=receiver_visit,
            )
        return PatchedPath(**vars(found), answer=self.prediction.label)

    def patch_paths(
        self,
        changed: Explanation | Visits,
        *,
        senders: Sequence[str] | None = None,
        receivers: Sequence[str] | None = None,
    ) -> PatchedPaths:
        """Return what every sender does to the answer through every receiver alone.

        `pointerscope.analysis.paths` defines it.

        Args:
            changed: As for `patch`.
            senders: Sites; by default the input of the first layer, and the outputs of heads and
                feed-forward networks.
            receivers: Sites; by default what heads, feed-forward networks, pointer, generation
                head and gate read.

        Raises:
            ValueError: The changed history cannot be read, the models differ, or there is no such
                site.
        """
        from pointerscope.analysis.paths import compute_path_map
        from pointerscope.notebook.patching import PatchedPaths

        with concise_errors():
            found = compute_path_map(
                self.explained_query,
                self._changed(changed),
                senders=senders,
                receivers=receivers,
            )
        return PatchedPaths(**vars(found), answer=self.prediction.label)

    def _changed(self, changed: Explanation | Visits) -> ExplainedQuery:
        """Return the explanation of a changed history.

        Raises:
            InvalidQueryError: Its visits cannot be read.
        """
        if isinstance(changed, Explanation):
            return changed.explained_query
        from pointerscope.analysis.explanation import explain
        from pointerscope.core.problems import InvalidQueryError

        fields: dict[str, Any] = {"interventions": self._query.interventions}
        if not isinstance(changed, History):
            fields |= {
                "user": self.query.history.user or None,
                "predict_at": self._query.predict_at,
            }
        try:
            return explain(self.bundle, parse_query(changed, fields))
        except InvalidQueryError as error:
            raise error.with_prefix("changed") from error

    def graph(self, *, least_share: float = 0.0) -> AttributionGraph:
        """Return the answer as an attribution graph, in the JSON schema of circuit-tracer.

        ::

            Path("graph.json").write_text(town.explain(day).graph().to_json())

        Args:
            least_share: Links with less than this share of all that leads into their target are
                left out.

        Raises:
            AdaptedNetworkError: The network is not a PointerNetworkV45.
        """
        from pointerscope.analysis.attribution_graph import build_attribution_graph

        with concise_errors():
            return build_attribution_graph(self.explained_query, least_share=least_share)

    def attribute(
        self,
        quantity: Literal["generation", "pointer", "gate"] | None = None,
        *,
        place: str | int | None = None,
        against: str | int | None = None,
        visit: int | None = None,
    ) -> ContributionTable:
        """Split a logit or a score among what wrote it into the residual stream.

        Args:
            quantity: "generation" for the logit of a place, "pointer" for the score of a visit,
                "gate" for the logit of the gate. If left out: "pointer" with a visit,
                "generation" with a place, else the one that contributes most to the prediction.
            place: Name or id of the place; None for the predicted one.
            against: Name or id of a place whose logit is subtracted.
            visit: 0-based position of the visit; None for the one with the largest pointer weight.

        Raises:
            ValueError: There is no such quantity, place or visit; the message says what there is.
        """
        from pointerscope.analysis.direct_attribution import (
            compute_direct_attribution,
            find_subject,
        )
        from pointerscope.notebook.attribution import ContributionTable

        with concise_errors():
            subject = find_subject(
                self.explained_query, quantity, place=place, against=against, visit=visit
            )
            split = compute_direct_attribution(self.explained_query)
        return ContributionTable(self.explained_query, split.attribute(subject))

    def to_frame(self) -> DataFrame:
        """Return the visits as a pandas data frame, one row each, oldest first.

        Returns:
            The columns `location`, `place`, `category`, `arrival` (local time; missing if the
            dates of a record contradict each other), `minutes` of stay, `steps_back`,
            `content_score`, `position_bias`, `pointer_score`, `pointer_weight` (missing if the
            network has no such part), `attention_received` (the mean weight over all layers, heads
            and query positions; the column sums to 1), `filled_in` (the parts that the query
            omitted) and `masked`.

        Raises:
            ImportError: pandas is not installed.
        """
        visits = self.visits
        columns = {
            "location": [visit.location for visit in visits],
            "place": [visit.label for visit in visits],
            "category": [visit.category for visit in visits],
            "arrival": np.array([visit.arrival for visit in visits], dtype="datetime64[s]"),
            "minutes": [visit.duration_minutes for visit in visits],
            "steps_back": [visit.steps_back for visit in visits],
            "content_score": self.content_scores,
            "position_bias": self.position_bias,
            "pointer_score": self.pointer_scores,
            "pointer_weight": self.pointer_weights,
            "attention_received": self._attention_received,
            "filled_in": [", ".join(visit.filled_in) for visit in visits],
            "masked": [visit.masked for visit in visits],
        }
        frame = data_frame(columns)
        frame.index.name = "visit"
        return frame

    @property
    def _attention_received(self) -> Array | None:
        weights = self.self_attention
        return weights.mean(axis=(0, 1, 2), dtype=np.float64) if weights.size else None

    def answers_frame(self) -> DataFrame:
        """Return the most probable places as a pandas data frame, `top_k` rows.

        Returns:
            The columns `location`, `place`, `probability`, and `from_pointer` and
            `from_generation`, which sum to it; the index is the rank, from 1.

        Raises:
            ImportError: pandas is not installed.
        """
        answers = self.answers
        frame = data_frame(
            {
                "location": [place.location for place in answers],
                "place": [place.label for place in answers],
                "probability": [place.probability for place in answers],
                "from_pointer": [place.from_pointer for place in answers],
                "from_generation": [place.from_generation for place in answers],
            }
        )
        frame.index = frame.index + 1
        frame.index.name = "rank"
        return frame

    def __repr__(self) -> str:
        lines = [self._heading, ""]
        for visit in self.visits:
            notes = [f"{', '.join(visit.filled_in)} filled in"] if visit.filled_in else []
            notes += ["masked"] if visit.masked else []
            suffix = f"  ({'; '.join(notes)})" if notes else ""
            lines.append(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{suffix}")
        lines += ["", self._gate_line, *self.query.interventions.words()]
        lines += ["", "probability  pointer  generation  place"]
        lines += [
            f"{percent(place.probability):>11}  {percent(place.from_pointer):>7}  "
            f"{percent(place.from_generation):>10}  {place.label}"
            for place in self.answers
        ]
        lines += [f"{percent(self.unknown_probability):>11}{'':21}  ({UNKNOWN_PLACE})"]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """Return a summary without scripts, for programs that run none."""
        weights = self.pointer_weights
        largest = self.answers[0].probability
        return (
            template_environment()
            .get_template(_TEMPLATE)
            .render(
                heading=self._heading,
                gate=self._gate_line,
                interventions=self.query.interventions.words(),
                visits=[
                    {
                        "visit": visit,
                        "weight": None if weights is None else float(weights[position]),
                    }
                    for position, visit in enumerate(self.visits)
                ],
                answers=[
                    {
                        "place": place,
                        "pointer": 100 * place.from_pointer / largest,
                        "generation": 100 * place.from_generation / largest,
                    }
                    for place in self.answers
                ],
                unknown_place=UNKNOWN_PLACE,
                unknown_probability=self.unknown_probability,
                percent=percent,
                pointer=POINTER,
                generation=GENERATION,
            )
        )

    @property
    def _heading(self) -> str:
        answer = self.prediction
        person = self.bundle.people.name(self.query.history.user)
        return (
            f"{answer.label}, {percent(answer.probability)} · {self.bundle.card.title} · {person}"
        )

    @property
    def _gate_line(self) -> str:
        origin = "learned" if self.gate_is_learned else "the network has no gate"
        interventions = self.query.interventions
        if interventions.gate is not None or interventions.only is not None:
            origin = "set by an intervention"
        return f"gate {self.gate:.4f}, the weight of the pointer ({origin})"


def export_for_notebook(
    theme: NotebookTheme,
    name: str,
    bundle: Bundle,
    query: Query | None,
    explained: ExplainedQuery | None,
    *,
    against: ExplainedQuery | None = None,
    options: Mapping[str, object],
) -> ExportedView:
    """Export a view for a notebook; a view of a whole data set needs no explained query."""
    from pointerscope.core.problems import InvalidQueryError, Problem

    def explain() -> ExplainedQuery:
        if explained is None:
            message = f"The view {name} shows one history. Pass its visits."
            raise InvalidQueryError(Problem("visits", message))
        return explained

    check_theme(theme)
    with concise_errors():
        return export_view(
            name,
            bundle,
            query,
            explain,
            against=None if against is None else lambda: against,
            options={option: str(value) for option, value in options.items()},
            theme="dark" if theme == "dark" else "light",
            share_weights=Settings().share_weights,
        )
