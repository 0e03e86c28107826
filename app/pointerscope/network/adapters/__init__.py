"""Networks of other people, each opened by an adapter.

An adapter is a small class beside a module. It says what the module answers, and runs the module
while it names the tensors on the way by their sites. `docs/adapters.md` shows how to write one.

Adapters come from this package, from installed plugins and from Python. Nothing in a folder of
models is ever run: a bundle names its adapter, and an unknown name is said so.
"""

from pointerscope.network.adapters.adapted_network import AdaptedNetwork
from pointerscope.network.adapters.protocol import Adapter, AdapterError, Naming, adapter

__all__ = ["AdaptedNetwork", "Adapter", "AdapterError", "Naming", "adapter"]
