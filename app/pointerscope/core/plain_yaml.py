"""YAML from elsewhere, without what could make it more than it seems.

Aliases and merged mappings can turn a few lines into more than any memory holds, and deep nesting
runs out of the stack of whoever reads it.
"""

from __future__ import annotations

from typing import Any

import yaml

DEEPEST = 16
LOADER: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # in C where that is installed

_OPENS = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
_CLOSES = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)


class NotPlainYAMLError(yaml.YAMLError):
    """YAML that is not read; the message says why.

    Attributes:
        line: where, from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def load_plain_yaml(text: str) -> Any:
    """The values of a text.

    Raises:
        NotPlainYAMLError: it has anchors, aliases or tags, or is nested too deeply.
        yaml.YAMLError: it is no YAML.
        ValueError: a value is no such number or date as it looks like.
    """
    check_plain_yaml(text)
    return yaml.load(text, Loader=LOADER)


def check_plain_yaml(text: str, loader: type[Any] = LOADER) -> None:
    """Refuse what could be more than it seems, before anything is built of it.

    Raises:
        NotPlainYAMLError: it has anchors, aliases or tags, or is nested too deeply.
        yaml.YAMLError: it is no YAML.
    """
    depth = 0
    for token in yaml.scan(text, Loader=loader):
        line = token.start_mark.line + 1
        if isinstance(token, yaml.AliasToken | yaml.AnchorToken):
            message = "Anchors (&) and aliases (*) are not read; write it out, or put it in quotes."
            raise NotPlainYAMLError(message, line)
        if isinstance(token, yaml.TagToken):
            raise NotPlainYAMLError("Tags (!) are not read; put it in quotes.", line)
        depth += isinstance(token, _OPENS) - isinstance(token, _CLOSES)
        if depth > DEEPEST:
            raise NotPlainYAMLError("This is nested too deeply.", line)
