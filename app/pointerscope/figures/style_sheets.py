"""The style sheets of exported pages and pictures, with the fonts inside."""

import base64
import re
from collections.abc import Iterable

from pointerscope.core.settings import STATIC

_FONT_FACE = re.compile(r"@font-face \{.*?\}", re.DOTALL)
_FONT_ADDRESS = re.compile(r'url\("\.\./fonts/([\w.-]+)"\)')


def read_styles(names: Iterable[str]) -> str:
    """Return files of `static/css` as one style sheet, with the fonts that they name inside it."""
    css = "".join((STATIC / "css" / f"{name}.css").read_text(encoding="utf-8") for name in names)
    return _FONT_ADDRESS.sub(_font_in_address, css)


def text_face() -> str:
    """Return the rule of the face that texts are written in, with the font inside it."""
    [rule] = _FONT_FACE.findall(read_styles(["pointerscope"]))
    return str(rule)


def _font_in_address(address: re.Match[str]) -> str:
    font = base64.b64encode((STATIC / "fonts" / address[1]).read_bytes()).decode()
    return f'url("data:font/woff2;base64,{font}")'
