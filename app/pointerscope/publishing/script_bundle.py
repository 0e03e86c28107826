"""The scripts of the pages as one classic script, for files that must work by themselves.

A browser opens no module from a disk, and a page elsewhere wants one script rather than a dozen.
The modules in `static/js` keep to few forms of `import` and `export`; these are what is read here.
"""

from __future__ import annotations

import re
from functools import cache

import orjson

from pointerscope.core.settings import RESOURCES

SCRIPTS = RESOURCES / "static" / "js"
[PLOTLY] = (RESOURCES / "static" / "vendor" / "plotly").glob("*.min.js")

_IMPORT = re.compile(r'^import\s+(?:\{([^}]*)\}\s+from\s+)?"\./([\w-]+)\.js";\n', re.MULTILINE)
# Types in comments are imported too, always in braces.
_IMPORT_LATER = re.compile(r'(?<!\{)import\("\./([\w-]+)\.js"\)')
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const|let) (\w+))", re.MULTILINE)
# Where its server has the modules; taken while the script runs first.
_ADDRESS = (
    "const here = document.currentScript?.src || document.baseURI;\n"
    'const address = new URL("static/js/", here).href;\n'
)
_STYLED = (
    "(() => {{\nconst sheet = new CSSStyleSheet();\nsheet.replaceSync({css});\n"
    "document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];\n}})();\n"
)


@cache
def classic_script(*names: str) -> str:
    """Modules, with all that they import, as one script that leaves no globals behind.

    Args:
        names: of modules in `static/js`, without `.js`; they run in this order.

    Returns:
        A script in the order of what needs what. `import.meta.url` is where its server has them.
    """
    written: dict[str, str] = {}
    for name in names:
        _write(name, written)
    return f'(() => {{\n"use strict";\n{_ADDRESS}{"".join(written.values())}}})();\n'


@cache
def element_script() -> str:
    """`<pointer-view>` for other people's pages: one script that brings its styles with it."""
    css = (RESOURCES / "static" / "css" / "pointer-view.css").read_text(encoding="utf-8")
    return _STYLED.format(css=orjson.dumps(css).decode()) + classic_script("pointer-view")


@cache
def with_imports(name: str) -> tuple[str, ...]:
    """The names of a module of the pages and of all that it imports, itself first."""
    found = [name]
    for module in found:
        found += [other for other in _imported(_source(module)) if other not in found]
    return tuple(found)


def _write(name: str, written: dict[str, str]) -> None:
    """Write a module behind those that it needs, once."""
    if name in written:
        return
    source = _source(name)
    for other in _imported(source):
        _write(other, written)
    source = _IMPORT.sub(lambda found: _taken(found[1], found[2]), source)
    source = _IMPORT_LATER.sub("Promise.resolve()", source)
    source = source.replace("import.meta.url", "address")
    exported = ", ".join(found[2] for found in _EXPORT.finditer(source))
    source = _EXPORT.sub(r"\1", source)
    written[name] = (
        f"const {_variable(name)} = (() => {{\n{source}return {{ {exported} }};\n}})();\n"
    )


def _source(name: str) -> str:
    return (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")


def _imported(source: str) -> list[str]:
    """The modules that a module names, now or later, each once."""
    now = [found[2] for found in _IMPORT.finditer(source)]
    return list(dict.fromkeys((*now, *_IMPORT_LATER.findall(source))))


def _taken(names: str | None, module: str) -> str:
    if names is None:
        return ""
    renamed = names.replace(" as ", ": ")
    return f"const {{{renamed}}} = {_variable(module)};\n"


def _variable(module: str) -> str:
    return "$" + module.replace("-", "_")
