"""What pages contain instead of requesting it: scripts that run first, and the styles of embeds."""

import base64
import hashlib
import re
from collections.abc import Iterable
from functools import cache

from markupsafe import Markup

from pointerscope.core.settings import STATIC
from pointerscope.publishing.script_bundle import PLOTLY

_STYLES = ("pointer-view", "pointerscope")
_THEME, _START = "theme", "embed-start"
_SCRIPT_COMMENT = re.compile(r"^ *(?:/\*\*.*?\*/|//[^\n]*)\n", re.DOTALL | re.MULTILINE)
_INDENT = re.compile(r"^ +", re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/\n*", re.DOTALL)


def embed_head(
    static: str, styles: Iterable[str] = (), *, draws_with_plotly: bool = False
) -> Markup:
    """Return the styles of an embed and the script that sets its theme.

    The styles lie in a template, which the script of `embed_start` takes out: a frame that is not
    in sight neither reads them nor fetches the font, so that those in sight are not kept waiting.

    Args:
        static: The path of the static files, where the fonts are.
        styles: Further files of `static/css`.
        draws_with_plotly: Whether Plotly is fetched beside the styles.
    """
    css = _css((*_STYLES, *styles)).replace('url("../', f'url("{static}/')
    font = f"{static}/fonts/inter.woff2"
    plotly = Markup('<link rel="preload" href="{}/vendor/plotly/{}" as="script">')
    return Markup(
        '<template data-styles>{}<link rel="preload" href="{}" as="font" type="font/woff2" '
        "crossorigin><style>{}</style></template>\n"
        "<style data-unseen>body {{ visibility: hidden }}</style>\n{}"
    ).format(
        plotly.format(static, PLOTLY.name) if draws_with_plotly else "",
        font,
        Markup(css),
        theme_script(),
    )


def theme_script() -> Markup:
    """Return the script that sets the theme; a page that requested it would be read no further."""
    return _script(_THEME)


def embed_start() -> Markup:
    """Return the script that loads the one of the body's `data-script` when it is in sight."""
    return _script(_START)


def allowed_scripts(*, embed: bool) -> str:
    """Return what a content security policy says of scripts, with the hashes of these."""
    names = (_THEME, _START) if embed else (_THEME,)
    digests = (hashlib.sha256(_code(name).encode()).digest() for name in names)
    hashes = (f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return f"script-src 'self' {' '.join(hashes)}"


def _script(name: str) -> Markup:
    return Markup("<script>{}</script>").format(Markup(_code(name)))


@cache
def _code(name: str) -> str:
    """Return a script without its comments and indents."""
    text = (STATIC / "js" / f"{name}.js").read_text(encoding="utf-8")
    return _INDENT.sub("", _SCRIPT_COMMENT.sub("", text))


@cache
def _css(names: tuple[str, ...]) -> str:
    files = (STATIC / "css" / f"{name}.css" for name in names)
    return "".join(_COMMENT.sub("", file.read_text(encoding="utf-8")) for file in files)
