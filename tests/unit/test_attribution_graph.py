"""Attribution graphs: links add up to what they lead into, in the schema of circuit-tracer."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from pointerscope import open_model
from pointerscope.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path

DAY = "Maple Court @ Mon 08:00 +45, Café Luna, Maple Court, Café Luna, Maple Court"
# The fields of circuit_tracer/frontend/graph_models.py, with their types.
METADATA = {"slug": str, "scan": str, "transcoder_list": list, "prompt_tokens": list, "prompt": str}
Q_PARAMS = {"pinnedIds": list, "supernodes": list, "linkType": str, "clickedId": str, "sg_pos": str}
NODE = {
    "node_id": str,
    "feature": int,
    "layer": str,
    "ctx_idx": int,
    "feature_type": str,
    "token_prob": float,
    "is_target_logit": bool,
    "run_idx": int,
    "reverse_ctx_idx": int,
    "jsNodeId": str,
    "clerp": str,
}


def graph_of(model: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(open_model(model).explain(DAY, **query).graph().to_json())
    return found


def check_types(found: dict[str, Any], fields: dict[str, type]) -> None:
    for name, kind in fields.items():
        assert type(found[name]) is kind, name


def test_graph_has_the_schema_of_circuit_tracer() -> None:
    graph = graph_of("town")
    assert set(graph) == {"metadata", "qParams", "nodes", "links"}
    check_types(graph["metadata"], METADATA)
    check_types(graph["qParams"], Q_PARAMS)
    ids = [node["node_id"] for node in graph["nodes"]]
    assert len(set(ids)) == len(ids)
    assert len({node["jsNodeId"] for node in graph["nodes"]}) == len(ids)
    for node in graph["nodes"]:
        check_types(node, NODE)
        layer, feature, position = node["node_id"].split("_")
        assert (layer, int(feature), int(position)) == (
            node["layer"],
            node["feature"],
            node["ctx_idx"],
        )
    for link in graph["links"]:
        assert set(link) == {"source", "target", "weight"}
        assert {link["source"], link["target"]} <= set(ids)


@pytest.mark.parametrize(
    ("model", "query"),
    [
        ("town", {}),
        ("town", {"interventions": {"gate": 0.3}}),
        ("town", {"interventions": {"remove_heads": [[0, 0]], "layer_norm": False}}),
        ("town", {"interventions": {"residuals": False}}),
        *((f"town-without-{part}", {}) for part in ("pointer", "generation", "gate", "attention")),
        ("town-one-layer", {}),
    ],
)
def test_links_into_a_node_add_up_to_it(model: str, query: dict[str, Any]) -> None:
    graph = graph_of(model, **query)
    into: defaultdict[str, float] = defaultdict(float)
    for link in graph["links"]:
        into[link["target"]] += link["weight"]
    activations = {node["node_id"]: node["activation"] for node in graph["nodes"]}
    assert len(into) > 1
    for target, total in into.items():
        assert total == pytest.approx(activations[target], abs=2e-4), target


def test_answer_is_the_predicted_place_with_its_probability() -> None:
    prediction = open_model("town").explain(DAY).prediction
    [answer] = [node for node in graph_of("town")["nodes"] if node["is_target_logit"]]
    assert answer["feature_type"] == "logit"
    assert answer["feature"] == prediction.location
    assert answer["token_prob"] == pytest.approx(prediction.probability)


def test_heads_lead_back_to_the_inputs_of_visits() -> None:
    graph = graph_of("town")
    kinds = {node["node_id"]: node["feature_type"] for node in graph["nodes"]}
    links = {(kinds[link["source"]], kinds[link["target"]]) for link in graph["links"]}
    assert ("embedding", "attention head") in links
    assert ("attention head", "attention head") in links
    assert "feed-forward network" not in {target for _, target in links}


def test_small_links_can_be_left_out() -> None:
    explained = open_model("town").explain(DAY)
    whole, short = explained.graph(), explained.graph(least_share=0.02)
    assert 0 < len(short.links) < len(whole.links) / 2
    assert short.metadata.node_threshold == 0.02


def test_command_writes_a_graph(tmp_path: Path) -> None:
    out = tmp_path / "graph.json"
    result = CliRunner().invoke(
        main, ["export", "graph", "town", "--visits", DAY, "--out", str(out)]
    )
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text())["metadata"]["prompt_tokens"][0] == "Maple Court"


def test_network_of_an_adapter_has_no_graph() -> None:
    with pytest.raises(ValueError, match=re.escape("only PointerNetworkV45 has")):
        open_model("town-transformer").explain(DAY).graph()
