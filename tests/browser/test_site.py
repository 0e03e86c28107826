"""An exported site in Chromium, from a plain file server and below a path."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

import numpy as np
import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.numbers import format_cells
from tests.browser.conftest import (
    DESK,
    PHONE,
    address_of,
    numbers,
    plot_of,
    settled,
    view,
    violations,
    visit,
)
from tests.servers import serving_files
from tests.sites import small_site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import Visitor

DAY = "/explore/town/a-day/"
PAGES = ("/", DAY, "/lessons/revenue/", "/insights/town/")


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site below a path of its host; the address of the site."""
    folder = tmp_path_factory.mktemp("host")
    small_site(folder / "course")
    with serving_files(folder) as address:
        yield f"{address}/course"


@pytest.fixture
def reader(browser, course) -> Iterator[Visitor]:
    yield from visit(browser, course, viewport=DESK)


def on_paper(page: Page) -> list[str]:
    """Print with the page's own button, which draws all figures; the text of each sheet."""
    for menu in page.locator("[data-export] > summary").all():  # on explore pages
        menu.click()
    page.get_by_role("button", name="Print").click()
    expect(page.locator(".chapter pointer-view:not([data-drawn])")).to_have_count(0)
    settled(page)
    sheets = PdfReader(BytesIO(page.pdf(format="A4"))).pages
    return [normalize("NFKC", sheet.extract_text()) for sheet in sheets]


def test_a_reader_gets_from_the_start_page_to_a_history(reader):
    page = reader.open("/")
    page.get_by_role("link", name="A day", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A day")
    expect(page.locator("[data-visit]")).to_have_count(3)
    expect(page.locator(".answer strong")).to_contain_text(re.compile(r", \d+\.\d %"))
    plot_of(view(page, "prediction"))


def test_a_selected_head_applies_to_all_views_and_to_the_next_history(reader):
    page = reader.open(DAY)
    head = view(page, "head")
    plot_of(head)
    before = numbers(head)
    head.locator("select[name=head]").select_option("1")
    expect(view(page, "lines")).to_have_attribute("head", "1")
    assert numbers(head) != before
    assert address_of(page).endswith(f"{DAY}?head=1")
    page.get_by_text("Another history").click()
    page.locator("[data-keeps-choice]:not([aria-current])").click()
    plot_of(view(page, "head"))
    expect(view(page, "head").locator("select[name=head]")).to_have_value("1")


def test_hovering_over_a_visit_in_a_view_marks_it_in_other_views_and_in_the_list(reader):
    page = reader.open(DAY)
    for name in ("heads", "head"):
        plot_of(view(page, name))
    view(page, "head").locator(".xy > .nsewdrag").hover()
    expect(view(page, "head").locator(".hovertext").first).to_be_visible()
    expect(view(page, "heads").locator(".view-marks > div").first).to_be_attached()
    expect(page.locator("[data-visit][data-marked]").first).to_be_visible()


def test_every_figure_of_a_history_fits_on_one_printed_page(reader):
    page = reader.open(DAY)
    titles = page.locator("pointer-view .view-title").all_text_contents()
    sheets = on_paper(page)
    letters = sheets[0].replace(" ", "")  # spaces of a PDF are guessed from its gaps
    assert "RiversideOfficesoffice" in letters
    assert "Mon09:00480min" in letters
    # No sheet holds only headings, and no figure is split over two.
    of_figures = [sheet for sheet in sheets if any(title in sheet for title in titles)]
    assert len(sheets) - len(of_figures) <= 1
    (rolled,) = [sheet for sheet in sheets if "And then?" in sheet]
    assert "pointer weight" in rolled
    assert not any("Another history" in sheet or "Print" in sheet for sheet in sheets)


def test_a_view_s_numbers_download_without_a_server(reader):
    page = reader.open(DAY)
    gate = view(page, "gate")
    plot_of(gate)
    with page.expect_download() as saved:
        gate.get_by_role("button", name="CSV").click()
    assert saved.value.suggested_filename == "town-gate.csv"
    assert Path(saved.value.path()).read_text(encoding="utf-8-sig").count("\n") > 1


def test_a_step_can_be_left_out_and_restored(reader):
    page = reader.open("/lessons/revenue/?step=scaling")
    card = page.locator("#scaling")
    scaled = card.locator(".step-results tbody td").first
    before = scaled.text_content()
    card.get_by_label("Leave this step out").check()
    expect(card).to_have_attribute("data-removed", "")
    assert card.locator(".step-results tbody td").first.text_content() != before
    page.reload()
    expect(card).to_have_attribute("data-removed", "")
    card.get_by_label("Leave this step out").uncheck()
    expect(card).not_to_have_attribute("data-removed", "")
    assert card.locator(".step-results tbody td").first.text_content() == before


def test_inputs_are_edited_and_several_steps_left_out_without_a_server(reader):
    page = reader.open("/lessons/revenue/?all=1&removed=scaling")
    expect(page.locator("#scaling")).to_have_attribute("data-removed", "")
    page.locator("#projections").get_by_label("Leave this step out").check()
    expect(page.locator("#projections")).to_have_attribute("data-removed", "")
    page.get_by_text("Change the inputs").click()
    page.locator('[data-input="X"] summary').click()
    page.locator('[name="X.1.2"]').fill("0.75")
    lesson = lessons()["revenue"]
    edited = np.array(lesson.solve()["X"])
    edited[1, 2] = 0.75
    expected = lesson.solve({"X": edited.tolist()}, ("projections", "scaling"))
    for id, name in (("scores", "S"), ("softmax", "A"), ("output", "Z")):
        cells = page.locator(f'#{id} .step-results [data-table="{name}"] tbody td')
        rows = format_cells(expected.table(name))
        expect(cells).to_have_text([cell.text for row in rows for cell in row])
    expect(page.locator("#softmax .remark")).to_have_count(0)
    page.wait_for_url("**inputs=**")
    page.reload()
    expect(page.locator('[name="X.1.2"]')).to_have_value("0.75")
    expect(page.locator("[data-removed]")).to_have_count(2)
    page.locator('[name="X.1.2"]').fill("1e9")
    with pytest.raises(InvalidQueryError) as caught:
        lesson.solve({"X": np.where(edited == 0.75, 1e9, edited).tolist()})
    failure = page.locator('[data-input="X"] [data-failure]')
    expect(failure).to_have_text(caught.value.problems[0].message)
    page.get_by_role("button", name="Reset to the text’s values").click()
    page.locator("#projections").get_by_label("Leave this step out").uncheck()
    page.locator("#scaling").get_by_label("Leave this step out").uncheck()
    expect(page.locator("#softmax .remark")).to_be_visible()


def test_arrow_keys_change_steps_and_a_click_on_a_number_shows_its_sum(reader):
    page = reader.open("/lessons/revenue/")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#scores")).to_be_visible()
    page.locator("#scores .step-results tbody td").first.click()
    expect(page.locator("#scores [data-sum]")).to_contain_text("=")
    page.get_by_label("Show all steps").check()
    expect(page.locator("#softmax")).to_be_visible()


def test_the_figure_of_a_step_changes_when_a_step_is_left_out(reader):
    page = reader.open("/lessons/heads-differ/?all=1")
    figure = page.locator("pointer-view").first
    plot_of(figure)
    before = figure.get_attribute("source")
    page.locator("[data-remove]").first.check()
    expect(page.locator("[data-steps] > [data-removed]")).to_have_count(1)
    plot_of(page.locator("pointer-view").first)
    assert page.locator("pointer-view").first.get_attribute("source") != before


def test_an_assignment_goes_from_the_link_to_the_line_without_a_server(reader):
    page = reader.open("/lessons/")
    page.get_by_role("link", name="assignment").click()
    page.locator('[data-of="revenue"] > summary').click()
    page.locator('input[value="revenue.aapl-score"]').check()
    field = page.get_by_label("Link for students")
    expect(field).to_have_value(re.compile("assignments/work/#"))  # no host sees what was chosen
    link = field.input_value()
    assert page.locator("[data-format]").count() == 0
    work = page.context.new_page()
    work.goto(f"{link}&student=Ada")
    expect(work.get_by_label("Your line")).to_have_value(re.compile(r"^PS1 .* Ada \| 0/1 \| - \|"))
    for wrong in ("1234", "4321"):  # the step shows the answer, so it is offered after the second
        expect(work.get_by_text("See the step")).to_be_hidden()
        work.locator(".task input").fill(wrong)
        work.get_by_role("button", name="Check").click()
        expect(work.locator("[data-marked]")).to_have_text("Not yet.")
    work.get_by_text("See the step").click()
    given = work.locator('.given [data-table="Q"] td').all_text_contents()
    with work.expect_popup() as opened:
        work.get_by_role("link", name="Open the whole lesson").click()
    step = opened.value.locator('[data-step="scores"] .step-inputs [data-table="Q"] td')
    expect(step.first).to_be_visible()
    expect(opened.value.locator("[data-changed]")).to_contain_text("inputs are edited")
    assert step.all_text_contents() == given


def test_insights_are_drawn_and_their_tables_download(reader):
    page = reader.open("/insights/town/")
    expect(page.locator(".key-results li").first).to_be_visible()
    page.get_by_role("button", name="Unfold all").click()
    shown = page.locator("pointer-view").first
    plot_of(shown)
    card = page.locator(".card", has=page.locator("pointer-view")).first
    card.get_by_text("Definitions and tables").click()
    with page.expect_download() as saved:
        card.get_by_role("link", name="as CSV").first.click()
    assert saved.value.suggested_filename.endswith(".csv")


def test_an_address_of_a_figure_unfolds_its_section_of_the_insights(reader):
    page = reader.open("/insights/town/#view-gate-by-target")
    plot_of(view(page, "gate-by-target"))
    expect(page.locator("details#heads")).not_to_have_attribute("open", "")


def test_the_selected_theme_is_remembered(reader):
    page = reader.open("/")
    theme = page.locator("[data-theme-button]")
    for _ in range(2):
        theme.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"{reader.address}{DAY}")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    plot_of(view(page, "prediction"))


@pytest.mark.parametrize(
    ("viewport", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"]
)
def test_pages_are_accessible_and_do_not_overflow(browser, course, viewport, scheme):
    for reader in visit(browser, course, viewport=viewport, color_scheme=scheme):
        for path in PAGES:
            page = reader.open(path)
            if "insights" in path:
                page.get_by_role("button", name="Unfold all").click()
            if page.locator("pointer-view").count() and "lessons" not in path:
                plot_of(page.locator("pointer-view").first)
            assert violations(page, "serious", "critical") == [], path
            room = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
            assert room <= 0, path
