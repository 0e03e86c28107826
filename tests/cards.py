"""Tiny bundles with full cards, for tests of what is shown of a model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from pointerscope.mobility.places import Place
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.bundles import ModelCard, write_bundle
from pointerscope.network.pointer_network import PointerNetwork

if TYPE_CHECKING:
    from pathlib import Path

SIZES = {"locations": 9, "users": 4, "d_model": 8, "heads": 2, "feed_forward": 8, "max_visits": 6}


def scores(accuracy: float, width: float | None = 0.01) -> dict[str, Any]:
    """Scores around an accuracy, with intervals as wide as asked for or none."""
    found: dict[str, Any] = {
        "accuracy_at_1": accuracy,
        "accuracy_at_5": accuracy + 0.1,
        "accuracy_at_10": accuracy + 0.2,
        "mrr": accuracy + 0.05,
        "ndcg_at_10": accuracy + 0.08,
    }
    intervals = {name: (value - width, value + width) for name, value in found.items() if width}
    return found | {"weighted_f1": accuracy - 0.02, "histories": 1_234, "intervals": intervals}


def metrics(accuracy: float, baseline: float, width: float | None = 0.01) -> dict[str, Any]:
    return scores(accuracy, width) | {
        "baselines": {
            "markov": scores(baseline, width),
            "last_place": scores(0.05, width),
        },
        "differences": {
            name: {
                metric: {
                    "value": accuracy - other,
                    "interval": [accuracy - other - width, accuracy - other + width],
                }
                for metric in ("accuracy_at_1", "mrr")
            }
            for name, other in (("markov", baseline), ("last_place", 0.05))
            if width is not None
        },
        "parts": {
            "pointer_alone": scores(accuracy - 0.02, width),
            "generation_alone": scores(accuracy - 0.04, width),
        },
    }


def behaviour(gate: float = 0.7, entropy: float = 2.0, weights: tuple[float, ...] = ()) -> Any:
    weights = weights or (0.05, 0.2, 0.08, 0.07, 0.06)
    return {
        "histories": 1_234,
        "targets_in_history": 0.876,
        "gate_mean": gate,
        "gate_deviation": 0.2,
        "gate_when_right": gate + 0.02,
        "gate_when_wrong": gate - 0.02,
        "pointer_entropy_mean": entropy,
        "pointer_entropy_deviation": 0.6,
        "weight_by_steps_back": list(weights),
        "histories_by_steps_back": [1_234 - 10 * step for step in range(len(weights))],
    }


def training(kind: str, **changed: Any) -> dict[str, Any]:
    data = {
        "people": 3,
        "visits": 4_321,
        "places": 7,
        "kind": kind,
        "first_day": "2026-03-02",
        "last_day": "2026-06-21",
        "rule": {"previous_days": 7, "previous_visits": None, "least_visits": 3, "first_days": 7},
        "train": 3_000,
        "validation": 700,
        "test": 1_234,
        "test_with_unknown_target": 56,
        "cut_to_max_visits": 9,
        "dropped": {"visits in a person's first 7 days": 65},
    }
    return {
        "seed": 5,
        "recipe": {"learning_rate": 0.0007, "betas": [0.9, 0.98]},
        "device": "cpu",
        "data": data | changed,
        "curve": [
            {
                "epoch": epoch,
                "training_loss": 3 / epoch,
                "validation_loss": 3.2 / epoch if epoch < 4 else 1.0,
                "validation_accuracy_at_1": 0.2 * epoch,
            }
            for epoch in range(1, 5)
        ],
        "best_epoch": 4,
    }


def attention(accuracy: float, without: float, width: float = 0.01) -> dict[str, Any]:
    """What is lost without all heads, and at the ends of a pruning curve."""

    def changed(name: str, value: float) -> dict[str, Any]:
        lost = value - accuracy
        return {
            "name": name,
            "interventions": {"remove_heads": "all"},
            "accuracy_at_1": value,
            "interval": [value - width, value + width],
            "difference": {"value": lost, "interval": [lost - width, lost + width]},
        }

    return {
        "histories": 1_234,
        "accuracy_at_1": accuracy,
        "interval": [accuracy - width, accuracy + width],
        "changes": [changed("without all heads", without)],
        "pruning": [changed("without L0 H1", accuracy), changed("without L0 H0", without)],
    }


def custom(name: str, accuracy: float, without: float) -> dict[str, Any]:
    """Accuracy where people go by one custom of a simulation."""
    [change] = attention(accuracy, without)["changes"]
    carriers = [] if name == "routine" else [[0, 1]]
    return {
        "custom": name,
        "histories": 600,
        "oracle": 0.95,
        "network": {"accuracy_at_1": accuracy, "interval": [accuracy - 0.01, accuracy + 0.01]},
        "changes": [change],
        "baselines": {"markov": {"accuracy_at_1": 0.1, "interval": [0.08, 0.12]}},
        "carriers": carriers,
        "without_carriers": dict.fromkeys(carriers and ("routine", name), change["difference"]),
        "deciding_attention": [
            {"layer": 0, "head": head, "share": share, "interval": [0.1, 0.6], "mean_share": 0.05}
            for head, share in enumerate((0.2, 0.5))
            if carriers
        ],
    }


def known(kind: str = "gps stays", accuracy: float = 0.5, baseline: float = 0.3) -> dict[str, Any]:
    """Everything that a card can hold."""
    return {
        "dataset": "somewhere",
        "licence": "Research use only",
        "training": training(kind),
        "metrics": metrics(accuracy, baseline),
        "behaviour": behaviour(),
        "attention": attention(accuracy, accuracy - 0.2),
        "customs": [custom("routine", 0.9, 0.85), custom("errand", accuracy, accuracy / 4)],
    }


def card(
    without: frozenset[str] = frozenset(), title: str = "A network", **fields: Any
) -> ModelCard:
    """A card of a tiny architecture; validated as one that is read from a file."""
    made = ModelCard.from_architecture(title, architecture(without), **fields)
    return ModelCard.model_validate_json(made.model_dump_json())


def architecture(without: frozenset[str] = frozenset(), **sizes: int) -> Architecture:
    shape = SIZES | sizes | ({"users": 0} if "user" in without else {})
    return Architecture(**shape, components=frozenset(COMPONENTS) - without)


def write_card(
    folder: Path,
    title: str,
    without: frozenset[str] = frozenset(),
    terms: str = "",
    **fields: Any,
) -> None:
    """A bundle with random weights and this card."""
    torch.manual_seed(0)
    made = ModelCard.from_architecture(title, architecture(without), **fields)
    weights = PointerNetwork(architecture(without)).state_dict()
    documents = {"DATA-LICENCE.md": terms} if terms else None
    write_bundle(folder, made, weights, [Place(2, "Home")], documents=documents)


def write_cards(folder: Path) -> None:
    """Families of GPS stays, check-ins and simulated visits, and a broken folder."""
    terms = "# Terms\n\nFor <b>research</b> only.\n\nNo redistribution."
    write_card(folder / "gps", "Tracks", family="gps", terms=terms, **known("gps stays", 0.5, 0.3))
    write_card(
        folder / "gps-no-gate",
        "Tracks, no gate",
        frozenset({"gate"}),
        family="gps",
        variant="without the gate",
        **known("gps stays", 0.47, 0.3),
    )
    no_pointer = frozenset({"pointer", "position_bias", "gate"})
    write_card(
        folder / "gps-no-pointer",
        "Tracks, no pointer",
        no_pointer,
        family="gps",
        **known("gps stays", 0.35, 0.3),
    )
    write_card(folder / "checks", "Check-ins", family="checks", **known("check-ins", 0.2, 0.4))
    write_card(folder / "alone", "Orphan", family="gone", variant="without the user")
    write_card(folder / "bare", "Bare")
    (folder / "broken").mkdir()
    (folder / "broken" / "best.pt").write_bytes(b"no checkpoint")
