"""The registry notices changes of the folder, and one broken bundle does not affect the others."""

from __future__ import annotations

import errno
import shutil
import threading
from collections import OrderedDict
from pathlib import Path
from unittest.mock import Mock

import pytest
import torch

from pointerscope.network.architecture import Architecture
from pointerscope.network.bundles import (
    Bundle,
    BundleError,
    ChangedBundleError,
    ModelCard,
    read_bundle,
    write_bundle,
)
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.registry import (
    Registry,
    UnavailableModel,
    UnavailableModelError,
    UnknownModelError,
)
from tests.conftest import write_published, write_tiny

ARCHITECTURE = Architecture(
    9, 0, 8, 2, 1, 12, 6, components=frozenset({"pointer", "generation", "sinusoidal"})
)


def weights():
    network = PointerNetwork(ARCHITECTURE)
    return network.state_dict()


def write(models, name, title="A title"):
    write_bundle(models / name, ModelCard.from_architecture(title, ARCHITECTURE), weights())


def damage(models, name):
    (models / name).mkdir(exist_ok=True)
    (models / name / "weights.safetensors").write_bytes(b"damaged")
    (models / name / "model.json").write_text("{}")


def listed(registry):
    return [(entry.id, isinstance(entry, Bundle)) for entry in registry.all()]


def test_bundles_are_listed_by_name(tmp_path):
    for name in ("town", "Geolife", "geolife-2.1", "a_b"):
        write(tmp_path, name)
    names = ["Geolife", "a_b", "geolife-2.1", "town"]
    assert listed(Registry(tmp_path)) == [(name, True) for name in names]


def test_a_bundle_is_found_by_name(tmp_path):
    write(tmp_path, "town", "The town")
    assert Registry(tmp_path).bundle("town").card.title == "The town"


def test_a_bundle_is_opened_once(tmp_path):
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    assert registry.bundle("town") is registry.bundle("town")
    assert registry.all()[0] is registry.bundle("town")


def test_many_who_ask_at_once_get_the_same_bundle(tmp_path):
    write(tmp_path, "town")
    registry, start, found = Registry(tmp_path), threading.Barrier(8), []

    def ask():
        start.wait()
        found.append(registry.bundle("town"))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, found))) == 1


# --- Folders that cannot be opened


def test_a_folder_that_cannot_be_opened_is_listed_with_the_reason(tmp_path):
    write(tmp_path, "town")
    damage(tmp_path, "broken")
    registry = Registry(tmp_path)
    assert listed(registry) == [("broken", False), ("town", True)]
    (broken, _) = registry.all()
    assert isinstance(broken, UnavailableModel)
    assert broken.reason.startswith("model.json, title")


def test_a_folder_that_cannot_be_opened_leaves_the_others_working(tmp_path):
    damage(tmp_path, "broken")
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    with pytest.raises(
        UnavailableModelError, match=r'The model "broken" cannot be opened\. model\.json'
    ):
        registry.bundle("broken")
    assert registry.bundle("town").id == "town"


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"\x80\x02cos\nsystem\n(S'true'\ntR."])
def test_a_checkpoint_that_cannot_be_opened_is_listed(tmp_path, content):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "best.pt").write_bytes(content)
    write(tmp_path, "town")
    assert listed(Registry(tmp_path)) == [("mine", False), ("town", True)]


@pytest.mark.parametrize(
    "error", [RuntimeError("odd"), SystemError("odd"), RecursionError(), KeyError()]
)
def test_an_unexpected_error_is_listed_and_logged(tmp_path, monkeypatch, caplog, error):
    write(tmp_path, "odd")
    write(tmp_path, "town")

    def read(folder, model):
        if folder.name == "odd":
            raise error
        return read_bundle(folder, model)

    monkeypatch.setattr("pointerscope.network.registry.read_bundle", read)
    registry = Registry(tmp_path)
    assert listed(registry) == [("odd", False), ("town", True)]
    assert type(error).__name__ in registry.all()[0].reason
    (record,) = caplog.records
    assert record.name == "pointerscope.network.registry"
    assert record.exc_info[1] is error


@pytest.mark.parametrize(
    ("failing", "error", "reason"),
    [
        ("registry.read_bundle", MemoryError(), "no memory left"),
        ("registry.read_bundle", RuntimeError("can't allocate memory: 9 bytes"), "no memory left"),
        ("bundles.read_safetensors", OSError(errno.EMFILE, "Too many open files"), "Too many open"),
    ],
)
def test_what_a_folder_is_not_to_blame_for_is_not_remembered(
    tmp_path, monkeypatch, failing, error, reason
):
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    with monkeypatch.context() as failure:
        failure.setattr(f"pointerscope.network.{failing}", Mock(side_effect=error))
        with pytest.raises(UnavailableModelError, match=reason):
            registry.bundle("town")
    assert registry.bundle("town").id == "town"


def test_the_runs_of_a_tree_are_named_by_their_paths(tmp_path):
    for name in ("runs/full", "runs/seed.1/without-gate", "runs/.hidden", "runs/odd name"):
        (tmp_path / name / "checkpoints").mkdir(parents=True)
        write_published(tmp_path / name)
        (tmp_path / name / "best.pt").rename(tmp_path / name / "checkpoints/best.pt")
    (tmp_path / "runs/seed.1/notes.txt").write_text("nothing")
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    expected = ["runs.full", "runs.seed.1.without-gate", "town"]
    assert listed(registry) == [(model, True) for model in expected]
    assert [registry.bundle(model).id for model in expected] == expected
    assert registry.bundle("runs.full").card.title == "runs.full"
    for model in ("runs", "runs.full.checkpoints", "runs..full", "runs.seed", "runs.seed.1"):
        with pytest.raises(UnknownModelError):
            registry.bundle(model)


def test_a_tree_is_looked_at_near_its_top_only(tmp_path, monkeypatch):
    for name in ("runs/a/b/c", "runs/a/b/c/d"):
        (tmp_path / name).mkdir(parents=True)
        write_published(tmp_path / name)
    assert listed(Registry(tmp_path)) == [("runs.a.b.c", True)]
    shutil.rmtree(tmp_path / "runs/a/b/c")
    (tmp_path / "runs/a/b/c/d").mkdir(parents=True)
    write_published(tmp_path / "runs/a/b/c/d")
    assert listed(Registry(tmp_path)) == []
    for number in range(4):
        (tmp_path / f"many/{number}").mkdir(parents=True)
        write_published(tmp_path / f"many/{number}")
    monkeypatch.setattr("pointerscope.network.bundles.MAX_FOLDERS", 2)
    assert listed(Registry(tmp_path)) == [("many.0", True), ("many.1", True)]


def test_a_run_whose_checkpoint_changes_is_opened_again(tmp_path):
    (tmp_path / "run/checkpoints").mkdir(parents=True)
    write_published(tmp_path / "run")
    checkpoint = (tmp_path / "run/best.pt").rename(tmp_path / "run/checkpoints/best.pt")
    registry = Registry(tmp_path)
    assert registry.bundle("run").architecture.locations == 9
    write_published(tmp_path / "run", locations=12)
    (tmp_path / "run/best.pt").replace(checkpoint)
    assert registry.bundle("run").architecture.locations == 12


def test_a_folder_of_checkpoints_that_is_a_link_is_refused(tmp_path):
    write_published(tmp_path)
    (tmp_path / "models/run").mkdir(parents=True)
    (tmp_path / "models/run/checkpoints").symlink_to(tmp_path)
    [run] = Registry(tmp_path / "models").all()
    assert "checkpoints is a link" in run.reason


def test_an_unreadable_folder_is_listed(tmp_path, monkeypatch):
    write(tmp_path, "locked")
    write(tmp_path, "town")
    is_file = Path.is_file

    def locked(path):
        if path.parent.name == "locked":
            raise PermissionError(13, "Permission denied")
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", locked)
    registry = Registry(tmp_path)
    assert listed(registry) == [("locked", False), ("town", True)]
    assert registry.all()[0].reason == "The folder cannot be read: Permission denied."


def test_a_published_checkpoint_is_listed(tmp_path):
    (tmp_path / "mine").mkdir()
    content = {
        "model_state_dict": weights(),
        "config": {"model": {"nhead": 2}},
    }
    torch.save(content, tmp_path / "mine" / "best.pt")
    assert listed(Registry(tmp_path)) == [("mine", True)]


def test_other_files_and_folders_are_passed_over(tmp_path):
    write(tmp_path, "town")
    write(tmp_path, ".hidden")
    (tmp_path / "README.md").write_text("Models.")
    (tmp_path / "empty").mkdir()
    assert listed(Registry(tmp_path)) == [("town", True)]


def test_a_folder_of_models_that_is_not_there_holds_none(tmp_path):
    registry = Registry(tmp_path / "nowhere")
    assert registry.all() == []
    with pytest.raises(UnknownModelError):
        registry.bundle("town")


# --- What changes


def test_a_new_bundle_is_noticed(tmp_path):
    registry = Registry(tmp_path)
    assert registry.all() == []
    write(tmp_path, "town")
    assert registry.bundle("town").id == "town"
    assert listed(registry) == [("town", True)]


def test_a_changed_bundle_is_opened_anew(tmp_path):
    write(tmp_path, "town", "Old")
    registry = Registry(tmp_path)
    assert registry.bundle("town").card.title == "Old"
    write(tmp_path, "town", "Brand new")
    assert registry.bundle("town").card.title == "Brand new"


def test_a_changed_bundle_has_another_version(tmp_path):
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    before = registry.bundle("town").version
    (tmp_path / "town" / "insights.json").write_text("{}")
    assert registry.bundle("town").version != before


def test_a_removed_bundle_is_gone(tmp_path):
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    registry.bundle("town")
    shutil.rmtree(tmp_path / "town")
    assert registry.all() == []
    with pytest.raises(UnknownModelError):
        registry.bundle("town")


def test_a_bundle_that_breaks_becomes_unavailable(tmp_path):
    write(tmp_path, "town")
    registry = Registry(tmp_path)
    registry.bundle("town")
    damage(tmp_path, "town")
    with pytest.raises(UnavailableModelError):
        registry.bundle("town")


def test_a_bundle_that_is_mended_becomes_available(tmp_path):
    damage(tmp_path, "town")
    registry = Registry(tmp_path)
    assert listed(registry) == [("town", False)]
    write(tmp_path, "town")
    assert registry.bundle("town").id == "town"


# --- Names


def test_an_unknown_name_comes_with_the_known_ones(tmp_path):
    write(tmp_path, "town")
    damage(tmp_path, "broken")
    with pytest.raises(UnknownModelError, match='There is no model "twon"') as caught:
        Registry(tmp_path).bundle("twon")
    assert caught.value.known == ["broken", "town"]


@pytest.mark.parametrize(
    "name",
    [
        "../outside",
        "..",
        ".",
        "",
        "/",
        "models/../../outside",
        "town/",
        "./town",
        "town\n",
        "town\x00",
        ".hidden",
        "..%2Foutside",
        "a" * 101,
        "<script>",
    ],
)
def test_names_that_lead_elsewhere_are_unknown(tmp_path, name):
    models = tmp_path / "models"
    write(models, "town")
    write(models, ".hidden")
    write(tmp_path, "outside")
    with pytest.raises(UnknownModelError):
        Registry(models).bundle(name)


def test_an_absolute_path_is_unknown(tmp_path):
    write(tmp_path / "models", "town")
    write(tmp_path, "outside")
    with pytest.raises(UnknownModelError):
        Registry(tmp_path / "models").bundle(str(tmp_path / "outside"))


def test_a_long_unknown_name_is_shortened(tmp_path):
    with pytest.raises(UnknownModelError) as caught:
        Registry(tmp_path).bundle("x" * 5000)
    assert len(str(caught.value)) < 150


def test_a_folder_whose_name_cannot_be_an_id_is_listed_with_the_reason(tmp_path):
    (tmp_path / "my model").mkdir()
    (tmp_path / "my model" / "best.pt").write_bytes(b"")
    [entry] = Registry(tmp_path).all()
    assert entry.id == "my model"
    assert "name" in entry.reason


def test_of_more_networks_than_may_be_in_memory_the_least_recently_used_leaves(tmp_path):
    bundles = [write_tiny(tmp_path / name) for name in ("a", "b", "c")]
    registry = Registry(tmp_path, max_loaded=2)
    first, second, third = (registry.bundle(folder.name) for folder in bundles)
    network = second.network
    assert registry.find_loaded("a") is first
    assert second.network is not network  # it left and was read again
    assert registry.bundle("b") is second
    assert first.network is first.network
    assert third.parameters == sum(weights.numel() for weights in third.network.parameters())


def test_a_released_network_is_not_read_from_changed_files(tmp_path):
    write_tiny(tmp_path / "a")
    write_tiny(tmp_path / "b")
    registry = Registry(tmp_path, max_loaded=1)
    bundle = registry.bundle("a")
    registry.bundle("b")
    write_tiny(tmp_path / "a", seed=1)
    with pytest.raises(BundleError, match="have just changed; try again"):
        bundle.network  # noqa: B018
    assert registry.bundle("a").network is registry.bundle("a").network


def test_the_network_of_a_replaced_or_removed_bundle_is_freed(tmp_path):
    write_tiny(tmp_path / "a")
    write_tiny(tmp_path / "b")
    registry = Registry(tmp_path, release_seconds=0)
    old = registry.bundle("a")
    assert old.network
    write_tiny(tmp_path / "a", seed=1)
    new = registry.bundle("a")
    assert new.network is not None
    assert not {"network", "checkpoint"} & vars(old).keys()
    shutil.rmtree(tmp_path / "a")
    with pytest.raises(UnknownModelError):
        registry.bundle("a")
    registry.bundle("b")
    assert not {"network", "checkpoint"} & vars(new).keys()
    for gone in (old, new):
        with pytest.raises(ChangedBundleError, match="have just changed; try again"):
            gone.network  # noqa: B018
        with pytest.raises(ChangedBundleError):
            gone.read_shared_weights()


def test_a_bundle_may_be_removed_while_it_is_being_used(tmp_path, monkeypatch):
    write_tiny(tmp_path / "a")
    removals: list[threading.Thread] = []

    class Interrupted(OrderedDict):
        """A dictionary whose entry another thread has removed, if nothing stops it."""

        def move_to_end(self, key, last=True):
            if (tmp_path / "a").exists():
                shutil.rmtree(tmp_path / "a")
                removals.append(threading.Thread(target=look_up))
                removals[-1].start()
                removals[-1].join(0.2)
            super().move_to_end(key, last)

    def look_up():
        with pytest.raises(UnknownModelError):
            registry.bundle("a")

    monkeypatch.setattr("pointerscope.network.registry.OrderedDict", Interrupted)
    registry = Registry(tmp_path)
    assert registry.bundle("a").id == "a"
    removals[-1].join()
    look_up()


def test_a_bundle_that_was_removed_meanwhile_takes_no_place(tmp_path, monkeypatch):
    for name in ("a", "b"):
        write_tiny(tmp_path / name)
    registry = Registry(tmp_path, max_loaded=1)
    removed = registry.bundle("a")

    def remove_meanwhile(folder):
        monkeypatch.undo()
        shutil.rmtree(folder)
        with pytest.raises(UnknownModelError):
            registry.bundle("a")
        assert registry.bundle("b").network
        return removed.version

    monkeypatch.setattr("pointerscope.network.registry.folder_version", remove_meanwhile)
    assert registry.find_loaded("a") is removed
    assert "network" in vars(registry.bundle("b"))


def test_what_runs_with_a_bundle_may_end_after_it_was_replaced(tmp_path):
    write_tiny(tmp_path / "a")
    registry = Registry(tmp_path)
    old = registry.bundle("a")
    network = old.network
    write_tiny(tmp_path / "a", seed=1)
    assert registry.bundle("a") is not old
    assert old.network is network
