"""Files and folders of the operator whose names or contents nobody would expect."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.mobility.prepared import DataSetCatalogue
from pointerscope.web.application import create_app

PAGES = ("/", "/models", "/slides", "/status", "/readyz", "/api/models", "/api/data-sets")


def write_data_set(folder: Path, **changes: object) -> None:
    folder.mkdir()
    summary = {
        "name": "mine",
        "title": "Mine",
        "source": "csv",
        "options": {},
        "licence": "CC0",
        "terms": "",
        "kind": "check-ins",
        "invented": True,
        "records": False,
        "people": 5,
        "places": 9,
        "visits": 50,
        "first_day": "2026-11-01",
        "last_day": "2026-11-20",
        "rule": {},
        "report": {},
    }
    (folder / "data.json").write_text(json.dumps(summary | changes))


@pytest.fixture
def folders(models: Path, tmp_path: Path) -> dict[str, Path]:
    found = {name: tmp_path / name for name in ("models", "data", "decks")}
    shutil.copytree(models, found["models"])
    found["data"].mkdir()
    found["decks"].mkdir()
    return found


def statuses(folders: dict[str, Path]) -> dict[str, int]:
    settings = Settings(**folders, list_people=True)
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        for _ in range(600):
            if client.get("/readyz").status_code == 200:
                break
        return {page: client.get(page).status_code for page in PAGES}


def test_names_that_are_not_text_are_listed_with_the_others(folders):
    write_data_set(folders["data"] / "mine")
    for name, kind in ((b"bad\xff", "models"), (b"bad\xff", "data"), (b"bad\xff.yaml", "decks")):
        path = Path(os.fsdecode(os.fsencode(folders[kind]) + b"/" + name))
        if kind == "decks":
            path.write_text("title: A\nslides:\n- title: B\n")
        elif kind == "models":
            path.mkdir()
            shutil.copy(RESOURCES / "models/town/model.json", path)
        else:
            shutil.copytree(folders["data"] / "mine", path)
    names = [summary.name for summary in DataSetCatalogue(folders["data"]).all()]
    assert names == ["bad\ufffd", "mine"]
    assert statuses(folders) == dict.fromkeys(PAGES, 200)


@pytest.mark.parametrize(
    "changes",
    [{"visits": 10**300}, {"people": -1}, {"title": "A" * 3_000}],
    ids=["huge", "negative", "long title"],
)
def test_a_description_of_data_beyond_its_bounds_harms_no_list(folders, changes):
    write_data_set(folders["data"] / "mine", **changes)
    assert DataSetCatalogue(folders["data"]).all() == []
    assert statuses(folders) == dict.fromkeys(PAGES, 200)


def test_a_huge_description_of_data_is_not_read(folders):
    write_data_set(folders["data"] / "mine")
    os.truncate(folders["data"] / "mine/data.json", 1 << 31)
    assert DataSetCatalogue(folders["data"]).all() == []
    assert statuses(folders) == dict.fromkeys(PAGES, 200)
