"""Options of long commands, read from a file and from `key=value` on the command line."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml
from pydantic import BaseModel, ValidationError
from rapidfuzz import process

from pointerscope.core.plain_yaml import load_plain_yaml

_MAX_FILE_BYTES = 100_000
_MIN_SIMILARITY = 60  # of 100, of an option that is suggested
_NOT_YAML = "%@`"  # no YAML value begins with one of these


class OptionsError(ValueError):
    """Options cannot be read; the message names the option and what it accepts."""


def read_options(file: Path | None, assignments: Iterable[str]) -> dict[str, Any]:
    """Read options from a YAML or JSON file and from assignments, which override the file.

    Args:
        file: holds one mapping of names to values; JSON if its suffix is `.json`, otherwise YAML.
        assignments: `key=value` each, the value in YAML: `heads=2`, `without=[gate, user]`. A
            value that begins with %, @ or ` is a text: `time_format=%d/%m/%Y`.

    Raises:
        OptionsError: the file or an assignment cannot be read.
    """
    options = {} if file is None else _read_file(file)
    for assignment in assignments:
        key, equals, value = assignment.partition("=")
        if not equals or not key.strip():
            raise OptionsError(f'"{assignment}" is not an assignment; write --set key=value.')
        options[key.strip()] = _parse_value(key.strip(), value)
    return options


def split_options(options: Mapping[str, Any], *models: type[BaseModel]) -> list[dict[str, Any]]:
    """Split options by the model that has a field of their name.

    Args:
        options: values by name.
        models: no two of them share a field.

    Returns:
        The options of each model, in the order of `models`.

    Raises:
        OptionsError: an option belongs to no model.
    """
    names = [name for model in models for name in model.model_fields]
    for option in options:
        if option not in names:
            closest = process.extractOne(option, names, score_cutoff=_MIN_SIMILARITY)
            hint = f'Did you mean "{closest[0]}"?' if closest else "--help lists all options."
            raise OptionsError(f'There is no option "{option}". {hint}')
    return [
        {name: options[name] for name in model.model_fields if name in options} for model in models
    ]


def validate_options(model: type[BaseModel], values: Mapping[str, Any]) -> Any:
    """Return a model with these values.

    Raises:
        OptionsError: a value is invalid; the message names its option.
    """
    try:
        return model(**values)
    except ValidationError as error:
        messages = []
        for details in error.errors():
            where = str(details["loc"][0]) if details["loc"] else "the options"
            messages.append(f"{where}: {details['msg']} (it was {details['input']!r})")
        raise OptionsError("; ".join(messages) + ".") from error


def describe_options(*models: type[BaseModel]) -> list[tuple[str, str]]:
    """Return the name of every option with its description and default, for a help page."""
    rows = []
    for model in models:
        for name, field in model.model_fields.items():
            default = json.dumps(field.get_default(call_default_factory=False), default=str)
            description = f"{field.description} " if field.description else ""
            rows.append((name, f"{description}[default: {default}]"))
    return rows


def _parse_value(key: str, written: str) -> Any:
    """Parse the value behind the equals sign; without one it is an empty text."""
    if not written.strip() or written.lstrip()[0] in _NOT_YAML:
        return written.strip()
    try:
        return load_plain_yaml(written)
    except (yaml.YAMLError, ValueError) as error:
        raise OptionsError(
            f'The value of "{key}" is not YAML: {written[:100]}. Put a text with special signs in '
            "quotes."
        ) from error


def _read_file(file: Path) -> dict[str, Any]:
    try:
        if file.stat().st_size > _MAX_FILE_BYTES:
            raise OptionsError(
                f"{file} is too large for options; the limit is {_MAX_FILE_BYTES:,} bytes."
            )
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
