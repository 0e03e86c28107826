"""`pointerscope export`: views, lessons, decks and whole sites as files that work by themselves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from pointerscope.cli.command_options import (
    MODELS,
    checked_folder,
    checked_models,
    checked_parent,
    is_there,
    not_written,
    of_query,
    opened,
    read_json,
    said,
)
from pointerscope.core.server_address import server_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.figures.theme import ThemeName

Form = TypeVar("Form", bound=str)

# Whatever a command needs beyond this is imported when the command runs: `--help` is quick.


def _server(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    try:
        return None if text is None else server_address(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


THEME = click.option(
    "--theme",
    type=click.Choice(["light", "dark"]),
    help="The colours; as the reader's system has them if left out, and light in pictures.",
)
SERVER = click.option(
    "--server",
    metavar="ADDRESS",
    callback=_server,
    help="Of a PointerScope server that has the same: the file then links to it.",
)
FORCE = click.option("--force", is_flag=True, help="Replace what is there.")


def out(of: str) -> Callable[[Any], Any]:
    """The option that says where something is written."""
    return click.option(
        "--out",
        type=click.Path(path_type=Path),
        required=True,
        metavar="PATH",
        help=f"{of}; never half-written.",
    )


class _ViewsByDefault(click.Group):
    """A group whose first word may be a model: `export town heads` is `export view town heads`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of the first word, or that of views."""
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            args = ["view", *args]
        return super().resolve_command(ctx, args)


@click.group(
    cls=_ViewsByDefault,
    epilog='Example: pointerscope export town heads --visits "Maple Court, Café Luna" '
    "--out heads.html",
)
def export() -> None:
    """Write views, lessons, decks and sites as files that need no server.

    `export MODEL VIEW` is short for `export view MODEL VIEW`.
    """


@export.command(
    epilog='Example: pointerscope export town heads --visits "Maple Court @ Mon 08:00 +45, '
    'Café Luna" --set head=2 --out heads.html'
)
@click.argument("model")
@click.argument("view")
@click.option("--visits", help="The visit notation; needed for views of one history.")
@of_query
@click.option(
    "--set", "options", multiple=True, metavar="OPTION=VALUE", help="An option of the view."
)
@out("A file that ends in .html, .svg, .png, .json or .csv")
@click.option(
    "--scale", type=click.FloatRange(0.5, 8), default=2, show_default=True, help="Of a PNG."
)
@click.option("--width", type=click.IntRange(240, 4000), default=960, show_default=True)
@click.option("--height", type=click.IntRange(180, 4000), help="As the figure needs if left out.")
@THEME
@SERVER
@FORCE
@MODELS
def view(
    model: str,
    view: str,
    visits: str | None,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    options: tuple[str, ...],
    out: Path,
    scale: float,
    width: int,
    height: int | None,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write one view as a file.

    HTML holds the view with all of its choices and works offline; SVG and PNG need the extra
    slides and Chromium.
    """
    from pointerscope.analysis.explanation import explain
    from pointerscope.figures.views import find_view
    from pointerscope.mobility.query import Query
    from pointerscope.publishing.exported_view import keep
    from pointerscope.publishing.files import FORMATS, kept_file

    form = checked_file(out, FORMATS, force)
    chosen = dict(_pair(text) for text in options)
    with said():
        bundle = opened(models, model)
        if visits is None and find_view(view).reads == "history":
            raise click.UsageError(f"The view {view} shows a history; name its --visits.")
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        kept = keep(
            view,
            bundle,
            query,
            lambda: explain(bundle, query),
            chosen=chosen,
            theme=theme or "light",
        )
        content = kept_file(
            kept, form, theme=theme, server=server, width=width, height=height, scale=scale
        )
        write(out, content)


@export.command(
    epilog="Example: pointerscope export site --out course --server https://example.org"
)
@click.option(
    "--model",
    "names",
    multiple=True,
    metavar="MODEL",
    help="Can be given several times; the first of the start page if left out.",
)
@click.option(
    "--histories",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A .txt file with a history in the visit notation on every line, or a .json file: a list "
    "of objects with visits and, where wanted, user, predict_at, title and model. The examples of "
    "the bundles if left out.",
)
@click.option(
    "--examples",
    type=click.IntRange(1, 200),
    default=6,
    show_default=True,
    help="How many examples of each model.",
)
@out("A folder")
@SERVER
@FORCE
@MODELS
def site(
    names: tuple[str, ...],
    histories: Path | None,
    examples: int,
    out: Path,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write a site of plain files for any web host: models, histories, lessons and insights.

    It holds every view of the chosen histories with all layers and heads, every lesson with each
    step left out, and the insights. Look at it with `python -m http.server`.
    """
    from pointerscope.lessons.catalogue import lessons
    from pointerscope.web.site import write_site
    from pointerscope.web.site_histories import HistoriesError, histories_for
    from pointerscope.web.site_pages import MARK
    from pointerscope.web.site_plan import SiteError, plan_site

    checked_folder(out, MARK, force)
    checked_parent(out)
    try:
        with said():
            bundles = [opened(models, name) for name in dict.fromkeys(names or [_first(models)])]
            planned = plan_site(histories_for(bundles, histories, examples), lessons(), server)
        with click.progressbar(length=1, label="Writing pages", file=sys.stderr) as bar:

            def show(done: int, total: int) -> None:
                bar.length = total
                bar.update(done - bar.pos)

            written = write_site(planned, out, show)
    except (HistoriesError, SiteError) as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        raise not_written(out, error) from error
    click.echo(f"Wrote {out}: {written.sentence()}.")
    click.echo(f"Look at it: python -m http.server --directory {out}")


@export.command(epilog="Example: pointerscope export deck lecture.yaml --out lecture.html")
@click.argument("deck")
@out("A file that ends in .html, .pdf or .pptx, or a folder for a web host")
@THEME
@SERVER
@FORCE
@MODELS
def deck(
    deck: str,
    out: Path,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write a deck of slides: a YAML file, or one that /slides shows by its name.

    HTML is one reveal.js file with live views that works offline, a folder the same for a web
    host; PDF and PPTX need the extra slides and Chromium.
    """
    from pointerscope.core.atomic_writes import write_folder
    from pointerscope.network.registry import Registry
    from pointerscope.publishing.deck.files import FORMATS, MARK, deck_file, deck_folder
    from pointerscope.publishing.deck.folder import UnknownDeckError
    from pointerscope.publishing.deck.reading import DeckError

    open_bundle = Registry(checked_models(models)).bundle
    try:
        with said():
            text = _read_deck(deck)
            if out.suffix:
                form = checked_file(out, FORMATS, force)
                write(out, deck_file(text, form, open_bundle, theme, server))
            else:
                checked_folder(out, MARK, force)
                checked_parent(out)
                write_folder(out, deck_folder(text, open_bundle, theme, server))
                click.echo(f"Wrote {out}.")
    except UnknownDeckError as error:
        known = ", ".join(error.known) or "none"
        raise click.ClickException(f"There is no file {deck}; decks by name: {known}.") from error
    except DeckError as error:
        raise click.ClickException(f"{deck} cannot be read.\n{error}") from error
    except OSError as error:
        raise not_written(out, error) from error


def _read_deck(deck: str) -> bytes:
    """The text of a deck: of a file, or of one that /slides shows by its name."""
    from pointerscope.core.settings import Settings
    from pointerscope.publishing.deck.folder import find_deck

    file = Path(deck)
    if not file.is_file():
        return find_deck(Settings().decks, deck).text
    try:
        return file.read_bytes()
    except OSError as error:
        raise click.ClickException(f"{deck} cannot be read: {error.strerror or error}.") from error


@export.command(epilog="Example: pointerscope export lesson robotics --out robotics.html")
@click.argument("lesson")
@click.option("--step", help="The only one that is kept.")
@click.option("--removed", metavar="STEPS", default="", help="Left out, with commas between them.")
@click.option("--inputs", help='In place of the text\'s own, as JSON: {"tokens": ["a", "b"]}.')
@out("A file that ends in .html or .json")
@THEME
@SERVER
@FORCE
def lesson(
    lesson: str,
    step: str | None,
    removed: str,
    inputs: str | None,
    out: Path,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
) -> None:
    """Write a lesson, or one step of it, as a file.

    HTML works offline, with every step that can be left out left out or not; JSON holds every
    number.
    """
    from pointerscope.publishing.lesson_files import offline_lesson
    from pointerscope.web.lessons import lesson_json

    form = checked_file(out, ("html", "json"), force)
    edited = _object(inputs)
    names = tuple(filter(None, (name.strip() for name in removed.split(","))))
    with said():
        if form == "json":
            content = lesson_json(lesson, edited, names, step)
        else:
            content = offline_lesson(lesson, edited, names, step, theme, server)
        write(out, content)


def _object(text: str | None) -> dict[str, Any]:
    """The inputs of a lesson as they were typed."""
    found = read_json(text or "{}", "--inputs")
    if not isinstance(found, dict):
        raise click.UsageError('--inputs takes a JSON object, such as {"tokens": ["a", "b"]}.')
    return found


def _first(models: Path) -> str:
    """The model that stands first on the start page."""
    from pointerscope.analysis.model_card import families
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.registry import Registry

    entries = Registry(checked_models(models)).all()
    found = families(entry for entry in entries if isinstance(entry, Bundle))
    if not found:
        raise click.ClickException(f"There is no model in {models}; choose another --models.")
    return found[0].lead.id


def checked_file(path: Path, formats: tuple[Form, ...], force: bool) -> Form:
    """The format that the name of a file asks for, found out before anything is computed."""
    asked = path.suffix.removeprefix(".").lower()
    form = next((known for known in formats if known == asked), None)
    if form is None:
        raise click.UsageError(f"--out {path} must end in .{', .'.join(formats)}.")
    taken = is_there(path)
    if path.is_dir():
        raise click.UsageError(f"{path} is a folder; name a file in it.")
    if taken and not force:
        raise click.UsageError(f"{path} is there already; choose another --out, or --force.")
    checked_parent(path)
    return form


def write(path: Path, content: bytes) -> None:
    """Write a file so that it is whole or not there, and say so."""
    from pointerscope.core.atomic_writes import write_file

    try:
        write_file(path, lambda file: file.write(content))
    except OSError as error:
        raise not_written(path, error) from error
    click.echo(f"Wrote {path}: {len(content):,} bytes.")


def _pair(text: str) -> tuple[str, str]:
    name, found, value = text.partition("=")
    if not found:
        raise click.UsageError(f'"{text}" is no OPTION=VALUE.')
    return name, value
