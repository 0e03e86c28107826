"""The files of a study for papers: tables, figures, and one LaTeX document with all of them."""

from collections.abc import Callable, Mapping
from pathlib import Path

from pointerscope import __version__
from pointerscope.analysis.insights.files import TABLE_FORMATS, table_text
from pointerscope.analysis.insights.latex import latex_text
from pointerscope.core.atomic_writes import write_file, write_folder
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.pictures import (
    PicturesError,
    RenderedFormat,
    find_chromium,
    open_renderer,
)
from pointerscope.figures.views import Figure
from pointerscope.network.insights import InsightTable
from pointerscope.publishing.script_bundle import PLOTLY
from pointerscope.studies.figures import draw_figures
from pointerscope.studies.plan import StudyPlan
from pointerscope.studies.report import StudyReport, count

_SUFFIXES = {"csv": "csv", "json": "json", "latex": "tex"}
_WIDTH = 640  # pixels, so that text has the size of a caption on a page
_PRINTED: tuple[RenderedFormat, ...] = ("svg", "pdf")


def publish(
    folder: Path,
    plan: StudyPlan,
    title: str,
    report: StudyReport,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> str | None:
    """Write `tables/`, `figures/` and `report.tex` into the folder of a study.

    Figures are always written as JSON for Plotly, and as SVG and PDF where a browser can draw them.

    Args:
        folder: of the study.
        plan: of the study.
        title: of the data set.
        report: of the study.
        on_progress: called with the number of pictures drawn and the total.

    Returns:
        Why there are no pictures; None if there are.
    """
    write_folder(folder / "tables", lambda temporary: _write_tables(temporary, plan, report))
    figures = draw_figures(report, plan.metric)
    reason = _why_no_pictures()
    write_folder(
        folder / "figures",
        lambda temporary: _write_figures(temporary, figures, on_progress, pictures=reason is None),
    )
    text = _document(plan, title, report, figures if reason is None else {})
    write_file(folder / "report.tex", lambda file: file.write(text.encode()))
    return reason


def _write_tables(folder: Path, plan: StudyPlan, report: StudyReport) -> None:
    for table in report.tables:
        for form in TABLE_FORMATS:
            own = _for_print(table, plan.metric) if form == "latex" else table
            path = folder / f"{table.name}.{_SUFFIXES[form]}"
            path.write_bytes(table_text(plan.data, own, form).encode())


def _for_print(table: InsightTable, metric: str) -> InsightTable:
    """Return a table as narrow as a page; the other formats have all columns.

    Of scores it has three, the study's own with its interval. The words of claims stand below.
    """
    names = [column.name for column in table.columns]
    notes = list(table.notes)
    left_out: set[str] = set()
    if table.name == "scores":
        printed = list(dict.fromkeys((metric, "accuracy_at_1", "mrr", "accuracy_at_10")))[:3]
        shown = {"predictor", *printed, f"{metric}_low", f"{metric}_high", "deviation"}
        left_out = set(names) - shown
    if table.name == "claims":
        left_out = {"says", "measured", "p"}
        said = zip(
            table.column("claim"), table.column("measured"), table.column("says"), strict=True
        )
        notes += [f"Claim {number} ({measured}): {words}" for number, measured, words in said]
    kept = [index for index, name in enumerate(names) if name not in left_out]
    return table.model_copy(
        update={
            "columns": [table.columns[index] for index in kept],
            "rows": [[row[index] for index in kept] for row in table.rows],
            "notes": notes,
        }
    )


def _why_no_pictures() -> str | None:
    try:
        find_chromium()
    except PicturesError as error:
        return str(error)
    return None


def _write_figures(
    folder: Path,
    figures: Mapping[str, Figure],
    on_progress: Callable[[int, int], None],
    *,
    pictures: bool,
) -> None:
    for name, figure in figures.items():
        (folder / f"{name}.json").write_bytes(figure_bytes(figure) + b"\n")
    if not pictures:
        return
    total = len(figures) * len(_PRINTED)
    on_progress(0, total)
    with open_renderer(PLOTLY) as draw:
        done = 0
        for name, figure in figures.items():
            for form in _PRINTED:
                height = figure["layout"]["height"]
                picture = draw(figure, form, width=_WIDTH, height=height)
                (folder / f"{name}.{form}").write_bytes(picture)
                done += 1
                on_progress(done, total)


def _document(
    plan: StudyPlan, title: str, report: StudyReport, figures: Mapping[str, Figure]
) -> str:
    """Return a LaTeX document with all tables and figures, for pdflatex."""
    sizes, scores = plan.sizes, report.scores
    said = [
        f"A network ({count(sizes.layers, 'layer')}, {count(sizes.heads, 'head')}, width "
        f"{sizes.d_model}) and {count(len(plan.ablations), 'ablation')} of it are trained with "
        f"{count(len(plan.seeds), 'seed')} on {title}, and compared with "
        f"{count(len(plan.baselines), 'baseline')} on {scores.histories:,} test histories of "
        f"{scores.people:,} people.",
        *report.notes,
    ]
    pictures = "\n".join(
        f"\\begin{{figure}}[ht]\n\\centering\n\\includegraphics[width=\\linewidth]"
        f"{{figures/{name}.pdf}}\n\\caption{{{latex_text(figure['layout']['meta']['title'])}. "
        f"{latex_text(figure['layout']['meta']['caption'])}}}\n\\end{{figure}}"
        for name, figure in figures.items()
    )
    tables = "\n".join(f"\\input{{tables/{table.name}}}" for table in report.tables)
    return (
        f"% Written by PointerScope {__version__}; study.json repeats the study.\n"
        "\\documentclass{article}\n"
        "\\usepackage{booktabs,graphicx,longtable}\n"
        f"\\title{{{latex_text(title)}: a study}}\n\\date{{}}\n"
        f"\\begin{{document}}\n\\maketitle\n{latex_text(' '.join(said))}\n\n"
        f"{tables}\n{pictures}\n\\end{{document}}\n"
    )
