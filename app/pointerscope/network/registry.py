"""The registry: every bundle of a folder, opened once and opened anew when its files change."""

from __future__ import annotations

import logging
import math
import re
import threading
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from pointerscope.network.bundles import Bundle, BundleError, folder_version, is_bundle, read_bundle
from pointerscope.network.insights import INSIGHTS

if TYPE_CHECKING:
    from pathlib import Path

_LOG = logging.getLogger(__name__)
_READ_LATER = (INSIGHTS,)  # by whoever asks for them
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99}")


def is_model_id(name: str) -> bool:
    """Whether a folder of this name can be a bundle."""
    return _ID.fullmatch(name) is not None


class UnknownModelError(LookupError):
    """There is no bundle of this name.

    Attributes:
        known: the names of those that there are.
        where: the part of the input that names it.
    """

    where = "model"

    def __init__(self, model: str, known: list[str]) -> None:
        super().__init__(f'There is no model "{model[:100]}".')
        self.known = known


class UnavailableModelError(RuntimeError):
    """There is such a bundle, but it cannot be opened."""


@dataclass(frozen=True)
class Unavailable:
    """A folder that cannot be opened, with the reason."""

    id: str
    reason: str
    version: str


class Registry:
    """The bundles of a folder; new or changed ones are noticed when they are asked for."""

    def __init__(self, models: Path, most: int | None = None, fresh_for: float = 0) -> None:
        """Look after a folder.

        Args:
            models: the folder.
            most: networks in memory, of which the least recently used leaves; None for all.
            fresh_for: seconds in which `opened` does not look at the same files again.
        """
        self._models = models
        self._most = most
        self._fresh_for = fresh_for
        self._looked: dict[str, float] = {}
        self._opened: dict[str, Bundle | Unavailable] = {}
        self._used: OrderedDict[str, Bundle] = OrderedDict()
        self._opening, self._using = threading.Lock(), threading.Lock()

    def all(self) -> list[Bundle | Unavailable]:
        """Every bundle in the order of their names, with those that cannot be opened."""
        entries = (
            self._entry(model) if is_model_id(model) else _misnamed(model) for model in self._ids()
        )
        return [entry for entry in entries if entry is not None]

    def bundle(self, model: str) -> Bundle:
        """The bundle of this name.

        Raises:
            UnknownModelError: there is none.
            UnavailableModelError: it cannot be opened.
        """
        entry = self._entry(model) if is_model_id(model) else None
        if entry is None:
            raise UnknownModelError(model, self._ids())
        if isinstance(entry, Unavailable):
            raise UnavailableModelError(f'The model "{model}" cannot be opened. {entry.reason}')
        return entry

    def opened(self, model: str) -> Bundle | None:
        """The bundle of this name if it is open and its files are still the same."""
        entry = self._opened.get(model)
        if not isinstance(entry, Bundle):
            return None
        now = monotonic()
        if now - self._looked.get(model, -math.inf) >= self._fresh_for:
            try:
                if folder_version(entry.folder) != entry.version:
                    return None
            except OSError:
                return None
            self._looked[model] = now
        return self._in_use(entry)

    def _ids(self) -> list[str]:
        if not self._models.is_dir():
            return []
        return sorted(
            folder.name
            for folder in self._models.iterdir()
            if not folder.name.startswith(".") and _may_be_bundle(folder)
        )

    def _entry(self, model: str) -> Bundle | Unavailable | None:
        folder = self._models / model
        try:
            version = folder_version(folder) if is_bundle(folder) else None
        except FileNotFoundError:  # removed meanwhile
            version = None
        except OSError as error:
            return Unavailable(model, f"The folder cannot be read: {error.strerror or error}.", "")
        if version is None:
            self._opened.pop(model, None)
            self._used.pop(model, None)
            return None
        entry = self._opened.get(model)
        if entry is None or entry.version != version:
            with self._opening:
                entry = self._opened.get(model)
                if entry is None or entry.version != version:
                    entry = self._opened[model] = self._open(folder, version)
        return self._in_use(entry) if isinstance(entry, Bundle) else entry

    def _in_use(self, bundle: Bundle) -> Bundle:
        """The bundle, after the one that nobody used for the longest made room for it."""
        with self._using:
            self._used[bundle.id] = bundle
            self._used.move_to_end(bundle.id)
            while self._most is not None and len(self._used) > self._most:
                self._used.popitem(last=False)[1].let_go()
        return bundle

    def _open(self, folder: Path, version: str) -> Bundle | Unavailable:
        try:
            read = folder_version(folder, _READ_LATER)
            bundle = read_bundle(folder)
            # What was read while files were exchanged may be some of each.
            if folder_version(folder, _READ_LATER) == read:
                return bundle
        except BundleError as error:
            return Unavailable(folder.name, str(error), version)
        except FileNotFoundError:
            pass  # as below
        except Exception as error:  # files from elsewhere; one of them must not stop the others
            _LOG.exception("The model %s cannot be opened.", folder)
            kind = type(error).__name__
            reason = f"An error that nobody foresaw ({kind}) came up; the server's log holds it."
            return Unavailable(folder.name, reason, version)
        # No folder has this version: whoever asks next opens it anew.
        return Unavailable(folder.name, "Its files are being replaced; ask again in a moment.", "")


def _misnamed(name: str) -> Unavailable:
    reason = "The folder's name cannot be an id; use letters, digits, dots, dashes, underscores."
    return Unavailable(name, reason, "")


def _may_be_bundle(folder: Path) -> bool:
    """Whether a folder claims to be a bundle, or does not let itself be looked into."""
    try:
        return folder.is_dir() and is_bundle(folder)
    except OSError:
        return True
