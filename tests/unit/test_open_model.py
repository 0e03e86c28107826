"""The Python interface: explanations, tensors, tables, views and errors."""

from __future__ import annotations

import re
import subprocess
import sys

import numpy as np
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.core.problems import InvalidQueryError
from pointerscope.figures.views import NothingToShowError, UnknownViewError
from pointerscope.formulas import softmax
from pointerscope.mobility.query import Query
from pointerscope.network.registry import UnknownModelError
from pointerscope.notebook.model import open_model
from tests.conftest import MARKUP, WITHOUT, write_tiny

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court"
OF_LAYERS = ("queries", "keys", "values", "scores", "weights", "head_outputs")
OF_DESIGN = [
    "hidden",
    "context",
    "content_scores",
    "position_bias",
    "pointer_scores",
    "pointer_weights",
    "pointer_probabilities",
    "generation_logits",
    "generation_probabilities",
    "gate_hidden",
    "gate_logit",
    "gate",
    "probabilities",
]


@pytest.fixture(scope="module")
def town():
    return open_model("town")


@pytest.fixture(scope="module")
def answer(town):
    return town.explain(DAY, user="Resident 12")


def test_importing_the_package_is_cheap():
    code = (
        "import sys, pointerscope\n"
        "late = {'torch', 'plotly', 'pandas', 'jinja2', 'kaleido', 'IPython', 'scipy'}\n"
        "sys.exit(', '.join(late & sys.modules.keys()) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_an_explanation_equals_that_of_the_analysis(town, answer):
    expected = explain(town.bundle, Query(visits=DAY, user="Resident 12"))
    assert answer.prediction == expected.prediction
    assert answer.gate == expected.gate
    np.testing.assert_array_equal(answer.self_attention, expected.self_attention)
    assert answer.visits == expected.visits


def test_an_unknown_attribute_is_an_error(answer):
    with pytest.raises(AttributeError, match="attnetion"):
        answer.attnetion  # noqa: B018


def test_the_trace_contains_every_documented_tensor(answer):
    trace = answer.trace
    of_layers = [f"layers[{layer}].{name}" for layer in range(2) for name in OF_LAYERS]
    assert set(trace) == {"locations", *OF_DESIGN, *of_layers}
    assert trace.hidden.shape == (3, 4, 64)
    assert trace["layers[1].weights"] is trace.layers[1].weights
    assert trace.layers[1].weights.shape == (4, 4, 4)
    assert trace.gate == pytest.approx(answer.gate)


def test_weights_are_the_softmax_of_their_scores_with_a_masked_visit(town):
    masked = town.explain(DAY, interventions={"mask_visits": [1]}).trace
    for layer in masked.layers:
        np.testing.assert_allclose(softmax(layer.scores), layer.weights, atol=1e-6)
    np.testing.assert_allclose(softmax(masked.pointer_scores), masked.pointer_weights, atol=1e-6)
    assert masked.pointer_weights[1] == 0


def test_the_arrays_of_a_trace_are_read_only(answer):
    with pytest.raises(ValueError, match="read-only"):
        answer.trace.layers[0].weights[0] = 0


def test_the_table_of_tensors_has_names_shapes_and_types(answer):
    table = answer.trace._repr_html_()
    assert "layers[1].weights" in table
    assert "(4, 4, 4)" in table
    assert "float32" in table


def test_tensors_of_a_missing_part_are_none(tmp_path):
    write_tiny(tmp_path / "plain", {"gate"})
    trace = open_model(tmp_path / "plain").explain("Home").trace
    assert trace.gate_logit is None
    assert "not in this network" in trace._repr_html_()
    with pytest.raises(KeyError, match="has no gate_logit"):
        trace["gate_logit"]


def test_a_table_has_a_row_for_each_visit(answer):
    frame = answer.to_frame()
    assert list(frame.place) == ["Maple Court", "Riverside Offices", "Café Luna", "Maple Court"]
    assert list(frame.steps_back) == [3, 2, 1, 0]
    assert frame.minutes[1] == 480
    assert str(frame.arrival[0]) == "2026-11-16 08:00:00"
    assert frame.filled_in[0] == ""
    assert "time" in frame.filled_in[2]
    np.testing.assert_allclose(frame.pointer_weight, answer.pointer_weights)
    np.testing.assert_allclose(
        frame.content_score + frame.position_bias, frame.pointer_score, rtol=1e-5
    )
    assert frame.attention_received.sum() == pytest.approx(1)


def test_the_parts_of_answers_add_up(town):
    frame = town.explain(DAY, top_k=3).answers_frame()
    assert list(frame.index) == [1, 2, 3]
    np.testing.assert_allclose(frame.from_pointer + frame.from_generation, frame.probability)


def test_without_pandas_the_error_says_what_to_install(answer, monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"pip install 'pointerscope\[notebook\]'"):
        answer.to_frame()


def test_views_lists_only_views_that_the_model_can_show(tmp_path, town):
    write_tiny(tmp_path / "plain", WITHOUT["without-pointer"])
    assert town.views["pointer"] == "Which visits does the pointer choose?"
    assert "pointer" not in open_model(tmp_path / "plain").views


def test_a_view_of_a_data_set_needs_no_visits(town):
    assert town.view("scores").exported.view == "scores"


def test_model_and_explanation_give_the_same_view(town, answer):
    view = town.view("head", DAY, user="Resident 12", head=2)
    same = answer.view("head", head=2)
    assert (view.exported.json, view.exported.path) == (same.exported.json, same.exported.path)


def test_views_are_saved_in_the_format_of_the_file_name(answer, tmp_path):
    view = answer.view("head", head=2)
    assert view.save(tmp_path / "head.html").read_bytes().startswith(b"<!doctype html>")
    assert view.save(tmp_path / "head.json").read_bytes().startswith(b'{"data":')
    assert "visit" in view.save(str(tmp_path / "head.csv")).read_text(encoding="utf-8-sig")
    with pytest.raises(ValueError, match=r"must end in \.html, \.svg, \.pdf, \.png, \.json, \.csv"):
        view.save(tmp_path / "head.gif")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "head.csv",
        "head.html",
        "head.json",
    ]


def sentence(error):
    """Return the line that a notebook shows for an error."""
    [line] = error.value._render_traceback_()
    return line


def test_an_unknown_model_is_reported_with_the_known_ones():
    with pytest.raises(UnknownModelError) as error:
        open_model("twon")
    assert 'There is no model "twon". Choose one of: ' in sentence(error)
    assert "Choose one of: " in str(error.value)
    assert "town" in sentence(error)


def test_an_unknown_view_is_reported_with_the_known_ones(answer):
    with pytest.raises(UnknownViewError) as error:
        answer.view("hedas")
    assert sentence(error).startswith('UnknownViewError: There is no view "hedas". Choose one of: ')
    assert "heads" in sentence(error)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"visits": "Café Lina"}, "visits[0]: "),
        ({"visits": DAY, "user": "Nobody I know"}, "user: "),
        ({"visits": DAY, "usr": 3}, "usr: There is no field “usr” here."),
        ({"visits": DAY, "interventions": {"gate": 7}}, "interventions.gate: Enter "),
    ],
)
def test_an_invalid_query_is_reported_in_one_sentence(town, asked, said):
    with pytest.raises(InvalidQueryError) as error:
        town.explain(**asked)
    assert sentence(error).startswith(f"InvalidQueryError: {said}")


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda read: read.view("heads", theme="pink"), 'ValueError: There is no theme "pink". '),
        (
            lambda read: read.view("gate", against=3),
            "TypeError: against is of type int. Pass another explanation",
        ),
        (
            lambda read: read.view("gate").save("/nonexist/a.html"),
            "FileNotFoundError: The folder /nonexist does not exist. ",
        ),
        (
            lambda read: read.view("gate").save(f"{'x' * 300}.json"),
            f"OSError: {'x' * 300}.json cannot be written: ",
        ),
        (
            lambda read: read.view("gate").save("gate.html", server="javascript:alert(1)"),
            'ValueError: "javascript:alert(1)" is not a server address',
        ),
    ],
)
def test_an_invalid_view_is_reported_in_one_sentence(answer, tmp_path, monkeypatch, ask, said):
    monkeypatch.chdir(tmp_path)
    with pytest.raises((ValueError, TypeError, OSError)) as error:
        ask(answer)
    assert sentence(error).startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_of_models_is_reported(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_MODELS", "/nonexist")
    with pytest.raises(LookupError) as error:
        open_model("town")
    assert "The folder of models, /nonexist, does not exist." in sentence(error)


def test_a_view_of_a_history_needs_visits(town):
    with pytest.raises(InvalidQueryError, match="Pass its visits"):
        town.view("heads")


def test_an_invalid_option_value_is_reported_with_the_valid_ones(answer):
    with pytest.raises(ValueError, match="There is no head 9; they run from 0 to 3"):
        answer.view("head", head=9)


def test_a_view_of_a_missing_part_is_refused(tmp_path):
    write_tiny(tmp_path / "plain", WITHOUT["without-pointer"])
    with pytest.raises(NothingToShowError, match="This network has no pointer"):
        open_model(tmp_path / "plain").view("pointer", "Home")


def test_a_summary_escapes_names(tmp_path):
    write_tiny(tmp_path / "tiny")
    summary = open_model(tmp_path / "tiny").explain("Home, #4")._repr_html_()
    assert MARKUP not in summary
    assert "&lt;img src=x" in summary


def test_sites_are_the_tensors_of_the_pass_by_name(answer):
    sites = answer.sites
    np.testing.assert_array_equal(sites["layers.0.heads.2.weights"], answer.self_attention[0, 2])
    np.testing.assert_array_equal(sites["pointer.scores"], answer.pointer_scores)
    assert sites["gate.value"] == pytest.approx(answer.gate)
    assert sites["layers.1.norm2"].shape == (4, 64)
    with pytest.raises(ValueError, match="read-only"):
        sites["context"][0] = 0
    assert re.search(r"layers\.1\.heads\.0\.scores +\(4, 4\) +query position × key", repr(sites))
    with pytest.raises(KeyError, match=r"Did you mean .*`layers\.0\.heads\.2\.weights`"):
        sites["layer.0.head.2.weights"]


def test_a_site_can_be_changed_by_a_function_an_array_or_a_number(town, answer):
    seen = []
    other = town.explain("Café Luna, Maple Court, Café Luna, Riverside Offices").sites["context"]
    changed = town.trace(
        DAY,
        user="Resident 12",
        at={
            "layers.0.heads.1.outputs": lambda outputs: seen.append(outputs.shape),
            "context": other,
            "gate.value": 0.25,
        },
    )
    assert seen == [(4, 16)]
    np.testing.assert_array_equal(changed["context"], other)
    np.testing.assert_array_equal(changed["layers.1.norm2"], answer.sites["layers.1.norm2"])
    blend = 0.25 * changed["pointer.probabilities"] + 0.75 * changed["generation.probabilities"]
    np.testing.assert_allclose(changed["probabilities"], blend, atol=1e-6)
    assert changed.prediction.probability == pytest.approx(blend[2:].max(), abs=1e-6)
    assert changed.answers[0] == changed.prediction


def test_a_function_of_zeros_is_a_removed_head(town):
    changed = town.trace(DAY, at={"layers.1.heads.3.outputs": lambda outputs: 0 * outputs})
    removed = town.explain(DAY, interventions={"remove_heads": [[1, 3]]})
    np.testing.assert_allclose(changed["probabilities"], removed.probabilities, atol=1e-6)


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ({"layer.0.norm1": 0}, "Did you mean `layers.0.norm1`"),
        ({"context": [1, 2]}, r"shape \[2\]; return one of shape \[64\]"),
        ({"context": lambda context: context / 0 * 0}, "`context` returned infinite or undefined"),
        ({"context": lambda context: "none"}, "`context` returned a str"),
    ],
)
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_changes_that_do_not_fit_are_refused(town, at, said):
    with pytest.raises(InvalidQueryError, match=said):
        town.trace(DAY, at=at)


def test_the_network_is_a_torch_module_that_reads_batches(town, answer):
    kept = {}
    module = town.network.transformer.layers[0].linear2
    hook = module.register_forward_hook(lambda _, inputs, output: kept.update(output=output))
    with hook:
        log_probabilities = town.network(town.batch([{"visits": DAY, "user": "Resident 12"}]))
    np.testing.assert_allclose(log_probabilities.detach()[0].exp(), answer.probabilities, atol=1e-6)
    expected = answer.sites["layers.0.feed_forward.out"]
    np.testing.assert_allclose(kept["output"].detach()[0], expected, atol=1e-5)
    with pytest.raises(InvalidQueryError, match=r"histories\[1\]"):
        town.batch([DAY, "Nowhere"])


def test_a_model_that_names_no_data_set_says_what_to_pass(tmp_path):
    model = open_model(write_tiny(tmp_path / "tiny"))
    with pytest.raises(ValueError, match="Pass data_set=NAME") as error:
        model.evaluate()
    assert "pointerscope data NAME FOLDER --source records" in str(error.value)


def test_an_unknown_split_is_answered_with_the_splits(town):
    with pytest.raises(ValueError, match='There is no split "foo"'):
        town.circuits("foo")
