"""How an embed looks: what a link to it may ask for, checked before any page is sent."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from fastapi import Depends
from fastapi import Query as Parameter
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

FrameTheme = Literal[
    "light", "dark", "auto", "transparent", "transparent-light", "transparent-dark"
]
_LONGEST_COLOUR = 60  # characters
_HEX = re.compile(r"#?((?:[0-9a-f]{3,4}){1,2})")
_NUMBER = r"[+-]?(?:[0-9]{1,4}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})"
_VALUE = rf"{_NUMBER}(?:%|deg)?"
_BETWEEN = r"(?: *[,/] *| +)"
_FUNCTION = re.compile(rf"(?:rgba?|hsla?|oklch)\( *{_VALUE}(?:{_BETWEEN}{_VALUE}){{2,3}} *\)")


def colour(text: str) -> str:
    """A colour as it may stand in a style: hexadecimal, named, or made of numbers.

    Args:
        text: such as `#07b`, `07b`, `teal`, `rgb(0 119 187)` or `oklch(60% 0.12 240)`.

    Returns:
        The same in lower case, a hexadecimal one with its `#`.

    Raises:
        ValueError: it is anything else.
    """
    written = text[: _LONGEST_COLOUR + 1].strip(" ").lower()
    if len(text) <= _LONGEST_COLOUR:
        if written in _NAMED or _FUNCTION.fullmatch(written):
            return written
        if found := _HEX.fullmatch(written):
            return f"#{found[1]}"
    raise ValueError(
        "Write a colour as #0077bb, as a name such as teal, or as rgb(), hsl() or oklch() with "
        "numbers."
    )


class Look(BaseModel):
    """What can be chosen of an embed, beside what it shows; None is what the element does."""

    model_config = ConfigDict(frozen=True)

    theme: FrameTheme | None = None
    scale: Annotated[float, Field(ge=0.5, le=4, allow_inf_nan=False)] | None = None
    controls: Literal["none", "some", "all"] = "some"
    caption: Literal["none", "title", "all"] | None = None
    accent: Annotated[str, AfterValidator(colour)] | None = None

    @property
    def paper(self) -> Literal["light", "dark"]:
        """The colours of a picture, which has a background and knows no system."""
        return "dark" if self.theme in {"dark", "transparent-dark"} else "light"


def _look(look: Annotated[Look, Parameter()]) -> Look:
    """How it looks, from the parameters of a GET."""
    return look


LookOfParameters = Annotated[Look, Depends(_look)]

_NAMES = """
aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan
darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey
darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite
forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon
lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime
limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen
"""
_NAMED = frozenset(_NAMES.split())
