"""The layout: imports point the right way, and the lower floors do without what they need not."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING, get_args, get_type_hints

import plotly.offline
import pytest

import pointerscope
from pointerscope.figures import theme
from pointerscope.figures.contract import FigureTrace
from pointerscope.lessons.framework.numbers import WEIGHT_STOPS

if TYPE_CHECKING:
    from collections.abc import Collection

PACKAGE = Path(pointerscope.__file__).parent
ROOT = Path(__file__).parents[2]
FLOORS = [
    "core",
    "formulas",
    "mobility",
    "network",
    "training",
    "analysis",
    "lessons",
    "figures",
    "publishing",
    "studies",
    "serving",
    "web",
]


def imported_floors(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names += [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    ]
    return {name.split(".")[1] for name in names if name.startswith("pointerscope.")} & set(FLOORS)


@pytest.mark.parametrize("floor", FLOORS)
def test_imports_point_upward_in_the_layout(floor):
    allowed = set(FLOORS[: FLOORS.index(floor) + 1])
    for file in (PACKAGE / floor).rglob("*.py"):
        assert imported_floors(file) <= allowed, file


def module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(file: Path, modules: Collection[str]) -> set[str]:
    """The modules that a file imports, also inside functions and for type checking only."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            for alias in node.names:
                # `pointerscope` is the public interface, above all floors, and holds the version.
                if (node.module, alias.name) != ("pointerscope", "__version__"):
                    submodule = f"{node.module}.{alias.name}"
                    found.add(submodule if submodule in modules else str(node.module))
    return found & set(modules)


def test_no_modules_import_each_other_in_a_loop():
    files = {module_name(file): file for file in PACKAGE.rglob("*.py")}
    imports = {name: imported_modules(file, files) - {name} for name, file in files.items()}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(f"These modules import each other in a loop: {' <- '.join(error.args[1])}.")


def test_floors_that_do_without_torch_do():
    code = (
        "import importlib, pkgutil, sys\n"
        "for floor in ('core', 'formulas', 'mobility', 'lessons', 'figures'):\n"
        "    package = importlib.import_module(f'pointerscope.{floor}')\n"
        "    for module in pkgutil.walk_packages(package.__path__, f'{package.__name__}.'):\n"
        "        importlib.import_module(module.name)\n"
        "        found = {'torch', 'plotly', 'fastapi'} & sys.modules.keys()\n"
        "        if found:\n"
        "            sys.exit(f'{module.name} imports {found}')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_only_web_knows_http_and_only_the_notebook_model_the_plotly_package():
    for file in PACKAGE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert ("starlette" in text or "fastapi" in text) <= ("web" in file.parts), file
        assert ("from plotly" in text or "import plotly" in text) <= (
            file == PACKAGE / "notebook" / "model.py"
        )


def test_no_two_public_classes_share_a_name():
    where: dict[str, list[str]] = {}
    for file in PACKAGE.rglob("*.py"):
        if file == PACKAGE / "web" / "schemas.py":  # its names are those of the OpenAPI description
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                where.setdefault(node.name, []).append(str(file.relative_to(PACKAGE)))
    assert {name: files for name, files in where.items() if len(files) > 1} == {}


def test_plotly_js_is_the_version_inside_the_python_package():
    version = plotly.offline.get_plotlyjs_version()
    vendor = ROOT / "static" / "vendor" / "plotly"
    [bundle] = vendor.glob("plotly-traces-*.min.js")
    assert bundle.name == f"plotly-traces-{version}.min.js"
    assert f"v{version}" in bundle.read_text(encoding="utf-8")[:200]
    assert bundle.name in (ROOT / "static/js/plotly.js").read_text(encoding="utf-8")


def test_plotly_js_is_built_with_the_trace_types_of_the_contract():
    types = get_args(get_type_hints(FigureTrace)["type"])
    [bundle] = (ROOT / "static" / "vendor" / "plotly").glob("plotly-traces-*.min.js")
    built = re.search(r"with the traces ([\w, ]+)\.", bundle.read_text(encoding="utf-8")[:200])
    assert sorted(built[1].split(", ")) == sorted(types)


def luminance(colour: str) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_colours_with_a_meaning_stand_out_from_paper(name):
    layout = theme.template(name)["layout"]
    paper = layout["paper_bgcolor"]
    for colour in layout["colorway"]:
        assert contrast(colour, paper) >= 3
    assert contrast(layout["font"]["color"], paper) >= 12


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_scale_of_weights_gets_steadily_lighter_or_darker(name):
    scale = [colour for _, colour in theme.template(name)["layout"]["coloraxis"]["colorscale"]]
    steps = [luminance(colour) for colour in scale]
    assert steps == sorted(steps, reverse=name == "light")
    assert contrast(scale[0], scale[-1]) > 10


def style_of(theme_name: str) -> dict[str, str]:
    """The colours of a theme in the style sheet of lessons."""
    css = (ROOT / "static/css/lessons.css").read_text(encoding="utf-8")
    light, dark, *_ = (
        dict(re.findall(r"--([\w-]+): (#\w+);", found))
        for found in re.findall(r"^:root(?:\[data-theme=.dark.\])? \{(.*?)^\}", css, re.S | re.M)
    )
    return light if theme_name == "light" else light | dark


@pytest.mark.parametrize("name", ["light", "dark"])
def test_tables_of_lessons_are_shaded_in_the_colours_of_figures(name):
    style, layout = style_of(name), theme.template(name)["layout"]
    weights = [colour for _, colour in layout["coloraxis"]["colorscale"]]
    assert [style[f"weight-{level}"] for level in range(8)] == weights
    sides = [f"less-{level}" for level in (4, 3, 2, 1)], [f"more-{level}" for level in (1, 2, 3, 4)]
    differences = [colour for _, colour in layout[theme.DIFFERENCE]["colorscale"]]
    assert [style[step] for step in (*sides[0], "even", *sides[1])] == differences
    stops = [stop for stop, _ in layout["coloraxis"]["colorscale"]]
    assert stops == list(WEIGHT_STOPS)


def tokens_of(name: str) -> dict[str, str]:
    """The colours that all pages share, in a theme."""
    css = (ROOT / "static/css/pointer-view.css").read_text(encoding="utf-8")
    blocks = re.findall(r"^\.pointerscope[^{]*\{(.*?)^\}", css, re.S | re.M)
    light, dark = (dict(re.findall(r"--([\w-]+): (#\w+);", block)) for block in blocks)
    return light if name == "light" else light | dark


@pytest.mark.parametrize("name", ["light", "dark"])
def test_pages_have_the_colours_of_figures(name):
    tokens, layout = tokens_of(name), theme.template(name)["layout"]
    assert layout["colorway"] == [tokens[of] for of in ("pointer", "generation", "ink", "ink-3")]
    assert layout["paper_bgcolor"] == tokens["surface"]
    assert layout["xaxis"]["gridcolor"] == tokens["rule"]
    assert theme.template(name)["layout"]["coloraxis"]["colorscale"][-1][1] == tokens["attention"]
    differences = [colour for _, colour in layout[theme.DIFFERENCE]["colorscale"]]
    assert tokens["less"] in differences[:4]
    assert tokens["more"] in differences[5:]


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("ground", ["paper", "surface", "sunk"])
def test_text_of_every_token_can_be_read_on_every_ground(name, ground):
    tokens = tokens_of(name)
    for text in ("ink", "quiet", "ink-3", "accent", "attention", "less", "query"):
        assert contrast(tokens[text], tokens[ground]) >= 4.5, text
    # As large text, as marks and as borders of controls.
    for mark in ("pointer", "generation", "more", "key", "control"):
        assert contrast(tokens[mark], tokens[ground]) >= 3, mark


def test_every_token_is_used():
    sheets = " ".join(path.read_text(encoding="utf-8") for path in ROOT.glob("static/css/*.css"))
    scripts = " ".join(path.read_text(encoding="utf-8") for path in ROOT.glob("static/js/**/*.js"))
    used = set(re.findall(r"var\((--[\w-]+)", sheets + scripts))
    used |= set(re.findall(r"getPropertyValue\(\"(--[\w-]+)", scripts))
    assert set(re.findall(r"(--[\w-]+):", sheets)) - used == set()


def test_every_export_is_used_by_another_script():
    exported = re.compile(r"^export (?:async )?(?:function\*?|const|class|let) (\w+)", re.M)
    words = {
        path: set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
        for folder in ("static/js", "tests", "tools")
        for path in ROOT.glob(f"{folder}/**/*")
        if path.suffix in (".js", ".py")
    }
    unused = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in ROOT.glob("static/js/**/*.js")
        for name in exported.findall(path.read_text(encoding="utf-8"))
        if not any(name in said for other, said in words.items() if other != path)
    ]
    assert unused == []


@pytest.mark.parametrize(("name", "most"), [("inter", 45_000), ("stix-two-math", 80_000)])
def test_a_font_is_small_and_lies_beside_its_licence(name, most):
    font, licence = (ROOT / "static/fonts" / f"{name}{end}" for end in (".woff2", "-LICENSE"))
    assert font.read_bytes()[:4] == b"wOF2"
    assert font.stat().st_size <= most
    assert "SIL Open Font License" in licence.read_text(encoding="utf-8")


def test_every_font_of_a_style_sheet_exists():
    addresses = [
        address
        for css in (ROOT / "static/css").glob("*.css")
        for address in re.findall(r'url\("\.\./(fonts/[^"]+)"\)', css.read_text(encoding="utf-8"))
    ]
    assert sorted(addresses) == ["fonts/inter.woff2", "fonts/stix-two-math.woff2"]
    assert all((ROOT / "static" / address).is_file() for address in addresses)
