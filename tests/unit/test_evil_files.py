"""Evil files: each is refused in words, soon, and without much memory."""

from __future__ import annotations

import csv
import io
import os
import pickle
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch

from pointerscope.analysis.insights.files import format_csv
from pointerscope.core.options import OptionsError, read_options
from pointerscope.core.plain_pickles import NotPlainError, load_plain_pickle
from pointerscope.figures.numbers import NumberTable, table_to_csv
from pointerscope.mobility.places import Place, read_place_rows, write_places
from pointerscope.network.bundles import BundleError, import_checkpoint, read_bundle
from pointerscope.network.insights import InsightColumn, InsightsError, InsightTable, read_insights
from pointerscope.network.registry import Registry, UnavailableModel
from pointerscope.publishing.deck.reading import DeckError, read_deck
from tests.conftest import write_published, write_tiny
from tests.evil_files import BUNDLES, CHECKPOINTS, INSIGHTS, insights_of, pickle_bombs

pytestmark = pytest.mark.slow

SECONDS = 5  # of the processor; on a quiet machine it takes two at most
BOMBS = list(pickle_bombs(Path("nowhere")))
YAML_BOMBS = {
    "a: &a [1]\nb: [*a, *a]": "Anchors",
    "[" * 5_000: "nested too deeply",
    "a: !!python/object/apply:os.system [exit]": "Tags",
}
FORMULAS = [
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "＝1+1",
    "=cmd|' /C calc'!A0",
]


def published(folder):
    folder.mkdir(exist_ok=True)
    write_published(folder)
    return folder


@pytest.fixture
def bundle(tmp_path):
    write_tiny(tmp_path / "good")
    return write_tiny(tmp_path / "bundle")


# --- Checkpoints


@pytest.mark.parametrize("what", CHECKPOINTS)
def test_an_evil_checkpoint_is_refused_in_words_and_soon(tmp_path, what):
    make, said = CHECKPOINTS[what]
    folder = published(tmp_path / "evil")
    make(folder)
    began = time.process_time()
    with pytest.raises(BundleError, match=said):
        read_bundle(folder)
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("what", BOMBS)
def test_a_pickle_bomb_is_not_imported_and_does_not_run(tmp_path, what):
    torch.save(pickle_bombs(tmp_path / "ran")[what], tmp_path / "best.pt")
    with pytest.raises(BundleError, match="could run code"):
        import_checkpoint(tmp_path / "best.pt", tmp_path / "made")
    assert not (tmp_path / "ran").exists()
    assert not (tmp_path / "made").exists()


@pytest.mark.parametrize("what", BOMBS)
def test_a_pickle_bomb_among_models_is_listed_with_the_reason_and_does_not_run(tmp_path, what):
    folder = tmp_path / "models" / "evil"
    folder.mkdir(parents=True)
    torch.save({"model_state_dict": pickle_bombs(tmp_path / "ran")[what]}, folder / "best.pt")
    [entry] = Registry(tmp_path / "models").all()
    assert isinstance(entry, UnavailableModel)
    assert "could run code" in entry.reason
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("protocol", [0, 2, 5])
@pytest.mark.parametrize("what", BOMBS)
def test_a_pickle_bomb_of_records_is_refused_and_does_not_run(tmp_path, what, protocol):
    content = pickle.dumps([pickle_bombs(tmp_path / "ran")[what]], protocol=protocol)
    with pytest.raises(NotPlainError, match="which plain data do not need"):
        load_plain_pickle(content, lambda *_: None)
    assert not (tmp_path / "ran").exists()


# --- Bundles


@pytest.mark.parametrize("what", BUNDLES)
def test_an_evil_bundle_is_refused_in_words_and_soon(bundle, what):
    make, said = BUNDLES[what]
    make(bundle)
    began = time.process_time()
    with pytest.raises(BundleError, match=said):
        read_bundle(bundle)
    assert time.process_time() - began < SECONDS


@pytest.mark.parametrize("what", INSIGHTS)
def test_evil_insights_are_refused_in_words_and_soon(bundle, what):
    make, said = INSIGHTS[what]
    (bundle / "insights.json").write_bytes(make())
    began = time.process_time()
    with pytest.raises(InsightsError, match=said):
        read_insights(bundle)
    assert time.process_time() - began < SECONDS


def test_the_insights_of_these_tests_are_read(bundle):
    (bundle / "insights.json").write_bytes(insights_of(people=5))
    assert read_insights(bundle).table("t").column("gate") == [0.5]


def test_insights_of_another_folder_are_refused(bundle, tmp_path):
    (tmp_path / "good" / "insights.json").write_text("{}")
    (bundle / "insights.json").symlink_to("../good/insights.json")
    with pytest.raises(InsightsError, match="leads out of its folder"):
        read_insights(bundle)


def test_a_pipe_for_places_is_not_waited_for(bundle):
    (bundle / "places.csv").unlink()
    os.mkfifo(bundle / "places.csv")
    with pytest.raises(BundleError, match=r"places\.csv is not a file"):
        read_bundle(bundle)


def test_a_linked_folder_is_a_bundle(bundle, tmp_path):
    (tmp_path / "linked").symlink_to(bundle)
    assert read_bundle(tmp_path / "linked").card.title == "bundle"


def test_a_link_within_the_folder_is_followed(bundle):
    (bundle / "places.csv").rename(bundle / "names.csv")
    (bundle / "places.csv").symlink_to("names.csv")
    assert read_bundle(bundle).places[2].name == "Home"


def test_weights_that_are_cut_short_while_in_use_are_still_whole(bundle):
    code = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from pointerscope.network.bundles import read_bundle\n"
        "folder = Path(sys.argv[1])\n"
        "bundle = read_bundle(folder)\n"
        "os.truncate(folder / 'weights.safetensors', 10)\n"
        "assert all(tensor.isfinite().all() for tensor in bundle.checkpoint.weights.values())\n"
    )
    assert subprocess.run([sys.executable, "-c", code, bundle], check=False).returncode == 0


_OPEN_ALL = """
import sys, warnings
warnings.simplefilter("ignore")
from pathlib import Path
from pointerscope.network.bundles import BundleError, read_bundle

def most():
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM"))

before = most()
for folder in map(Path, sys.argv[1:]):
    try:
        read_bundle(folder)
    except BundleError:
        continue
    sys.exit(f"{folder} was opened")
print(most() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="no /proc to measure with")
def test_evil_files_take_little_memory(tmp_path):
    folders = []
    write_tiny(tmp_path / "good")
    for number, (make, _) in enumerate([*CHECKPOINTS.values(), *BUNDLES.values()]):
        is_published = number < len(CHECKPOINTS)
        folder = tmp_path / (f"evil-{number}" if is_published else f"bundle-{number}")
        (published if is_published else write_tiny)(folder)
        if make is not BUNDLES["a link through another folder"][0]:
            make(folder)
            folders.append(folder)

    def bounded():
        resource.setrlimit(resource.RLIMIT_DATA, (4_000_000_000, 4_000_000_000))

    done = subprocess.run(
        [sys.executable, "-c", _OPEN_ALL, *folders],
        capture_output=True,
        text=True,
        preexec_fn=bounded,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 200_000  # kB


# --- Options and decks


@pytest.mark.parametrize("text", YAML_BOMBS)
def test_evil_options_are_refused(tmp_path, text):
    file = tmp_path / "options.yaml"
    file.write_text(text)
    with pytest.raises(OptionsError, match=YAML_BOMBS[text].split()[0]):
        read_options(file, [])


@pytest.mark.parametrize("value", ["[" * 5_000, "&a [*a]", "!!python/none x", "2026-99-99"])
def test_an_evil_value_on_the_command_line_is_refused(value):
    with pytest.raises(OptionsError, match="is not YAML"):
        read_options(None, [f"heads={value}"])


def test_deep_json_options_are_refused(tmp_path):
    file = tmp_path / "options.json"
    file.write_text("[" * 99_000)
    with pytest.raises(OptionsError, match="neither YAML nor JSON"):
        read_options(file, [])


@pytest.mark.parametrize("text", YAML_BOMBS)
def test_an_evil_deck_is_refused(text):
    with pytest.raises(DeckError, match=YAML_BOMBS[text]):
        read_deck(text)


# --- Tables that are opened in a spreadsheet


def cells(text):
    return [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_cell_of_a_table_of_insights_is_a_formula(formula):
    table = InsightTable(
        name="t",
        title="T",
        section="s",
        definition="d",
        histories=1,
        people=5,
        columns=[InsightColumn(name=formula, title="A"), InsightColumn(name="b", title="B")],
        rows=[[formula, -0.5], ["-0.5", -3]],
    )
    assert cells(format_csv(table)) == [f"'{formula}", "b", f"'{formula}", "-0.5", "-0.5", "-3"]


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_cell_of_the_numbers_of_a_figure_is_a_formula(formula):
    text = table_to_csv(NumberTable([formula], [[formula, -0.5]]))
    assert cells(text) == [f"'{formula}", f"'{formula}", "-0.5"]


@pytest.mark.parametrize("name", ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "'=1", "＝1"])
def test_names_of_a_bundle_are_read_as_they_were_written(name):
    assert read_place_rows(write_places([Place(2, name)])) == [Place(2, name)]
