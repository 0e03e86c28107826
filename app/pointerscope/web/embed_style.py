"""The style parameters of embeds, validated before a page is sent."""

import re
from typing import Annotated, Literal

from fastapi import Depends
from fastapi import Query as Parameter
from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidatorFunctionWrapHandler,
    WrapValidator,
)

FrameTheme = Literal[
    "light", "dark", "auto", "transparent", "transparent-light", "transparent-dark"
]
_MAX_COLOUR_LENGTH = 60
_HEX = re.compile(r"#?((?:[0-9a-f]{3,4}){1,2})")
_NUMBER = r"[+-]?(?:[0-9]{1,4}(?:\.[0-9]{1,6})?|\.[0-9]{1,6})"
_VALUE = rf"{_NUMBER}(?:%|deg)?"
_BETWEEN = r"(?: *[,/] *| +)"
_FUNCTION = re.compile(rf"(?:rgba?|hsla?|oklch)\( *{_VALUE}(?:{_BETWEEN}{_VALUE}){{2,3}} *\)")


def parse_colour(text: str) -> str:
    """Return a CSS colour: hexadecimal, named, or a colour function.

    Args:
        text: such as `#07b`, `07b`, `teal`, `rgb(0 119 187)` or `oklch(60% 0.12 240)`.

    Returns:
        The colour in lower case; a hexadecimal one with `#`.

    Raises:
        ValueError: the text is not such a colour.
    """
    written = text[: _MAX_COLOUR_LENGTH + 1].strip(" ").lower()
    if len(text) <= _MAX_COLOUR_LENGTH:
        if written in _COLOUR_NAMES or _FUNCTION.fullmatch(written):
            return written
        if found := _HEX.fullmatch(written):
            return f"#{found[1]}"
    raise ValueError(
        "This is not a colour. Write one as #0077bb, as a name such as teal, or as rgb(), hsl() or "
        "oklch() with numbers."
    )


def _or_auto(written: object, number: ValidatorFunctionWrapHandler) -> object:
    """Return auto, which follows the size of the frame, or a number."""
    return written if written == "auto" else number(written)


_Number = Annotated[float, Field(ge=0.5, le=4, allow_inf_nan=False)]
Scale = Annotated[_Number, WrapValidator(_or_auto)]


class EmbedStyle(BaseModel):
    """The style of an embed; None leaves the default of the element `<pointer-view>`."""

    model_config = ConfigDict(frozen=True)

    theme: FrameTheme | None = None
    scale: Annotated[Scale | None, Field(description="The factor of the text size, or auto.")] = (
        None
    )
    controls: Literal["none", "some", "all"] = "some"
    caption: Literal["none", "title", "all"] | None = None
    accent: Annotated[str, AfterValidator(parse_colour)] | None = None

    @property
    def picture_theme(self) -> Literal["light", "dark"]:
        """The theme of a preview picture, which has a background and no system setting."""
        return "dark" if self.theme in {"dark", "transparent-dark"} else "light"


def _embed_style(style: Annotated[EmbedStyle, Parameter()]) -> EmbedStyle:
    """Return the style in the parameters of a GET request."""
    return style


EmbedStyleParameters = Annotated[EmbedStyle, Depends(_embed_style)]

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
_COLOUR_NAMES = frozenset(_NAMES.split())
