"""The base class of what clients send: unknown fields are refused, in bounded work."""

from itertools import islice
from typing import Any, ClassVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, model_validator
from pydantic_core import to_json

from pointerscope.core import messages
from pointerscope.core.problems import MAX_PROBLEMS


class StrictModel(BaseModel):
    """A model without unknown fields; at most `MAX_PROBLEMS` of them are reported.

    Pydantic itself collects an error for every unknown field, and a body of 300 kB can hold 30,000
    of them. Lists in such a model are declared with `fail_fast` for the same reason.
    """

    model_config = ConfigDict(extra="forbid")
    field_names: ClassVar[set[str]] = set()  # of all these models

    @classmethod
    def __pydantic_init_subclass__(cls, **kwargs: Any) -> None:
        """Collect the names of the fields."""
        super().__pydantic_init_subclass__(**kwargs)
        cls.field_names.update(cls.model_fields)

    @model_validator(mode="before")
    @classmethod
    def _drop_further_unknown_fields(cls, sent: Any) -> Any:
        if not isinstance(sent, dict) or len(sent) <= len(cls.model_fields) + MAX_PROBLEMS:
            return sent
        known = {name: sent[name] for name in cls.model_fields if name in sent}
        unknown = (name for name in sent if name not in known)
        return known | {name: sent[name] for name in islice(unknown, MAX_PROBLEMS)}


def _check_json(value: Any) -> Any:
    """Reject values that cannot be serialised to JSON."""
    try:
        to_json(value)
    except ValueError as error:
        raise ValueError(messages.NOT_PLAIN_JSON) from error
    return value


# For fields of any content, which may be nested too deeply or hold half characters.
PLAIN_JSON = BeforeValidator(_check_json)
