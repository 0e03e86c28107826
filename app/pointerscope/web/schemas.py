"""The shapes of answers, for the OpenAPI page.

Answers are written straight from NumPy arrays; a test holds them against these models.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from pointerscope.mobility.data_set import HistoryRule
from pointerscope.mobility.report import Report
from pointerscope.network.bundles import Behaviour, Metrics

Probability = Annotated[float, Field(ge=0, le=1.000001)]


class EncodedArray(BaseModel):
    """An array as bytes, with `?encoding=base64`."""

    dtype: str = Field(examples=["<f4"])
    shape: list[int]
    data: str = Field(description="base64, row-major, little-endian.")


Number = float | Literal["-inf", "inf"]
Vector = list[float | Literal["-inf"]] | EncodedArray
Tensor4 = list[list[list[list[float]]]] | EncodedArray


class ModelSummary(BaseModel):
    """A bundle; what a folder that cannot be opened lacks is null."""

    id: str
    title: str
    available: bool
    reason: str | None = Field(description="Why it cannot be opened.")
    dataset: str | None = None
    locations: int | None = None
    users: int | None = None
    d_model: int | None = None
    heads: int | None = None
    layers: int | None = None
    max_visits: int | None = None
    parameters: int | None = None
    components: list[str] | None = None
    metrics: Metrics | None = None
    family: str | None = Field(None, description="The bundle that this is a variant of.")
    variant: str | None = Field(None, description='What is different, such as "without gate".')
    behaviour: Behaviour | None = Field(
        None, description="What the network does over the held-out histories."
    )


class Person(BaseModel):
    """Somebody whose embedding the network has trained."""

    id: int
    name: str


class Shape(BaseModel):
    """A shape; T counts as the most visits that the network takes."""

    letters: list[str] = Field(examples=[["T", "d"]])
    numbers: list[int] = Field(examples=[[64, 64]])


class Parameter(BaseModel):
    """A tensor of the file."""

    name: str = Field(description="As published.")
    shape: Shape
    count: int
    trained: bool = Field(description="False for a table that is computed and never trained.")


class Part(BaseModel):
    """A part of the network; one that this network lacks is not present and holds nothing."""

    name: str
    title: str
    stage: str
    does: str
    takes: Shape
    gives: Shape
    parameters: list[Parameter]
    present: bool


class Stage(BaseModel):
    """Parts that data meets together."""

    name: str
    title: str
    parts: list[Part]


class Size(BaseModel):
    """What a letter of the shapes stands for."""

    letter: str
    number: int
    meaning: str


class Inventory(BaseModel):
    """Every part of a network in the order data meets them; counts add up to the file."""

    stages: list[Stage]
    sizes: list[Size]
    trained: int = Field(description="Trained numbers in the file.")
    computed: int = Field(description="Numbers of the file that are computed, never trained.")


class Model(ModelSummary):
    """A bundle, whole."""

    licence: str | None = None
    feed_forward: int | None = None
    dropout: float | None = None
    training: dict[str, Any] | None = None
    people: list[Person] | None = None
    inventory: Inventory | None = None


class PreparedDataSet(BaseModel):
    """A data set that is ready to train on."""

    name: str
    title: str
    kind: str
    people: int
    visits: int
    places: int
    first_day: date | None
    last_day: date | None
    licence: str
    rule: HistoryRule | None = None
    report: Report = Field(description="What was read, and what was left out and why.")


class Location(BaseModel):
    """A place of the vocabulary; what is unknown is null."""

    id: int
    name: str | None
    label: str
    notation: str = Field(description="How it is written in the visit notation.")
    category: str | None
    latitude: float | None
    longitude: float | None
    typical_minutes: int | None


class Locations(BaseModel):
    """A page of places."""

    items: list[Location]
    total: int


class History(BaseModel):
    """An example history that comes with a bundle."""

    title: str
    user: int | None
    visits: str = Field(description="In the visit notation.")
    predict_at: str
    target: int | None


class Histories(BaseModel):
    """A page of example histories."""

    items: list[History]
    total: int


class InsightHistory(BaseModel):
    """A history behind an aggregate, with what the network makes of it; null is not known."""

    title: str
    user: int | None
    visits: str = Field(description="In the visit notation.")
    predict_at: str
    target: int | None = Field(description="Where the person went.")
    target_name: str | None
    answer: int = Field(description="The first answer among the known places.")
    answer_name: str
    gate: float | None
    entropy: float | None = Field(description="Of the pointer's weights, in nats.")
    confidence: Probability = Field(description="The probability of the answer.")
    right: bool | None
    explore: str = Field(description="The address of the page that opens it.")


class HistoryListing(BaseModel):
    """The first of some histories, and how many there are."""

    items: list[InsightHistory]
    total: int
    sentence: str = Field(description="How many these are, of how many.")


class DataSetHistories(HistoryListing):
    """Those of the data set itself."""

    name: str
    title: str
    measuring: bool = Field(description="Whether they are not measured yet; ask again.")


class InsightHistories(HistoryListing):
    """Example histories behind a row, and where they may be shown those of the data set."""

    data_set: DataSetHistories | None


class SelfAttention(BaseModel):
    """The self-attention weights of every head, [layers][heads][T][T]."""

    weights: Tensor4


class Pointer(BaseModel):
    """What the pointer computes for every visit, oldest first."""

    content_scores: Vector
    position_bias: Vector | None
    scores: Vector
    weights: Vector
    entropy: float = Field(description="Of the weights, in nats.")
    effective_positions: float = Field(description="e to the entropy.")


class Gate(BaseModel):
    """The pointer's share of the answer; 0.5, 1 or 0 where no gate is learned."""

    value: Probability
    logit: float | None = Field(description="Of the network's gate, also where it is forced.")
    learned: bool = Field(description="False where the network has no gate, or it is forced.")


class LocationProbability(BaseModel):
    """A place and its probability."""

    location: int
    name: str | None
    probability: Probability


class LocationProbabilities(BaseModel):
    """The three distributions, largest first; a part that the network lacks is null."""

    pointer: list[LocationProbability] | None = Field(description="Every place of the history.")
    generation: list[LocationProbability] | None = Field(description="The top k.")
    final: list[LocationProbability] = Field(description="The top k.")


class Prediction(LocationProbability):
    """The answer, with what its parts contribute once they are weighted by the gate."""

    from_pointer: float
    from_generation: float


class ReadVisit(BaseModel):
    """A visit as the model read it."""

    location: int
    name: str | None
    label: str
    category: str | None
    place: str = Field(description="The place in the visit notation.")
    written_moment: str = Field(description="Day and time as they were written.")
    written_stay: int | None = Field(description="Minutes as they were written.")
    arrival: str | None
    weekday: int = Field(description="Monday 0 … Sunday 6.")
    start_minute: int = Field(description="Minute of the day of arrival.")
    duration_minutes: int
    days_before: int
    steps_back: int
    sent: int = Field(description="Its place in what was sent; differs with an order.")
    masked: bool
    filled_in: list[str] = Field(description='Of "day", "time" and "stay".')


class Explanation(BaseModel):
    """Everything between the visits and the answer."""

    model: str
    user: int | None
    visits: list[ReadVisit]
    notation: str | None = Field(
        description="The visits as they were written; null for a record that contradicts itself."
    )
    predict_at: str
    self_attention: SelfAttention
    pointer: Pointer | None
    gate: Gate
    location_probabilities: LocationProbabilities
    prediction: Prediction


class ViewOption(BaseModel):
    """A choice within a figure."""

    name: str
    title: str
    description: str


class View(BaseModel):
    """A named picture."""

    name: str
    title: str
    caption: str
    options: list[ViewOption]
    reads: Literal["history", "data set"]
    section: str | None = Field(
        description="Of the explore page or of the insights; null for a card of a model."
    )
    several_passes: bool = Field(
        description="Whether it asks the network again, in a batch of its own."
    )


class Figure(BaseModel):
    """A Plotly figure; arrays are typed arrays (`dtype`, `bdata`, `shape`)."""

    data: list[dict[str, Any]]
    layout: dict[str, Any]


class LessonSource(BaseModel):
    """Where in the source texts something stands."""

    number: str = Field(description="Of the text's file.", examples=["002"])
    text: str
    where: str = Field(description="The section, as the text names it.")


class LessonSummary(BaseModel):
    """A worked example."""

    id: str
    title: str
    summary: str
    section: str
    sources: list[LessonSource]
    steps: int
    checks: dict[Literal["agrees", "rounding", "differs"], int] = Field(
        description="How the numbers that the texts print stand to what is computed."
    )


class LessonInput(BaseModel):
    """What a lesson starts from."""

    name: str
    title: str
    kind: Literal["words", "matrix", "number", "choice"]
    symbol: str | None = Field(description="In LaTeX.")
    value: Any
    rows: list[str] | None = None
    columns: list[str] | None = None
    least: float | None = Field(None, description="Of a number, or of how many words there are.")
    most: float | None = None
    whole: bool | None = None
    choices: dict[str, str] | None = None


class Formula(BaseModel):
    """A formula in two notations."""

    latex: str
    mathml: str


class LessonTable(BaseModel):
    """An array with labels."""

    name: str
    title: str
    symbol: str = Field(description="In LaTeX.")
    rows: list[str]
    columns: list[str]
    values: Any = Field(description="A number, a list, or a list of rows.")
    shade: Literal["", "weights", "differences"]
    how: dict[str, Any] | None = Field(
        description=(
            "How each cell was made of tables of the same step, by `kind`: `product`, a row of "
            "`left` times a column of `right` (a row of it if `transposed`), plus `plus`, over "
            "`over`; `cells`, a `template` with tables in braces; `softmax`, `row-sum` or "
            "`column-sum` of `of`; `collected`, the cells of `of` at these `terms`."
        )
    )


class LessonNote(BaseModel):
    """A statement of a text that is too strong, or contradicts another."""

    source: LessonSource
    says: str
    but: str


class LessonStep(BaseModel):
    """A step, worked out."""

    id: str
    title: str
    formula: Formula
    removable: bool
    removed: bool
    why: str = Field(description="Why it exists.")
    breaks: str = Field(description="What breaks without it.")
    notes: list[LessonNote]
    takes: list[LessonTable]
    gives: list[LessonTable]
    remark: str = Field(description="What these numbers show.")
    trouble: str = Field(description="Why it cannot be worked out, where it cannot.")
    has_figure: bool


class LessonCheck(BaseModel):
    """A number that a text prints, beside what its own inputs give."""

    source: str
    where: str
    what: str
    printed: str
    computed: float
    verdict: Literal["agrees", "rounding", "differs"]
    why: str


class Marked(BaseModel):
    """An answer, marked."""

    right: list[list[bool]]
    all_right: bool
    computed: list[list[float]] | str
    because: str


class LessonExercise(BaseModel):
    """A question with a computed answer."""

    id: str
    question: str
    kind: Literal["number", "numbers", "choice"]
    decimals: int
    choices: list[str]
    rows: list[str]
    columns: list[str]
    marked: Marked | None


class Lesson(BaseModel):
    """A worked example, worked out."""

    id: str
    title: str
    summary: str
    section: str
    sources: list[LessonSource]
    inputs: list[LessonInput]
    steps: list[LessonStep]
    checks: list[LessonCheck]
    exercises: list[LessonExercise]


class Walkthrough(BaseModel):
    """A query, step by step."""

    model: str
    layer: int = Field(description="The layer that is followed, 0 is the first.")
    head: int
    removed: list[str]
    notation: str | None
    title: str
    summary: str
    steps: list[LessonStep]


class Term(BaseModel):
    """One number that a cell is made of."""

    label: str
    value: Number = Field(description="Of a product, the factors multiplied.")
    left: Number | None
    right: Number | None
    name: str


class OpenedCell(BaseModel):
    """A cell with every number it was made of: the terms summed, plus, over."""

    kind: Literal["product", "cells", "softmax", "row-sum", "column-sum", "collected"]
    table: str
    title: str
    row: str
    column: str
    terms: list[Term]
    result: Number
    plus: Number | None
    over: float
    among: list[Term] = Field(description="Of a softmax, the exponentials of the whole row.")
    largest: Number | None
    temperature: float
    template: str


class Health(BaseModel):
    """The server can answer."""

    status: Literal["ok"]
    version: str


class CheckedModel(BaseModel):
    """A model as it was found at the start."""

    model: str = Field(description="Its id.")
    title: str
    reason: str | None = Field(description="Why it cannot be asked; null where it can.")
    carries: list[str] = Field(
        description="What comes with it besides its network.",
        examples=[["example histories", "insights"]],
    )


class Ready(BaseModel):
    """The server can be sent readers."""

    status: Literal["ready"]
    models: list[CheckedModel]


class RouteStatus(BaseModel):
    """Requests that one route answered since the start."""

    route: str = Field(examples=["/api/models/{model}/explain"])
    requests: int
    failed: int = Field(description="Ended in an error that nobody foresaw.")
    median_seconds: float
    p95_seconds: float


class BatchStatus(BaseModel):
    """Forward passes by their histories: more than in the row before, at most `most`."""

    most: int | None = Field(description="Null for all above.")
    passes: int


class ModelStatus(BaseModel):
    """What was asked of one model since the start."""

    model: str
    outcomes: dict[str, int] = Field(
        description="Explanations by what became of them: kept, joined, computed, refused."
    )
    passes: int
    histories: int
    seconds: float = Field(description="Of all passes together.")


class LimitInForce(BaseModel):
    """A limit of this server."""

    name: str = Field(description="The environment variable.", examples=["POINTERSCOPE_AT_ONCE"])
    value: int | float
    description: str


class ServerStatus(BaseModel):
    """How the server does: all of its workers together."""

    version: str
    problem: str | None = Field(description="Why it is not ready; null when it is.")
    started: datetime
    workers: int
    requests_per_minute: float = Field(description="Over the last minute.")
    waiting: int = Field(description="Requests in the queue.")
    under_way: int = Field(description="Requests that are worked on.")
    refused: dict[str, int] = Field(description="Requests not worked on, by reason.")
    routes: list[RouteStatus]
    batches: list[BatchStatus]
    asked: list[ModelStatus]
    kept_entries: int = Field(description="Explanations and answers in memory.")
    kept_bytes: int
    most_kept_bytes: int = Field(description="What all workers may keep.")
    bodies_kept: int = Field(description="Bodies of answers served from memory.")
    bodies_made: int
    models: list[CheckedModel]
    limits: list[LimitInForce]
