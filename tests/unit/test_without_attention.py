"""A network without self-attention: what it computes, and what the rest says about it."""

from __future__ import annotations

import json

import pytest
import torch

from pointerscope import open_model
from pointerscope.analysis.attention_value import PartEvaluations, measure_attention
from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.insights.run import compute_insights
from pointerscope.analysis.model_card import attention_line, attention_sentence
from pointerscope.core.problems import InvalidQueryError
from pointerscope.figures.views import views
from pointerscope.lessons.walkthrough import build_walkthrough
from pointerscope.mobility.town import simulate_town
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.bundles import read_bundle
from pointerscope.network.checkpoint import CheckpointError, read_checkpoint
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.trace import Batch
from pointerscope.training.recipe import Recipe
from pointerscope.training.train import NetworkSizes, train_bundle
from tests.conftest import write_tiny
from tests.unit.test_network import LOCATIONS, USERS, histories_of

WITHOUT = frozenset(COMPONENTS) - {"attention"}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    return write_tiny(tmp_path_factory.mktemp("models") / "plain", without={"attention"})


def test_it_equals_a_network_whose_attention_adds_nothing():
    """Zeros in the output projection of attention leave the residual stream as it is."""
    torch.manual_seed(0)
    sizes = {"locations": LOCATIONS, "users": USERS, "d_model": 8, "feed_forward": 8}
    sizes["max_visits"] = 9
    whole = PointerNetwork(Architecture(**sizes, heads=2)).eval()
    plain = PointerNetwork(Architecture(**sizes, heads=0, components=WITHOUT)).eval()
    weights = whole.state_dict()
    for name in weights:
        if "out_proj" in name:
            weights[name] = torch.zeros_like(weights[name])
    whole.load_state_dict(weights)
    missing = plain.load_state_dict(weights, strict=False)
    assert not missing.missing_keys
    assert all("self_attn" in name or "norm1" in name for name in missing.unexpected_keys)
    batch = Batch.from_histories(histories_of(3, 9, 5), 9)
    with torch.inference_mode():
        one, other = whole.trace(batch), plain.trace(batch)
    torch.testing.assert_close(one.probabilities, other.probabilities)
    for hidden, same in zip(one.hidden, other.hidden, strict=True):
        torch.testing.assert_close(hidden, same)
    assert [layer.weights.shape[1] for layer in other.layers] == [0, 0]


def test_heads_belong_to_self_attention():
    assert Architecture(9, 4, 8, 2, components=WITHOUT).heads == 0
    with pytest.raises(ValueError, match="0 heads do not divide"):
        Architecture(9, 4, 8, 0)


def test_a_published_checkpoint_without_attention_is_opened(tmp_path):
    network = PointerNetwork(Architecture(9, 4, 8, 0, 1, 8, 6, components=WITHOUT))
    content = {"model_state_dict": network.state_dict(), "config": {"model": {"nhead": 4}}}
    torch.save(content, tmp_path / "best.pt")
    found = read_checkpoint(tmp_path / "best.pt").architecture
    assert (found.heads, found.components) == (0, WITHOUT)


def test_half_an_attention_is_refused(tmp_path):
    network = PointerNetwork(Architecture(9, 4, 8, 2, 1, 8, 6))
    weights = network.state_dict()
    del weights["transformer.layers.0.self_attn.out_proj.weight"]
    torch.save(
        {"model_state_dict": weights, "config": {"model": {"nhead": 2}}}, tmp_path / "best.pt"
    )
    with pytest.raises(CheckpointError, match=r"out_proj\.weight` is missing"):
        read_checkpoint(tmp_path / "best.pt")


def test_a_card_of_an_earlier_version_has_attention(tmp_path):
    folder = write_tiny(tmp_path / "tiny")
    card = json.loads((folder / "model.json").read_text())
    card["components"].remove("attention")
    (folder / "model.json").write_text(json.dumps(card))
    assert "attention" in read_bundle(folder).card.components


def test_views_of_heads_say_that_there_is_no_attention(tiny):
    bundle = read_bundle(tiny)
    of_heads = [view for view in views().values() if view.section == "looking"]
    assert len(of_heads) >= 8
    for view in of_heads:
        assert str(view.missing_in(bundle)) == "This network has no self-attention."
    model = open_model(tiny)
    for name, view in views().items():
        if view.reads == "history" and view.kind == "plotly" and not view.missing_in(bundle):
            assert model.figure(name, "Home, Work, Home")


@pytest.mark.parametrize(
    "changes", [{"remove_heads": "all"}, {"remove_heads": [[0, 1]]}, {"attention_temperature": 3.0}]
)
def test_what_changes_attention_changes_nothing(tiny, changes):
    model = open_model(tiny)
    plain = model.explain("Home, Work").probabilities
    assert (model.explain("Home, Work", interventions=changes).probabilities == plain).all()


def test_a_walkthrough_has_no_head_to_follow(tiny):
    explanation = open_model(tiny).explain("Home, Work").explained_query
    with pytest.raises(InvalidQueryError, match="no self-attention"):
        build_walkthrough(explanation, layer=0, head=0)


@pytest.mark.slow
def test_it_is_trained_measured_and_looked_into(tmp_path, one_thread):
    town = simulate_town(residents=6, weeks=4)
    sizes = NetworkSizes(
        d_model=8, heads=2, layers=1, feed_forward=8, max_visits=12, without=("attention",)
    )
    bundle = train_bundle(town, tmp_path / "plain", Recipe(epochs=1), sizes)
    assert bundle.card.heads == 0
    measured = measure_attention(PartEvaluations.of(bundle, town))
    assert "without all heads" not in [change.name for change in measured.changes]
    assert measured.pruning == []
    card = bundle.card.model_copy(update={"attention": measured})
    assert attention_sentence(card).startswith("This network has no self-attention")
    assert "no self-attention" in attention_line(card)
    insights = compute_insights(bundle, read_split(bundle, town), tmp_path / "journal")
    assert not [table for table in insights.tables if table.section == "heads"]
    assert insights.table("gate_distribution") or insights.tables
