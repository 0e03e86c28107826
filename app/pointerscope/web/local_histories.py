"""Histories of the data sets on this machine, measured for the pages that list them."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.analysis.insights.examples import histories_of
from pointerscope.analysis.insights.source import SPLITS, UnfitDataError
from pointerscope.mobility.prepared import PreparedError, read_prepared, read_summary
from pointerscope.network.bundles import folder_version
from pointerscope.network.registry import is_model_id

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.analysis.insights.examples import Histories
    from pointerscope.mobility.prepared import Summary
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.insights import Insights

_UNREADABLE = "The prepared data set {name} cannot be read as this network's."


class LocalHistories:
    """The histories of prepared data sets, each measured in the background when first asked for.

    Those of real people are shown only where the server was told to.
    """

    def __init__(self, folder: Path, list_people: bool) -> None:
        self._folder = folder
        self._list_people = list_people
        self._kept: dict[str, Kept] = {}
        self._lock = threading.Lock()
        self._one_at_a_time = threading.Lock()

    def of(self, bundle: Bundle, insights: Insights) -> Kept | None:
        """Those that the insights of a bundle are made of; None where they are not to be shown."""
        name = insights.data_set
        folder = self._folder / name
        if not is_model_id(name) or insights.split not in SPLITS:
            return None
        try:
            summary = read_summary(folder)
            key = Version(bundle.version, folder_version(folder), insights.split)
        except (PreparedError, OSError):
            return None
        if not (self._list_people or summary.invented):
            return None
        with self._lock:
            kept = self._kept.get(bundle.id)
            if kept is None or kept.key != key:
                kept = self._kept[bundle.id] = Kept(key, summary)
                measuring = threading.Thread(
                    target=self._measure, args=(bundle, folder, kept), daemon=True
                )
                measuring.start()
        return kept

    def _measure(self, bundle: Bundle, folder: Path, kept: Kept) -> None:
        split = next(split for split in SPLITS if split == kept.key.split)
        with self._one_at_a_time:
            try:
                kept.histories = histories_of(bundle, read_prepared(folder), split)
            except (PreparedError, UnfitDataError, OSError):
                pass  # said below, without the paths of this server
            finally:
                if kept.histories is None:
                    kept.failure = _UNREADABLE.format(name=kept.summary.name)


@dataclass
class Kept:
    """The histories of one prepared data set, as one bundle's network reads them.

    Attributes:
        key: what they depend on.
        summary: of the data set.
        histories: None until they are measured.
        failure: why they will not be, as a sentence.
    """

    key: Version
    summary: Summary
    histories: Histories | None = None
    failure: str = ""

    @property
    def state(self) -> str:
        """Changes when there is more to say."""
        return self.failure or ("measured" if self.histories is not None else "under way")


class Version(NamedTuple):
    """What measured histories depend on."""

    bundle: str
    data: str
    split: str
