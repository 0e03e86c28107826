"""Plain YAML with the line of every value, so that problems can say where they are."""

from contextlib import suppress
from typing import Any, NamedTuple

import yaml

from pointerscope.core.plain_yaml import LOADER, NotPlainYAMLError, check_plain_yaml

_MAX_DIGITS = 18  # of a whole number; JSON has 64 bits for it
_MAX_NAME_CHARACTERS = 60  # of a key in a message
KeyPath = tuple[str | int, ...]


class LocatedYAML(NamedTuple):
    """The value of a YAML text, and the line of each key path, from 1."""

    value: Any
    lines: dict[KeyPath, int]


class LocatedYAMLError(ValueError):
    """A YAML text that cannot be read; the message says what to do.

    Attributes:
        line: from 1.
        path: the keys that lead there; empty if they are unknown.
    """

    def __init__(self, message: str, line: int, path: KeyPath = ()) -> None:
        super().__init__(message)
        self.line = line
        self.path = path


def read_located_yaml(text: str) -> LocatedYAML:
    """Read plain YAML. Dates stay texts, and there are no merge keys.

    Raises:
        LocatedYAMLError: the text is not YAML, or has more than plain values in it.
    """
    lines: dict[KeyPath, int] = {}
    try:
        check_plain_yaml(text, _Loader)
        node = yaml.compose(text, Loader=_Loader)
    except NotPlainYAMLError as error:
        raise LocatedYAMLError(str(error), error.line) from error
    except yaml.YAMLError as error:
        raise _syntax_error(error) from error
    return LocatedYAML({} if node is None else _value(node, (), lines), lines)


class _Loader(LOADER):  # type: ignore[misc]
    """A YAML loader that leaves dates as text, as queries write them, and knows no merge keys."""


_Loader.yaml_implicit_resolvers = {
    first: [
        (tag, expression)
        for tag, expression in resolvers
        if tag not in ("tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:merge")
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def _value(node: yaml.Node, path: KeyPath, lines: dict[KeyPath, int]) -> Any:
    """Return a node's value, and store the lines of all its parts."""
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.SequenceNode):
        return [_value(child, (*path, index), lines) for index, child in enumerate(node.value)]
    if isinstance(node, yaml.MappingNode):
        return _mapping(node, path, lines)
    return _scalar(node)


def _mapping(node: yaml.MappingNode, path: KeyPath, lines: dict[KeyPath, int]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for key, child in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            message = "This key is a list or a mapping. Use a word as key."
            raise LocatedYAMLError(message, line, path)
        name = str(key.value)
        if name in values:
            message = f'The key "{name[:_MAX_NAME_CHARACTERS]}" appears twice. Remove one of them.'
            raise LocatedYAMLError(message, line, path)
        lines[(*path, name)] = line
        values[name] = _value(child, (*path, name), lines)
    return values


def _scalar(node: yaml.Node) -> Any:
    """Return a number, a boolean, None or a string; strings that only resemble numbers stay so."""
    kind, text = node.tag.rpartition(":")[2], str(node.value)
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() in ("true", "yes", "on")
    if kind == "int" and len(text) <= _MAX_DIGITS:
        with suppress(ValueError):
            return int(text)
    if kind in ("int", "float") and len(text) < 40:
        with suppress(ValueError):
            return float(text)
    return text


def _syntax_error(error: yaml.YAMLError) -> LocatedYAMLError:
    mark = getattr(error, "problem_mark", None)
    line = 1 if mark is None else mark.line + 1
    reason = getattr(error, "problem", None) or " ".join(str(error).split())
    advice = "put texts in quotes if they contain a colon or begin with a symbol"
    return LocatedYAMLError(
        f"This is not valid YAML: {reason}. Check the indentation, and {advice}.", line
    )
