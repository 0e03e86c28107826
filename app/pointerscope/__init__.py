"""PointerScope: see inside a pointer-generator transformer that predicts where a person goes next.

>>> from pointerscope import open_model
>>> town = open_model("town")
>>> town.explain("Maple Court @ Mon 08:00 +45, Café Luna").prediction.label
>>> town.view("heads", "Maple Court @ Mon 08:00 +45, Café Luna").save("heads.html")

The names in `__all__` are the public Python interface. They are loaded on first use, so importing
one module of the package does not load the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pointerscope.network.adapters import Adapter, adapter
    from pointerscope.notebook.adapted import open_module
    from pointerscope.notebook.explanation import Explanation
    from pointerscope.notebook.explanation import Explanation as Explained
    from pointerscope.notebook.live_view import LiveView
    from pointerscope.notebook.model import Model, open_model
    from pointerscope.notebook.model import Model as OpenModel

__version__ = "0.2.0"
__all__ = [
    "Adapter",
    "Explained",
    "Explanation",
    "LiveView",
    "Model",
    "OpenModel",
    "__version__",
    "adapter",
    "open_model",
    "open_module",
]

_MODULE_AND_NAME = {
    "Adapter": ("pointerscope.network.adapters", "Adapter"),
    "adapter": ("pointerscope.network.adapters", "adapter"),
    "open_module": ("pointerscope.notebook.adapted", "open_module"),
    "Explanation": ("pointerscope.notebook.explanation", "Explanation"),
    "LiveView": ("pointerscope.notebook.live_view", "LiveView"),
    "Model": ("pointerscope.notebook.model", "Model"),
    "open_model": ("pointerscope.notebook.model", "open_model"),
    # Deprecated aliases from version 0.1.
    "Explained": ("pointerscope.notebook.explanation", "Explanation"),
    "OpenModel": ("pointerscope.notebook.model", "Model"),
}

if not TYPE_CHECKING:  # otherwise type checkers would accept every name as Any

    def __getattr__(name: str) -> Any:
        """Load a public name on first use."""
        if name not in _MODULE_AND_NAME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, attribute = _MODULE_AND_NAME[name]
        value = getattr(import_module(module), attribute)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted(__all__)
