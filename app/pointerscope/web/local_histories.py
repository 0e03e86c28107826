"""Histories of the prepared data sets on this machine, measured for lists."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from pointerscope.analysis.insights.data import SPLIT_CHOICES, UnfitDataError
from pointerscope.analysis.insights.history_listings import MeasuredHistories, measure_data_set
from pointerscope.mobility.prepared import PreparedError, Summary, read_prepared, read_summary
from pointerscope.network.bundles import Bundle, folder_version
from pointerscope.network.insights import Insights
from pointerscope.network.registry import is_model_id

_UNREADABLE = "The network cannot read the prepared data set {name}."


class LocalHistories:
    """The histories of prepared data sets, measured in the background on first request.

    Histories of real people are listed only if the server is configured to.
    """

    def __init__(self, folder: Path, list_people: bool) -> None:
        self._folder = folder
        self._list_people = list_people
        self._measured: dict[str, MeasuredDataSet] = {}
        self._lock = threading.Lock()
        self._measuring = threading.Lock()

    def find(self, bundle: Bundle, insights: Insights) -> MeasuredDataSet | None:
        """Return the histories behind the insights of a bundle; None if they must not be listed."""
        name = insights.data_set
        folder = self._folder / name
        if not is_model_id(name) or insights.split not in SPLIT_CHOICES:
            return None
        try:
            summary = read_summary(folder)
            key = HistoriesKey(bundle.version, folder_version(folder), insights.split)
        except (PreparedError, OSError):
            return None
        if not (self._list_people or summary.invented):
            return None
        with self._lock:
            measured = self._measured.get(bundle.id)
            if measured is None or measured.key != key:
                measured = self._measured[bundle.id] = MeasuredDataSet(key, summary)
                measuring = threading.Thread(
                    target=self._measure, args=(bundle, folder, measured), daemon=True
                )
                measuring.start()
        return measured

    def _measure(self, bundle: Bundle, folder: Path, measured: MeasuredDataSet) -> None:
        split = next(split for split in SPLIT_CHOICES if split == measured.key.split)
        with self._measuring:
            try:
                measured.histories = measure_data_set(bundle, read_prepared(folder), split)
            except (PreparedError, UnfitDataError, OSError):
                pass  # reported below, without paths of this server
            finally:
                if measured.histories is None:
                    measured.failure = _UNREADABLE.format(name=measured.summary.name)


@dataclass
class MeasuredDataSet:
    """The measured histories of one prepared data set for one bundle.

    Attributes:
        key: what the measurements depend on.
        summary: of the data set.
        histories: None until they are measured.
        failure: a sentence on why measuring failed; empty if it did not.
    """

    key: HistoriesKey
    summary: Summary
    histories: MeasuredHistories | None = None
    failure: str = ""

    @property
    def state(self) -> str:
        """The progress of measuring, as part of the ETag."""
        return self.failure or ("measured" if self.histories is not None else "under way")


class HistoriesKey(NamedTuple):
    """The versions that measured histories depend on."""

    bundle: str
    data: str
    split: str
