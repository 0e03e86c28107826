"""What an adapter is, and the registry of those that bundles can name."""

from __future__ import annotations

import importlib
import pkgutil
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError
from torch import Tensor, nn

from pointerscope.core.array_types import Float
from pointerscope.core.plugins import PartRegistry, load_plugins
from pointerscope.mobility.histories import History
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from pointerscope.network.sites import SiteFunction

FEATURES = ("user", "time", "weekday", "recency", "duration", "position_from_end")
_HEADS = ".heads."


class AdapterError(ValueError):
    """A module that an adapter does not open; the message says why and what to do."""


class VocabularySizes(NamedTuple):
    """What a network reads.

    Attributes:
        locations: the size of the vocabulary, including 0 for padding and 1 for "unknown".
        users: people have the ids 1 to users - 1; 0 is nobody in particular.
        max_visits: the longest history.
    """

    locations: int
    users: int
    max_visits: int


class Naming:
    """Names the tensors of a pass by their sites, and lets functions change them there.

    Attributes:
        tensors: by site, in the order of the pass. Those of all heads of a layer are one tensor,
            `layers.<l>.heads.<name>` [B, H, T, …].
        read_only: the sites whose tensors cannot be changed.
        reached: the sites in `functions` that the pass came to.
    """

    def __init__(self, functions: Mapping[str, Sequence[SiteFunction]] | None = None) -> None:
        """Prepare a pass.

        Args:
            functions: by site, in the order in which they are applied; those of single heads by
                `layers.<l>.heads.<h>.<name>`.
        """
        self._functions = functions or {}
        self.tensors: dict[str, Tensor] = {}
        self.read_only: set[str] = set()
        self.reached: set[str] = set()

    def __call__(self, site: str, tensor: Tensor) -> Tensor:
        """Name a tensor, and return the one that the pass must go on with."""
        if self._functions:
            tensor = self._changed(site, tensor)
        self.tensors[site] = tensor
        return tensor

    def read(self, site: str, tensor: Tensor) -> None:
        """Name a tensor that the pass does not go on with, such as one that a module returns."""
        self.tensors[site] = tensor
        self.read_only.add(site)

    def _changed(self, site: str, tensor: Tensor) -> Tensor:
        layer, heads, name = site.partition(_HEADS)
        if not heads:
            return self._apply(site, tensor)
        changed = tensor
        for head in range(tensor.shape[1]):
            own = f"{layer}{_HEADS}{head}.{name}"
            if own in self._functions:
                changed = changed.clone() if changed is tensor else changed
                changed[:, head] = self._apply(own, tensor[:, head])
        return changed

    def _apply(self, site: str, tensor: Tensor) -> Tensor:
        for function in self._functions.get(site, ()):
            self.reached.add(site)
            changed = function(tensor)
            tensor = tensor if changed is None else changed
        return tensor


class Adapter(ABC):
    """Opens a module for next-place prediction.

    Subclasses write `answer` and `run`. What `run` does not name is not there: its views do not
    appear, and interventions on it are refused.

    Attributes:
        reads: the features of a visit, beside its location, that the module reads, of "user",
            "time", "weekday", "recency", "duration" and "position_from_end".
        module: the module.
        sizes: what it reads.
        settings: what `build` made it from; None for one made in Python.
        name: what it is registered by, or the name of its class.
        about: what its network is and does, in a sentence or two that pages show; may be empty.
        is_fixed: whether the module is a fixed rule, in which training sets nothing. Insights then
            test no claims about what it does.
    """

    reads: ClassVar[frozenset[str]] = frozenset()
    name: ClassVar[str] = ""
    about: ClassVar[str] = ""
    is_fixed: ClassVar[bool] = False

    class Settings(BaseModel):
        """What a module is built from, beside `VocabularySizes`. Limit every number."""

        model_config = ConfigDict(extra="ignore", frozen=True)

    def __init__(
        self,
        module: nn.Module,
        *,
        locations: int,
        users: int = 0,
        max_visits: int,
        settings: BaseModel | None = None,
    ) -> None:
        self.module = module
        self.sizes = VocabularySizes(locations, users, max_visits)
        self.settings = settings

    @abstractmethod
    def answer(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the probabilities of the next place by the module's own forward pass."""

    @abstractmethod
    def run(self, batch: Batch, at: Naming) -> Float[Tensor, "B V"]:
        """Return the same probabilities, from a pass that names its tensors.

        Args:
            batch: the histories; shorter ones are filled up at their ends, where `mask` is false.
            at: `x = at("layers.0.residual_in", x)` names a tensor, and the pass must go on with
                what it returns. `at.read(…)` names one that the pass does not go on with.
                Tensors that were named must not be changed in place.
        """

    @classmethod
    def build(cls, sizes: VocabularySizes, settings: Any) -> Self:
        """Build the module, with any weights, to open a bundle that names this adapter.

        Args:
            sizes: what it reads.
            settings: an instance of the class's `Settings`.
        """
        raise AdapterError(
            f"The adapter {cls.__name__} cannot open bundles, because it has no `build`. Write it, "
            "as docs/adapters.md shows."
        )

    def estimate(self, train: Sequence[History]) -> bool:
        """Set the module from training histories, if it needs no gradients.

        Returns:
            Whether it did; otherwise it is trained by gradients.
        """
        return False


_Class = TypeVar("_Class", bound=type[Adapter])
_registry: PartRegistry[type[Adapter]] = PartRegistry("adapter")


def adapter(name: str) -> Callable[[_Class], _Class]:
    """Register a class by the name that bundles give their adapter."""

    def register(adapter_class: _Class) -> _Class:
        adapter_class.name = name
        _registry.add(name, adapter_class, adapter_class.__module__)
        return adapter_class

    return register


def adapters() -> dict[str, type[Adapter]]:
    """Return the registered adapters by name, those of plugins included."""
    load_plugins()
    _import_own()
    return _registry.by_name()


def build_adapter(name: str, sizes: VocabularySizes, settings: Mapping[str, Any]) -> Adapter:
    """Build a registered adapter with a module of any weights.

    Raises:
        AdapterError: no adapter has this name, or it does not have these settings.
    """
    known = adapters()
    if name not in known:
        raise AdapterError(
            f'It names the adapter "{name[:100]}", which is not installed. Installed are '
            f"{', '.join(sorted(known))}. Install the plugin that brings it."
        )
    found = known[name]
    try:
        return found.build(sizes, found.Settings.model_validate(dict(settings)))
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise AdapterError(f'The adapter "{name}", setting {where}: {first["msg"]}.') from error
    except AdapterError:
        raise
    except Exception as error:  # settings that do not fit each other fail in any way
        raise AdapterError(
            f'The adapter "{name}" cannot build its module from the settings '
            f"({type(error).__name__}: {str(error)[:200]})."
        ) from error


@cache
def _import_own() -> None:
    package = __name__.rpartition(".")[0]
    for module in pkgutil.iter_modules([str(Path(__file__).parent)], f"{package}."):
        importlib.import_module(module.name)
