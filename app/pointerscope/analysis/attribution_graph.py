"""The answer as an attribution graph, in the JSON schema of circuit-tracer.

Every link says how much its source adds to its target, and the links into a node add up to the
`activation` of the node:

- **The answer**, the probability of the predicted place: what gate, pointer and generation head
  contribute to the blend, as Shapley values from zeros.
- **The pointer**: the weights of the visits to that place. **The score of such a visit**, **the
  logit of the place** in the generation head and **the logit of the gate**: what each part of the
  residual stream contributes, as `pointerscope.analysis.direct_attribution` splits it.
- **Heads that write into the leading quantity**: what each part contributes through the values that
  the head reads, with attention weights and the scale of the norm as they are in this pass.

Biases are nodes too. Nothing leads into feed-forward networks, whose outputs are no sums, nor into
heads that only other heads read.

The schema is that of `circuit_tracer/frontend/graph_models.py` in safety-research/circuit-tracer,
which Neuronpedia reads. Transcoder features, which do not exist here, are replaced by other types
of nodes.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.analysis.direct_attribution import (
    Attribution,
    DirectAttribution,
    Subject,
    compute_direct_attribution,
    leading_subject,
    module_parameters,
    quantities_of,
)
from pointerscope.analysis.explanation import ExplainedQuery, with_intermediates
from pointerscope.core.array_types import Float, Numbers

_TYPES = {"inputs": "embedding", "heads": "attention head", "feed_forward": "feed-forward network"}


class _SchemaModel(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class GraphMetadata(_SchemaModel):
    """What the graph is of."""

    slug: str
    scan: str = Field(description="The model.")
    transcoder_list: list[str] = Field(description="Empty: there are no transcoders.")
    prompt_tokens: list[str] = Field(description="The visits, oldest first.")
    prompt: str = Field(description="The history in the visit notation.")
    node_threshold: float | None = Field(
        None, description="The least share of all that leads into a node that a link must have."
    )
    schema_version: int = 1


class GraphViewState(_SchemaModel):
    """What a page that shows the graph begins with."""

    pinned_ids: list[str] = Field(alias="pinnedIds")
    supernodes: list[list[str]]
    link_type: str = Field(alias="linkType")
    clicked_id: str = Field(alias="clickedId")
    sg_pos: str


class GraphNode(_SchemaModel):
    """A part of the network at a visit."""

    node_id: str
    feature: int
    layer: str = Field(description='"E" for inputs; the answer is behind the last layer.')
    ctx_idx: int = Field(description="The 0-based position of the visit.")
    feature_type: str
    token_prob: float = 0.0
    is_target_logit: bool = False
    run_idx: int = 0
    reverse_ctx_idx: int = 0
    js_node_id: str = Field(alias="jsNodeId")
    clerp: str = Field("", description="What the node is, in words.")
    influence: float | None = None
    activation: float | None = None


class GraphLink(_SchemaModel):
    """How much a node adds to another one."""

    source: str
    target: str
    weight: float


class AttributionGraph(_SchemaModel):
    """An attribution graph in the schema of circuit-tracer."""

    metadata: GraphMetadata
    q_params: GraphViewState = Field(alias="qParams")
    nodes: list[GraphNode]
    links: list[GraphLink]

    def to_json(self) -> str:
        """Return the graph as JSON, with the names of the schema."""
        return self.model_dump_json(by_alias=True)


class _Node(NamedTuple):
    """A node before it has an id: a part of the network at a visit, or a bias of another node."""

    layer: str
    kind: str
    name: str
    visit: int


def build_attribution_graph(
    explanation: ExplainedQuery, *, least_share: float = 0.0
) -> AttributionGraph:
    """Return the answer of a query as an attribution graph.

    Args:
        explanation: of the query.
        least_share: the least share of the absolute weights that lead into a node that a link must
            have to be kept; with 0 the links into every node add up to its activation.

    Raises:
        AdaptedNetworkError: the network is not a PointerNetworkV45.
    """
    explanation.bundle.require_pointer_network()
    return _Builder(explanation, least_share).build()


class _Builder:
    """Collects links by their target, then writes nodes and links down."""

    def __init__(self, explanation: ExplainedQuery, least_share: float) -> None:
        self._explanation = with_intermediates(explanation)
        self._least_share = least_share
        self._direct: DirectAttribution = compute_direct_attribution(self._explanation)
        self._last = len(explanation.query.history) - 1
        self._layers = explanation.bundle.architecture.layers
        self._links: defaultdict[_Node, dict[_Node, float]] = defaultdict(dict)
        self._activations: dict[_Node, float] = {}

    def build(self) -> AttributionGraph:
        answer = self._add_answer()
        lead = leading_subject(self._explanation)
        for subject in self._subjects():
            attribution = self._direct.attribute(subject)
            target = self._output(subject)
            self._add_attribution(target, attribution)
            if subject == lead and self._explanation.bundle.architecture.heads:
                self._add_values(attribution)
        return self._written(answer)

    def _subjects(self) -> Iterator[Subject]:
        """Yield the quantities that decide about the predicted place."""
        location = self._explanation.prediction.location
        quantities = quantities_of(self._explanation)
        if "generation" in quantities:
            yield Subject("generation", location=location)
        if "pointer" in quantities:
            yield from (Subject("pointer", visit=visit) for visit in self._visits_there())
        if "gate" in quantities:
            yield Subject("gate")

    def _visits_there(self) -> list[int]:
        locations = self._explanation.query.history.locations
        weights = self._explanation.pointer_weights
        found = np.flatnonzero(locations == self._explanation.prediction.location).tolist()
        return [visit for visit in found if weights is not None and weights[visit] > 0]

    def _output(self, subject: Subject) -> _Node:
        layer = str(self._layers)
        if subject.quantity == "pointer":
            assert subject.visit is not None
            return _Node(layer, "pointer score", "pointer.scores", subject.visit)
        kinds = {"generation": "generation head", "gate": "gate"}
        return _Node(layer, kinds[subject.quantity], subject.quantity, self._last)

    def _add_answer(self) -> _Node:
        explanation, location = self._explanation, self._explanation.prediction.location
        gate = float(explanation.gate)
        answer = _Node(str(self._layers + 2), "logit", str(location), self._last)
        self._activations[answer] = explanation.prediction.probability
        copied, generated = (
            0.0 if found is None else float(found[location])
            for found in (explanation.pointer_probabilities, explanation.generation_probabilities)
        )
        shares = self._links[answer]
        pointer = _Node(str(self._layers + 1), "pointer", "pointer", self._last)
        if explanation.pointer_weights is not None:
            for visit in self._visits_there():
                weight = float(explanation.pointer_weights[visit])
                self._links[pointer][self._output(Subject("pointer", visit=visit))] = weight
            self._activations[pointer] = copied
        learned = "gate" in quantities_of(explanation)
        # Shapley values of gate · copied + (1 - gate) · generated; a fixed gate has no share.
        shared = gate / 2 if learned else gate
        if explanation.pointer_probabilities is not None:
            shares[pointer] = shared * copied
        if explanation.generation_probabilities is not None:
            shares[self._output(Subject("generation"))] = (1 - shared) * generated
        if learned:
            shares[self._output(Subject("gate"))] = shared * (copied - generated)
        return answer

    def _add_attribution(self, target: _Node, attribution: Attribution) -> None:
        self._activations[target] = attribution.value
        links = self._links[target]
        sides = [(attribution.contributions, self._last)]
        if attribution.query is not None and attribution.key is not None:
            sides = [(attribution.query, self._last), (attribution.key, target.visit)]
        for contributions, visit in sides:
            for part, weight in zip(attribution.parts, contributions.tolist(), strict=True):
                source = self._part(part, visit)
                links[source] = links.get(source, 0.0) + weight
        links[self._bias(target)] = attribution.baseline
        if attribution.position_bias:
            name = f"pointer.bias of {target.visit}"
            links[_Node("E", "bias", name, target.visit)] = attribution.position_bias

    def _part(self, part: str, visit: int) -> _Node:
        """Return the node of a part of the residual stream."""
        if part.startswith("inputs."):
            kind = "bias" if part == "inputs.bias" else "embedding"
            return _Node("E", kind, part, visit)
        _, layer, *rest = part.split(".")
        return _Node(layer, _TYPES.get(rest[0], "bias"), part, visit)

    def _bias(self, target: _Node) -> _Node:
        return _Node("E", "bias", f"bias of {target.name}", target.visit)

    def _add_values(self, attribution: Attribution) -> None:
        """Add what leads into the heads that contribute to a quantity, by what they read."""
        from pointerscope.network.sites import tensors_by_site

        stream, found = self._direct.stream, tensors_by_site(self._explanation.trace)
        subject = attribution.subject
        for layer in range(self._layers):
            inputs = [
                index
                for index, part in enumerate(stream.parts)
                if part.startswith("inputs.") or int(part.split(".")[1]) < layer
            ]
            vectors = stream.vectors[inputs]  # (P, T, d)
            residual = found[f"layers.{layer}.residual_in"][0].double().numpy()
            if not np.allclose(vectors.sum(0), residual, atol=1e-4):
                return  # an intervention keeps parts out of the stream
            values, bias = self._value_shares(layer, vectors, found)  # (P, T, H, k), (H, k)
            for visit, direction in attribution.directions:
                along = np.einsum("hdk,d->hk", stream.projections[layer], direction)
                read = stream.weights[layer][:, visit]  # (H, T)
                shares = np.einsum("ht,pthk,hk->hpt", read, values, along)
                constants = np.einsum("ht,hk,hk->h", read, bias, along)
                for head in range(len(shares)):
                    node = self._part(f"layers.{layer}.heads.{head}", visit)
                    total = self._links[self._output(subject)].get(node, 0.0)
                    self._activations[node] = total
                    links = self._links[node]
                    for row, index in enumerate(inputs):
                        for source in np.flatnonzero(shares[head, row]).tolist():
                            part = self._part(stream.parts[index], source)
                            weight = float(shares[head, row, source])
                            links[part] = links.get(part, 0.0) + weight
                    own = self._bias(node)
                    links[own] = links.get(own, 0.0) + float(constants[head])

    def _value_shares(
        self, layer: int, vectors: Float[Numbers, "P T d"], found: dict[str, Any]
    ) -> tuple[Float[Numbers, "P T H k"], Float[Numbers, "H k"]]:
        """Split the values of a layer's heads among the parts that its norm reads.

        The scale of the norm is that of this pass, so that its output is a sum over the parts.
        """
        network = self._explanation.bundle.pointer_network
        d = vectors.shape[-1]
        module = f"transformer.layers.{layer}"
        weight, bias = (
            parameter[2 * d :]  # behind those of queries and keys
            for parameter in module_parameters(
                network, f"{module}.self_attn", "in_proj_weight", "in_proj_bias"
            )
        )
        scale, shift = module_parameters(network, f"{module}.norm1", "weight", "bias")
        if self._explanation.query.interventions.layer_norm:
            name = f"layers.{layer}.norm1.reciprocal_deviation"
            reciprocal = found[name][0].double().numpy()
            centred = vectors - vectors.mean(-1, keepdims=True)
            normed, constant = centred * reciprocal[:, None] * scale, shift
        else:
            normed, constant = vectors, np.zeros(d)
        heads = self._explanation.bundle.architecture.heads
        values = (normed @ weight.T).reshape(*normed.shape[:2], heads, -1)
        return values, (weight @ constant + bias).reshape(heads, -1)

    def _written(self, answer: _Node) -> AttributionGraph:
        links = {target: self._kept(sources) for target, sources in self._links.items()}
        nodes = dict.fromkeys([*(node for own in links.values() for node in own), *links])
        numbers: defaultdict[str, dict[tuple[str, str], int]] = defaultdict(dict)
        ids = {}
        for node in sorted(nodes, key=lambda one: (one.layer, one.visit)):
            of_layer = numbers[node.layer]
            number = of_layer.setdefault((node.kind, node.name), len(of_layer))
            if node == answer:
                number = int(node.name)
            ids[node] = f"{node.layer}_{number}_{node.visit}"
        explanation = self._explanation
        labels = [visit.label for visit in explanation.visits]
        return AttributionGraph(
            metadata=GraphMetadata(
                slug=f"{explanation.bundle.id}-{explanation.prediction.location}",
                scan=explanation.bundle.id,
                transcoder_list=[],
                prompt_tokens=labels,
                prompt=explanation.query.notation,
                node_threshold=self._least_share,
            ),
            q_params=GraphViewState(
                pinned_ids=[ids[answer], *(ids[node] for node in links[answer])],
                supernodes=[],
                link_type="both",
                clicked_id=ids[answer],
                sg_pos="",
            ),
            nodes=[
                GraphNode(
                    node_id=name,
                    feature=int(name.split("_")[1]),
                    layer=node.layer,
                    ctx_idx=node.visit,
                    feature_type=node.kind,
                    token_prob=explanation.prediction.probability if node == answer else 0.0,
                    is_target_logit=node == answer,
                    reverse_ctx_idx=self._last - node.visit,
                    js_node_id=f"{name.rpartition('_')[0]}-{node.visit}",
                    clerp=self._words(node, answer, labels),
                    activation=self._activations.get(node),
                )
                for node, name in ids.items()
            ],
            links=[
                GraphLink(source=ids[source], target=ids[target], weight=weight)
                for target, sources in links.items()
                for source, weight in sources.items()
            ],
        )

    def _kept(self, sources: dict[_Node, float]) -> dict[_Node, float]:
        least = self._least_share * sum(map(abs, sources.values()))
        return {node: weight for node, weight in sources.items() if abs(weight) >= least}

    def _words(self, node: _Node, answer: _Node, labels: list[str]) -> str:
        if node == answer:
            place = self._explanation.prediction
            return f'Output "{place.label}" (p={place.probability:.3f})'
        if node.kind in ("pointer", "gate", "generation head"):
            return f"The {node.kind}"
        return f"{node.name.replace('_', ' ')} at {labels[node.visit]}"
