"""The types of values that interventions share."""

from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, Field

_MAX_ITEMS = 1_000
_Item = TypeVar("_Item")


def _sorted(items: Any) -> Any:
    """Sort the items of a set, so that equal ones compare equal and share a cache entry."""
    if isinstance(items, str):
        return items

    def parts(item: Any) -> Any:
        return tuple(vars(item).values()) if isinstance(item, BaseModel) else item

    return tuple(sorted(set(items), key=parts))


Index = Annotated[int, Field(strict=True, ge=0)]
OnUnlessFalse = Annotated[bool, Field(strict=True)]
Temperature = Annotated[float, Field(strict=True, gt=0, allow_inf_nan=False)]
Fraction = Annotated[float, Field(strict=True, ge=0, le=1)]
Items = Annotated[tuple[_Item, ...], Field(max_length=_MAX_ITEMS, fail_fast=True)]
SORTED = AfterValidator(_sorted)
