"""Interventions: changes that a query makes to the forward pass, each declared in one module.

`Interventions` has the field of every module of this package.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from itertools import groupby
from typing import TYPE_CHECKING, Any, get_args

from pydantic import ConfigDict, create_model, model_validator

from pointerscope.core.messages import EXCLUSIVE
from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Group, Intervention
from pointerscope.mobility.interventions.skip import Skip

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from pointerscope.mobility.interventions.attention_temperature import AttentionTemperatureField
    from pointerscope.mobility.interventions.gate import GateField
    from pointerscope.mobility.interventions.layer_norm import LayerNormField
    from pointerscope.mobility.interventions.mask_visits import MaskVisitsField
    from pointerscope.mobility.interventions.only import OnlyField
    from pointerscope.mobility.interventions.order import OrderField
    from pointerscope.mobility.interventions.pointer_scaling import PointerScalingField
    from pointerscope.mobility.interventions.pointer_temperature import PointerTemperatureField
    from pointerscope.mobility.interventions.position_bias import PositionBiasField
    from pointerscope.mobility.interventions.position_from_end import PositionFromEndField
    from pointerscope.mobility.interventions.remove_heads import RemoveHeadsField
    from pointerscope.mobility.interventions.replace_with import ReplaceWithField
    from pointerscope.mobility.interventions.residuals import ResidualsField
    from pointerscope.mobility.interventions.scaling import ScalingField
    from pointerscope.mobility.interventions.sinusoidal import SinusoidalField
    from pointerscope.mobility.interventions.skip import SkipField
    from pointerscope.mobility.interventions.without_features import WithoutFeaturesField


def _declared() -> Iterator[Intervention]:
    for module in pkgutil.iter_modules(__path__):
        declaration = getattr(import_module(f"{__name__}.{module.name}"), "declaration", None)
        if isinstance(declaration, Intervention):
            yield declaration


_GROUPS = get_args(Group)
DECLARED = {
    one.key: one
    for one in sorted(_declared(), key=lambda one: (_GROUPS.index(one.group), one.order, one.key))
}
_EXCLUSIVE = [(DECLARED[one.excludes], one) for one in DECLARED.values() if one.excludes]


def interventions_by_group() -> list[tuple[Group, list[Intervention]]]:
    """Return every intervention in the order of the panel."""
    grouped = groupby(DECLARED.values(), lambda one: one.group)
    return [(group, list(declared)) for group, declared in grouped]


class _Interventions(StrictModel):
    """What interventions have in common."""

    model_config = ConfigDict(frozen=True)

    @model_validator(mode="after")
    def _check_exclusions(self) -> Self:
        for one, other in _EXCLUSIVE:
            if self._makes(one) and self._makes(other):
                raise ValueError(EXCLUSIVE.format(one=one.key, other=other.key))
        return self

    def _makes(self, one: Intervention) -> bool:
        return bool(getattr(self, one.key) != one.default)

    def made(self) -> Iterator[tuple[Intervention, Any]]:
        """Yield those that change something, with their values."""
        for one in DECLARED.values():
            if self._makes(one):
                yield one, getattr(self, one.key)

    def changes(self) -> dict[str, Any]:
        """Return what they change, for JSON."""
        return self.model_dump(mode="json", exclude_defaults=True)

    @property
    def positional(self) -> dict[str, Any]:
        """Those that name positions of one history, with their defaults."""
        return {one.key: one.default for one, _ in self.made() if one.names_positions}

    def words(self) -> list[str]:
        """Name every change, for a sentence."""
        return [self._words(one) for one, _ in self.made() if not one.of]

    def _words(self, one: Intervention) -> str:
        more = {key: self._words(other) for key, other in DECLARED.items() if other.of == one.key}
        return one.words(getattr(self, one.key), **more)


if TYPE_CHECKING:
    # The fields that other modules read by name.
    class Interventions(
        _Interventions,
        AttentionTemperatureField,
        GateField,
        LayerNormField,
        MaskVisitsField,
        OnlyField,
        OrderField,
        PointerScalingField,
        PointerTemperatureField,
        PositionBiasField,
        PositionFromEndField,
        RemoveHeadsField,
        ReplaceWithField,
        ResidualsField,
        ScalingField,
        SinusoidalField,
        SkipField,
        WithoutFeaturesField,
    ):
        """Changes to the forward pass; a field left out changes nothing."""

else:
    Interventions = create_model(
        "Interventions",
        # Fields are collected from the last base to the first.
        __base__=(_Interventions, *(one.model for one in reversed(DECLARED.values()))),
        __doc__="Changes to the forward pass; a field left out changes nothing.",
        __module__=__name__,
    )

NO_INTERVENTIONS = Interventions()

__all__ = ["DECLARED", "NO_INTERVENTIONS", "Interventions", "Skip", "interventions_by_group"]
