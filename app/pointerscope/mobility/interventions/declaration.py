"""What an intervention declares: its field, what it does to a pass, its words and its control.

An intervention is one module of this package: a model with its one field, and a declaration::

    class PointerStrengthField(StrictModel):
        pointer_strength: Temperature = Field(1.0, description="Multiplies the content scores.")

    declaration = Intervention(
        PointerStrengthField,
        title="Strength of the pointer's content",
        group="softmax",
        order=50,
        does="Multiplies the content scores before the position bias is added.",
        expect="Above 1, the position bias matters less.",
        said=Said("content scores times {value}"),
        control=NumberBox("Factor", unchanged="1", maximum=10),
        changes=(Change("pointer.content_scores", "scale"),),
    )

From it follow the field of the API, the panel, the sentence on pages, the documentation, and the
passes of both engines.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Literal, Protocol

from pydantic import BaseModel

from pointerscope.core.strict_model import StrictModel

Group = Literal["heads and layers", "softmax", "positions", "inputs", "blend", "visits"]


class NetworkParts(Protocol):
    """What pages know of a network."""

    layers: int
    components: Collection[str]


ALL = "all"  # in place of a list, every item


@dataclass(frozen=True)
class Change:
    """A change to the tensors of some sites (`pointerscope.network.sites`).

    Attributes:
        at: the sites: `*` is every layer or head, and `{…}` a part of the value or of its item.
        do: what becomes of the tensor, or the key of the intervention whose value says it:
            "zero": zeros;
            "mean": each row becomes the mean over the visits that are not masked;
            "fill": every number becomes `by`;
            "scale": it is multiplied by `by`;
            "soften": it becomes the softmax of the scores at `of`, divided by `by`;
            "keep": it becomes the earlier tensor at `of`, one term of a sum or the input of a
            norm. Where interventions keep different terms of one sum, nothing is left: zeros.
        of: the sites of earlier tensors, written as in `at`; the network may lack them.
        by: a number, the root of the width of a head ("√k") or of the model ("√d"), or None for
            the value itself.
        where: the change is made only if this is the value, or a part of its item.
    """

    at: str
    do: str
    of: str | None = None
    by: float | Literal["√k", "√d"] | None = None
    where: str | None = None


@dataclass(frozen=True)
class Switch:
    """A box that switches something off."""

    kind: ClassVar = "switch"


@dataclass(frozen=True)
class NumberBox:
    """A field for a number, empty where nothing is changed."""

    kind: ClassVar = "number"
    label: str
    unchanged: str  # what stands in the empty field
    minimum: float = 0
    maximum: float | None = None
    step: float = 0.05


@dataclass(frozen=True)
class Menu:
    """A choice of one value; the first changes nothing."""

    kind: ClassVar = "menu"
    label: str
    unchanged: str
    options: Mapping[str, str]  # labels by value


@dataclass(frozen=True)
class HeadGrid:
    """A box for every head, layer by layer."""

    kind: ClassVar = "heads"
    legend: str


@dataclass(frozen=True)
class ItemBox:
    """A box of a list: its label, its item, and the component without which it does nothing."""

    label: str
    item: Any
    needs: str | None = None


@dataclass(frozen=True)
class Boxes:
    """A box for every item of a list."""

    kind: ClassVar = "boxes"
    boxes: tuple[ItemBox, ...]

    def offered(self, _: NetworkParts) -> tuple[ItemBox, ...]:
        """Return the boxes that a network's page shows."""
        return self.boxes


@dataclass(frozen=True)
class LayerBoxes(Boxes):
    """A box for every item in every layer; its item has the `layer`, too."""

    def offered(self, network: NetworkParts) -> tuple[ItemBox, ...]:
        """Return the boxes of all layers, without those that do nothing."""
        return tuple(
            ItemBox(f"layer {layer} {box.label}", {"layer": layer, **box.item}, box.needs)
            for layer in range(network.layers)
            for box in self.boxes
            if box.needs in (None, *network.components)
        )


@dataclass(frozen=True)
class VisitBoxes:
    """A box for every visit of the history but the last."""

    kind: ClassVar = "visits"


@dataclass(frozen=True)
class VisitOrder:
    """Buttons that shuffle or reverse the visits."""

    kind: ClassVar = "order"


Control = Switch | NumberBox | Menu | HeadGrid | Boxes | VisitBoxes | VisitOrder


@dataclass(frozen=True)
class Said:
    """How an intervention is named in a sentence.

    Attributes:
        text: `{value}` is the value, `{items}` its items; the key of an intervention that is `of`
            this one stands for what that says. By value where it is a mapping.
        item: an item of a list, by the names of its parts. Words are written with dashes.
        every: all items.
        single: in place of `text`, of a single item.
        between: items.
        first: the number of the first item where items are positions.
    """

    text: str | Mapping[str, str]
    item: str = ""
    every: str = ""
    single: str = ""
    between: str = ", "
    first: int = 0


@dataclass(frozen=True)
class Intervention:
    """A change to the forward pass that a query can make.

    Attributes:
        model: has its one field; the field's default changes nothing.
        title: label of the control.
        group: the kind of change.
        order: of the interventions of a group, lower numbers come first.
        does: what it does, a sentence for students.
        expect: the effect to expect, for readers to test.
        said: how it is named in a sentence.
        control: on pages.
        source: the text and section that says what to expect; None if it follows from the formula.
        changes: to tensors; none where it changes the visits that the network reads.
        item: the model of an item, or the names of its parts; `layer` and `head` must exist.
        needs: the component without which it changes nothing.
        requires: the parts of the blend without which a network refuses it.
        excludes: the intervention that cannot be made together with it.
        of: the intervention that it says more about, and without which it changes nothing.
    """

    model: type[StrictModel]
    title: str
    group: Group
    order: int
    does: str
    expect: str
    said: Said
    control: Control
    source: str | None = None
    changes: tuple[Change, ...] = ()
    item: type[StrictModel] | tuple[str, ...] = ("value",)
    needs: str | None = None
    requires: tuple[str, ...] = ()
    excludes: str | None = None
    of: str | None = None

    @cached_property
    def key(self) -> str:
        """The name of its field."""
        [key] = self.model.model_fields
        return key

    @cached_property
    def default(self) -> Any:
        """The value that changes nothing."""
        return self.model.model_fields[self.key].default

    @property
    def description(self) -> str:
        """What the field means, for the documentation of the API."""
        return str(self.model.model_fields[self.key].description)

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts of an item."""
        return self.item if isinstance(self.item, tuple) else tuple(self.item.model_fields)

    @property
    def names_positions(self) -> bool:
        """Whether its items are positions of one history, which mean others in another."""
        return self.parts == ("position",)

    def items(self, value: Any) -> Iterator[dict[str, Any]]:
        """Yield the parts of every item of a value, by name; all items are one, of stars."""
        if value == ALL:
            yield dict.fromkeys(self.parts, "*")
            return
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, BaseModel):
                yield vars(item)
            else:
                in_order = item if isinstance(item, tuple) else (item,)
                yield dict(zip(self.parts, in_order, strict=True))

    def words(self, value: Any, **more: str) -> str:
        """Name the change to a value, with what other interventions say more about it."""
        said, items = self.said, [*self.items(value)]
        template = said.text if isinstance(said.text, str) else said.text[value]
        if said.single and len(items) == 1:
            template = said.single
        listed = said.every if value == ALL else said.between.join(map(self._item_words, items))
        return template.format(value=_text(value), items=listed, **more)

    def _item_words(self, item: dict[str, Any]) -> str:
        first = self.said.first
        numbered = {name: part + first if first else part for name, part in item.items()}
        return self.said.item.format(**{name: _text(part) for name, part in numbered.items()})


def _text(part: Any) -> str:
    """Write a number as short as it can be, and a word with dashes."""
    return str(part).removesuffix(".0").replace("e-0", "e-").replace("_", "-")
