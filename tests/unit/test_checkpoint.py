"""Published checkpoints: opened as they are, and refused with a reason when they cannot be."""

from __future__ import annotations

import json
import os
import pickle
import random
from dataclasses import dataclass

import numpy as np
import pytest
import torch
from safetensors.torch import save_file

from pointerscope.mobility.histories import History
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.checkpoint import (
    CheckpointError,
    ModelConfiguration,
    build_network,
    find_checkpoint,
    read_checkpoint,
    validate_checkpoint,
)
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.safetensors_files import read_weights_file
from pointerscope.network.trace import Batch

ALL = frozenset(COMPONENTS)
MODEL = {"d_model": 8, "nhead": 2, "num_layers": 3, "dim_feedforward": 12, "dropout": 0.25}


def weights_of(components=ALL, layers=1, seed=0):
    users = 4 if "user" in components else 0
    architecture = Architecture(9, users, 8, 2, layers, 12, 6, 0.25, components)
    generator = torch.Generator().manual_seed(seed)
    return {
        name: torch.randn(tensor.shape, generator=generator)
        for name, tensor in PointerNetwork(architecture).state_dict().items()
    }


def save(folder, weights=None, name="best.pt", **more):
    content = {
        "model_state_dict": weights_of() if weights is None else weights,
        "config": {"model": MODEL},
        "epoch": 7,
        "best_val_loss": 2.5,
        "optimizer_state_dict": {"state": {}, "param_groups": [{"lr": 1e-3}]},
        "scaler_state_dict": {},
    }
    path = folder / name
    torch.save({**content, **more}, path)
    return path


def reason(path):
    with pytest.raises(CheckpointError) as caught:
        read_checkpoint(path)
    return str(caught.value)


def reason_for(folder, **changes):
    """Why a checkpoint is refused with these parameters changed, or removed where None."""
    named = {name.replace("__", "."): tensor for name, tensor in changes.items()}
    weights = {**weights_of(), **named}
    return reason(save(folder, {name: one for name, one in weights.items() if one is not None}))


def batch():
    columns = [np.array(column) for column in ([2, 5, 8], [0, 0, 1], [480, 600, 30], [45, 0, 500])]
    return Batch.from_histories([History(columns[0], 1, *columns[1:], np.array([2, 2, 1]))], 6)


# --- Checkpoints that are opened


def test_weights_are_read_unchanged(tmp_path):
    weights = weights_of()
    checkpoint = read_checkpoint(save(tmp_path, weights))
    assert checkpoint.weights.keys() == weights.keys()
    assert all(torch.equal(checkpoint.weights[name], weights[name]) for name in weights)


@pytest.mark.parametrize("layers", [1, 2, 3])
@pytest.mark.parametrize(
    "components",
    [ALL]
    + [ALL - {component} for component in COMPONENTS]
    + [ALL - {"generation", "gate"}, ALL - {"pointer", "position_bias", "gate"}],
)
def test_sizes_and_components_are_read_off_the_tensors(tmp_path, components, layers):
    users = 4 if "user" in components else 0
    found = read_checkpoint(save(tmp_path, weights_of(components, layers))).architecture
    assert found == Architecture(9, users, 8, 2, layers, 12, 6, 0.25, components)


def test_fewer_layers_than_the_configuration_says_are_believed(tmp_path):
    path = save(tmp_path, config={"model": {**MODEL, "num_layers": 5}})
    assert read_checkpoint(path).architecture.layers == 1


@pytest.mark.parametrize("removed", [set(), {"sinusoidal"}, {"sinusoidal", "position_bias"}])
def test_the_longest_history_is_derived_from_any_tensor_that_shows_it(tmp_path, removed):
    found = read_checkpoint(save(tmp_path, weights_of(ALL - removed))).architecture
    assert found.max_visits == 6


def test_a_built_network_predicts_with_the_weights_read(tmp_path):
    weights = weights_of()
    network = build_network(read_checkpoint(save(tmp_path, weights)))
    expected = PointerNetwork(Architecture(9, 4, 8, 2, 1, 12, 6, 0.25)).eval()
    expected.load_state_dict(weights)
    with torch.inference_mode():
        assert torch.equal(network(batch()), expected(batch()))


def test_a_built_network_is_not_in_training(tmp_path):
    network = build_network(read_checkpoint(save(tmp_path)))
    assert not network.training
    assert not any(parameter.requires_grad for parameter in network.parameters())


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float64])
def test_other_floating_point_numbers_become_float32(tmp_path, dtype):
    weights = {name: tensor.to(dtype) for name, tensor in weights_of().items()}
    found = read_checkpoint(save(tmp_path, weights)).weights
    assert all(
        torch.equal(found[name], tensor.to(torch.float32)) for name, tensor in weights.items()
    )


def test_parameters_and_views_are_read_as_tensors(tmp_path):
    weights = weights_of()
    expected = weights["pointer_query.weight"].clone()
    weights["pointer_query.weight"] = torch.nn.Parameter(expected.T.contiguous().T)
    found = read_checkpoint(save(tmp_path, weights)).weights["pointer_query.weight"]
    assert torch.equal(found, expected)
    assert not found.requires_grad


def test_the_old_file_format_is_read(tmp_path):
    path = tmp_path / "best.pt"
    content = {"model_state_dict": weights_of(), "config": {"model": MODEL}}
    torch.save(content, path, _use_new_zipfile_serialization=False)
    assert read_checkpoint(path).architecture.heads == 2


def test_the_file_may_have_any_name(tmp_path):
    assert read_checkpoint(save(tmp_path, name="epoch 7.ckpt")).architecture.layers == 1


# --- The configuration


def test_the_configuration_beside_goes_before_its_own(tmp_path):
    path = save(tmp_path)
    (tmp_path / "config.yaml").write_text("model:\n  nhead: 2\n  dropout: 0.125\n")
    found = read_checkpoint(path).architecture
    assert (found.heads, found.dropout) == (2, 0.125)


@pytest.mark.parametrize("heads", [1, 4, 8])
def test_a_configuration_beside_with_other_heads_than_its_own_is_refused(tmp_path, heads):
    path = save(tmp_path)
    (tmp_path / "config.yaml").write_text(f"model: {{nhead: {heads}}}\n")
    assert f"config.yaml says `model.nhead: {heads}`, the `config` in" in reason(path)


def test_a_configuration_beside_is_enough(tmp_path):
    path = save(tmp_path, config=None)
    (tmp_path / "config.yaml").write_text("model: {nhead: 1}\ntraining: {seed: 3}\n")
    assert read_checkpoint(path).architecture.heads == 1


@pytest.mark.parametrize("config", [None, {}, {"model": None}, {"model": [2]}, "nhead: 2", 2])
def test_without_a_configuration_it_says_what_to_add(tmp_path, config):
    assert "Put a config.yaml with it beside" in reason(save(tmp_path, config=config))


@pytest.mark.parametrize("text", ["", "model:", "model: 4", "- model", "nhead: 2"])
def test_a_configuration_beside_without_heads_is_refused(tmp_path, text):
    path = save(tmp_path)
    (tmp_path / "config.yaml").write_text(text)
    assert "config.yaml has no `model: nhead:`" in reason(path)


@pytest.mark.parametrize(
    "config",
    [{}, {"nhead": None}, {"nhead": 0}, {"nhead": -2}, {"nhead": "two"}, {"nhead": 1025}],
)
def test_heads_that_are_no_number_of_heads_are_refused(tmp_path, config):
    assert "`model.nhead`" in reason(save(tmp_path, config={"model": config}))


@pytest.mark.parametrize("dropout", [1, -0.5, "much"])
def test_dropout_that_is_no_probability_is_refused(tmp_path, dropout):
    path = save(tmp_path, config={"model": {"nhead": 2, "dropout": dropout}})
    assert "`model.dropout`" in reason(path)


@pytest.mark.parametrize("heads", [3, 5, 16])
def test_heads_that_do_not_divide_the_width_are_refused(tmp_path, heads):
    path = save(tmp_path, config={"model": {"nhead": heads}})
    assert reason(path).startswith(f"{heads} heads do not divide a width of 8.")


@pytest.mark.parametrize(
    "content",
    [
        b"model: [",
        b"model: {nhead: 2",
        b"\tmodel:",
        b"a: 2026-13-45",
        b"\xff\xfe\x00",
        b"!!python/object/apply:os.getcwd []",
        b"? [1]\n: {a: *b}",
        b"[" * 5000,
        b"n: 0x" + b"f" * 10 + b"\nm: " + b"1" * 5000,
    ],
)
def test_broken_yaml_is_refused(tmp_path, content):
    path = save(tmp_path)
    (tmp_path / "config.yaml").write_bytes(content)
    assert "config.yaml is not valid YAML" in reason(path)


def test_yaml_that_would_run_code_does_not(tmp_path):
    path, marker = save(tmp_path), tmp_path / "ran"
    (tmp_path / "config.yaml").write_text(f"!!python/object/apply:os.mkdir ['{marker}']")
    assert "config.yaml is not valid YAML" in reason(path)
    assert not marker.exists()


def test_a_huge_configuration_is_refused(tmp_path):
    path = save(tmp_path)
    (tmp_path / "config.yaml").write_text("# " + "x" * 1_000_000)
    assert "too large" in reason(path)


# --- Files that would run code


@dataclass
class Payload:
    """Makes a folder when it is unpickled."""

    marker: str

    def __reduce__(self):
        return os.mkdir, (self.marker,)


def test_the_payload_would_run(tmp_path):
    pickle.loads(pickle.dumps(Payload(str(tmp_path / "ran"))))
    assert (tmp_path / "ran").exists()


def as_zip(content, path):
    torch.save(content, path)


def as_old_format(content, path):
    torch.save(content, path, _use_new_zipfile_serialization=False)


def as_raw_pickle(content, path):
    path.write_bytes(pickle.dumps(content, protocol=2))


@pytest.mark.parametrize("write", [as_zip, as_old_format, as_raw_pickle])
@pytest.mark.parametrize("place", ["whole", "beside", "weights", "configuration"])
def test_a_file_that_would_run_code_is_refused_and_does_not(tmp_path, write, place):
    payload, path = Payload(str(tmp_path / "ran")), tmp_path / "best.pt"
    content = {
        "whole": payload,
        "beside": {"model_state_dict": {}, "config": {"model": MODEL}, "extra": payload},
        "weights": {"model_state_dict": {"loc_emb.weight": payload}, "config": {"model": MODEL}},
        "configuration": {"model_state_dict": {}, "config": payload},
    }[place]
    write(content, path)
    assert "could run code" in reason(path)
    assert not (tmp_path / "ran").exists()


@pytest.mark.filterwarnings("ignore:Detected pickle protocol")
@pytest.mark.parametrize("protocol", [3, 4, 5])
def test_a_newer_pickle_that_would_run_code_is_refused(tmp_path, protocol):
    path = tmp_path / "best.pt"
    path.write_bytes(pickle.dumps(Payload(str(tmp_path / "ran")), protocol=protocol))
    assert "best.pt" in reason(path)
    assert not (tmp_path / "ran").exists()


# --- Files that are no checkpoint


@pytest.mark.parametrize(
    "content",
    [b"", b"\x00", b"hello", b"PK\x03\x04", b"\x80\x02.", b"<html></html>", b"\x80\x02}q\x00"],
)
def test_files_that_are_no_checkpoint_are_refused(tmp_path, content):
    path = tmp_path / "best.pt"
    path.write_bytes(content)
    assert reason(path).startswith("best.pt ")


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9, 0.999])
@pytest.mark.parametrize("write", [as_zip, as_old_format])
def test_a_file_cut_short_is_refused(tmp_path, write, share):
    path = tmp_path / "best.pt"
    write({"model_state_dict": weights_of(), "config": {"model": MODEL}}, path)
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    assert "damaged" in reason(path)


@pytest.mark.parametrize("write", [as_zip, as_old_format])
def test_a_damaged_file_is_read_or_refused(tmp_path, write):
    path, dice = tmp_path / "best.pt", random.Random(0)
    write({"model_state_dict": weights_of(), "config": {"model": MODEL}}, path)
    content = path.read_bytes()
    refused = 0
    for _ in range(200):
        damaged = bytearray(content)
        for _ in range(dice.randint(1, 6)):
            damaged[dice.randrange(min(len(damaged), 3000))] = dice.randrange(256)
        path.write_bytes(damaged)
        try:
            read_checkpoint(path)
        except CheckpointError:
            refused += 1
    assert refused > 100


def test_a_file_that_is_not_there_is_refused(tmp_path):
    assert "cannot be read" in reason(tmp_path / "best.pt")


def test_a_folder_is_refused(tmp_path):
    (tmp_path / "best.pt").mkdir()
    assert "cannot be read" in reason(tmp_path / "best.pt")


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ({}, "nothing"),
        ({"model_state_dict": None}, "`model_state_dict`"),
        ({"epoch": 3, "weights": {}}, "`epoch`, `weights`"),
        ([1], "list"),
        (3, "int"),
    ],
)
def test_a_file_without_weights_says_what_was_found(tmp_path, content, found):
    path = tmp_path / "best.pt"
    torch.save(content, path)
    assert f"holds no weights: found {found}. Read are tensors by name" in reason(path)


# --- Other files of the same network


def save_beside(folder, content, name="best.pt", model=MODEL):
    """A file, and beside it the configuration."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config.yaml").write_text(json.dumps({"model": model}))
    torch.save(content, folder / name)
    return folder / name


def assert_same(path, weights, renames=()):
    found = read_weights_file(path, renames)
    assert found.weights.keys() == weights.keys()
    assert all(torch.equal(found.weights[name], weights[name]) for name in weights)
    assert found.architecture.heads == 2


def test_a_published_run_has_its_configuration_above_its_checkpoints(tmp_path):
    weights = weights_of()
    save_beside(tmp_path, {})
    (tmp_path / "best.pt").unlink()
    (tmp_path / "checkpoints").mkdir()
    torch.save({"model_state_dict": weights}, tmp_path / "checkpoints/best.pt")
    assert find_checkpoint(tmp_path) == tmp_path / "checkpoints/best.pt"
    assert_same(find_checkpoint(tmp_path), weights)


@pytest.mark.parametrize("prefix", ["", "module.", "_orig_mod.", "_orig_mod.module.", "model."])
@pytest.mark.parametrize("under", [None, "state_dict", "model", "model_state_dict"])
def test_weights_may_be_wrapped_or_bare(tmp_path, prefix, under):
    weights = weights_of()
    named = {f"{prefix}{name}": tensor for name, tensor in weights.items()}
    assert_same(save_beside(tmp_path, {under: named} if under else named), weights)


def test_a_lightning_checkpoint_has_its_own_configuration(tmp_path):
    weights = weights_of()
    content = {
        "epoch": 3,
        "pytorch-lightning_version": "2.5.0",
        "state_dict": {f"model.{name}": tensor for name, tensor in weights.items()},
        "hyper_parameters": {"nhead": 2, "dropout": 0.25, "learning_rate": 1e-3},
    }
    torch.save(content, tmp_path / "last.ckpt")
    assert_same(tmp_path / "last.ckpt", weights)


def test_a_safetensors_file_is_read_with_the_configuration_beside(tmp_path):
    weights = weights_of()
    save_beside(tmp_path, {})
    save_file(weights, tmp_path / "model.safetensors")
    assert_same(tmp_path / "model.safetensors", weights)


def test_parameters_are_renamed(tmp_path):
    weights = weights_of()
    named = {
        name.replace("transformer.layers", "encoder.blocks").replace("loc_emb", "places"): tensor
        for name, tensor in weights.items()
    }
    renames = [("encoder.blocks", "transformer.layers"), ("places.", "loc_emb.")]
    path = save_beside(tmp_path, named)
    assert_same(path, weights, renames)
    with pytest.raises(CheckpointError, match="is missing"):
        read_checkpoint(path)
    with pytest.raises(CheckpointError, match="same name"):
        read_checkpoint(path, [("gen_head.weight", "same"), ("gen_head.bias", "same")])


@pytest.mark.parametrize(
    ("setting", "value", "computed"),
    [
        ("norm_first", False, "norms before the sublayers"),
        ("norm_position", "post", "norms before the sublayers"),
        ("activation", "relu", "exact GELU"),
        ("activation", "gelu_new", "exact GELU"),
        ("norm_type", "rmsnorm", "layer norms before it"),
        ("causal", True, "attention to all visits"),
    ],
)
def test_a_configuration_that_says_otherwise_than_is_computed_is_refused(
    tmp_path, setting, value, computed
):
    path = save_beside(tmp_path, weights_of(), model={**MODEL, setting: value})
    said = reason(path)
    assert f"`model.{setting}: {str(value).lower()}`" in said
    assert f"computed with {computed}" in said


@pytest.mark.parametrize(
    "settings",
    [{"norm_first": True, "activation": "GELU", "causal": False}, {"activation": "nn.GELU"}],
)
def test_a_configuration_that_agrees_is_read(tmp_path, settings):
    weights = weights_of()
    assert_same(save_beside(tmp_path, weights, model={**MODEL, **settings}), weights)


@pytest.mark.parametrize(
    ("name", "value", "size"), [("d_model", 16, 8), ("dim_feedforward", 99, 12)]
)
def test_a_configuration_of_another_size_is_refused(tmp_path, name, value, size):
    said = reason(save_beside(tmp_path, weights_of(), model={**MODEL, name: value}))
    assert f"config.yaml says `model.{name}: {value}`, the weights say {size}." in said


def test_more_layers_than_the_configuration_says_are_refused(tmp_path):
    path = save_beside(tmp_path, weights_of(layers=3), model={**MODEL, "num_layers": 2})
    assert "`model.num_layers: 2`, the weights say 3" in reason(path)


# --- Weights that do not fit


ESSENTIAL = [
    "loc_emb.weight",
    "input_proj.weight",
    "input_proj.bias",
    "input_norm.weight",
    "transformer.layers.0.self_attn.in_proj_weight",
    "transformer.layers.0.self_attn.in_proj_bias",
    "transformer.layers.0.linear1.weight",
    "transformer.layers.0.norm2.bias",
    "pointer_key.weight",
    "pointer_query.bias",
    "gen_head.bias",
    "ptr_gen_gate.2.bias",
]


@pytest.mark.parametrize("name", ESSENTIAL)
def test_a_missing_parameter_is_named(tmp_path, name):
    weights = weights_of()
    del weights[name]
    assert reason(save(tmp_path, weights)) == f"The parameter `{name}` is missing."


@pytest.mark.parametrize("name", [name for name in weights_of() if name != "user_emb.weight"])
def test_a_parameter_of_the_wrong_shape_is_refused(tmp_path, name):
    weights = weights_of()
    weights[name] = torch.cat([weights[name], weights[name]])
    assert "The parameter `" in reason(save(tmp_path, weights))


@pytest.mark.parametrize("name", [*ESSENTIAL, "pos_encoding", "position_bias", "user_emb.weight"])
def test_a_parameter_of_other_dimensions_is_named(tmp_path, name):
    weights = weights_of()
    weights[name] = weights[name][None, None]
    message = reason(save(tmp_path, weights))
    assert f"`{name}` has the shape {list(weights[name].shape)}" in message


@pytest.mark.parametrize(
    "name",
    ["decoder.weight", "module.loc_emb.weight", "gen_head.weight.extra", "transformer.norm.weight"],
)
def test_a_parameter_left_over_is_named(tmp_path, name):
    weights = {**weights_of(), name: torch.zeros(2)}
    assert reason(save(tmp_path, weights)) == (
        f"`{name}` is not a parameter of this network. Remove it."
    )


def test_a_layer_left_out_is_noticed(tmp_path):
    weights = weights_of(layers=3)
    kept = {name: one for name, one in weights.items() if "layers.1" not in name}
    assert "transformer.layers.1" in reason(save(tmp_path, kept))


def test_a_layer_numbered_far_off_is_refused(tmp_path):
    weights = {**weights_of(), "transformer.layers.9999.norm1.weight": torch.ones(8)}
    assert "transformer.layers.1." in reason(save(tmp_path, weights))


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf"), 1e300])
def test_numbers_that_are_not_finite_are_refused(tmp_path, number):
    weights = weights_of()
    weights["gen_head.bias"] = weights["gen_head.bias"].double()
    weights["gen_head.bias"][3] = number
    message = reason(save(tmp_path, weights))
    assert message == "The parameter `gen_head.bias` holds numbers that are not finite."


@pytest.mark.parametrize(
    "tensor",
    [
        torch.zeros(9, dtype=torch.int64),
        torch.zeros(9, dtype=torch.bool),
        torch.zeros(9, dtype=torch.complex64),
        torch.zeros(9).to_sparse(),
        torch.zeros(9, device="meta"),
    ],
    ids=["integers", "truth values", "complex", "sparse", "without data"],
)
def test_other_kinds_of_tensors_are_refused(tmp_path, tensor):
    assert "`gen_head.bias` holds something other than plain floating-point" in reason_for(
        tmp_path, gen_head__bias=tensor
    )


@pytest.mark.parametrize("value", [1, "text", [1.0, 2.0], {"a": 1}])
def test_parameters_that_are_no_tensors_are_refused(tmp_path, value):
    assert "`gen_head.bias` is not a tensor" in reason_for(tmp_path, gen_head__bias=value)


def test_a_parameter_with_a_number_for_a_name_is_refused(tmp_path):
    assert "`5` is not a tensor with a name" in reason(
        save(tmp_path, {**weights_of(), 5: torch.ones(1)})
    )


def test_empty_weights_are_refused(tmp_path):
    assert "longest history is unknown" in reason(save(tmp_path, {}))


def test_an_unknown_longest_history_is_refused(tmp_path):
    weights = weights_of(ALL - {"sinusoidal", "position_bias", "position_from_end"})
    assert "longest history is unknown" in reason(save(tmp_path, weights))


def test_a_network_with_nothing_to_predict_with_is_refused(tmp_path):
    weights = weights_of(ALL - {"gate"})
    kept = {name: one for name, one in weights.items() if not name.startswith(("pointer_", "gen_"))}
    assert "needs a pointer or a generation head" in reason(save(tmp_path, kept))


@pytest.mark.parametrize("name", ["loc_emb.weight", "user_emb.weight"])
def test_an_embedding_of_nothing_is_refused(tmp_path, name):
    weights = weights_of()
    weights[name] = weights[name][:1]
    assert "needs a" in reason(save(tmp_path, weights))


@pytest.mark.parametrize("width", [0, 6])
def test_an_impossible_width_is_refused(tmp_path, width):
    weights = {**weights_of(), "loc_emb.weight": torch.zeros(9, width)}
    assert "multiple of 4" in reason(save(tmp_path, weights))


def test_a_width_that_claims_more_memory_than_there_is_is_refused(tmp_path):
    weights = {**weights_of(), "loc_emb.weight": torch.zeros(3, 400_000)}
    assert "The parameter `" in reason(save(tmp_path, weights))


@pytest.mark.parametrize(
    "tensor",
    [
        torch.zeros(1).expand(10**6, 10**5),
        torch.zeros(8).expand(10**11, 8),
        torch.zeros(100).as_strided((50, 51), (1, 1)),
    ],
)
@pytest.mark.parametrize("name", ["loc_emb.weight", "gen_head.weight", "extra"])
def test_a_tensor_that_repeats_its_numbers_is_refused(tmp_path, name, tensor):
    path = save(tmp_path, {**weights_of(), name: tensor})
    assert f"The parameter `{name}` claims {tensor.nbytes:,} bytes" in reason(path)


@pytest.mark.parametrize("shape", [(1, 2**40, 0), (1, 50_000, 1), (1, 6, 12), (2, 6, 8)])
def test_a_table_of_positions_of_another_size_is_refused(tmp_path, shape):
    message = reason(save(tmp_path, {**weights_of(), "pos_encoding": torch.zeros(shape)}))
    assert message.startswith("The parameter `pos_encoding` has the shape")


def test_sizes_beyond_all_numbers_are_refused(tmp_path):
    weights = {**weights_of(), "transformer.layers.0.linear1.weight": torch.zeros(2**62, 0)}
    assert "No network of these sizes" in reason(save(tmp_path, weights))


def test_running_out_of_memory_is_reported(tmp_path, monkeypatch):
    path = save(tmp_path)

    def full(tensor):
        raise MemoryError("no memory is left")

    monkeypatch.setattr(torch, "isfinite", full)
    assert "cannot be read: no memory is left" in reason(path)


def test_a_network_is_built_without_drawing_weights(tmp_path):
    checkpoint = read_checkpoint(save(tmp_path))
    before = torch.get_rng_state()
    network = build_network(checkpoint)
    assert torch.equal(torch.get_rng_state(), before)
    assert not any(tensor.is_meta for tensor in network.state_dict().values())


def test_weights_need_not_come_from_a_file():
    checkpoint = validate_checkpoint(weights_of(), ModelConfiguration(nhead=2))
    assert checkpoint.architecture.dropout == 0
