"""Heads that are removed."""

from typing import Annotated, Literal

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, HeadGrid, Intervention, Said
from pointerscope.mobility.interventions.values import SORTED, Index, Items


class RemoveHeadsField(StrictModel):
    remove_heads: Annotated[Items[tuple[Index, Index]] | Literal["all"], SORTED] = Field(
        (),
        description='Heads to remove, as 0-based [layer, head] pairs, or "all".',
        examples=[[[0, 1]]],
    )

    def removed_heads(self, layer: int, heads: int) -> tuple[int, ...]:
        """Return which of the heads of a layer are removed."""
        if self.remove_heads == "all":
            return tuple(range(heads))
        return tuple(head for at, head in self.remove_heads if at == layer)


declaration = Intervention(
    RemoveHeadsField,
    title="Switch heads off",
    group="heads and layers",
    order=10,
    does="The output of the head is not added to the encoding; its attention weights are still "
    "computed.",
    expect="Where two heads do much the same, switching one of them off changes little. Switching "
    "off a head that does something of its own changes the prediction more.",
    source='Deep dive (D), "Could Heads Learn the Same Thing?"; lecture (L), "Why Multiple Heads?"',
    said=Said("{items} {replace_with}", item="L{layer} H{head}", every="every head"),
    control=HeadGrid("Heads to switch off"),
    changes=(Change("layers.{layer}.heads.{head}.outputs", "replace_with"),),
    item=("layer", "head"),
    needs="attention",
)
