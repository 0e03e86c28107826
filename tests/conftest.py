"""Shared fixtures: the town, and tiny networks that each lack one component."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import hypothesis
import pytest
import torch

from pointerscope.core.settings import Settings
from pointerscope.mobility.places import Place
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.bundles import ExampleHistory, ModelCard, write_bundle
from pointerscope.network.pointer_network import PointerNetwork

if TYPE_CHECKING:
    from pathlib import Path


def pytest_configure() -> None:
    """Let servers take their time: a machine may have other work."""
    os.environ.setdefault("POINTERSCOPE_REQUEST_TIMEOUT_SECONDS", "60")


# No deadline: the time of an example depends on the machine, not on the code.
hypothesis.settings.register_profile("project", deadline=None)
hypothesis.settings.load_profile("project")

MARKUP = '<img src=x onerror="document.title=1"><b>Bold</b> & Söhne'
WITHOUT = {
    "without-gate": {"gate"},
    "without-pointer": {"pointer", "position_bias", "gate"},
    "without-generation": {"generation", "gate"},
    "without-people": {"user"},
}


def write_tiny(
    folder: Path,
    without: set[str] = frozenset(),
    seed: int = 0,
    share_weights: bool = False,
    **sizes: int,
) -> Path:
    """Write a bundle with random weights and a few places, one of them named with markup."""
    torch.manual_seed(seed)
    shape = {"locations": 9, "users": 4, "d_model": 8, "heads": 2, "feed_forward": 8}
    shape |= {"max_visits": 6} | sizes
    if "user" in without:
        shape["users"] = 0
    architecture = Architecture(**shape, components=frozenset(COMPONENTS) - without)
    network = PointerNetwork(architecture)
    places = [
        Place(2, "Home", "home", 1.0, 2.0, 600),
        Place(3, "Work", "office"),
        Place(4, MARKUP),
        Place(5, "Twin"),
        Place(6, "Twin"),
    ]
    history = ExampleHistory(
        title="A day", user=None, visits="Home @ Mon 08:00 +45, Work", predict_at="2026-11-16T18:00"
    )
    card = ModelCard.from_architecture(folder.name, architecture, share_weights=share_weights)
    write_bundle(folder, card, network.state_dict(), places, histories=[history])
    return folder


def signed(number: float, decimals: int) -> str:
    """Return a number as sentences on pages write it."""
    return f"{number:+.{decimals}f}".replace("-", "−")


def write_published(folder: Path, locations: int = 9) -> None:
    """Write a published checkpoint, which has no names and no example histories."""
    torch.manual_seed(3)
    network = PointerNetwork(Architecture(locations, 4, 8, 2, 1, 8, 6))
    content = {"model_state_dict": network.state_dict(), "config": {"model": {"nhead": 2}}}
    torch.save(content, folder / "best.pt")


@pytest.fixture(scope="module")
def one_thread():
    """Networks this small are computed fastest, and exactly repeatably, by one thread."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="session")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the bundled town, a tiny network, networks without parts, and a broken one."""
    folder = tmp_path_factory.mktemp("models")
    shutil.copytree(Settings().models / "town", folder / "town")
    write_tiny(folder / "tiny")
    for name, components in WITHOUT.items():
        write_tiny(folder / name, components)
    (folder / "published").mkdir()
    write_published(folder / "published")
    (folder / "broken").mkdir()
    (folder / "broken" / "best.pt").write_bytes(b"no checkpoint")
    return folder
