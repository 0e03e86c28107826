"""`pointerscope export`: views, lessons, decks and sites as files that need no server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from pointerscope.cli.command_options import (
    MODELS_OPTION,
    check_models_folder,
    check_new_file,
    check_output_folder,
    check_parent_folder,
    open_bundle,
    parse_json_option,
    path_exists,
    query_options,
    readable_errors,
    reported,
    write_error,
)
from pointerscope.core.server_address import parse_server_address
from pointerscope.core.settings import Settings, environment_variable

if TYPE_CHECKING:
    from pointerscope.figures.theme import ThemeName

Format = TypeVar("Format", bound=str)
_MAX_EXAMPLES = 200  # histories of a file

# Commands import further modules when they run, to keep `--help` fast.


def _parse_server(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    try:
        return None if text is None else parse_server_address(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


_THEME_OPTION = click.option(
    "--theme",
    type=click.Choice(["light", "dark"]),
    help="The theme; if omitted, pages follow the reader's system, and pictures are light.",
)
_SERVER_OPTION = click.option(
    "--server",
    metavar="ADDRESS",
    callback=_parse_server,
    help="The address of a PointerScope server with the same content; the file links to it.",
)
_FORCE_OPTION = click.option("--force", is_flag=True, help="Replace an existing file or folder.")


def _out_option(target: str) -> Callable[[Any], Any]:
    """Return the option that sets where to write.

    Args:
        target: What the path names, such as "A folder".
    """
    return click.option(
        "--out", type=click.Path(path_type=Path), required=True, metavar="PATH", help=f"{target}."
    )


class _ExportGroup(click.Group):
    """A group whose command `view` may be omitted: `export town heads`."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first word names, else `view`."""
        word = args[0] if args else "-"
        if word not in self.commands and not word.startswith("-"):
            self._check_spelling(ctx, word, args)
            args = ["view", *args]
        return super().resolve_command(ctx, args)

    def _check_spelling(self, ctx: click.Context, word: str, args: list[str]) -> None:
        """Refuse a word that is almost a command, unless it names a model."""
        has_own_models = any(arg.split("=")[0] == "--models" for arg in args)
        near = get_close_matches(word, self.commands, n=1, cutoff=0.7)
        if near and not has_own_models and not path_exists(Settings().models / word):
            message = f'There is no command or model "{word}". Did you mean {near[0]}?'
            raise click.UsageError(message, ctx)


@click.group(
    cls=_ExportGroup,
    short_help="Write views, lessons, decks and sites as files.",
    epilog='Example: pointerscope export town heads --visits "Maple Court, Café Luna" '
    "--out heads.html",
)
def export() -> None:
    """Write views, lessons, decks and sites as files that need no server.

    `export MODEL VIEW` is short for `export view MODEL VIEW`. A file or folder is written
    completely or not at all.
    """


@export.command(
    epilog='Example: pointerscope export view town head --visits "Maple Court @ Mon 08:00 +45, '
    'Café Luna" --set head=2 --out head.html'
)
@click.argument("model")
@click.argument("view")
@click.option("--visits", help="The visit notation; required for views of one history.")
@query_options
@click.option(
    "--set",
    "assignments",
    multiple=True,
    metavar="OPTION=VALUE",
    help="Select an option of the view; may be repeated.",
)
@_out_option("A file that ends in .html, .svg, .pdf, .png, .json or .csv")
@click.option(
    "--scale",
    type=click.FloatRange(0.5, 8),
    default=2,
    show_default=True,
    help="Image pixels of a PNG for each pixel of width and height.",
)
@click.option(
    "--width",
    type=click.IntRange(240, 4000),
    default=960,
    show_default=True,
    help="The width of a picture in pixels.",
)
@click.option(
    "--height",
    type=click.IntRange(180, 4000),
    help="The height of a picture in pixels; if omitted, the height that the figure needs.",
)
@_THEME_OPTION
@_SERVER_OPTION
@_FORCE_OPTION
@MODELS_OPTION
def view(
    model: str,
    view: str,
    visits: str | None,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    assignments: tuple[str, ...],
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

    HTML contains the view with all its options and works offline; in the view network, readers can
    change the network if its weights may be shared. SVG, PDF (of lines, for print) and PNG need the
    extra slides and Chromium.
    """
    from pointerscope.analysis.explanation import explain
    from pointerscope.figures.views import find_view
    from pointerscope.mobility.query import Query
    from pointerscope.publishing.exported_view import export_view
    from pointerscope.publishing.view_files import VIEW_FILE_FORMATS, render_view_file

    form = _check_file(out, VIEW_FILE_FORMATS, force)
    options = dict(_parse_assignment(text) for text in assignments)
    with readable_errors():
        bundle = open_bundle(models, model)
        if visits is None and find_view(view).reads == "history":
            raise click.UsageError(f"The view {view} shows one history. Pass it with --visits.")
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        exported = export_view(
            view,
            bundle,
            query,
            lambda: explain(bundle, query),
            options=options,
            theme=theme or "light",
            share_weights=Settings().share_weights,
        )
        content = render_view_file(
            exported, form, theme=theme, server=server, width=width, height=height, scale=scale
        )
        _write(out, content)


@export.command(
    short_help="Write a site for any web host.",
    epilog="Example: pointerscope export site --out course --server https://example.org",
)
@click.option(
    "--model",
    "names",
    multiple=True,
    metavar="MODEL",
    help="A model; may be repeated. If omitted, the first model of the start page.",
)
@click.option(
    "--histories",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A .txt file with one history in the visit notation on each line, or a .json file with a "
    "list of objects with visits and, optionally, user, predict_at, title and model. If omitted, "
    "the examples of the models.",
)
@click.option(
    "--examples",
    type=click.IntRange(1, 200),
    default=6,
    show_default=True,
    help="The number of examples of each model.",
)
@_out_option("A folder")
@_SERVER_OPTION
@_FORCE_OPTION
@MODELS_OPTION
def site(
    names: tuple[str, ...],
    histories: Path | None,
    examples: int,
    out: Path,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write a site of static files for any web host.

    It contains every view of the histories with all layers and heads, every lesson with any one
    step removed, the insights, and a page that reads a visitor's own Google Timeline file and sends
    it nowhere, where a model reads places by rank. To look at it, run `python -m http.server` in
    its folder.
    """
    from pointerscope.lessons.catalogue import lessons
    from pointerscope.network.registry import Registry
    from pointerscope.publishing.life_page import find_life_model
    from pointerscope.web.site import write_site
    from pointerscope.web.site_histories import HistoriesError, histories_for
    from pointerscope.web.site_pages import MARKER_FILE
    from pointerscope.web.site_plan import SiteError, plan_site

    check_output_folder(out, MARKER_FILE, force)
    check_parent_folder(out)
    with reported(HistoriesError, SiteError, writing=out):
        with readable_errors():
            ids = dict.fromkeys(names or [_first_model(models)])
            bundles = [open_bundle(models, id) for id in ids]
            planned = plan_site(
                histories_for(bundles, histories, examples),
                lessons(),
                server,
                share_weights=Settings().share_weights,
                life=find_life_model(Registry(models).all()),
            )
        with click.progressbar(length=1, label="Writing pages", file=sys.stderr) as bar:

            def show(done: int, total: int) -> None:
                bar.length = total
                bar.update(done - bar.pos)

            written = write_site(planned, out, show)
    click.echo(f"Wrote {out}: {written.sentence()}.")
    click.echo(f"To look at it: python -m http.server --directory {out}")


@export.command(epilog="Example: pointerscope export deck lecture.yaml --out lecture.html")
@click.argument("deck")
@_out_option("A file that ends in .html, .pdf or .pptx, or a folder for a web host")
@_THEME_OPTION
@_SERVER_OPTION
@_FORCE_OPTION
@MODELS_OPTION
def deck(
    deck: str,
    out: Path,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write a deck of slides.

    DECK is a YAML file, or the name of a deck on the page /slides. An HTML file contains live
    views and works offline; a folder contains the same for a web host. PDF and PPTX need the extra
    slides and Chromium.
    """
    from pointerscope.core.atomic_writes import write_folder
    from pointerscope.network.registry import Registry
    from pointerscope.publishing.deck.files import (
        DECK_FORMATS,
        DECK_MARKER_FILE,
        prepare_deck_folder,
        render_deck_file,
    )
    from pointerscope.publishing.deck.folder import UnknownDeckError
    from pointerscope.publishing.deck.reading import DeckError

    open_model = Registry(check_models_folder(models)).bundle
    share = Settings().share_weights
    try:
        with readable_errors():
            text = _read_deck(deck)
            if out.suffix:
                form = _check_file(out, DECK_FORMATS, force)
                content = render_deck_file(
                    text, form, open_model, theme, server, share_weights=share
                )
                _write(out, content)
            else:
                check_output_folder(out, DECK_MARKER_FILE, force)
                check_parent_folder(out)
                write = prepare_deck_folder(text, open_model, theme, server, share_weights=share)
                write_folder(out, write)
                click.echo(f"Wrote {out}.")
    except UnknownDeckError as error:
        known = ", ".join(error.known) or "none"
        raise click.ClickException(
            f"The file {deck} does not exist, and no deck has this name. Decks: {known}."
        ) from error
    except DeckError as error:
        raise click.ClickException(f"{deck} cannot be read.\n{error}") from error
    except OSError as error:
        raise write_error(out, error) from error


def _read_deck(deck: str) -> bytes:
    """Return the YAML of a deck: of a file, else of the deck with this name."""
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
@click.option("--step", help="Write only this step.")
@click.option("--removed", metavar="STEPS", default="", help="Steps to remove, with commas.")
@click.option(
    "--inputs",
    help='Values that replace the lesson\'s own inputs, as JSON: {"tokens": ["a", "b"]}.',
)
@click.option(
    "--lang", default="", help="The language of its texts, such as de. If omitted, its own."
)
@_out_option("A file that ends in .html or .json")
@_THEME_OPTION
@_SERVER_OPTION
@_FORCE_OPTION
def lesson(
    lesson: str,
    step: str | None,
    removed: str,
    inputs: str | None,
    lang: str,
    out: Path,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
) -> None:
    """Write a lesson, or one step of it, as a file.

    HTML works offline, and readers can remove steps. JSON contains every number.
    """
    from pointerscope.publishing.lesson_files import offline_lesson
    from pointerscope.web.lessons import lesson_json

    form = _check_file(out, ("html", "json"), force)
    edited = _parse_inputs(inputs)
    names = tuple(filter(None, (name.strip() for name in removed.split(","))))
    with readable_errors():
        if form == "json":
            content = lesson_json(lesson, edited, names, step, lang)
        else:
            content = offline_lesson(lesson, edited, names, step, theme, server, lang)
        _write(out, content)


@export.command(
    short_help="Write an assignment for learning platforms.",
    epilog="Example: pointerscope export assignment "
    '"exercises=softmax.second-share,cat-sat.cat-row&seed=k3f9" --out week3.xml',
)
@click.argument("link")
@click.option(
    "--variants",
    type=click.IntRange(1, 100),
    default=20,
    show_default=True,
    help="Sets of numbers for each exercise whose numbers are drawn.",
)
@_out_option("A file that ends in .xml (Moodle XML) or .zip (QTI 2.1)")
@_FORCE_OPTION
def assignment(link: str, variants: int, out: Path, force: bool) -> None:
    """Write an assignment for learning platforms, as Moodle XML or a QTI 2.1 package.

    LINK is the link of an assignment, as the page /assignments makes it, or its query.
    """
    from pointerscope.publishing.assignments.assignment import read_assignment
    from pointerscope.publishing.assignments.moodle import moodle_xml
    from pointerscope.publishing.assignments.qti import qti_package

    form = _check_file(out, ("xml", "zip"), force)
    with readable_errors():
        write = moodle_xml if form == "xml" else qti_package
        _write(out, write(read_assignment(link), variants))


@export.command(
    short_help="Write a model as one file that answers.",
    epilog="Example: pointerscope export explore town --out town.html",
)
@click.argument("model")
@click.option(
    "--histories",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file of histories to begin with, as of export site. If omitted, the model's examples.",
)
@_out_option("A file that ends in .html")
@_THEME_OPTION
@_SERVER_OPTION
@_FORCE_OPTION
@MODELS_OPTION
def explore(
    model: str,
    histories: Path | None,
    out: Path,
    theme: ThemeName | None,
    server: str | None,
    force: bool,
    models: Path,
) -> None:
    """Write a model as one file that answers any history without a server.

    The file holds the weights, with one row for each person, so the owner of the model must have
    allowed it (train or import with --share-weights). Its reader can change the network and compare
    two runs. Charts need a server or a site.
    """
    from pointerscope.web.model_files import explore_file
    from pointerscope.web.site_histories import HistoriesError, histories_for
    from pointerscope.web.site_plan import SiteError, plan_site

    _check_file(out, ("html",), force)
    with readable_errors():
        with reported(HistoriesError, SiteError):
            selected = histories_for([open_bundle(models, model)], histories, _MAX_EXAMPLES)
            share = Settings().share_weights
            [planned] = plan_site(selected, {}, server, share_weights=share).models
        if planned.shared is None:
            raise click.ClickException(
                f"The weights of {model} stay where they are: its owner has not allowed them to "
                f"leave, or {environment_variable('share_weights')} forbids it. A site (export "
                "site) holds its charts without the weights."
            )
        _write(out, explore_file(planned, theme, server))


@export.command(epilog="Example: pointerscope export onnx town --out town.onnx")
@click.argument("model")
@_out_option("A file that ends in .onnx")
@_FORCE_OPTION
@MODELS_OPTION
def onnx(model: str, out: Path, force: bool, models: Path) -> None:
    """Write a network as an ONNX file, for other people's tools.

    Its outputs are all tensors of a pass, named as in the documentation of the network. The file
    contains the weights, with one row for each person. Needs the extra onnx.
    """
    from pointerscope.publishing.onnx_files import MissingOnnxError, onnx_file

    _check_file(out, ("onnx",), force)
    with readable_errors():
        bundle = open_bundle(models, model)
        click.echo(f"Recording a pass of {bundle.id} …", err=True)
        with reported(MissingOnnxError):
            content = onnx_file(bundle)
        _write(out, content)


@export.command(
    epilog='Example: pointerscope export graph town --visits "Maple Court @ Mon 08:00 +45, '
    'Café Luna" --out graph.json'
)
@click.argument("model")
@click.option("--visits", required=True, help="The visit notation.")
@query_options
@click.option(
    "--least-share",
    type=click.FloatRange(0, 1),
    default=0.0,
    show_default=True,
    help="Leave out links with less than this share of all that leads into their target.",
)
@_out_option("A file that ends in .json")
@_FORCE_OPTION
@MODELS_OPTION
def graph(
    model: str,
    visits: str,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    least_share: float,
    out: Path,
    force: bool,
    models: Path,
) -> None:
    """Write an answer as an attribution graph, in the JSON schema of circuit-tracer.

    Neuronpedia and circuit-tracer show such files. Links say how much inputs, heads and
    feed-forward networks add to pointer, generation head and gate, and these to the probability of
    the predicted place.
    """
    from pointerscope.analysis.attribution_graph import build_attribution_graph
    from pointerscope.analysis.explanation import explain
    from pointerscope.mobility.query import Query

    _check_file(out, ("json",), force)
    with readable_errors():
        bundle = open_bundle(models, model)
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        found = build_attribution_graph(explain(bundle, query), least_share=least_share)
        _write(out, found.to_json().encode())


def _parse_inputs(text: str | None) -> dict[str, Any]:
    inputs = parse_json_option(text or "{}", "--inputs")
    if not isinstance(inputs, dict):
        raise click.UsageError(
            'The value of --inputs is not an object. Pass a JSON object, such as {"tokens": '
            '["a", "b"]}.'
        )
    return inputs


def _first_model(models: Path) -> str:
    """Return the id of the first model of the start page."""
    from pointerscope.analysis.model_card import group_families
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.registry import Registry

    entries = Registry(check_models_folder(models)).all()
    families = group_families(entry for entry in entries if isinstance(entry, Bundle))
    if not families:
        raise click.ClickException(
            f"The folder {models} contains no model. Pass another one with --models."
        )
    return families[0].lead.id


def _check_file(path: Path, formats: tuple[Format, ...], force: bool) -> Format:
    """Return the format that a file name asks for; check the path before anything is computed."""
    suffix = path.suffix.removeprefix(".").lower()
    form = next((known for known in formats if known == suffix), None)
    if form is None:
        raise click.UsageError(f"--out {path} must end in .{', .'.join(formats)}.")
    check_new_file(path, force)
    return form


def _write(path: Path, content: bytes) -> None:
    """Write a file completely or not at all, and report it."""
    from pointerscope.core.atomic_writes import write_file

    with reported(writing=path):
        write_file(path, lambda file: file.write(content))
    click.echo(f"Wrote {path}: {len(content):,} bytes.")


def _parse_assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise click.UsageError(f'--set {text} has no "=". Write OPTION=VALUE, such as head=2.')
    return name, value
