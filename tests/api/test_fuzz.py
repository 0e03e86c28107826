"""A short form of what `make soak` draws for minutes; the same code draws."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from tests.soak.fuzz import PARTS, fuzz


@pytest.fixture(scope="module")
def strict(models):
    """A client to which an exception that nobody caught is an exception."""
    with TestClient(create_app(Settings(models=models))) as client:
        yield client


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_is_sent_is_answered_or_refused_in_sentences(strict, part):
    fuzz(part, strict, examples=30, seed=0)
