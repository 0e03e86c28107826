"""Untrusted YAML, restricted to plain values.

Aliases and merged mappings can expand a few lines beyond any memory, deep nesting can overflow the
parser's stack, and every key and value takes a hundred times the memory of its text.
"""

from typing import Any

import yaml

MAX_DEPTH = 16
MAX_TOKENS = 60_000  # a key with its value has four
LOADER: type[Any] = getattr(
    yaml, "CSafeLoader", yaml.SafeLoader
)  # the C parser where it is installed

_OPENS = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
_CLOSES = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)


class NotPlainYAMLError(yaml.YAMLError):
    """YAML with a construct that is refused; the message says which and what to write instead.

    Attributes:
        line: the line of the construct, from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def load_plain_yaml(text: str) -> Any:
    """Return the values of a YAML text.

    Raises:
        NotPlainYAMLError: as `check_plain_yaml`.
        yaml.YAMLError: the text is not YAML.
        ValueError: a value looks like a number or date but is not a valid one.
    """
    check_plain_yaml(text)
    return yaml.load(text, Loader=LOADER)


def check_plain_yaml(text: str, loader: type[Any] = LOADER) -> None:
    """Check that a YAML text holds plain values only, before any object is built.

    Raises:
        NotPlainYAMLError: the text has anchors, aliases or tags, is nested too deeply, or has too
            many keys and values.
        yaml.YAMLError: the text is not YAML.
    """
    depth = 0
    for count, token in enumerate(yaml.scan(text, Loader=loader)):
        line = token.start_mark.line + 1
        if isinstance(token, yaml.AliasToken | yaml.AnchorToken):
            message = (
                "Anchors (&) and aliases (*) are not supported; write the value out, "
                "or put the text in quotes."
            )
            raise NotPlainYAMLError(message, line)
        is_tag = isinstance(token, yaml.DirectiveToken) and token.name == "TAG"
        if is_tag or isinstance(token, yaml.TagToken):
            raise NotPlainYAMLError("Tags (!) are not supported; put the text in quotes.", line)
        depth += isinstance(token, _OPENS) - isinstance(token, _CLOSES)
        if depth > MAX_DEPTH:
            raise NotPlainYAMLError(
                f"This is nested too deeply; use at most {MAX_DEPTH} levels.", line
            )
        if count == MAX_TOKENS:
            raise NotPlainYAMLError(
                f"There are too many keys and values; use at most {MAX_TOKENS // 4:,}.", line
            )
