"""Acts on a network that `<pointer-view>` draws, and the answers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import FrameLocator, Locator, Page

CHANGED = {"remove_heads": [[0, 1]]}
WORDS = "L0 H1 switched off ×"
HEAD = '[data-part="layers.0.heads.1"]'


def switch_head(shown: Page | FrameLocator | Locator) -> None:
    """Switch head 1 of layer 0 off, or on again, with its handle."""
    part = shown.locator(HEAD).first
    part.hover()
    part.locator('[data-act="head"]').first.click()


def answer_of(shown: Page | FrameLocator | Locator) -> Locator:
    """The answer beside a drawn network."""
    return shown.locator("pointer-view output[data-answer]").first


def assert_answer(
    shown: Page | FrameLocator | Locator, prediction: dict[str, Any], engine: str
) -> None:
    """Check that an engine gave the answer that the API gives."""
    output = answer_of(shown)
    expect(output).to_have_attribute("data-location", str(prediction["location"]))
    expect(output).to_have_attribute("data-engine", engine)
    found = float(output.get_attribute("data-probability") or "nan")
    assert found == pytest.approx(prediction["probability"], abs=1e-5)
