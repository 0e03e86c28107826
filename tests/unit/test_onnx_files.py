"""Networks as ONNX files, computed by ONNX Runtime as by torch."""

from __future__ import annotations

import sys

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from click.testing import CliRunner

from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_RECENCY,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from pointerscope.network.bundles import read_bundle
from pointerscope.network.sites import tensors_by_site
from pointerscope.network.trace import Batch
from pointerscope.publishing.onnx_files import onnx_file
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow

LAST = {
    "time": LAST_TIME_SLOT,
    "weekday": LAST_WEEKDAY,
    "recency": LAST_RECENCY,
    "duration": LAST_DURATION_BUCKET,
}


def run(*arguments: object):
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def random_inputs(architecture, histories, visits, seed):
    generator = torch.Generator().manual_seed(seed)

    def draw(low, high, *shape):
        return torch.randint(low, high + 1, shape, generator=generator)

    inputs = {name: draw(0, last, histories, visits) for name, last in LAST.items()}
    inputs["locations"] = draw(1, architecture.locations - 1, histories, visits)
    inputs["user"] = draw(0, max(architecture.users - 1, 0), histories)
    return inputs


def computed_by_torch(bundle, inputs):
    """Every tensor of a pass by its site."""
    histories, visits = inputs["locations"].shape
    positions = torch.arange(visits, 0, -1).clamp(max=bundle.architecture.max_visits - 1)
    batch = Batch(
        **inputs,
        position_from_end=positions.expand(histories, visits),
        lengths=torch.full((histories,), visits),
        mask=None,
        has_nobody=bool((inputs["user"] == 0).any()),
    )
    with torch.inference_mode():
        return tensors_by_site(bundle.network.trace(batch, intermediates=True))


def assert_same(bundle, content):
    session = onnxruntime.InferenceSession(content)
    names = [output.name for output in session.get_outputs()]
    taken = {taken.name for taken in session.get_inputs()}
    most = bundle.architecture.max_visits
    for seed, (histories, visits) in enumerate([(1, 1), (2, min(7, most)), (3, most)]):
        inputs = random_inputs(bundle.architecture, histories, visits, seed)
        fed = {name: values.numpy() for name, values in inputs.items() if name in taken}
        found = dict(zip(names, session.run(names, fed), strict=True))
        expected = computed_by_torch(bundle, inputs)
        assert found.keys() == expected.keys()
        for site, tensor in expected.items():
            np.testing.assert_allclose(found[site], tensor.numpy(), 1e-5, 1e-5, err_msg=site)


def test_the_town_is_the_same_network_in_a_file_that_the_command_writes(tmp_path):
    done = run("export", "onnx", "town", "--out", tmp_path / "town.onnx")
    assert done.exit_code == 0, done.output
    content = (tmp_path / "town.onnx").read_bytes()
    assert_same(read_bundle(Settings().models / "town"), content)
    model = onnx.load_from_string(content)
    assert any(output.name.startswith("pointer.") for output in model.graph.output)
    properties = {one.key: one.value for one in model.metadata_props}
    assert (properties["model"], properties["max_visits"]) == ("town", "32")
    assert "oldest visit first" in model.doc_string


@pytest.mark.parametrize(
    "without", [{"pointer", "position_bias", "gate"}, {"user"}], ids=["pointer", "user"]
)
def test_a_network_without_a_part_has_no_tensors_of_it(tmp_path, without):
    bundle = read_bundle(write_tiny(tmp_path / "tiny", without, layers=1))
    content = onnx_file(bundle)
    assert_same(bundle, content)
    names = [output.name for output in onnx.load_from_string(content).graph.output]
    assert any(name.startswith("pointer.") for name in names) == ("pointer" not in without)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("nowhere", "--out", "a.onnx"), 'There is no model "nowhere"'),
        (("town", "--out", "a.pt"), "must end in .onnx"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is_computed(tmp_path, arguments, message):
    *named, out = arguments
    done = run("export", "onnx", *named, tmp_path / out)
    assert done.exit_code != 0
    assert message in done.output
    assert not list(tmp_path.iterdir())


def test_without_the_extra_the_command_says_what_to_install(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "onnxscript", None)
    done = run("export", "onnx", "town", "--out", tmp_path / "town.onnx")
    assert done.exit_code != 0
    assert "pip install 'pointerscope[onnx]'" in done.output
    assert not list(tmp_path.iterdir())
