"""`pointerscope new`: a working view, data source, intervention or lesson to start from."""

import keyword
import re
from pathlib import Path
from string import Template

import click

from pointerscope.core.settings import RESOURCES, Settings, environment_variable

_SKELETONS = Path(__file__).parent / "skeletons"
_PACKAGE_FOLDER = {
    "view": "figures",
    "source": "mobility/sources",
    "intervention": "mobility/interventions",
    "lesson": "lessons",
}
_PLUGINS = environment_variable("plugins")
_NAME = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*")


@click.command()
@click.argument("kind", type=click.Choice(list(_PACKAGE_FOLDER)))
@click.argument("name")
@click.option(
    "--plugin",
    type=click.Path(path_type=Path, file_okay=False),
    help=f"Write into this folder of plugins. [default: {_PLUGINS}; the clone without it]",
)
def new(kind: str, name: str, plugin: Path | None) -> None:
    """Write a working view, data source, intervention or lesson to start from.

    All but lessons come with their test; the tests of all lessons include a new one in a clone.

    Example: pointerscope new view stay-minutes --plugin my-plugins
    """
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise click.BadParameter(
            f'"{name}" cannot name a {kind}. Use lower-case letters, digits and dashes, such as '
            "stay-minutes.",
            param_hint="NAME",
        )
    slug, module_name = name.replace("_", "-"), name.replace("-", "_")
    if slug in _names_in_use(kind):
        raise click.ClickException(
            f'There is already a {kind} called "{slug}". Choose another name.'
        )
    clone = RESOURCES if (RESOURCES / "pyproject.toml").is_file() else None
    folder = plugin or (Settings().plugins if kind != "intervention" else None)
    if kind == "intervention" and (folder or clone is None):
        raise click.ClickException(
            "Interventions cannot be plugins, because the browser's engine is built with them. "
            "Write yours in a clone of PointerScope, without --plugin."
        )
    if folder is None and clone is None:
        raise click.ClickException(
            "This is an installed package, and no folder of plugins is set. Give one: "
            "--plugin my-plugins"
        )
    title = slug.replace("-", " ")
    values = {"name": module_name, "slug": slug, "title": title.capitalize()}
    values["class_name"] = title.title().replace(" ", "")
    if kind == "lesson":
        package = Path(__file__).parents[1]
        _write_lesson((folder or package / _PACKAGE_FOLDER[kind]) / module_name, values)
        setting = f"{_PLUGINS}={folder} " if folder else ""
        click.echo(f"See it:   {setting}pointerscope serve, then /lessons/{slug}")
        return
    if folder is not None:
        code, test = folder / f"{module_name}.py", folder / f"test_{module_name}.py"
    else:
        assert clone is not None
        package = clone / "app" / "pointerscope"
        code = package / _PACKAGE_FOLDER[kind] / f"{module_name}.py"
        test = clone / "tests" / "unit" / f"test_{module_name}_{kind}.py"
    for path in (code, test):
        if path.exists():
            raise click.ClickException(f"{path} exists. Choose another name, or remove it.")
    _write(f"{kind}.py.txt", code, values)
    _write(f"{kind}_test.py.txt", test, values)
    if folder is not None and not (folder / "conftest.py").exists():
        _write("conftest.py.txt", folder / "conftest.py", {})
    setting = f"{_PLUGINS}={folder} " if folder else ""
    click.echo(f"Test it:  python -m pytest {test}")
    if kind == "view":
        click.echo(f"See it:   {setting}pointerscope serve")
    elif kind == "intervention":
        click.echo("See it:   make shared bundles serve")
    else:
        click.echo(f"Use it:   {setting}pointerscope data days days.json --source {slug}")


def _write_lesson(folder: Path, values: dict[str, str]) -> None:
    if folder.exists():
        raise click.ClickException(f"{folder} exists. Choose another name, or remove it.")
    for name in ("lesson.md", "lesson.py"):
        _write(f"{name}.txt", folder / name, values)


def _write(skeleton: str, path: Path, values: dict[str, str]) -> None:
    """Write a skeleton with its placeholders filled in, and say so."""
    text = (_SKELETONS / skeleton).read_text(encoding="utf-8")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(Template(text).substitute(values), encoding="utf-8")
    click.echo(f"Wrote {path}")


def _names_in_use(kind: str) -> set[str]:
    if kind == "view":
        from pointerscope.figures.views import views

        return set(views())
    if kind == "lesson":
        from pointerscope.lessons.catalogue import catalogue

        return {*catalogue().lessons, *catalogue().mistakes}
    if kind == "intervention":
        from pointerscope.mobility.interventions import DECLARED

        return {key.replace("_", "-") for key in DECLARED}
    from pointerscope.mobility.sources import sources

    return set(sources())
