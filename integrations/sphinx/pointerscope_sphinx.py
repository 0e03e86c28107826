"""A directive for Sphinx, MyST and Jupyter Book that shows a view of PointerScope.

Put this file beside `conf.py`, and there:

    import sys, pathlib
    sys.path.append(str(pathlib.Path(__file__).parent))
    extensions = ["pointerscope_sphinx"]
    pointerscope_server = "https://your.server"

In reStructuredText and in MyST:

    .. pointerscope:: network
       :visits: Maple Court @ Mon 08:00 +45, Café Luna

    ```{pointerscope} heads
    :visits: Maple Court @ Mon 08:00 +45, Café Luna
    ```

`:query:` takes further parameters of an embed, such as `theme=dark&scale=auto`. Formats without
frames get a link to the view.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import parse_qsl, quote, urlencode

from docutils import nodes
from docutils.parsers.rst import Directive, directives

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_QUERY = ("visits", "user", "predict_at", "interventions", "against")


class PointerScope(Directive):
    """A view in a frame; its argument is the name of the view."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {
        **dict.fromkeys((*_QUERY, "model", "server", "query", "title"), directives.unchanged),
        "width": directives.unchanged,
        "height": directives.nonnegative_int,
    }

    def run(self) -> list[nodes.Node]:
        """Return the frame for HTML, and a link for other formats."""
        config = self.state.document.settings.env.config
        server = self.options.get("server", config.pointerscope_server).rstrip("/")
        model = self.options.get("model", config.pointerscope_model)
        view = self.arguments[0]
        query = {name: self.options[name] for name in _QUERY if name in self.options}
        query |= dict(parse_qsl(self.options.get("query", "")))
        path = f"{server}/embed/{quote(model)}/{quote(view)}"
        search = f"?{urlencode(query, quote_via=quote)}" if query else ""
        address, picture = path + search, f"{path}/picture.png{search}"
        title = self.options.get("title", f"PointerScope: {view}")
        frame = (
            f'<iframe src="{escape(address)}" title="{escape(title)}" '
            f'width="{escape(self.options.get("width", "100%"))}" '
            f'height="{self.options.get("height", 500)}" loading="lazy" allowfullscreen '
            f'style="border: 0; max-width: 100%"><a href="{escape(address)}">'
            f'<img src="{escape(picture)}" alt="{escape(title)}"></a></iframe>'
        )
        link = nodes.paragraph("", "", nodes.reference("", title, refuri=address))
        not_html = nodes.container("", link, classes=["pointerscope-link"])
        return [nodes.raw("", frame, format="html"), _Elsewhere("", not_html)]


class _Elsewhere(nodes.General, nodes.Element):
    """What formats without frames show."""


def _visit_html(_translator: Any, _node: nodes.Element) -> None:
    raise nodes.SkipNode


def _nothing(_translator: Any, _node: nodes.Element) -> None:
    pass


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive and its settings to Sphinx."""
    app.add_config_value("pointerscope_server", "http://127.0.0.1:8000", "env")
    app.add_config_value("pointerscope_model", "town", "env")
    app.add_directive("pointerscope", PointerScope)
    others = dict.fromkeys(("latex", "text", "man", "texinfo"), (_nothing, _nothing))
    app.add_node(_Elsewhere, html=(_visit_html, None), **others)
    return {"version": "1.0", "parallel_read_safe": True, "parallel_write_safe": True}
