"""Options of long commands: from a file, and from `key=value` on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import yaml
from pydantic import BaseModel, ValidationError
from rapidfuzz import process

from pointerscope.core.plain_yaml import load_plain_yaml

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

_LARGEST_FILE = 100_000  # bytes
_NO_YAML = "%@`"  # with which no value in YAML begins


class OptionsError(ValueError):
    """Options that cannot be read; the message says which and what could stand there."""


def read_options(file: Path | None, assignments: Iterable[str]) -> dict[str, Any]:
    """What a YAML or JSON file and assignments say; an assignment goes before the file.

    Args:
        file: holds one mapping of names to values, JSON if it is called so and else YAML.
        assignments: `key=value` each, the value in YAML: `heads=2`, `without=[gate, user]`; one
            that cannot be YAML because of how it begins is a text: `time_format=%d/%m/%Y`.

    Raises:
        OptionsError: the file or an assignment cannot be read.
    """
    options = {} if file is None else _from_file(file)
    for assignment in assignments:
        key, equals, value = assignment.partition("=")
        if not equals or not key.strip():
            raise OptionsError(f'"{assignment}" is no assignment; write --set key=value.')
        options[key.strip()] = _value(key.strip(), value)
    return options


def choose(options: Mapping[str, Any], *models: type[BaseModel]) -> list[dict[str, Any]]:
    """Deal options out to the models that have them.

    Args:
        options: by name.
        models: no two of them share a field.

    Raises:
        OptionsError: no model has one of the options.
    """
    names = [name for model in models for name in model.model_fields]
    for option in options:
        if option not in names:
            near = process.extractOne(option, names)
            hint = f' Did you mean "{near[0]}"?' if near and near[1] > 60 else ""
            raise OptionsError(f'There is no option "{option}".{hint}')
    return [
        {name: options[name] for name in model.model_fields if name in options} for model in models
    ]


def checked(model: type[BaseModel], values: Mapping[str, Any]) -> Any:
    """A model of these values.

    Raises:
        OptionsError: a value does not fit; the message names it.
    """
    try:
        return model(**values)
    except ValidationError as error:
        messages = []
        for found in error.errors():
            where = str(found["loc"][0]) if found["loc"] else "the options"
            messages.append(f"{where}: {found['msg']} (it was {found['input']!r})")
        raise OptionsError("; ".join(messages) + ".") from error


def described(*models: type[BaseModel]) -> list[tuple[str, str]]:
    """Every option with its description and default, for a help page."""
    rows = []
    for model in models:
        for name, field in model.model_fields.items():
            default = json.dumps(field.get_default(call_default_factory=False), default=str)
            about = f"{field.description} " if field.description else ""
            rows.append((f"{name}", f"{about}[default: {default}]"))
    return rows


def _value(key: str, written: str) -> Any:
    """What stands behind the equals sign; nothing is an empty text."""
    if not written.strip() or written.lstrip()[0] in _NO_YAML:
        return written.strip()
    try:
        return load_plain_yaml(written)
    except (yaml.YAMLError, ValueError) as error:
        raise OptionsError(f'The value of "{key}" cannot be read: {written}.') from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        if file.stat().st_size > _LARGEST_FILE:
            raise OptionsError(f"{file} is too large to be a list of options.")
        text = file.read_text(encoding="utf-8")
        content = json.loads(text) if file.suffix == ".json" else load_plain_yaml(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        if isinstance(error, OptionsError):
            raise
        raise OptionsError(f"{file} is neither YAML nor JSON: {error}") from error
    except OSError as error:
        raise OptionsError(f"{file} cannot be read: {error.strerror or error}.") from error
    if content is None:
        return {}
    if not isinstance(content, dict) or not all(isinstance(key, str) for key in content):
        raise OptionsError(f"{file} must hold names and values, such as `heads: 2`.")
    return content
