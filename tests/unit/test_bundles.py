"""Bundles are written completely or not at all, read exactly, and refused with a reason."""

from __future__ import annotations

import json
import os
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.torch import save_file

import pointerscope
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import Place
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.bundles import (
    BundleError,
    ExampleHistory,
    Metrics,
    ModelCard,
    SoftwareVersions,
    TrainingRecord,
    folder_version,
    import_checkpoint,
    is_bundle,
    read_bundle,
    write_bundle,
)
from pointerscope.network.insights import Insights, InsightsError, write_insights
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.trace import Batch

ALL = frozenset(COMPONENTS)
SCORES = {
    "accuracy_at_1": 0.5,
    "accuracy_at_5": 0.75,
    "accuracy_at_10": 0.8,
    "mrr": 0.6,
    "ndcg_at_10": 0.65,
    "histories": 40,
}
METRICS = Metrics.model_validate({**SCORES, "baselines": {"most frequent": SCORES}})
TRAINING = TrainingRecord(
    seed=3,
    recipe={"batch": 128, "weight_decay": 0.015},
    data={
        "people": 3,
        "visits": 500,
        "places": 20,
        "kind": "check-ins",
        "train": 240,
        "validation": 80,
        "test": 80,
        "test_with_unknown_target": 4,
        "cut_to_max_visits": 0,
        "dropped": {"stays that stand there twice": 2},
    },
    curve=[
        {
            "epoch": 0,
            "training_loss": 2.5,
            "validation_loss": 2.25,
            "validation_accuracy_at_1": 0.25,
        }
    ],
    best_epoch=0,
)
INSIGHTS = Insights(
    software="0.2.0",
    data_set="town",
    title="The town",
    kind="simulated visits",
    split="test",
    histories=40,
    people=5,
    tables=[
        {
            "name": "gate",
            "title": "The gate",
            "section": "gate",
            "definition": "The mean of the gate.",
            "histories": 40,
            "people": 5,
            "columns": [{"name": "gate", "title": "Gate", "unit": "share"}],
            "rows": [[0.5]],
        }
    ],
    claims=[
        {
            "name": "copies",
            "view": "gate",
            "source": "F",
            "claim": "It copies.",
            "measured": "The gate.",
            "verdict": "holds",
        }
    ],
)
PLACES = [
    Place(2, "Maple Court, north", "home", 51.5, -0.125, 600),
    Place(3, 'The "Old" Mill'),
    Place(8, None, "work"),
]
PEOPLE = {1: "Ana", 3: "Zoë, the younger"}
HISTORIES = (
    ExampleHistory(
        title="A Monday", user=1, visits="#2 @ Mon 08:00 +45", predict_at="Mon 09:00", target=3
    ),
    ExampleHistory(title="漢字", user=None, visits="#3", predict_at="Tue 09:00"),
)


def architecture(components=ALL):
    users = 4 if "user" in components else 0
    return Architecture(9, users, 8, 2, 1, 12, 6, 0.25, components)


def weights_of(components=ALL, seed=0):
    generator = torch.Generator().manual_seed(seed)
    return {
        name: torch.randn(tensor.shape, generator=generator)
        for name, tensor in PointerNetwork(architecture(components)).state_dict().items()
    }


def card(components=ALL, **known):
    return ModelCard.from_architecture("A title", architecture(components), **known)


def write(folder, seed=0, **more):
    write_bundle(folder, card(), weights_of(seed=seed), **more)
    return folder


def save_checkpoint(folder, weights=None, heads=2):
    folder.mkdir(exist_ok=True)
    content = {
        "model_state_dict": weights_of() if weights is None else weights,
        "config": {"model": {"nhead": heads}},
    }
    torch.save(content, folder / "best.pt")
    return folder


def reason(folder):
    with pytest.raises(BundleError) as caught:
        read_bundle(folder)
    return str(caught.value)


def edit_card(folder, **changes):
    path = folder / "model.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def with_data_hash(sha256):
    record = TRAINING.model_dump(mode="json")
    return {**record, "data": {**record["data"], "sha256": sha256}}


def predicted(bundle):
    columns = [np.array(column) for column in ([2, 5, 8], [0, 0, 1], [480, 600, 30], [45, 0, 500])]
    history = History(columns[0], 1, *columns[1:], np.array([2, 2, 1]))
    with torch.inference_mode():
        return bundle.network(Batch.from_histories([history], 6))


# --- Writing and reading


@pytest.mark.parametrize("components", [ALL, ALL - {"user"}, ALL - {"generation", "gate"}])
def test_weights_survive_exactly(tmp_path, components):
    weights = weights_of(components)
    write_bundle(tmp_path / "model", card(components), weights)
    read = read_bundle(tmp_path / "model").checkpoint
    assert read.architecture == architecture(components)
    assert read.weights.keys() == weights.keys()
    assert all(torch.equal(read.weights[name], weights[name]) for name in weights)


def test_everything_that_is_known_survives(tmp_path):
    known = card(
        family="PointerNetworkV45",
        dataset="town",
        licence="MIT",
        training=TRAINING,
        metrics=METRICS,
    )
    write_bundle(tmp_path / "model", known, weights_of(), PLACES, PEOPLE, HISTORIES)
    bundle = read_bundle(tmp_path / "model")
    assert bundle.id == "model"
    assert bundle.card == known
    assert [bundle.places[place.id] for place in PLACES] == PLACES
    assert {user: bundle.people.name(user) for user in PEOPLE} == PEOPLE
    assert bundle.histories == HISTORIES


def test_what_is_not_known_is_empty(tmp_path):
    bundle = read_bundle(write(tmp_path / "model"))
    assert all(place.name is None for place in bundle.places)
    assert bundle.people.name(2) == "Person 2"
    assert bundle.histories == ()
    assert bundle.card.metrics is None


@pytest.mark.parametrize("name", ["places.csv", "people.csv", "histories.json"])
def test_what_is_only_named_may_be_missing(tmp_path, name):
    folder = write(tmp_path / "model")
    (folder / name).unlink()
    assert read_bundle(folder).architecture == architecture()


def test_other_documents_stand_beside(tmp_path):
    write(tmp_path / "model", documents={"LICENCE.txt": "Research only — ünïcode.\n"})
    text = (tmp_path / "model" / "LICENCE.txt").read_text(encoding="utf-8")
    assert text == "Research only — ünïcode.\n"


def test_parameters_are_counted_without_the_table_of_positions(tmp_path):
    weights = weights_of()
    expected = sum(one.numel() for name, one in weights.items() if name != "pos_encoding")
    bundle = read_bundle(write(tmp_path / "model"))
    assert bundle.parameters == expected
    assert bundle.parameters == sum(one.numel() for one in bundle.network.parameters())


def test_parameters_are_counted_without_building_the_network(tmp_path, monkeypatch):
    bundle = read_bundle(write(tmp_path / "model"))

    def fails(checkpoint):
        raise AssertionError("The network is built.")

    monkeypatch.setattr("pointerscope.network.bundles.build_network", fails)
    assert bundle.parameters > 0


def test_a_network_in_training_can_be_written(tmp_path):
    network = PointerNetwork(architecture()).train()
    weights = dict(network.named_parameters()) | {"pos_encoding": network.pos_encoding}
    write_bundle(tmp_path / "model", card(), weights)
    read = read_bundle(tmp_path / "model").checkpoint.weights
    assert torch.equal(read["loc_emb.weight"], network.loc_emb.weight)


def test_missing_folders_above_are_made(tmp_path):
    write(tmp_path / "a" / "b" / "model")
    assert is_bundle(tmp_path / "a" / "b" / "model")


@pytest.mark.parametrize("name", ["model.json", "weights.safetensors", "best.pt"])
def test_a_folder_with_one_of_these_files_claims_to_be_a_bundle(tmp_path, name):
    assert not is_bundle(tmp_path)
    (tmp_path / name).write_text("")
    assert is_bundle(tmp_path)


def test_a_bundle_can_be_read_by_others(tmp_path):
    assert write(tmp_path / "model").stat().st_mode & 0o777 == 0o755


# --- Replacing


def test_a_bundle_that_is_there_is_replaced_whole(tmp_path):
    write(tmp_path / "model", seed=0, places=PLACES, documents={"NOTE.txt": "old"})
    write(tmp_path / "model", seed=1)
    bundle = read_bundle(tmp_path / "model")
    assert torch.equal(
        bundle.checkpoint.weights["gen_head.bias"], weights_of(seed=1)["gen_head.bias"]
    )
    assert bundle.places[2].name is None
    assert not (tmp_path / "model" / "NOTE.txt").exists()


def test_writing_leaves_nothing_else_behind(tmp_path):
    write(tmp_path / "model")
    write(tmp_path / "model", seed=1)
    assert os.listdir(tmp_path) == ["model"]


class Unreadable(dict):
    """Weights of which one cannot be read."""

    def items(self):
        yield from list(super().items())[:3]
        raise OSError("the disk is gone")


@pytest.mark.parametrize(
    "broken",
    [
        {"weights": Unreadable(weights_of(seed=1))},
        {"places": (place for place in [Place(2), None])},
        {"documents": {"NOTE.txt": "\ud800"}},
        {"documents": {"missing/NOTE.txt": "text"}},
    ],
    ids=["weights", "places", "text", "folder"],
)
def test_a_failure_while_writing_leaves_the_old_bundle(tmp_path, broken):
    folder = write(tmp_path / "model")
    version = folder_version(folder)
    arguments = {"weights": weights_of(seed=1), **broken}
    with pytest.raises((OSError, ValueError, AttributeError)):
        write_bundle(folder, card(), **arguments)
    assert folder_version(folder) == version
    assert os.listdir(tmp_path) == ["model"]


def test_a_failure_while_writing_leaves_nothing_where_nothing_was(tmp_path):
    with pytest.raises(OSError, match="the disk is gone"):
        write_bundle(tmp_path / "model", card(), Unreadable(weights_of()))
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("failing", [1, 2])
def test_the_old_bundle_comes_back_if_the_new_one_cannot_be_moved(tmp_path, monkeypatch, failing):
    folder, calls = write(tmp_path / "model"), []
    version, rename = folder_version(folder), Path.rename

    def fails_once(path, target):
        calls.append(path)
        if len(calls) == failing:
            raise OSError("the disk is gone")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fails_once)
    with pytest.raises(OSError, match="the disk is gone"):
        write(folder, seed=1)
    assert folder_version(folder) == version
    assert os.listdir(tmp_path) == ["model"]


@pytest.mark.parametrize("write_model", [write, save_checkpoint])
def test_weights_that_are_read_again_for_a_pass_can_take_gradients(tmp_path, write_model):
    bundle = read_bundle(write_model(tmp_path / "model"))
    bundle.release_memory()
    predicted(bundle)
    tensors = [*bundle.network.parameters(), *bundle.network.buffers()]
    assert not any(one.is_inference() for one in [*tensors, *bundle.checkpoint.weights.values()])


def test_the_version_changes_with_any_file(tmp_path):
    folder = write(tmp_path / "model")
    before = folder_version(folder)
    assert folder_version(folder) == before
    (folder / "insights.json").write_text("{}")
    after = folder_version(folder)
    assert after != before
    (folder / "insights.json").write_text("[1]")
    assert folder_version(folder) != after


# --- Published checkpoints


def test_a_folder_with_a_checkpoint_is_a_bundle(tmp_path):
    bundle = read_bundle(save_checkpoint(tmp_path / "mine"))
    assert bundle.id == bundle.card.title == "mine"
    assert bundle.card.heads == 2
    assert bundle.card.components == list(COMPONENTS)
    assert bundle.architecture.locations == 9


def test_an_imported_checkpoint_predicts_as_the_opened_one(tmp_path):
    opened = read_bundle(save_checkpoint(tmp_path / "published"))
    imported = import_checkpoint(tmp_path / "published", tmp_path / "imported")
    assert torch.equal(predicted(opened), predicted(imported))


@pytest.mark.parametrize("name", ["", "best.pt"])
def test_a_checkpoint_is_imported_by_its_folder_or_file(tmp_path, name):
    folder = save_checkpoint(tmp_path / "published")
    bundle = import_checkpoint(folder / name, tmp_path / "imported", title="Mine")
    assert (bundle.id, bundle.card.title) == ("imported", "Mine")


def test_an_import_without_a_title_is_called_by_its_folder(tmp_path):
    bundle = import_checkpoint(save_checkpoint(tmp_path / "published"), tmp_path / "imported")
    assert bundle.card.title == "imported"


def test_an_import_records_the_versions_and_the_settings_of_the_checkpoint(tmp_path):
    folder = save_checkpoint(tmp_path / "published")
    (folder / "config.yaml").write_text(
        "model: {nhead: 2, dropout: 0.25}\n"
        "seed: 42\n"
        "training: {lr: 0.0007, scheduler: cosine, betas: [0.9, 0.98], patience: null}\n"
    )
    card = import_checkpoint(folder, tmp_path / "imported").card
    assert card.software.pointerscope == pointerscope.__version__
    assert card.software.torch == torch.__version__
    assert card.imported_settings == {
        "model.nhead": 2,
        "model.dropout": 0.25,
        "seed": 42,
        "training.lr": 0.0007,
        "training.scheduler": "cosine",
        "training.patience": None,
    }


@pytest.mark.parametrize("path", ["/home/ana/visits.csv", "data/visits.csv", "C:\\data", "~ana"])
def test_an_import_records_no_path_of_a_file(tmp_path, path):
    folder = save_checkpoint(tmp_path / "published")
    configuration = {"model": {"nhead": 2}, "data": {"file": path, path: 1}, path: {"x": 1}}
    (folder / "config.yaml").write_text(json.dumps(configuration))
    bundle = import_checkpoint(folder, tmp_path / "imported")
    assert bundle.card.imported_settings == {"model.nhead": 2}


def test_settings_of_a_checkpoint_stay_few_and_finite(tmp_path):
    folder = save_checkpoint(tmp_path / "published")
    many = {f"setting{number}": number for number in range(1_000)}
    configuration = {"model": {"nhead": 2}, "text": "a" * 1_000, "big": 2**70, "more": many}
    text = json.dumps(configuration)[:-1] + ', "loss": .inf}'
    (folder / "config.yaml").write_text(text)
    settings = import_checkpoint(folder, tmp_path / "imported").card.imported_settings
    assert 1 <= len(settings) <= 200
    assert not {"text", "big", "loss"} & settings.keys()


def test_tensors_that_share_their_memory_are_imported(tmp_path):
    weights = weights_of()
    weights["pointer_key.weight"] = weights["pointer_query.weight"]
    block = torch.randn(2, 8)
    weights["input_norm.weight"], weights["input_norm.bias"] = block
    imported = import_checkpoint(save_checkpoint(tmp_path / "a", weights), tmp_path / "b")
    found = imported.checkpoint.weights
    assert torch.equal(found["pointer_key.weight"], weights["pointer_query.weight"])
    assert torch.equal(found["input_norm.bias"], block[1])


def test_a_checkpoint_that_is_not_there_cannot_be_imported(tmp_path):
    with pytest.raises(BundleError, match=r"There is no best\.pt"):
        import_checkpoint(tmp_path, tmp_path / "imported")
    assert not (tmp_path / "imported").exists()


def test_a_checkpoint_that_cannot_be_opened_is_not_imported(tmp_path):
    save_checkpoint(tmp_path / "published", heads=3)
    with pytest.raises(BundleError, match="3 heads do not divide"):
        import_checkpoint(tmp_path / "published", tmp_path / "imported")
    assert not (tmp_path / "imported").exists()


def test_a_checkpoint_that_cannot_be_opened_is_no_bundle(tmp_path):
    (tmp_path / "best.pt").write_bytes(b"nothing")
    assert reason(tmp_path).startswith("best.pt ")


def test_places_may_stand_beside_a_checkpoint(tmp_path):
    folder = save_checkpoint(tmp_path / "mine")
    (folder / "people.csv").write_text("id,name\n2,Ben\n")
    assert read_bundle(folder).people.name(2) == "Ben"


# --- Folders that cannot be opened


def test_an_empty_folder_has_no_card(tmp_path):
    assert reason(tmp_path) == "There is no model.json beside the weights."


def test_a_folder_that_is_not_there_cannot_be_read(tmp_path):
    assert "cannot be read" in reason(tmp_path / "nowhere")


def test_an_error_without_words_of_its_own_is_shown_whole(tmp_path, monkeypatch):
    def fails(folder):
        raise OSError("the network drive went away")

    monkeypatch.setattr("pointerscope.network.bundles.folder_version", fails)
    expected = "The folder cannot be read: the network drive went away."
    assert reason(write(tmp_path / "model")) == expected


def test_weights_without_a_card_are_refused(tmp_path):
    folder = write(tmp_path / "model")
    (folder / "model.json").unlink()
    assert reason(folder) == "There is no model.json beside the weights."


def test_a_card_without_weights_is_refused(tmp_path):
    folder = write(tmp_path / "model")
    (folder / "weights.safetensors").unlink()
    assert reason(folder) == "There is no weights.safetensors beside model.json."


@pytest.mark.parametrize("share", [0, 0.01, 0.5, 0.99])
def test_weights_cut_short_are_refused(tmp_path, share):
    path = write(tmp_path / "model") / "weights.safetensors"
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    assert "weights.safetensors is damaged or cut short" in reason(tmp_path / "model")


def test_weights_that_are_something_else_are_refused(tmp_path):
    (write(tmp_path / "model") / "weights.safetensors").write_bytes(b"hello, this is text" * 10)
    assert "weights.safetensors is damaged" in reason(tmp_path / "model")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"gen_head.bias": None}, "`gen_head.bias` is missing"),
        ({"extra": torch.zeros(2)}, "`extra` is not a parameter"),
        ({"gen_head.bias": torch.zeros(4)}, r"`gen_head.bias` has the shape \[4\]"),
        ({"gen_head.bias": torch.full((9,), torch.nan)}, "`gen_head.bias` holds numbers that are"),
        ({"gen_head.bias": torch.zeros(9, dtype=torch.int32)}, "holds something other than plain"),
    ],
)
def test_weights_that_do_not_fit_are_refused(tmp_path, change, message):
    folder = write(tmp_path / "model")
    changed = {name: one for name, one in {**weights_of(), **change}.items() if one is not None}
    save_file(changed, folder / "weights.safetensors")
    with pytest.raises(BundleError, match=message):
        read_bundle(folder)


@pytest.mark.parametrize(
    "name", ["locations", "users", "d_model", "layers", "feed_forward", "max_visits"]
)
def test_a_card_that_contradicts_the_weights_is_refused(tmp_path, name):
    folder = write(tmp_path / "model")
    edit_card(folder, **{name: 97})
    assert f"says `{name}` 97, the weights say" in reason(folder)


@pytest.mark.parametrize(
    "components", [[], ["pointer"], [*COMPONENTS, "crystal ball"], [*COMPONENTS[:-1]]]
)
def test_a_card_with_other_components_is_refused(tmp_path, components):
    folder = write(tmp_path / "model")
    edit_card(folder, components=components)
    assert "model.json and the weights disagree about" in reason(folder)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"title": None}, "title"),
        ({"heads": -1}, "heads"),
        ({"heads": "many"}, "heads"),
        ({"dropout": 1}, "dropout"),
        ({"components": "all"}, "components"),
        ({"metrics": {**SCORES, "accuracy_at_1": 56.58, "baselines": {}}}, "metrics.accuracy_at_1"),
        ({"metrics": {**SCORES, "baselines": {}}}, "metrics.baselines"),
        ({"metrics": {**SCORES, "baselines": {"x": {"mrr": 1}}}}, "metrics.baselines.x"),
        ({"training": {"seed": 1}}, "training.recipe"),
        ({"software": "0.3"}, "software"),
        ({"software": {"pointerscope": "0.3"}}, "software.torch"),
        ({"imported_settings": {"model.nhead": [2]}}, "imported_settings.model.nhead"),
        ({"training": with_data_hash("a" * 63)}, "training.data.sha256"),
        ({"training": with_data_hash("/home/ana/visits.csv")}, "training.data.sha256"),
    ],
)
def test_a_wrong_entry_of_the_card_is_named(tmp_path, changes, where):
    folder = write(tmp_path / "model")
    edit_card(folder, **changes)
    assert reason(folder).startswith(f"model.json, {where}")


def test_keys_of_a_newer_version_are_ignored(tmp_path):
    folder = write_bundle_with_everything(tmp_path / "model")
    expected = read_bundle(folder)
    for name in ("model.json", "histories.json", "insights.json"):
        content = json.loads((folder / name).read_text())
        (folder / name).write_text(json.dumps(with_unknown_keys(content)))
    bundle = read_bundle(folder)
    assert bundle.card == expected.card
    assert bundle.histories == expected.histories
    assert bundle.insights == expected.insights


def write_bundle_with_everything(folder):
    full_card = card(metrics=METRICS, training=TRAINING, software=SoftwareVersions.current())
    write_bundle(folder, full_card, weights_of(), PLACES, PEOPLE, HISTORIES)
    write_insights(folder, INSIGHTS)
    return folder


def with_unknown_keys(content):
    """Add a key to every object whose keys are fields, not names of the data."""
    if isinstance(content, list):
        return [with_unknown_keys(item) for item in content]
    if not isinstance(content, dict):
        return content
    values_by_name = {
        *("recipe", "settings", "dropped", "rule", "intervals", "baselines", "parts"),
        *("differences", "interventions"),
    }
    known = {
        name: value if name in values_by_name else with_unknown_keys(value)
        for name, value in content.items()
    }
    return {**known, "colour": {"of the future": ["red"]}}


def test_a_card_of_an_older_version_is_read(tmp_path):
    folder = write_bundle_with_everything(tmp_path / "model")
    content = json.loads((folder / "model.json").read_text())
    del content["software"]
    content["training"].pop("settings", None)
    (folder / "model.json").write_text(json.dumps(content))
    read = read_bundle(folder).card
    assert read.software is None
    assert read.training.data.sha256 is None
    assert read.training.settings == {}


@pytest.mark.parametrize(
    ("changes", "where"),
    [({"people": 4}, "people"), ({"histories": "many"}, "histories"), ({"tables": [{}]}, "tables")],
)
def test_a_wrong_entry_of_the_insights_is_named(tmp_path, changes, where):
    folder = write_bundle_with_everything(tmp_path / "model")
    content = json.loads((folder / "insights.json").read_text())
    (folder / "insights.json").write_text(json.dumps({**content, **changes}))
    with pytest.raises(InsightsError, match=rf"insights\.json, {where}"):
        _ = read_bundle(folder).insights


def test_a_wrong_entry_of_the_histories_is_named(tmp_path):
    folder = write_bundle_with_everything(tmp_path / "model")
    content = json.loads((folder / "histories.json").read_text())
    content[1]["title"] = 3
    (folder / "histories.json").write_text(json.dumps(content))
    assert "example histories: 1.title: " in reason(folder)


@pytest.mark.parametrize("value", [-1, 10**300])
@pytest.mark.parametrize("name", ["user", "target"])
def test_a_history_with_an_id_that_cannot_be_is_refused(tmp_path, name, value):
    folder = write_bundle_with_everything(tmp_path / "model")
    content = json.loads((folder / "histories.json").read_text())
    content[0][name] = value
    (folder / "histories.json").write_text(json.dumps(content))
    assert f"example histories: 0.{name}: " in reason(folder)


@pytest.mark.parametrize("value", ["1e308", f"-{10**300}"])
def test_insights_beyond_all_bounds_are_damaged(tmp_path, value):
    folder = write_bundle_with_everything(tmp_path / "model")
    text = (folder / "insights.json").read_text()
    assert "0.5" in text
    (folder / "insights.json").write_text(text.replace("0.5", value))
    with pytest.raises(InsightsError, match=r"insights\.json, "):
        _ = read_bundle(folder).insights


@pytest.mark.parametrize("heads", [3, 5])
def test_a_card_with_heads_that_do_not_divide_is_refused(tmp_path, heads):
    folder = write(tmp_path / "model")
    edit_card(folder, heads=heads)
    assert reason(folder).startswith(f"{heads} heads do not divide a width of 8.")


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"title": NaN', b"[" * 100_000]
)
def test_a_card_that_is_no_card_is_refused(tmp_path, content):
    folder = write(tmp_path / "model")
    (folder / "model.json").write_bytes(content)
    assert reason(folder).startswith("model.json")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "places.csv: Line"),
        (b"id,name\n2,A\n", "the columns must be id, name, category"),
        (b"id,name,category,latitude,longitude,typical_minutes\nx,A,,,,\n", "places.csv: Line 2: "),
        (
            b"id,name,category,latitude,longitude,typical_minutes\n99,A,,,,\n",
            "places.csv: Place 99",
        ),
        (b"id,name,category,latitude,longitude,typical_minutes\n2,\xff,,,,\n", "places.csv: "),
    ],
)
def test_broken_places_are_refused(tmp_path, content, message):
    folder = write(tmp_path / "model")
    (folder / "places.csv").write_bytes(content)
    assert message in reason(folder)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"user\n1\n", "people.csv: "),
        (b"id,name\none,Ana\n", "people.csv: Line 2: "),
        (b"id,name\n4,Ana\n", "people.csv: Person 4 is outside 1 to 3"),
        (b"id,name\n1,\xff\n", "people.csv: "),
    ],
)
def test_broken_people_are_refused(tmp_path, content, message):
    folder = write(tmp_path / "model")
    (folder / "people.csv").write_bytes(content)
    assert message in reason(folder)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"3",
        b"null",
        b"[1]",
        b'[{"title": "A"}]',
        b'{"title": "A"}',
        b"\xff",
        b"[" * 100_000,
        b'[{"title": 3, "user": 1, "visits": "#2", "predict_at": "Mon 08:00"}]',
    ],
)
def test_broken_histories_are_refused(tmp_path, content):
    folder = write(tmp_path / "model")
    (folder / "histories.json").write_bytes(content)
    assert reason(folder).startswith("histories.json holds no list of example histories: ")
