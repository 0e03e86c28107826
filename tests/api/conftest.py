from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def client(models: Path) -> Iterator[TestClient]:
    with TestClient(
        create_app(Settings(models=models)),
        raise_server_exceptions=False,
    ) as client:
        yield client
