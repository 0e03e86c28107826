"""Modules of one's own in Python: opened by an adapter, without a bundle."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from pointerscope.notebook.model import Model

if TYPE_CHECKING:
    from pointerscope.network.adapters import Adapter

_NO_FOLDER = Path("(in memory)")


def open_module(
    adapter: Adapter,
    *,
    title: str | None = None,
    places: str | os.PathLike[str] | None = None,
    people: Mapping[int, str] | None = None,
) -> Model:
    """Open a module of your own with an adapter.

    ::

        model = open_module(MyAdapter(module, locations=143, users=73, max_visits=64))
        model.explain("#17 @ Mon 08:00, #40").prediction

    Args:
        adapter: Of the module; `docs/adapters.md` shows how to write one.
        title: Of the model; the adapter's name by default.
        places: The path of a `places.csv` with the names of the places.
        people: Names by id, from 1.

    Raises:
        AdapterError: The adapter answers otherwise than the module, or what it names is not what
            it says; the message has the numbers.
    """
    from pointerscope.mobility.places import People, Places, read_places
    from pointerscope.network.adapters import AdaptedNetwork
    from pointerscope.network.adapters.registration import try_adapter
    from pointerscope.network.bundles import AdapterRecord, Bundle, ModelCard, SoftwareVersions
    from pointerscope.network.checkpoint import Checkpoint

    opened = try_adapter(adapter)
    architecture, weights = opened.architecture, adapter.module.state_dict()
    name = title or adapter.name or type(adapter).__name__
    card = ModelCard.from_architecture(
        name, architecture, adapter=AdapterRecord.of(opened), software=SoftwareVersions.current()
    )
    named = Places((), architecture.locations)
    if places is not None:
        named = read_places(Path(places).read_text(encoding="utf-8"), architecture.locations)
    bundle = Bundle(
        id=name,
        card=card,
        architecture=architecture,
        parameters=sum(parameter.numel() for parameter in adapter.module.parameters()),
        places=named,
        people=People(dict(people or {}), architecture.users),
        histories=(),
        version=f"in memory, {id(adapter)}",
        folder=_NO_FOLDER,
    ).with_checkpoint(Checkpoint(architecture, weights))
    network = AdaptedNetwork(adapter, architecture).eval().requires_grad_(requires_grad=False)
    vars(bundle)["network"] = network
    return Model(bundle)
