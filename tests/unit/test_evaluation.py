"""Evaluation of a network on a split, with interventions and paired differences."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from click.testing import CliRunner

from pointerscope import open_model
from pointerscope.analysis import attention_value, customs, familiarity
from pointerscope.analysis.attention_value import PartEvaluations, measure_attention
from pointerscope.analysis.evaluation import EvaluatedSplit, evaluate
from pointerscope.analysis.explanation import resolve_for_bundle, trace_queries
from pointerscope.analysis.insights.data import read_split
from pointerscope.analysis.model_card import Score
from pointerscope.cli.main import main
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.query import Query
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle, write_card
from pointerscope.training.scores import RESAMPLING_SEED, interval_tail
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow

NO_HEADS = {"remove_heads": "all"}


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """A small town, under the name of the one that the bundled models were trained on."""
    folder = tmp_path_factory.mktemp("data")
    write_prepared(folder / "town", simulate_town(residents=8, weeks=4), "town", {})
    return folder


@pytest.fixture(scope="module")
def bundle():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def histories(bundle):
    return EvaluatedSplit.of(read_split(bundle, simulate_town(residents=8, weeks=4), "test"))


@pytest.fixture(scope="module")
def whole(bundle, histories):
    return evaluate(bundle, histories)


@pytest.fixture(scope="module")
def without_heads(bundle, histories):
    return evaluate(bundle, histories, Interventions(**NO_HEADS))


def run(*arguments: object):
    return CliRunner().invoke(main, ["evaluate", *map(str, arguments)])


# --- What is measured


@pytest.mark.parametrize("changes", [{}, NO_HEADS, {"only": "generation"}])
def test_metrics_are_those_of_single_passes(bundle, histories, changes):
    interventions = Interventions(**changes)
    found = evaluate(bundle, histories, interventions)
    query = resolve_for_bundle(bundle, Query(visits="#2", interventions=changes))
    ranks = []
    for history in histories.histories[:60]:
        own = replace(query, history=history)
        [trace] = trace_queries(bundle, [own])
        known = trace.probabilities[0, 2:].double().add(1e-10).numpy()
        target = history.target - 2
        ranks.append(0 if target < 0 else 1 + int((known > known[target]).sum()))
    np.testing.assert_array_equal(found.predictions.ranks[:60], ranks)
    assert found.metrics["accuracy_at_1"] == np.mean(found.predictions.ranks == 1)


def test_all_heads_are_every_single_head(bundle, histories, without_heads):
    size = bundle.architecture
    heads = [[layer, head] for layer in range(size.layers) for head in range(size.heads)]
    each = evaluate(bundle, histories, Interventions(remove_heads=heads))
    np.testing.assert_array_equal(each.predictions.ranks, without_heads.predictions.ranks)
    assert each.metrics == without_heads.metrics


def test_nothing_differs_from_itself(whole):
    for name, difference in whole.minus(whole).items():
        assert (difference.value, *difference.interval) == (0, 0, 0), name


def test_differences_are_paired_over_people(whole, without_heads):
    """The bootstrap spelled out: the same people are drawn for both."""
    found = whole.minus(without_heads)["accuracy_at_1"]
    right = [each.predictions.ranks == 1 for each in (whole, without_heads)]
    gain = right[0].astype(float) - right[1]
    people = np.unique(whole.split.truth.people)
    random = np.random.default_rng(RESAMPLING_SEED)
    drawn = []
    for _ in range(1_000):
        some = people[random.integers(len(people), size=len(people))]
        drawn.append(np.concatenate([gain[whole.split.truth.people == one] for one in some]).mean())
    tail = interval_tail(len(people))
    assert found.value == pytest.approx(gain.mean())
    assert found.interval == pytest.approx(np.quantile(drawn, [tail, 1 - tail]))


@pytest.mark.parametrize(("people", "level"), [(5, 0.9981), (8, 0.9943), (1_000, 0.9752)])
def test_intervals_over_few_people_are_wider(people, level):
    # t for 4, 7 and 999 degrees of freedom: 2.776, 2.365 and 1.962, times √(n / (n - 1)).
    assert 1 - interval_tail(people) == pytest.approx(level, abs=1.5e-3)


def test_evaluations_of_different_histories_are_not_compared(bundle, whole):
    data = read_split(bundle, simulate_town(residents=8, weeks=4), "validation")
    other = evaluate(bundle, EvaluatedSplit.of(data))
    with pytest.raises(ValueError, match="different histories"):
        whole.minus(other)


@pytest.mark.parametrize("changes", [{"mask_visits": [0]}, {"order": [1, 0]}])
def test_positions_of_single_visits_are_refused(bundle, histories, changes):
    with pytest.raises(InvalidQueryError, match="one history"):
        evaluate(bundle, histories, Interventions(**changes))


# --- The command


def test_the_command_prints_what_the_contract_says(data):
    asked = ("town", "--data", data, "--interventions", json.dumps(NO_HEADS), "--against", "{}")
    content = json.loads(run(*asked, "--json").stdout)
    assert list(content) == [
        *("model", "split", "histories", "people", "interventions", "metrics", "intervals"),
        *("against", "differences"),
    ]
    assert (content["model"], content["split"], content["people"]) == ("town", "test", 8)
    assert content["interventions"] == NO_HEADS
    for name, value in content["metrics"].items():
        low, high = content["intervals"][name]
        assert low <= value <= high
        difference = content["differences"][name]
        assert difference["interval"][0] <= difference["value"] <= difference["interval"][1]
    shown = run(*asked)
    assert shown.exit_code == 0
    assert f"{content['metrics']['accuracy_at_1']:.4f}" in shown.stdout
    assert f"{content['differences']['mrr']['value']:+.4f}" in shown.stdout


def test_another_process_prints_the_same(data):
    command = [sys.executable, "-m", "pointerscope", "evaluate", "town", "--json", "--data"]
    other = subprocess.run(
        [*command, str(data)],
        cwd=RESOURCES,
        env=os.environ,
        capture_output=True,
        check=True,
        text=True,
    )
    assert other.stdout == run("town", "--json", "--data", data).stdout


def test_python_and_the_command_agree(data):
    content = json.loads(run("town", "--data", data, "--json").stdout)
    assert open_model("town").evaluate(data=data).metrics == content["metrics"]


def test_another_model_is_compared_on_the_same_histories(data):
    asked = ("town", "--data", data, "--against", "town-one-layer", "--json")
    content = json.loads(run(*asked).stdout)
    assert content["against"] == {"model": "town-one-layer", "interventions": {}}
    single = json.loads(run("town-one-layer", "--data", data, "--json").stdout)
    expected = content["metrics"]["mrr"] - single["metrics"]["mrr"]
    assert content["differences"]["mrr"]["value"] == pytest.approx(expected)


def test_histories_that_were_trained_on_are_marked(data):
    warning = "contains histories that town was trained on"
    assert warning in run("town", "--data", data, "--split", "all").stderr
    assert warning not in run("town", "--data", data).stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("newyork",), "pointerscope data"),
        (("nowhere",), "Models in"),
        (("town", "--interventions", "{"), "not valid JSON"),
        (("town", "--interventions", '{"gates": 1}'), "gates"),
        (("town", "--interventions", '{"remove_heads": [[9, 0]]}'), "There is no head 0"),
        (("town", "--interventions", '{"mask_visits": [0]}'), "one history"),
        (("town", "--against", "nowhere"), "Models in"),
    ],
)
def test_what_cannot_be_evaluated_is_refused_in_words(data, arguments, message):
    done = run(*arguments, "--data", data)
    assert done.exit_code == 1
    assert message in done.stderr
    assert done.stdout == ""


def test_a_model_of_unknown_data_is_refused(data, tmp_path):
    write_tiny(tmp_path / "tiny", users=10)
    done = run("tiny", "--models", tmp_path, "--data", data)
    assert done.exit_code == 1
    assert "Pass a DATA_SET" in done.stderr


def test_a_model_of_unknown_data_is_measured_where_it_is_told_to(bundle, data, tmp_path):
    for name in ("known", "unknown"):
        shutil.copytree(bundle.folder, tmp_path / name)
    write_card(tmp_path / "unknown", bundle.card.model_copy(update={"dataset": None}))
    where = ("--models", tmp_path, "--data", data, "--json")
    expected = json.loads(run("known", *where).stdout)["metrics"]
    named = run("unknown", "town", *where)
    assert json.loads(named.stdout)["metrics"] == expected
    assert "not known which of these histories unknown was trained on" in named.stderr
    # Against a model whose data are known, the same histories serve both.
    compared = json.loads(run("known", "--against", "unknown", *where).stdout)
    assert compared["differences"]["mrr"]["value"] == 0
    saved = run("unknown", "town", "--save", *where)
    assert saved.exit_code == 2
    assert "was trained on" in saved.stderr


# --- The card


@pytest.fixture
def copied(tmp_path):
    """A folder with a copy of the town whose card knows no differences."""
    folder = tmp_path / "models" / "town"
    shutil.copytree(Settings().models / "town", folder)
    card = read_bundle(folder).card
    assert card.metrics is not None
    bare = card.metrics.model_copy(update={"differences": {}, "accuracy_at_1": 0.0})
    write_card(folder, card.model_copy(update={"metrics": bare}))
    return folder.parent


def leaves(value, path=""):
    """Yield the path and value of every number and text inside JSON content."""
    if isinstance(value, dict | list):
        for name, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(one, f"{path}/{name}")
    else:
        yield path, value


def test_the_card_is_renewed_from_the_data(copied, monkeypatch):
    # That takes a minute; it is measured on fewer people below.
    committed = read_bundle(Settings().models / "town").card
    whole = SimpleNamespace(whole=None)
    monkeypatch.setattr(attention_value.PartEvaluations, "of", lambda *of: whole)
    monkeypatch.setattr(familiarity, "measure_familiarity", lambda *of: committed.familiarity)
    monkeypatch.setattr(attention_value, "measure_attention", lambda *of: committed.attention)
    monkeypatch.setattr(customs, "measure_customs", lambda *of: committed.customs)
    done = run("town", "--models", copied, "--data", copied / "none", "--save", "--json")
    assert done.exit_code == 0, done.stderr
    card = read_bundle(copied / "town").card
    # Another processor sums in another order, and a rank in thousands can differ by one.
    renewed, before = (dict(leaves(one.model_dump(mode="json"))) for one in (card, committed))
    assert renewed.keys() == before.keys()
    for name, value in before.items():
        exact = isinstance(value, str) or value is None
        assert renewed[name] == (value if exact else pytest.approx(value, rel=1e-3)), name
    assert card.metrics.accuracy_at_1 == json.loads(done.stdout)["metrics"]["accuracy_at_1"]
    rival = card.metrics.baselines["markov"].accuracy_at_1
    difference = card.metrics.differences["markov"]["accuracy_at_1"]
    assert difference.value == pytest.approx(card.metrics.accuracy_at_1 - rival)
    assert difference.interval[0] < difference.value < difference.interval[1]


@pytest.fixture(scope="module")
def parts(bundle):
    """The town of eight people, whole and without each part."""
    data = simulate_town(residents=8, weeks=4)
    steps: list[tuple[int, int]] = []
    found = PartEvaluations.of(bundle, data, lambda *of: steps.append(of))
    total = 1 + len(found.changed)
    assert steps == [(done, total) for done in range(1, total + 1)]
    return found


def test_what_attention_contributes_is_measured_part_by_part(bundle, parts, whole, without_heads):
    steps: list[tuple[int, int]] = []
    found = measure_attention(parts, lambda *of: steps.append(of))
    heads = bundle.architecture.layers * bundle.architecture.heads
    total = heads + heads * (heads + 1) // 2 - 1
    assert steps == [(done, total) for done in range(1, total + 1)]
    assert found.accuracy_at_1 == whole.metrics["accuracy_at_1"]
    assert found.histories == len(whole.predictions.ranks)
    assert found.changes[0].accuracy_at_1 == without_heads.metrics["accuracy_at_1"]
    assert found.changes[0].interventions == NO_HEADS
    lost = without_heads.minus(whole)["accuracy_at_1"]
    assert found.changes[0].difference.value == lost.value
    assert tuple(found.changes[0].difference.interval) == lost.interval
    removed = [step.interventions["remove_heads"] for step in found.pruning]
    assert [len(step) for step in removed] == list(range(1, heads + 1))
    for fewer, more in itertools.pairwise(removed):
        assert set(map(tuple, fewer)) < set(map(tuple, more))
    assert found.pruning[-1].accuracy_at_1 == found.changes[0].accuracy_at_1
    assert_first_removal_costs_least(found.pruning[0], parts)


def assert_first_removal_costs_least(first, parts):
    """On validation histories, by loops over all heads."""
    [head] = first.interventions["remove_heads"]
    validation = EvaluatedSplit.of(read_split(parts.bundle, parts.data, "validation"))
    accuracy = {}
    for one in parts.bundle.architecture.all_heads:
        without = evaluate(parts.bundle, validation, Interventions(remove_heads=(one,)))
        accuracy[one] = without.metrics["accuracy_at_1"]
    assert accuracy[tuple(head)] == max(accuracy.values())


def test_some_histories_lie_at_even_distances(parts):
    test = parts.test
    some = test.some(100)
    step = -(-len(test.histories) // 100)
    assert len(some.histories) == len(range(0, len(test.histories), step)) <= 100
    for position, history in enumerate(some.histories):
        assert history is test.histories[position * step]
        assert history.target == some.truth.targets[position]
        assert some.truth.people[position] == test.truth.people[position * step]
        assert some.reasons[position] is test.reasons[position * step]


def test_a_card_is_not_renewed_from_other_data(copied, data):
    before = (copied / "town" / "model.json").read_bytes()
    done = run("town", "--models", copied, "--data", data, "--save")
    assert done.exit_code == 1
    assert "trained on other histories" in done.stderr
    assert (copied / "town" / "model.json").read_bytes() == before


def test_the_interval_of_a_difference_of_independent_scores():
    """As for the difference of two normal means: the squares of the half-widths add up."""
    difference = Score(0.7, (0.66, 0.74)).minus(Score(0.5, (0.47, 0.53)))
    assert difference.interval == pytest.approx((0.15, 0.25))
    assert difference.may_be_zero is False
    assert Score(0.5, None).minus(Score(0.5, (0.4, 0.6))).may_be_zero is None
