"""The walkthrough: derivations hold, its tables are the trace, and cells open."""

from __future__ import annotations

import math
from functools import cache
from itertools import combinations

import numpy as np
import pytest
import torch

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.parameters import parameters_of
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.cell_derivation import derive_cell
from pointerscope.lessons.framework.expressions import source_tables
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.mathml import split_formulas, to_mathml
from pointerscope.lessons.framework.steps import NotComputableError, Step, result
from pointerscope.lessons.framework.tables import table
from pointerscope.lessons.walkthrough import REMOVALS, build_walkthrough
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import MARKUP, write_tiny
from tests.expressions import differences_in_browser, evaluate_in_node

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

MODELS = Settings().models
TOWNS = sorted(
    bundle.id
    for bundle in map(read_bundle, MODELS.iterdir())
    if bundle.id.startswith("town") and bundle.architecture.is_pointer_network
)
TOWNS.remove("town-without-attention")  # there is no head to follow
DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"
LONG = ", ".join(f"#{2 + n % 7} @ Mon {8 + n // 4:02}:{n % 4 * 15:02} +10" for n in range(32))
CHANGES = [
    {"mask_visits": [0, 2]},
    {"mask_visits": [0, 1, 2]},
    {"order": [2, 0, 3, 1]},
    {"order": [2, 0, 3, 1], "mask_visits": [0]},
    {"remove_heads": [[0, 1]]},
    {"remove_heads": [[0, 1], [0, 0]], "replace_with": "mean"},
    {"remove_heads": [[0, 1]], "replace_with": "mean", "mask_visits": [1]},
    {"skip": [{"layer": 0, "part": "attention"}]},
    {"skip": [{"layer": 0, "part": "feed_forward"}], "residuals": False},
    {"skip": [{"layer": 0, "part": "attention"}], "residuals": False},
    {"gate": 0.3},
    {"only": "pointer"},
    {"only": "generation"},
    {"attention_temperature": 0.01, "pointer_temperature": 50.0},
    {"attention_temperature": 1e-300, "pointer_temperature": 1e300},
    {"without_features": ["user", "time", "duration"]},
    {"without_features": ["weekday", "recency"]},
    {"position_bias": False, "sinusoidal": False, "position_from_end": False},
    {"scaling": False, "pointer_scaling": False, "layer_norm": False, "residuals": False},
]


@cache
def town(name="town"):
    return read_bundle(MODELS / name)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """Builds small networks with random parameters, biases and norms included."""

    def bundle(without=frozenset(), **sizes):
        folder = tmp_path_factory.mktemp("walkthrough") / "tiny"
        made = read_bundle(write_tiny(folder, set(without), **sizes))
        generator = torch.Generator().manual_seed(len(without))
        with torch.no_grad():
            for parameter in made.network.parameters():
                parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.5)
        return made

    return bundle


def ask(bundle, visits=DAY, user=None, **changes):
    if "town" not in bundle.id and visits is DAY:
        visits = "Home @ Mon 08:00 +45, Work, #4, #5, #6"
    return explain(bundle, Query(visits=visits, user=user, interventions=changes or None))


def walk(bundle, layer=0, head=0, removed=(), **asked):
    """Solve the walkthrough of the network without the removed steps; also its explanation."""
    changes = {key: value for step in removed for key, value in REMOVALS[step].items()}
    explanation = ask(bundle, **(asked | changes))
    lesson = build_walkthrough(explanation, layer=layer, head=head)
    return lesson.solve(removed=removed), explanation


def assert_sound(solution, explanation):
    """Assert that derivations hold in single precision, and the last number is the answer."""
    assert [solved.error for solved in solution.steps] == [""] * len(solution.steps)
    assert differences_in_browser([solution], tolerance=1e-5, single=True) == []
    last = solution.steps[-1].tables[-1]
    assert last.values == np.float32(explanation.prediction.probability)
    assert last.rows[0].startswith(explanation.prediction.label)
    for solved in solution.steps:
        seen = {shown.name for shown in (*solved.inputs, *solved.tables)}
        for made in solved.tables:
            assert source_tables(made.derivation) <= seen, (solved.step.id, made.name)


def removable(explanation):
    return [step.id for step in build_walkthrough(explanation).steps if step.is_removable]


# --- Derivations


@pytest.mark.parametrize("name", TOWNS)
@pytest.mark.parametrize("user", [None, 3])
def test_every_derivation_holds_and_the_last_number_is_the_answer(name, user):
    bundle = town(name)
    if not bundle.people.users:
        user = None
    for layer in range(bundle.architecture.layers):
        for head in range(bundle.architecture.heads):
            assert_sound(*walk(bundle, layer, head, user=user))


@pytest.mark.parametrize(
    "without",
    [
        set(),
        {"user"},
        {"time", "weekday", "recency", "duration"},
        {"sinusoidal"},
        {"position_from_end"},
        {"sinusoidal", "position_from_end"},
        {"gate"},
        {"generation", "gate"},
        {"pointer", "position_bias", "gate"},
    ],
)
@pytest.mark.parametrize("layer", [0, 1])
def test_derivations_hold_for_networks_without_a_part(tiny, without, layer):
    bundle = tiny(without)
    for visits in ("Home", "#4, #4, #4", "Home @ Mon 08:00 +45, Work, #4, #5, #6"):
        assert_sound(*walk(bundle, layer, 1, visits=visits))
    for step in removable(ask(bundle)):
        assert_sound(*walk(bundle, layer, 1, [step]))


@pytest.mark.parametrize("layer", [0, 1])
@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_derivations_hold_under_interventions(tiny, changes, layer):
    for bundle in (town(), tiny()):
        visits = DAY if bundle is town() else "Home, Work, #4, #5"
        assert_sound(*walk(bundle, layer, 1, visits=visits, **changes))


def test_derivations_are_tried_under_every_intervention():
    assert {key for changes in CHANGES for key in changes} == set(Interventions.model_fields)


@pytest.mark.parametrize("layer", [0, 1])
def test_derivations_hold_for_any_removed_steps(layer):
    steps = removable(ask(town()))
    assert steps == list(REMOVALS)
    for removed in ((), *combinations(steps, 1), *combinations(steps, 2), tuple(steps)):
        solution, explanation = walk(town(), layer, 2, removed)
        assert_sound(solution, explanation)
        assert [solved.step.id for solved in solution.steps if solved.is_removed] == [*removed]


@pytest.mark.parametrize("visits", ["Café Luna", LONG, f"{DAY}, {DAY}, {DAY}"])
def test_derivations_hold_for_short_and_long_histories(visits):
    for mask in ([], [0]) if "," in visits else ([],):
        assert_sound(*walk(town(), 1, 3, visits=visits, mask_visits=mask))


# --- The trace


@pytest.mark.parametrize("changes", [{}, *CHANGES], ids=str)
@pytest.mark.parametrize("layer", [0, 1])
def test_tables_are_the_trace(changes, layer):
    head = 1
    solution, explanation = walk(town(), layer, head, **changes)
    expected = {
        "q": explanation.queries[layer, head, -1],
        "K": explanation.keys[layer, head],
        "V": explanation.values[layer, head],
        "A": explanation.self_attention[layer, head, -1],
        "z": explanation.head_outputs[layer, head, -1],
        "heads": explanation.head_outputs[layer, :, -1],
        "x_next": explanation.hidden[layer + 1, -1],
        "encoded": explanation.hidden[-1],
        "c": explanation.context,
        "content": explanation.content_scores,
        "bias": explanation.position_bias,
        "alpha": explanation.pointer_weights,
        "all_generated": explanation.generation_probabilities,
        "gate_hidden": explanation.trace.gate_hidden[0].numpy(),
        "gate_logit": explanation.gate_logit,
        "g": explanation.gate,
    }
    for name, values in expected.items():
        np.testing.assert_array_equal(solution[name], values, err_msg=name)
    masked = bool(explanation.query.masked)
    scores = explanation.trace.layers[layer].scores[0, head, -1].numpy()
    np.testing.assert_array_equal(solution["masked" if masked else "scaled"], scores)
    pointed = solution["masked_ptr" if masked else "biased"]
    np.testing.assert_array_equal(pointed, explanation.pointer_scores)
    if layer == 0:
        np.testing.assert_array_equal(solution["x_0"], explanation.hidden[0, -1])
    leading = explanation.leading(10)
    np.testing.assert_allclose(solution["P"][:, 0], [place.probability for place in leading])
    pointer = [place.probability for place in explanation.pointer_places()]
    np.testing.assert_allclose(solution["P_ptr"][:, 0], pointer)
    generated = [place.probability for place in explanation.generation_places(10)]
    np.testing.assert_allclose(solution["P_gen"], generated)


def test_the_generation_head_counts_places_as_the_model_card_does():
    solution, explanation = walk(town(), 0, 1)
    [words] = [solved.result.remark for solved in solution.steps if solved.step.id == "generation"]
    assert f"most probable of {len([*explanation.bundle.places])} places." in words
    assert "padding and “unknown place”" in words


@pytest.mark.parametrize("step", REMOVALS)
def test_removing_a_step_runs_the_network_without_it(step):
    whole, _ = walk(town(), 0, 1)
    solution, explanation = walk(town(), 0, 1, [step])
    by_id = {solved.step.id: solved for solved in solution.steps}
    before = {solved.step.id: solved for solved in whole.steps}
    assert by_id[step].formula != before[step].formula
    names = [[made.name for made in solved.tables] for solved in solution.steps]
    assert names == [[made.name for made in solved.tables] for solved in whole.steps]
    changes = {key: value for key, value in REMOVALS[step].items() if value is not None}
    asked = explanation.query.interventions
    assert asked == Interventions(**changes)
    assert any(not np.array_equal(made.values, whole[made.name]) for made in by_id[step].tables)
    np.testing.assert_array_equal(solution["c"], explanation.context)


def test_without_scaling_scores_are_unchanged():
    solution, _ = walk(town(), 0, 1, ["scaling"])
    np.testing.assert_allclose(solution["scaled"], solution["S"], rtol=1e-5, atol=1e-4)
    scaled, _ = walk(town(), 0, 1)
    width = scaled["K"].shape[-1]
    np.testing.assert_allclose(
        scaled["scaled"], scaled["S"] / math.sqrt(width), rtol=1e-5, atol=1e-5
    )


def test_without_the_gate_the_pointer_has_half_and_without_the_blend_all():
    assert walk(town(), removed=["gate"])[0]["g"] == 0.5
    alone, _ = walk(town(), removed=["blend"])
    np.testing.assert_array_equal(alone["P"], alone["p_ptr"])
    both, _ = walk(town(), removed=["gate", "blend"])
    np.testing.assert_array_equal(both["P"], alone["P"])
    formulas = {solved.step.id: solved.formula for solved in both.steps}
    assert formulas["gate"] == "g = 1"
    assert formulas["blend"] == alone.steps[-2].formula


def test_a_masked_visit_has_no_weight_and_its_own_score():
    solution, _ = walk(town(), 0, 1, mask_visits=[1])
    whole, _ = walk(town(), 0, 1)
    assert solution["A"][1] == solution["alpha"][1] == 0
    assert solution["masked"][1] == solution["masked_ptr"][1] == -math.inf
    assert solution["scaled"][1] == pytest.approx(whole["scaled"][1], rel=1e-4)


def test_features_are_those_of_the_batch():
    solution, explanation = walk(town(), user=3)
    batch = explanation.trace.batch
    found = dict(zip(solution.table("visits").columns, solution["visits"].T, strict=True))
    np.testing.assert_array_equal(found["place (id)"], batch.locations[0])
    np.testing.assert_array_equal(found["person (id)"], [3] * 4)
    np.testing.assert_array_equal(found["time (¼ h)"], batch.time[0])
    np.testing.assert_array_equal(found["weekday (Monday 0)"], batch.weekday[0])
    np.testing.assert_array_equal(found["recency (days)"], batch.recency[0])
    np.testing.assert_array_equal(found["duration (½ h)"], batch.duration[0])
    np.testing.assert_array_equal(found["position (last 1)"], [4, 3, 2, 1])


def test_the_text_names_the_largest_position_from_the_end():
    visits = ", ".join(["Maple Court @ Mon 08:00 +45"] * town().architecture.max_visits)
    lesson = build_walkthrough(ask(town(), visits))
    found = lesson.solve().table("visits")
    largest = int(found.values[:, found.columns.index("position (last 1)")].max())
    assert f"its position from the end, at most {largest}," in lesson.steps[0].why


@pytest.mark.parametrize("changes", [{}, {"without_features": ["user", "weekday"]}])
@pytest.mark.parametrize("user", [None, 3])
def test_joined_embeddings_are_those_of_the_network(user, changes):
    solution, explanation = walk(town(), user=user, **changes)
    asked = explanation.query.interventions
    inputs = town().network.embed(explanation.trace.batch, asked)[0, -1].numpy()
    np.testing.assert_allclose(solution["joined"], inputs, rtol=1e-6, atol=1e-7)


# --- Which steps there are


def steps_of(name, **asked):
    return [step.id for step in build_walkthrough(ask(town(name), **asked)).steps]


def test_steps_stand_in_the_order_of_the_forward_pass():
    assert " ".join(steps_of("town")) == (
        "visits embeddings positions norm queries-keys-values scores scaling weights head-output "
        "heads-joined residual feed-forward encoded pointer-query-keys content-scores "
        "pointer-scaling position-bias pointer-weights scatter-add generation gate blend answer"
    )


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("town-without-gate", {"gate"}),
        ("town-without-generation", {"generation", "gate", "blend"}),
        (
            "town-without-pointer",
            {"pointer-query-keys", "content-scores", "pointer-scaling", "position-bias"}
            | {"pointer-weights", "scatter-add", "gate", "blend"},
        ),
        ("town-without-position-bias", {"position-bias"}),
        ("town-without-sinusoidal", set()),
    ],
)
def test_missing_parts_of_a_network_have_no_step(name, missing):
    assert set(steps_of("town")) - set(steps_of(name)) == missing


def test_an_unknown_layer_or_head_is_rejected():
    with pytest.raises(InvalidQueryError) as caught:
        build_walkthrough(ask(town()), layer=2, head=-1)
    messages = {problem.where: problem.message for problem in caught.value.problems}
    assert messages == {
        "layer": "There is no layer 2. Choose a layer from 0 to 1.",
        "head": "There is no head -1. Choose a head from 0 to 3.",
    }


# --- Texts


@pytest.mark.parametrize("name", TOWNS)
def test_formulas_and_texts_can_be_rendered(name):
    for changes in ({}, *CHANGES[:9], {"attention_temperature": 0.5}):
        made = build_walkthrough(ask(town(name), **changes), head=1)
        solution = made.solve()
        texts = [made.summary]
        for step in made.steps:
            assert step.why.endswith("."), step.id
            assert step.breaks.endswith("."), step.id
            for formula in filter(None, (step.formula, step.formula_removed)):
                assert "merror" not in to_mathml(formula, block=True)
            texts += [step.why, step.breaks, *(note.text for note in step.notes)]
        for text in texts:
            for piece in split_formulas(text):
                assert "\\" not in piece.text or piece.is_formula, text
                assert "merror" not in to_mathml(piece.text) if piece.is_formula else True
        for solved in solution.steps:
            for shown in solved.tables:
                assert "merror" not in to_mathml(shown.symbol)
        assert made.sources
        assert not made.checks
        assert not made.exercises


def test_place_names_are_not_changed(tiny):
    solution, _ = walk(tiny(), visits="Home, #4, #5, #6")
    assert solution.table("visits").rows == ("1 · Home", f"2 · {MARKUP}", "3 · Twin", "4 · Twin")
    assert {"Twin #5", "Twin #6", MARKUP} <= set(solution.table("P_ptr").rows)


def test_large_tables_are_computed_but_not_shown():
    solution, _ = walk(town(), visits=LONG)
    shown = [made for solved in solution.steps for made in solved.tables if made.is_shown]
    assert max(made.values.size for made in shown) <= 1_200
    assert all(not solution.table(name).is_shown for name in ("W_in", "W_Q", "W_1", "K_ptr"))
    assert len(solution["all_generated"]) == town().architecture.locations


def test_the_walkthrough_is_not_in_the_catalogue():
    assert "walkthrough" not in lessons()


# --- Parameters


def test_parameters_are_the_checkpoints_and_cannot_be_written_to():
    found = parameters_of(town())
    assert found is parameters_of(town())
    assert found.keys() == town().checkpoint.weights.keys()
    for name, tensor in town().checkpoint.weights.items():
        np.testing.assert_array_equal(found[name], tensor.numpy())
    with pytest.raises(ValueError, match="read-only"):
        found["input_proj.bias"][0] = 1


# --- Cell derivations


def open_cells(solution, cells):
    """Return for each cell its derivation, and its value and text from its own numbers alone."""
    derived = [derive_cell(solution, *cell) for cell in cells]
    cases = []
    for found in derived:
        numbers = {}
        for name in source_tables(found.expression):
            values = np.full(solution[name].size, np.nan)
            if needed := found.numbers.get(name):
                values[needed.index] = needed.values
            numbers[name] = [x if np.isfinite(x) else f"{x:g}" for x in values.tolist()]
        cases.append({"expression": found.expression, "numbers": numbers, "cells": [found.index]})
    return [
        (found, float(answer["opened"][0]), answer["texts"][0])
        for found, answer in zip(derived, evaluate_in_node(cases), strict=True)
    ]


def open_cell(solution, *cell):
    [opened] = open_cells(solution, [cell])
    return opened


@pytest.mark.parametrize("changes", [{}, CHANGES[0], CHANGES[6], CHANGES[-1]], ids=str)
def test_cells_of_the_walkthrough_can_be_derived_from_their_own_numbers(changes):
    solution, _ = walk(town(), 1, 1, **changes)
    rng = np.random.default_rng(0)
    cells = [
        (solved.step.id, made.name, *(int(rng.integers(length)) for length in made.matrix.shape))
        for solved in solution.steps
        for made in solved.tables
        if made.derivation is not None
    ]
    assert len(cells) > 40
    for cell, (found, value, _) in zip(cells, open_cells(solution, cells), strict=True):
        made, (row, column) = solution.table(found.table), cell[2:]
        assert (found.row, found.column) == (made.rows[row], made.columns[column])
        assert found.result == made.matrix[row, column]
        scale = max(1.0, np.abs(made.matrix[np.isfinite(made.matrix)]).max(initial=0))
        assert value == pytest.approx(found.result, rel=1e-5, abs=1e-5 * scale), made.name


@pytest.mark.parametrize("layer", [0, 1])
@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_every_intervention_leaves_the_same_tables_derivable(changes, layer):
    def derivable(solution):
        return {
            made.name
            for solved in solution.steps
            for made in solved.tables
            if made.derivation is not None
        }

    solution, explanation = walk(town(), layer, 1, **changes)
    expected = derivable(walk(town(), layer, 1)[0])
    if not explanation.gate_is_learned:
        expected -= {"g"}
    assert expected <= derivable(solution)


def test_numbers_that_no_formula_of_the_walkthrough_gives_have_no_derivation(monkeypatch):
    explanation = ask(town())
    monkeypatch.setitem(vars(explanation), "queries", np.zeros_like(explanation.queries))
    solution = build_walkthrough(explanation).solve()
    assert not solution["q"].any()
    with pytest.raises(InvalidQueryError, match="has no derivation"):
        derive_cell(solution, "queries-keys-values", "q", 0, 0)


def test_a_product_is_derived_from_a_row_and_a_column():
    solution, _ = walk(town(), 0, 1)
    found, _, text = open_cell(solution, "queries-keys-values", "K", 2, 5)
    assert found.row == "3 · Café Luna"
    assert found.numbers["normed_visits"].values.tolist() == solution["normed_visits"][2].tolist()
    assert found.numbers["W_K"].values.tolist() == solution["W_K"][:, 5].tolist()
    assert found.numbers["b_K"].values.tolist() == [solution["b_K"][5]]
    assert "; Sum " in text
    assert ", plus " in text
    score = derive_cell(solution, "scores", "S", 0, 2)
    assert score.numbers["K"].values.tolist() == solution["K"][2].tolist()


def test_a_weight_is_derived_from_all_scores():
    solution, _ = walk(town(), 0, 1, mask_visits=[1])
    found, _, text = open_cell(solution, "weights", "A", 0, 2)
    assert found.numbers["masked"].labels == solution.table("A").columns
    assert found.numbers["masked"].values.tolist() == solution["masked"].tolist()
    assert "e^(−∞)" in text


def test_a_place_is_derived_from_its_visits():
    solution, _ = walk(town())
    place = solution.table("P_ptr").rows.index("Maple Court")
    found = derive_cell(solution, "scatter-add", "P_ptr", place, 0)
    assert found.numbers["alpha"].labels == ("1 · Maple Court", "4 · Maple Court")


@pytest.mark.parametrize(
    ("step", "table", "row", "column", "words"),
    [
        ("nothing", "A", 0, 0, 'no step "nothing"'),
        ("weights", "nothing", 0, 0, 'computes no table "nothing"'),
        ("weights", "scaled", 0, 0, 'computes no table "scaled"'),
        ("weights", "A", 1, 0, "Rows run from 0 to 0, columns from 0 to 3"),
        ("weights", "A", 0, 4, "no cell at row 0, column 4"),
        ("weights", "A", -1, 0, "no cell at row -1"),
        ("weights", "A", 0, -1, "no cell"),
        ("visits", "visits", 0, 0, "has no derivation"),
    ],
)
def test_unknown_cells_and_cells_without_a_derivation_are_rejected(step, table, row, column, words):
    solution, _ = walk(town())
    with pytest.raises(InvalidQueryError) as caught:
        derive_cell(solution, step, table, row, column)
    [problem] = caught.value.problems
    assert problem.where in {"step", "table", "row", "column"}
    assert words in problem.message


def small_lesson():
    made = Lesson(title="S", summary="S", section="why", order=1, sources=())

    def numbers(inputs):
        x = table("x", [[1, 2, 3], [4, 5, 6]], symbol="x", title="X", rows=("a", "b"))
        y = table("y", [[1], [10]], symbol="y", title="Y")
        z = table("z", [[1], [2], [3]], symbol="z", title="Z")
        cells = table("cells", x.values * y.values, symbol="c", title="C")
        down = table("down", x.values.sum(0) / 2, symbol="d", title="D")
        # Two products, written as a row.
        across = table("across", (x.values @ z.values).ravel(), symbol="r", title="R")
        return result(x, y, z, cells, down, across)

    def impossible(inputs):
        raise NotComputableError("There is no such number.")

    made.steps.append(Step("numbers", "Numbers", "x", (), numbers, "So."))
    made.steps.append(Step("impossible", "Impossible", "x", (), impossible, "So."))
    return made.solve()


def test_columns_are_broadcast_and_rows_may_be_stored_as_columns():
    solution = small_lesson()
    cell, value, text = open_cell(solution, "numbers", "cells", 1, 2)
    assert {name: needed.values.tolist() for name, needed in cell.numbers.items()} == {
        "x": [6],
        "y": [10],
    }
    assert (value, text) == (60, "6 · 10; 6 · 10 = 60")
    down, value, text = open_cell(solution, "numbers", "down", 0, 1)
    assert down.numbers["x"].labels == ("a, 2", "b, 2")
    assert (value, text) == (3.5, "(2 + 5) / 2; Sum 7, divided by 2 = 3.5")
    _, value, text = open_cell(solution, "numbers", "across", 0, 1)
    assert (value, text) == (32, "4 · 1 + 5 · 2 + 6 · 3; Sum 32")


def test_deriving_a_cell_of_a_failed_step_says_why_it_failed():
    with pytest.raises(InvalidQueryError, match=r"step: .* There is no such number\."):
        derive_cell(small_lesson(), "impossible", "x", 0, 0)


def test_other_networks_are_refused_with_a_sentence():
    explanation = ask(town("town-lstm"))
    with pytest.raises(InvalidQueryError, match="PointerNetworkV45"):
        build_walkthrough(explanation)
