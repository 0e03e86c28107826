"""Plugins: views, lessons, sources and decks that come from outside this package.

A plugin is a Python module. Importing it registers its views and sources through the same
decorators the package uses; the module attributes `lessons` and
`decks` are the paths of a folder of lessons and of one of decks. Two places are searched:

- the entry points of installed packages in the group `pointerscope`;
- the folder in the setting `plugins`: every module or package in it, and every deck (`*.yaml`).

A plugin that cannot be imported, or that uses a name already taken, is reported and left out.
Nothing else changes.
"""

from __future__ import annotations

import importlib
import logging
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from pointerscope.core.settings import Settings, environment_variable

GROUP = "pointerscope"
_PACKAGE = __name__.partition(".")[0]
_FOLDER_PACKAGE = "pointerscope_plugins"
_NOT_PLUGINS = ("_", ".", "test_", "conftest")
_log = logging.getLogger(__name__)
_lock = threading.RLock()

Part = TypeVar("Part")
_registries: list[PartRegistry[Any]] = []


@dataclass(eq=False)
class Plugin:
    """A plugin, loaded or not.

    Attributes:
        name: the entry point's or the file's.
        origin: the installed package with its version, or the name of the file.
        module_name: the module that holds it.
        module: the imported module; None if it could not be imported.
        problems: why it, or a part of it, was left out, a sentence each.
    """

    name: str
    origin: str
    module_name: str
    module: ModuleType | None = None
    problems: list[str] = field(default_factory=list)

    def report(self, problem: str) -> None:
        """Note and log a problem, once."""
        if problem not in self.problems:
            self.problems.append(problem)
            _log.warning("Plugin %s (%s): %s", self.name, self.origin, problem)


class PartRegistry(Generic[Part]):
    """Parts by name, such as views, from this package and from plugins.

    Args:
        kind: what the parts are called in messages, such as "view".
    """

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._parts: dict[tuple[str, str], Part] = {}
        _registries.append(self)

    def add(self, name: str, part: Part, module_name: str) -> None:
        """Register a part that a module defines."""
        self._parts[module_name, name] = part

    def forget(self, module_name: str) -> None:
        """Drop the parts of a module and of the modules within it."""
        for module, name in list(self._parts):
            if _is_within(module, module_name):
                del self._parts[module, name]

    def by_name(self) -> dict[str, Part]:
        """Return the parts of this package, then those of the plugins that could be imported.

        A plugin's part whose name is taken is left out, and the plugin reports it.
        """
        loaded = load_plugins()
        parts = {
            name: part for (module, name), part in self._parts.items() if is_of_package(module)
        }
        for plugin in loaded:
            for (module, name), part in self._parts.items():
                if plugin.module is None or not _is_within(module, plugin.module_name):
                    continue
                if parts.setdefault(name, part) is not part:
                    plugin.report(
                        f'There is already a {self._kind} called "{name}", so this one is left '
                        "out. Rename it."
                    )
        return parts


def load_plugins() -> tuple[Plugin, ...]:
    """Import every plugin once and return them all, those that failed included."""
    global _loaded
    with _lock:
        if _loaded is None:
            # A plugin that lists the views while it is imported finds those of this package.
            _loaded = ()
            _loaded = tuple(_load(plugin) for plugin in _found())
        return _loaded


def reload_plugins() -> None:
    """Forget the plugins, so that the next `load_plugins` searches for them again."""
    global _loaded
    with _lock:
        for plugin in _loaded or ():
            for name in [name for name in sys.modules if _is_within(name, plugin.module_name)]:
                del sys.modules[name]
            for registry in _registries:
                registry.forget(plugin.module_name)
        _loaded = None


def is_of_package(module_name: str) -> bool:
    """Whether a module belongs to this package rather than to a plugin."""
    return module_name.partition(".")[0] == _PACKAGE


def plugin_of(module_name: str) -> Plugin | None:
    """Return the plugin a module belongs to, None for a module of this package."""
    for plugin in load_plugins():
        if _is_within(module_name, plugin.module_name):
            return plugin
    return None


def deck_folders() -> list[Path]:
    """Return the folders with decks that plugins bring."""
    folders = []
    for plugin in load_plugins():
        decks = getattr(plugin.module, "decks", None)
        if isinstance(decks, str | Path):
            folders.append(Path(decks))
        elif decks is not None:
            plugin.report("Its attribute `decks` is not a path, so its decks are left out.")
    folder = Settings().plugins
    return folders if folder is None else [folder, *folders]


def describe_error(error: BaseException) -> str:
    """Return an error as a sentence: its type and the first line of its message."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def _found() -> Iterator[Plugin]:
    """Yield every plugin, not yet imported."""
    for point in entry_points(group=GROUP):
        yield Plugin(point.name, _distribution_of(point), point.module)
    folder = Settings().plugins
    if folder is None:
        return
    if not folder.is_dir():
        missing = Plugin(folder.name, folder.name, f"{_FOLDER_PACKAGE}.missing")
        variable = environment_variable("plugins")
        missing.report(f"{variable} names no folder. Create it, or name another.")
        yield missing
        return
    _import_folder_as_package(folder)
    for path in sorted(folder.iterdir()):
        is_module = path.suffix == ".py" or (path / "__init__.py").is_file()
        if is_module and not path.name.startswith(_NOT_PLUGINS):
            yield Plugin(path.stem, path.name, f"{_FOLDER_PACKAGE}.{path.stem}")


def _load(plugin: Plugin) -> Plugin:
    """Import a plugin; whatever it raises becomes its problem."""
    if plugin.problems:
        return plugin
    try:
        plugin.module = importlib.import_module(plugin.module_name)
    except (Exception, SystemExit) as error:
        plugin.report(f"It cannot be imported. {describe_error(error)}")
    return plugin


def _import_folder_as_package(folder: Path) -> None:
    """Let the modules of a folder be imported as parts of one package."""
    package = ModuleType(_FOLDER_PACKAGE)
    package.__path__ = [str(folder)]
    sys.modules[_FOLDER_PACKAGE] = package
    importlib.invalidate_caches()


def _distribution_of(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "unknown package"


def _is_within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


_loaded: tuple[Plugin, ...] | None = None
