"""The files with which a browser computes a network: its vocabulary and its weights."""

from __future__ import annotations

import base64
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import orjson

from pointerscope.mobility.places import Place

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle, SharedWeights

NETWORK_FILES = ("vocabulary.json", "weights.safetensors")


def vocabulary_content(bundle: Bundle, shared: SharedWeights | None) -> dict[str, Any]:
    """Return the sizes of a network, its places and its people, and where its weights are."""
    places = [place for place in bundle.places if place != Place(place.id)]
    return {
        "id": bundle.id,
        "sizes": bundle.architecture.sizes,
        "places": [
            {
                "id": place.id,
                "name": place.name,
                "category": place.category,
                "typical_minutes": place.typical_minutes,
            }
            for place in places
        ],
        "people": [
            {"id": user, "name": bundle.people.name(user)}
            for user in range(1, bundle.architecture.users)
        ],
        "weights": None if shared is None else shared._asdict(),
    }


def network_files(bundle: Bundle) -> dict[str, bytes]:
    """Return the content of each of `NETWORK_FILES`, of a model whose weights may be shared.

    Raises:
        BundleError: The files of the bundle have changed since it was opened.
    """
    vocabulary = orjson.dumps(vocabulary_content(bundle, bundle.shared_weights))
    return dict(zip(NETWORK_FILES, (vocabulary, bundle.read_shared_weights()), strict=True))


def file_addresses(model: str, start: str, names: Iterable[str] = NETWORK_FILES) -> dict[str, str]:
    """Return where a script finds files of a model, by the names of the files without suffix.

    Args:
        model: The id of the model.
        start: How the addresses begin, such as `../../models/`; `#` for data blocks of the page.
        names: The names of the files.
    """
    return {name.split(".")[0]: f"{start}{model}/{name}" for name in names}


def addresses_of(bundles: Iterable[Bundle], start: str) -> dict[str, dict[str, str]]:
    """Return `file_addresses` of some models by their ids, as a page lists them."""
    return {bundle.id: file_addresses(bundle.id, start) for bundle in bundles}


def data_blocks(bundles: Iterable[Bundle]) -> dict[str, str]:
    """Return the files of some models in base64, by the ids of the data blocks that hold them.

    Raises:
        BundleError: The files of a bundle have changed since it was opened.
    """
    return {
        f"{bundle.id}/{name}": base64.b64encode(content).decode()
        for bundle in bundles
        for name, content in network_files(bundle).items()
    }
