"""Views that read the card, families, and sentences computed from a card's numbers."""

from __future__ import annotations

import plotly.graph_objects as go
import pytest

from pointerscope.analysis import model_card
from pointerscope.figures.views import (
    InvalidOptionError,
    NothingToShowError,
    draw,
    find_view,
    views,
)
from pointerscope.network.bundles import read_bundle
from pointerscope.notebook.model import open_model
from tests.cards import (
    attention,
    behaviour,
    card,
    known,
    metrics,
    scores,
    training,
    write_card,
    write_cards,
)

CARD_VIEWS = ["training-curve", "scores", "pruning", "customs", "deciding-visits", "steps-back"]


@pytest.fixture(scope="module")
def bundles(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    write_cards(folder)
    names = ("gps", "gps-no-gate", "gps-no-pointer", "checks", "alone", "bare")
    return {name: read_bundle(folder / name) for name in names}


def nothing():
    raise AssertionError("A view of a card asks for no explanation.")


def figure(bundle, view, **chosen):
    return draw(view, bundle, nothing, selected=chosen)


def test_views_of_the_card_say_what_they_read():
    read = {name: view.reads for name, view in views().items() if view.section is None}
    assert [name for name in read if read[name] == "data set"] == CARD_VIEWS


@pytest.mark.parametrize("view", CARD_VIEWS)
@pytest.mark.parametrize("model", ["gps", "checks"])
def test_every_figure_is_one_that_plotly_takes(bundles, model, view):
    drawn = figure(bundles[model], view)
    go.Figure(drawn)
    meta = drawn["layout"]["meta"]
    assert meta["summary"].endswith(".")
    assert {len(row) for row in meta["table"]["rows"]} == {len(meta["table"]["columns"])}


@pytest.mark.parametrize(
    ("model", "view", "words"),
    [
        ("bare", "training-curve", "The model card has no training curve."),
        ("bare", "scores", "The model card has no scores."),
        ("bare", "steps-back", "The model card has no pointer weights by steps back."),
        ("bare", "pruning", "The model card has no pruning curve."),
        (
            *("bare", "deciding-visits"),
            "The model card has no attention to the visits that decide.",
        ),
        ("gps-no-pointer", "steps-back", "This network has no pointer."),
    ],
)
def test_a_view_without_numbers_says_so(bundles, model, view, words):
    with pytest.raises(NothingToShowError) as raised:
        figure(bundles[model], view)
    assert str(raised.value) == words
    assert str(find_view(view).missing_in(bundles[model])) == words


def test_the_curve_marks_the_best_epoch(bundles):
    drawn = figure(bundles["gps"], "training-curve")
    [line] = drawn["layout"]["shapes"]
    assert line["x0"] == line["x1"] == 4
    assert [trace["y"][0] for trace in drawn["data"]] == [3, 3.2, 0.2]
    assert "epoch 4 of 4" in drawn["layout"]["meta"]["summary"]


def test_scores_show_the_network_its_parts_and_every_baseline(bundles):
    drawn = figure(bundles["gps"], "scores", metric="mrr")
    [shown] = [trace for trace in drawn["data"] if trace["visible"]]
    assert shown["y"] == [
        "this network",
        "pointer alone",
        "generation alone",
        "Markov chain",
        "last place",
    ]
    assert shown["x"] == pytest.approx([0.55, 0.53, 0.51, 0.35, 0.1])
    assert shown["error_x"]["array"] == pytest.approx([0.01] * 5)
    assert shown["error_x"]["arrayminus"] == pytest.approx([0.01] * 5)
    assert "0.550" in drawn["layout"]["meta"]["summary"]


def test_scores_offer_the_metrics_that_the_card_holds(bundles, tmp_path):
    assert len(figure(bundles["gps"], "scores")["data"]) == 6
    plain = metrics(0.5, 0.3, None) | {"weighted_f1": None}
    write_card(tmp_path / "old", "Old", metrics=plain)
    drawn = figure(read_bundle(tmp_path / "old"), "scores")
    [choice] = drawn["layout"]["meta"]["choices"]
    assert "weighted_f1" not in choice["values"]
    assert drawn["data"][0]["error_x"]["array"] == [0] * 5


def test_an_unknown_metric_names_those_there_are(bundles):
    with pytest.raises(InvalidOptionError, match="accuracy_at_1, accuracy_at_5"):
        figure(bundles["gps"], "scores", metric="luck")


def test_names_of_baselines_are_no_markup(tmp_path):
    named = metrics(0.5, 0.3) | {"baselines": {"<b>bold": scores(0.3)}}
    write_card(tmp_path / "markup", "Markup", metrics=named)
    drawn = figure(read_bundle(tmp_path / "markup"), "scores")
    assert "&lt;b&gt;bold" in drawn["data"][0]["y"]
    assert "<b>bold" not in drawn["data"][0]["y"]


def test_steps_back_stand_beside_the_published_figures_of_the_same_kind(bundles):
    ours, theirs = figure(bundles["checks"], "steps-back")["data"]
    assert ours["y"] == behaviour()["weight_by_steps_back"]
    assert theirs["y"] == [0.0458, 0.2105, 0.0739, 0.0756]
    assert "DIY" in theirs["name"]


def test_data_of_another_kind_stand_alone(tmp_path):
    write_card(tmp_path / "town", "Town", **known("simulated visits"))
    assert len(figure(read_bundle(tmp_path / "town"), "steps-back")["data"]) == 1


def test_an_open_model_draws_its_card_without_visits(tmp_path):
    write_card(tmp_path / "gps", "Tracks", **known())
    drawn = open_model(tmp_path / "gps").figure("scores")
    assert len(drawn.data) == 6


def test_families_are_led_by_the_bundle_they_are_named_for(bundles):
    found = model_card.group_families(bundles.values())
    assert [(family.lead.id, [one.id for one in family.variants]) for family in found] == [
        ("gps", ["gps-no-gate", "gps-no-pointer"]),
        ("checks", []),
        ("alone", []),
        ("bare", []),
    ]


def test_variants_are_said_to_be_trained_anew(bundles):
    family = model_card.group_families(bundles.values())[0]
    assert model_card.ablations_line(family).startswith(
        "2 variants, each trained anew, with accuracy@1 from "
    )


def test_a_variant_belongs_to_the_family_of_its_lead(bundles):
    family = model_card.find_family(bundles["gps-no-gate"], bundles.values())
    assert family.lead.id == "gps"


def test_ablations_stand_beside_the_lead(bundles):
    lead, gate, pointer = model_card.family_members(model_card.group_families(bundles.values())[0])
    assert (lead.change, lead.accuracy_difference) == ("", None)
    assert gate.change == "without the gate"
    assert gate.accuracy_difference == pytest.approx(-0.03)
    assert pointer.change == "without pointer, position bias, gate"
    assert pointer.mrr_difference == pytest.approx(-0.15)


@pytest.mark.parametrize(
    ("accuracy", "baseline", "width", "words"),
    [
        (0.5, 0.3, 0.01, ["It predicts", "50.0\u00a0%", "30.0\u00a0%", "+20.0 points"]),
        (0.5, 0.49, 0.02, ["It predicts", "−1.0 to +3.0), which may be chance"]),
        (0.3, 0.5, 0.01, ["A baseline is better:", "is −20.0 points", "−21.0 to −19.0)"]),
        (0.3, 0.3, 0.01, ["the same as the best baseline", "equal"]),
        (0.5, 0.3, None, ["It predicts", "(Markov chain)"]),
    ],
)
def test_the_summary_says_plainly_how_the_network_stands(
    tmp_path, accuracy, baseline, width, words
):
    write_card(tmp_path / "one", "One", metrics=metrics(accuracy, baseline, width))
    said = " ".join(model_card.summarise(read_bundle(tmp_path / "one")))
    for expected in words:
        assert expected in said
    assert ("interval" in said) == (width is not None)


@pytest.mark.parametrize(
    ("without", "width", "words"),
    [
        (
            0.30,
            0.01,
            "Self-attention matters here: with all heads switched off after training, 30.0\u00a0%",
        ),
        (0.47, 0.01, "Self-attention matters little here"),
        (0.49, 0.005, "answers almost as well without its heads"),
        (0.49, 0.02, "answers as well without its heads, as far as can be told"),
        (0.51, 0.02, "answers as well without its heads, as far as can be told"),
        (0.40, 0.12, "Whether self-attention matters here cannot be told"),
        (0.55, 0.02, "is right more often without its heads"),
    ],
)
def test_the_card_says_plainly_whether_attention_matters(tmp_path, without, width, words):
    measured = known() | {"attention": attention(0.5, without, width)}
    write_card(tmp_path / "one", "One", **measured)
    said = model_card.attention_sentence(read_bundle(tmp_path / "one").card)
    assert words in said
    low, high = 100 * (without - 0.5 - width), 100 * (without - 0.5 + width)
    difference = 100 * (without - 0.5)
    expected = (
        f"a difference of {difference:+.1f} points, 95\u00a0% interval {low:+.1f} to {high:+.1f}"
    )
    assert expected.replace("-", "−") in said


def test_nothing_is_said_of_attention_that_was_not_measured(bundles):
    assert model_card.attention_sentence(bundles["bare"].card) == ""


def test_the_pruning_curve_begins_with_all_heads(bundles):
    [line] = figure(bundles["gps"], "pruning")["data"]
    assert line["x"] == [0, 1, 2]
    assert line["y"] == pytest.approx([0.5, 0.5, 0.3])
    assert line["text"] == ["all heads", "without L0 H1", "without L0 H0"]


def test_attention_to_the_visits_that_decide_is_shown_for_customs_that_have_some(bundles):
    drawn = figure(bundles["gps"], "deciding-visits")
    [heatmap] = drawn["data"]
    assert (heatmap["y"], heatmap["x"]) == (["errands"], ["L0 H0", "L0 H1"])
    assert heatmap["z"] == [[0.2, 0.5]]
    assert drawn["layout"]["meta"]["summary"] == (
        "On errands, L0 H1 gives these visits most: 50.0 % of the last visit's attention, "
        "against 5.0 % of all visits' attention."
    )


def test_the_summary_says_what_is_not_known(bundles):
    said = " ".join(model_card.summarise(bundles["bare"]))
    assert "what it was trained on is unknown" in said
    assert "How well it predicts is unknown." in said


def test_limits_are_computed_from_the_card(bundles):
    said = " ".join(model_card.list_limits(bundles["gps"].card))
    assert "trained on 3 people of somewhere" in said
    assert "56 of 1,234 held-out targets (4.5\u00a0%)" in said
    assert "at most 6 visits" in said
    assert "9 histories had more than 6 visits" in said
    assert "Do not use it for decisions about people" in said


def test_a_network_without_people_says_so():
    made = card(frozenset({"user"}), training=training("simulated visits", visits=None))
    said = " ".join(model_card.list_limits(made))
    assert "treats all people alike" in said
    assert "simulated" in said
