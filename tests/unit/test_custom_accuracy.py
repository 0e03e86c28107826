"""Accuracy by custom and the heads that carry it, against loops over single histories."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from pointerscope.analysis.attention_value import PartEvaluations
from pointerscope.analysis.customs import CUSTOMS, CarrierSearch, measure_customs
from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.model_card import seeds
from pointerscope.core.settings import Settings
from pointerscope.figures.views import draw
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import MetricDifference, read_bundle
from pointerscope.network.trace import Batch
from pointerscope.training.metrics import predict
from pointerscope.training.scores import draw_resamples, interval_tail, resample_mean

pytestmark = pytest.mark.slow

TOWN = simulate_town(residents=8, weeks=4)
ALL_OFF = {"remove_heads": "all"}


@pytest.fixture(scope="module")
def bundle():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def measured(bundle):
    steps: list[tuple[int, int]] = []
    found = measure_customs(PartEvaluations.of(bundle, TOWN), lambda *of: steps.append(of))
    assert found is not None
    assert steps == [(done, len(found) + 1) for done in range(1, len(found) + 2)]
    return {one.custom: one for one in found}


@pytest.fixture(scope="module")
def reasoned(bundle):
    """The test histories with the reason of the visit to predict."""
    data = read_split(bundle, TOWN)
    return list(zip(data.samples(), data.reasons(), strict=True))


def right(bundle, history, **changes) -> bool:
    """Whether the most probable known place is the target, one history at a time."""
    batch = Batch.from_histories([history], bundle.architecture.max_visits)
    trace = bundle.network.trace(batch, interventions=Interventions(**changes))
    return 2 + int(trace.probabilities[0, 2:].argmax()) == history.target


def test_attention_matters_on_another_draw_of_the_same_people_s_lives(bundle):
    """Of weeks that no choice of training, heads or town was made by."""
    lives = simulate_town(again=4)
    samples = list(read_split(bundle, lives, "test").samples())[::12]
    histories = [sample.history for sample in samples]
    people = np.array([sample.person for sample in samples])
    whole, zero, mean = (
        (predict(bundle.network, histories, Interventions(**changes)).ranks == 1).astype(float)
        for changes in ({}, ALL_OFF, {**ALL_OFF, "replace_with": "mean"})
    )
    assert whole.mean() > 0.65
    for without in (zero, mean):
        lost, (_, most) = resample_mean(without - whole, people)
        assert lost < -0.15
        assert most < -0.1


def test_histories_are_grouped_by_what_people_would_have_gone_by(measured, reasoned):
    assert [*measured] == [custom for custom in CUSTOMS if custom in measured]
    for custom, one in measured.items():
        assert one.histories == sum(reason.custom == custom for _, reason in reasoned)


def test_accuracy_is_that_of_single_histories(bundle, measured, reasoned):
    for custom in ("errand", "consequence"):
        own = [sample.history for sample, reason in reasoned if reason.custom == custom]
        hits = [right(bundle, history) for history in own]
        assert measured[custom].network.accuracy_at_1 == pytest.approx(np.mean(hits))
        without = np.mean([right(bundle, history, remove_heads="all") for history in own])
        [change] = [one for one in measured[custom].changes if one.name == "without all heads"]
        assert change.accuracy_at_1 == pytest.approx(without)
        assert change.difference.value == pytest.approx(without - np.mean(hits))


def test_the_oracle_is_right_wherever_nobody_explores(measured, reasoned):
    assert measured["routine"].oracle == 1
    for custom in ("errand", "consequence"):
        own = [reason for _, reason in reasoned if reason.custom == custom]
        kept = np.mean([reason.cause == custom for reason in own])
        assert kept <= measured[custom].oracle < kept + 0.1
        assert measured[custom].network.accuracy_at_1 < measured[custom].oracle


def test_the_town_needs_its_heads_for_errands(measured):
    errand = measured["errand"]
    lost = next(one for one in errand.changes if one.interventions == {"remove_heads": "all"})
    assert lost.difference.interval[1] < -0.2
    best = max(found.accuracy_at_1 for found in errand.baselines.values())
    assert errand.network.accuracy_at_1 > best + 0.3


@pytest.mark.parametrize("name", ["without all heads", "all heads replaced by their mean"])
def test_nothing_takes_the_place_of_the_heads_of_the_town(bundle, name):
    trainings = [attention for _, _, attention in seeds(bundle.card)]
    assert len(trainings) == 3
    for attention in trainings:
        [lost] = [change.difference for change in attention.changes if change.name == name]
        assert lost.value < -0.15
        assert lost.interval[1] < -0.1


def test_a_network_without_attention_does_not_make_up_for_it(bundle):
    without = read_bundle(Settings().models / "town-without-attention").card
    best = max(metrics.accuracy_at_1 for _, metrics, _ in seeds(without))
    worst = min(metrics.accuracy_at_1 for _, metrics, _ in seeds(bundle.card))
    assert best < worst - 0.15


@pytest.mark.parametrize("custom", ["errand", "consequence"])
def test_heads_that_carry_a_custom_cost_it_much_and_routine_little(bundle, custom):
    of_custom = {one.custom: one for one in bundle.card.customs}
    assert of_custom[custom].carriers
    lost = of_custom[custom].without_carriers
    assert lost[custom].interval[1] < -0.2
    assert min(lost["routine"].value, lost["exploration"].value) > -0.03
    others = {"errand", "consequence"} - {custom}
    assert lost[custom].value < min(lost[other].value for other in others) - 0.1


@pytest.mark.parametrize("custom", ["errand", "consequence"])
def test_heads_find_the_visits_that_decide(bundle, custom):
    """Some head gives them most of the last visit's attention, but not every visit's."""
    of_custom = {one.custom: one for one in bundle.card.customs}
    most = max(of_custom[custom].deciding_attention, key=lambda one: one.share)
    assert (most.layer, most.head) in of_custom[custom].carriers
    assert most.interval[0] > 0.5
    assert most.mean_share < 0.25 * most.share


def test_routine_and_free_choices_have_no_heads_of_their_own(measured):
    assert measured["routine"].carriers == measured["exploration"].carriers == []


@pytest.mark.parametrize("custom", ["errand", "consequence"])
def test_attention_to_visits_that_decide_is_that_of_single_histories(
    bundle, measured, reasoned, custom
):
    """What decides is known of histories that hold it; the last visit itself does not count."""
    last, rows = [], []
    for sample, reason in reasoned:
        history = sample.history
        earlier = [one for one in reason.decided_by if one != len(history.locations) - 1]
        if reason.custom == custom and earlier and not reason.decided_before:
            trace = bundle.network.trace(Batch.from_histories([history], 32))
            weights = np.concatenate([layer.weights[0].detach() for layer in trace.layers])
            last.append(weights[:, -1, earlier].sum(-1))
            rows.append(weights[:, :, earlier].sum(-1).mean(-1))
    found = measured[custom].deciding_attention
    assert [(one.layer, one.head) for one in found] == list(bundle.architecture.all_heads)
    np.testing.assert_allclose([one.share for one in found], np.mean(last, 0), atol=1e-5)
    np.testing.assert_allclose([one.mean_share for one in found], np.mean(rows, 0), atol=1e-5)
    assert all(one.interval[0] <= one.share <= one.interval[1] for one in found)


def test_nothing_earlier_decides_routine_and_free_choices(measured):
    assert measured["routine"].deciding_attention == []
    assert measured["exploration"].deciding_attention == []


class _Searched:
    """Answers with planted heads: each removal makes histories of some customs wrong.

    The costs of a set of heads stand in place of the sum of theirs.
    """

    def __init__(self, costs):
        self.costs = costs
        self.customs = np.repeat(["routine", "consequence", "errand", "exploration"], 100)

    def right(self, _, changes):
        hits = np.ones(400, dtype=bool)
        removed = changes.remove_heads
        for custom in dict.fromkeys(self.customs):
            of_all = self.costs.get(removed, {}).get(custom)
            of_each = [self.costs.get((head,), {}).get(custom, 0) for head in removed]
            cost = max(of_each, default=0) if of_all is None else of_all
            hits[np.flatnonzero(self.customs == custom)[:cost]] = False
        return hits

    def difference(self, right, whole, custom):
        lost = (right.astype(float) - whole)[self.customs == custom]
        return MetricDifference(value=lost.mean(), interval=resample_mean(lost, np.arange(100))[1])


FIRST, SECOND = (0, 1), (1, 0)


@pytest.mark.parametrize(
    ("costs", "expected"),
    [
        # The second head adds nothing.
        ({(FIRST,): {"errand": 40}, (SECOND,): {"errand": 60}}, [SECOND]),
        ({(FIRST,): {"errand": 40}, (FIRST, SECOND): {"errand": 60}}, [FIRST, SECOND]),
        # What costs routine or other customs as much carries no errands.
        ({(FIRST,): {"errand": 40, "routine": 9}, (SECOND,): {"errand": 30}}, [SECOND]),
        ({(FIRST,): {"errand": 40, "consequence": 30}, (SECOND,): {"errand": 30}}, [SECOND]),
        # A further head makes up for the loss elsewhere.
        (
            {
                (FIRST,): {"errand": 40, "exploration": 4},
                (SECOND,): {"errand": 3},
                (FIRST, SECOND): {"errand": 50, "exploration": 2},
            },
            [FIRST, SECOND],
        ),
        # The loss may be chance, or is nobody's own.
        ({(FIRST,): {"errand": 3}}, []),
        ({(FIRST,): {"errand": 1}}, []),
        ({(FIRST,): {"routine": 50}}, []),
    ],
)
def test_heads_are_found_by_what_their_removal_costs(bundle, costs, expected):
    planted = _Searched(costs)
    assert CarrierSearch(bundle, planted, planted).find("errand") == expected


def test_heads_that_other_histories_do_not_confirm_are_not_named(bundle):
    planted, other = _Searched({(FIRST,): {"errand": 40}}), _Searched({})
    assert CarrierSearch(bundle, planted, other).find("errand") == []


def test_data_without_reasons_have_no_customs(bundle):
    untold = replace(TOWN, reasons={})
    assert measure_customs(PartEvaluations.of(bundle, untold)) is None


def test_an_interval_of_a_mean_draws_people_with_all_their_histories():
    people = np.array([3, 3, 1, 1, 1, 7])
    values = np.array([1.0, 0.0, 1.0, 1.0, 0.0, 1.0])
    value, interval = resample_mean(values, people)
    assert value == pytest.approx(4 / 6)
    own = {person: values[people == person] for person in (1, 3, 7)}
    means = []
    for times in np.concatenate([*draw_resamples(3)], 1).T:
        drawn = np.concatenate(
            [np.tile(own[person], int(t)) for person, t in zip((1, 3, 7), times, strict=True)]
        )
        means.append(drawn.mean())
    tail = interval_tail(3)
    np.testing.assert_allclose(interval, np.quantile(means, [tail, 1 - tail]))


def test_the_figure_shows_network_heads_baseline_and_who_knows_all(bundle, measured):
    card = bundle.card.model_copy(update={"customs": list(measured.values())})
    figure = draw("customs", replace(bundle, card=card).with_checkpoint(bundle.checkpoint))
    names = [trace["name"] for trace in figure["data"]]
    assert names == ["this network", "without heads", "best baseline", "who knows all"]
    shown = dict(zip(names, figure["data"], strict=True))
    accuracies = [one.network.accuracy_at_1 for one in measured.values()]
    assert list(shown["this network"]["y"]) == accuracies
    assert list(shown["who knows all"]["y"]) == [one.oracle for one in measured.values()]
    summary = figure["layout"]["meta"]["summary"]
    losses = {
        custom: next(c for c in one.changes if c.name == "without all heads").difference.value
        for custom, one in measured.items()
    }
    assert f"loses most on {min(losses, key=losses.__getitem__)}s" in summary
    for custom, one in measured.items():
        best = max(rival.accuracy_at_1 for rival in one.baselines.values())
        is_behind = best > one.network.accuracy_at_1
        assert (f"On {custom}s a baseline is ahead" in summary) == is_behind
