"""The schemas of responses, for the OpenAPI page.

Responses are made directly from NumPy arrays; a test checks them against these models. The names
of the classes are those in the OpenAPI description.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from pointerscope.mobility.data_set import HistoryRule
from pointerscope.mobility.report import Report
from pointerscope.network.bundles import AdapterRecord, Behaviour, ExampleReason, Metrics

Probability = Annotated[float, Field(ge=0, le=1.000001)]


class EncodedArray(BaseModel):
    """An array in base64, with `?encoding=base64`."""

    dtype: str = Field(examples=["<f4"])
    shape: list[int]
    data: str = Field(description="Base64, row-major, little-endian.")


Number = float | Literal["-inf", "inf"]
Vector = list[float | Literal["-inf"]] | EncodedArray
Tensor4 = list[list[list[list[float]]]] | EncodedArray


class ModelSummary(BaseModel):
    """A bundle; a bundle that cannot be opened has null in most fields."""

    id: str
    title: str
    available: bool
    reason: str | None = Field(description="Why it cannot be opened; null if it can.")
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
    variant: str | None = Field(None, description='How it differs, such as "without gate".')
    behaviour: Behaviour | None = Field(
        None, description="Statistics of the network over the test histories."
    )


class Person(BaseModel):
    """A person with a trained embedding."""

    id: int
    name: str


class Shape(BaseModel):
    """A shape; T is the largest number of visits."""

    letters: list[str] = Field(examples=[["T", "d"]])
    numbers: list[int] = Field(examples=[[64, 64]])


class Parameter(BaseModel):
    """A tensor of the weights file."""

    name: str = Field(description="As in published checkpoints.")
    shape: Shape
    count: int
    trained: bool = Field(description="False for a computed table that is never trained.")


class Part(BaseModel):
    """A part of the network; a part that this network lacks is not present and has no tensors."""

    name: str
    title: str
    stage: str
    does: str
    takes: Shape
    gives: Shape
    parameters: list[Parameter]
    present: bool


class Stage(BaseModel):
    """Parts of one stage of the network."""

    name: str
    title: str
    parts: list[Part]


class Size(BaseModel):
    """The meaning of a letter in shapes."""

    letter: str
    number: int
    meaning: str


class Inventory(BaseModel):
    """All parts of a network in the order of the data flow; their counts add up to the file."""

    stages: list[Stage]
    sizes: list[Size]
    trained: int = Field(description="Number of trained values in the file.")
    computed: int = Field(description="Number of computed values in the file, never trained.")


class WeightsFile(BaseModel):
    """The weights of a model, as a safetensors file."""

    sha256: str = Field(description="Of the content, in hexadecimal digits.")
    size: int = Field(description="In bytes.")


class Model(ModelSummary):
    """A bundle in full."""

    licence: str | None = None
    weights: WeightsFile | None = Field(
        None, description="The file of weights; null where the weights stay on the server."
    )
    feed_forward: int | None = None
    dropout: float | None = None
    training: dict[str, Any] | None = None
    people: list[Person] | None = None
    inventory: Inventory | None = Field(
        None, description="The parts of the network; null for one that an adapter opens."
    )
    adapter: AdapterRecord | None = Field(
        None, description="What opens the network; null for PointerNetworkV45."
    )


class Sizes(BaseModel):
    """The sizes and components of a network."""

    locations: int
    users: int
    d_model: int
    heads: int
    layers: int
    feed_forward: int
    max_visits: int
    components: list[str]


class KnownPlace(BaseModel):
    """A location that has a name, or that something else is known about."""

    id: int
    name: str | None
    category: str | None
    typical_minutes: int | None


class Vocabulary(BaseModel):
    """What a browser needs to read queries, and to compute where it may have the weights."""

    id: str
    sizes: Sizes
    places: list[KnownPlace]
    people: list[Person]
    weights: WeightsFile | None = Field(description="Null where they stay on the server.")


class PreparedDataSet(BaseModel):
    """A data set that models can be trained on."""

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
    report: Report = Field(description="What was read, what was left out, and why.")


class Location(BaseModel):
    """A place of the vocabulary; unknown fields are null."""

    id: int
    name: str | None
    label: str
    notation: str = Field(description="The place in the visit notation.")
    category: str | None
    latitude: float | None
    longitude: float | None
    typical_minutes: int | None


class Locations(BaseModel):
    """A page of places."""

    items: list[Location]
    total: int


class HistoryReason(ExampleReason):
    """Why the person of an example history goes to its target, as the simulation knows."""

    expected_label: str | None = Field(description="The name of the expected location, or `#id`.")


class History(BaseModel):
    """An example history of a bundle."""

    title: str
    user: int | None
    visits: str = Field(description="In the visit notation.")
    predict_at: str
    target: int | None = Field(
        description="The location really visited next; null if the model drew the history itself."
    )
    target_label: str | None = Field(description="Its name, or `#id`.")
    reason: HistoryReason | None = Field(
        description="Why they went there; null where it is not known, as of real people."
    )


class Histories(BaseModel):
    """A page of example histories."""

    items: list[History]
    total: int


class InsightHistory(BaseModel):
    """A history behind an aggregate, with its prediction; unknown fields are null."""

    title: str
    user: int | None
    visits: str = Field(description="In the visit notation.")
    predict_at: str
    target: int | None = Field(description="The true next place.")
    target_name: str | None
    answer: int = Field(description="The prediction: the most probable known place.")
    answer_name: str
    gate: float | None
    entropy: float | None = Field(description="Entropy of the pointer weights, in nats.")
    confidence: Probability = Field(description="Probability of the prediction.")
    right: bool | None
    explore: str = Field(description="Path and query of its explore page.")


class HistoryListing(BaseModel):
    """The first histories of a list, and their total number."""

    items: list[InsightHistory]
    total: int
    sentence: str = Field(description="A sentence with both numbers.")


class DataSetHistories(HistoryListing):
    """Histories of the data set itself."""

    name: str
    title: str
    measuring: bool = Field(
        description="Whether they are still being measured; request them again later."
    )


class InsightHistories(HistoryListing):
    """Example histories behind a row, and those of the data set if they may be shown."""

    data_set: DataSetHistories | None


class SelfAttention(BaseModel):
    """The self-attention weights of every head, [layers][heads][T][T]."""

    weights: Tensor4


class Pointer(BaseModel):
    """The pointer's values for every visit, oldest first."""

    content_scores: Vector
    position_bias: Vector | None
    scores: Vector
    weights: Vector
    entropy: float = Field(description="Entropy of the weights, in nats.")
    effective_positions: float = Field(description="Exponential of the entropy.")


class Gate(BaseModel):
    """The weight of the pointer in the blend; 0.5, 1 or 0 if the network has no learned gate."""

    value: Probability
    logit: float | None = Field(
        description="Logit of the network's gate, also if the gate is fixed."
    )
    learned: bool = Field(description="False if the network has no gate, or the gate is fixed.")


class LocationProbability(BaseModel):
    """A place and its probability."""

    location: int
    name: str | None
    probability: Probability


class LocationProbabilities(BaseModel):
    """The three distributions, most probable first; null if the network lacks the part."""

    pointer: list[LocationProbability] | None = Field(description="All places of the history.")
    generation: list[LocationProbability] | None = Field(
        description="The `top_k` most probable known places."
    )
    final: list[LocationProbability] = Field(description="The `top_k` most probable known places.")


class Prediction(LocationProbability):
    """The prediction, with the contributions of both parts, weighted by the gate."""

    from_pointer: float
    from_generation: float


class ReadVisit(BaseModel):
    """A visit as the model reads it."""

    location: int
    name: str | None
    label: str
    category: str | None
    place: str = Field(description="The place in the visit notation.")
    written_moment: str = Field(description="Day and time in the visit notation.")
    written_stay: int | None = Field(description="Minutes of stay in the visit notation.")
    arrival: str | None
    weekday: int = Field(description="Monday 0 … Sunday 6.")
    start_minute: int = Field(description="Minute of the day of arrival.")
    duration_minutes: int
    days_before: int
    steps_back: int
    sent: int = Field(description="Its position in the query; differs if `order` is set.")
    masked: bool
    filled_in: list[str] = Field(description='Which of "day", "time" and "stay" were filled in.')


class Explanation(BaseModel):
    """Everything between the visits and the prediction."""

    model: str
    user: int | None
    visits: list[ReadVisit]
    notation: str | None = Field(
        description="The visits in the visit notation; null for a record with contradictory fields."
    )
    predict_at: str
    self_attention: SelfAttention | None
    pointer: Pointer | None
    gate: Gate
    location_probabilities: LocationProbabilities
    prediction: Prediction
    unknown_probability: Probability = Field(
        description="The probability of all places that the model does not know. The prediction "
        "is the most probable known place, and its probability is not rescaled."
    )


class ViewOption(BaseModel):
    """An option of a view."""

    name: str
    title: str
    description: str


class View(BaseModel):
    """A view."""

    name: str
    title: str
    caption: str
    options: list[ViewOption]
    reads: Literal["history", "data set"]
    section: str | None = Field(
        description="Section of the explore page or the insights; null for the model card."
    )
    kind: Literal["plotly", "network"] = Field(
        description="Whether its figure is one of Plotly, or a trace that the browser draws."
    )
    several_passes: bool = Field(
        description="Whether it needs further forward passes, in a batch of its own."
    )


class Figure(BaseModel):
    """A Plotly figure; arrays are typed arrays (`dtype`, `bdata`, `shape`)."""

    data: list[dict[str, Any]]
    layout: dict[str, Any]


class NetworkPlace(BaseModel):
    """What a trace says of a place."""

    label: str
    category: str | None


class NetworkTrace(Explanation):
    """An explanation with every tensor of its pass, which the browser draws as the whole network.

    `self_attention` is null: `tensors` hold its weights.
    """

    architecture: Sizes
    interventions: dict[str, Any] = Field(description="What was changed in the pass.")
    places: dict[str, NetworkPlace] = Field(
        description="By id: the locations of the visits and of `location_probabilities`."
    )
    tensors: dict[str, EncodedArray] = Field(
        description="By site: float32 in base64, without the batch axis; minus infinity occurs. "
        "The sites of parts that the network lacks are absent. So are those of all locations "
        "where the model has more than 2,000."
    )


class NetworkOutline(NetworkTrace):
    """What the picture of the whole network shows before one of its blocks is opened.

    `tensors` hold the heads' weights and the sites with one number for each visit or place.
    """

    lengths: dict[str, EncodedArray] = Field(
        description="The length of each visit's vector at the other sites outside heads, [T]."
    )


class NetworkFigure(BaseModel):
    """The figure of the view `network`, which is not a Plotly figure."""

    kind: Literal["network"]
    trace: NetworkTrace
    before: NetworkTrace | None = Field(description="The trace of `against`.")
    meta: dict[str, Any]


class LessonSource(BaseModel):
    """A passage of a source text."""

    number: str = Field(description="Number of the source text.", examples=["002"])
    text: str
    where: str = Field(description="Title of the section in the text.")


class LessonReference(BaseModel):
    """A lesson that another one builds on."""

    id: str
    number: int
    title: str


class LessonSummary(BaseModel):
    """A lesson: a worked example."""

    id: str
    number: int = Field(description="Its place in the course, from 1.")
    title: str
    minutes: int | None = Field(description="About how long a reader needs.")
    needs: list[LessonReference] = Field(description="The lessons that it builds on.")
    summary: str
    section: str
    sources: list[LessonSource]
    steps: int
    checks: dict[Literal["agrees", "rounding", "differs", "cannot_be_checked"], int] = Field(
        description="How many numbers printed in the source texts agree with the computed ones, "
        "differ by rounding only, differ, or are given without the inputs that they follow from."
    )


class LessonInput(BaseModel):
    """An input of a lesson."""

    name: str
    title: str
    kind: Literal["words", "matrix", "number", "choice"]
    symbol: str | None = Field(description="In LaTeX.")
    value: Any
    rows: list[str] | None = None
    columns: list[str] | None = None
    least: float | None = Field(
        None, description="Lower limit of a number, or of the number of words."
    )
    most: float | None = None
    whole: bool | None = None
    choices: dict[str, str] | None = None


class Formula(BaseModel):
    """A formula in two notations."""

    latex: str
    mathml: str


class Operation(BaseModel):
    """One array operation of an expression."""

    op: str = Field(
        description=(
            "`table`, a table to read; `constant`; `view`, elements of an operand in other places; "
            "`join`, the elements of all operands in turn; `collect`, sums of selected elements; "
            "`where`; `matmul`; `softmax` of each row, over a temperature; `sum`, `product`, "
            "`largest` or `smallest` of each row; an elementwise function such as `add` or `exp`; "
            "`opaque`, numbers that only the server computes."
        )
    )
    shape: list[int]
    of: list[int] = Field([], description="The operands: places in the expression.")
    name: str = Field("", description="Of the table.")
    values: Number | list[Number] | None = Field(
        None, description="Of a constant; one number stands for equal numbers."
    )
    offset: int | None = Field(None, description="Of a view: the flat index of its first element.")
    strides: list[int] | None = Field(None, description="Of a view: from element to element.")
    index: list[int] | None = Field(None, description="Of a view, instead: every flat index.")
    groups: list[list[int]] | None = Field(
        None, description="Of `collect`: for each element the flat indices that it sums."
    )


Expression = Annotated[
    list[Operation],
    Field(description="How a table is computed: array operations, of which the last gives it."),
]


class LessonTable(BaseModel):
    """A table: an array with labels."""

    name: str
    title: str
    symbol: str = Field(description="In LaTeX.")
    rows: list[str]
    columns: list[str]
    values: Any = Field(description="A number, a list, or a list of rows.")
    shade: Literal["", "weights", "differences"]
    how: Expression | None


class LessonNote(BaseModel):
    """What a source text says about a step, and what is true instead."""

    source: LessonSource
    text: str


class LessonStep(BaseModel):
    """A computed step."""

    id: str
    title: str
    formula: Formula
    removable: bool
    removed: bool
    text: str = Field(description="What the step does; may be empty.")
    why: str = Field(description="Why the step exists.")
    breaks: str = Field(description="What breaks without the step.")
    notes: list[LessonNote]
    takes: list[LessonTable]
    gives: list[LessonTable]
    remark: str = Field(description="What the numbers show.")
    error: str = Field(description="Why the step cannot be computed; empty if it can.")
    has_figure: bool


class LessonCheck(BaseModel):
    """A number printed in a source text, and the number computed from the text's inputs."""

    source: str
    where: str
    what: str
    printed: str
    computed: float
    verdict: Literal["agrees", "rounding", "differs", "cannot be checked"]
    why: str


class Marked(BaseModel):
    """A marked answer to an exercise."""

    right: list[list[bool]]
    all_right: bool
    computed: list[list[float]] | str
    because: str
    sentence: str


class LessonExercise(BaseModel):
    """An exercise with a computed answer, and the id of the step that it is about."""

    id: str
    step: str
    question: str
    kind: Literal["number", "numbers", "choice"]
    decimals: int
    choices: list[str]
    rows: list[str]
    columns: list[str]
    marked: Marked | None


class Lesson(BaseModel):
    """A computed lesson."""

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
    """A walkthrough: the computation of a query, step by step."""

    model: str
    layer: int = Field(description="The shown layer, from 0.")
    head: int
    removed: list[str]
    notation: str | None
    title: str
    summary: str
    steps: list[LessonStep]


class NeededNumbers(BaseModel):
    """The numbers of one table that a cell is computed from."""

    title: str = Field(description="Of the table.")
    index: list[int] = Field(description="Where they stand in the table, row by row, from 0.")
    values: list[Number]
    labels: list[str] = Field(description="Of their rows and columns.")


class OpenedCell(BaseModel):
    """A cell, the expression of its table, and the numbers that the cell is computed from."""

    table: str
    title: str
    row: str
    column: str
    result: Number
    index: int = Field(description="Where the cell stands in the table, row by row, from 0.")
    expression: Expression
    numbers: dict[str, NeededNumbers] = Field(description="By the names of their tables.")


class Health(BaseModel):
    """The server responds."""

    status: Literal["ok"]
    version: str


class CheckedModel(BaseModel):
    """The result of checking a model at the start."""

    model: str = Field(description="Id of the model.")
    title: str
    reason: str | None = Field(description="Why it cannot be used; null if it works.")
    explained: bool = Field(
        description="Whether it has explained a query; false for a model of a cluster that starts "
        "with its first query."
    )
    carries: list[str] = Field(
        description="Contents of the bundle besides the network.",
        examples=[["example histories", "insights"]],
    )


class Ready(BaseModel):
    """The server is ready for requests."""

    status: Literal["ready"]
    models: list[CheckedModel] = Field(description="The models that have been checked so far.")


class RouteStatus(BaseModel):
    """Requests to one route since the start."""

    route: str = Field(examples=["/api/models/{model}/explain"])
    requests: int
    failed: int = Field(description="Unexpected server errors.")
    median_seconds: float
    p95_seconds: float


class BatchStatus(BaseModel):
    """Number of forward passes with up to `max_size` histories, more than in the row before."""

    max_size: int | None = Field(description="Null if unbounded.")
    passes: int


class ModelStatus(BaseModel):
    """Requests to one model since the start."""

    model: str
    outcomes: dict[str, int] = Field(
        description="Explanations by outcome: cached, joined (shared with an equal query), "
        "computed, refused (invalid)."
    )
    passes: int
    histories: int
    seconds: float = Field(description="Total duration of the passes.")


class LimitInForce(BaseModel):
    """A setting that is a number."""

    name: str = Field(
        description="Environment variable.", examples=["POINTERSCOPE_MAX_CONCURRENT_REQUESTS"]
    )
    value: int | float
    description: str


class PluginStatus(BaseModel):
    """A plugin, and why it or a part of it was left out."""

    name: str
    origin: str = Field(description="The installed package with its version, or the file.")
    problems: list[str] = Field(description="Empty if everything it brings is in use.")


class ExplanationErrors(BaseModel):
    """What is wrong with one query of a batch."""

    errors: list[ExplanationError]


class ExplanationError(BaseModel):
    """One error in a query."""

    where: str = Field(examples=["visits[2]"])
    message: str
    suggestions: list[str]


class ExplanationBatch(BaseModel):
    """The answers to a batch of queries, in their order."""

    answers: list[Explanation | ExplanationErrors]


class ClientStatus(BaseModel):
    """How much of the server's time one client took; a request counts half after a minute."""

    name: str = Field(description="A name that says nothing about the client; new at each start.")
    address: str | None = Field(description="Its address; null without the access token.")
    seconds: float = Field(description="Time in which its requests ran.")
    requests: float = Field(description="Number of its requests.")


class ServerStatus(BaseModel):
    """The state of the server, summed over its workers."""

    version: str
    problem: str | None = Field(description="Why the server is not ready; null if it is.")
    started: datetime
    workers: int
    requests_per_minute: float = Field(description="Over the last minute.")
    waiting: int = Field(description="Requests in the queue.")
    running: int = Field(description="Requests that run.")
    refused: dict[str, int] = Field(description="Rejected requests, by reason.")
    routes: list[RouteStatus]
    batches: list[BatchStatus]
    explanations: list[ModelStatus]
    cache_entries: int = Field(description="Cached explanations and responses.")
    cache_bytes: int = Field(description="Size of the cache.")
    max_cache_bytes: int = Field(description="Largest size of the cache, summed over the workers.")
    responses_cached: int = Field(description="Response bodies served from the cache.")
    responses_computed: int = Field(description="Response bodies that were computed.")
    models: list[CheckedModel] = Field(description="The models that have been checked so far.")
    checking: bool = Field(description="Whether further models are still being checked.")
    plugins: list[PluginStatus]
    clients: list[ClientStatus] = Field(
        description="The clients that took the most time of the worker that answers."
    )
    limits: list[LimitInForce]
