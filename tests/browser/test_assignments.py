"""An assignment in a real browser, from the link to the lecturer's marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pointerscope.publishing.assignments.assignment import read_assignment
from pointerscope.publishing.assignments.marks import answer_of
from tests.browser.conftest import DESK, PHONE, address_of, violations, visit

STUDENT = "Ada Lovelace"
LINK = "exercises=cat-sat.one-score,softmax.second-share&seed=k3f9"
EARLIER = "seed=k3f9&exercises=gate.gate-value%2Cgate.blended&check=277ec10c"
EXERCISES = ["cat-sat.one-score", "cat-sat.cat-row", "softmax.who-loses"]


@pytest.fixture
def lecturer(browser, server):
    yield from visit(browser, server, viewport=DESK)


@pytest.fixture
def student(browser, server):
    yield from visit(browser, server, viewport=PHONE, color_scheme="dark", has_touch=True)


def choose(page):
    """Choose the exercises and return the link for students."""
    page.get_by_label("Title").fill("Week 3")
    page.get_by_label("Seed").fill("k3f9")
    for address in EXERCISES:
        box = page.locator(f'input[value="{address}"]')
        if not box.is_visible():
            page.locator(f'[data-of="{address.split(".")[0]}"] > summary').click()
        box.check()
    return page.get_by_label("Link for students").input_value()


def test_what_is_ticked_before_the_script_is_there_counts(lecturer):
    page, held = lecturer.page, []
    page.route("**/assignments/choose.js", lambda route: held.append(route))  # a slow line
    page.goto(f"{lecturer.address}/assignments", wait_until="commit")
    page.locator('[data-of="cat-sat"] > summary').click()
    page.locator(f'input[value="{EXERCISES[0]}"]').check()
    held[0].continue_()
    expect(page.get_by_label("Link for students")).to_have_value(re.compile("exercises=cat-sat"))
    expect(page.locator("[data-chosen] > li")).to_have_count(1)
    assert "exercises=cat-sat" in address_of(page)


def answers_of(link, without=()):
    """What a student should answer, or does who forgets steps."""
    assignment = read_assignment(link)
    found = []
    for assigned in assignment.found():
        inputs = assignment.inputs_of(assigned, STUDENT)
        if without and assigned.exercise.drawn:
            drawn = assigned.exercise.drawn
            found.append(assigned.lesson.solve(inputs, without)[drawn.table][drawn.index])
        else:
            found.append(answer_of(assigned, inputs))
    return found


def check(page, number, *texts):
    """Answer an exercise and return its card."""
    task = page.locator(".task").nth(number)
    for cell, text in zip(task.locator("input").all(), texts, strict=True):
        cell.fill(text)
    task.get_by_role("button", name="Check").click()
    return task


def test_an_assignment_goes_from_the_link_to_the_mark(lecturer, student):
    page = lecturer.open("/assignments")
    link = choose(page)
    assert violations(page) == []
    score, row, choice = answers_of(link)
    forgetful = answers_of(link, ["scaling"])[1]

    work = student.open(link[link.index("/assignments/work") :])
    work.get_by_label("Your name or number").fill(STUDENT)
    work.get_by_role("button", name="Get my numbers").click()
    expect(work.get_by_role("heading", level=1)).to_have_text("Week 3")

    task = check(work, 0, "x")
    expect(task.get_by_role("status")).to_contain_text("not a number")
    check(work, 0, f"{float(score):.0f}")
    expect(task.get_by_role("status")).to_have_text("Right.")
    task.get_by_text("See the step").click()  # after the answer, which the line need not say
    expect(task.get_by_role("link", name="Open the whole lesson")).to_be_visible()
    expect(task.get_by_text("The line that you hand in")).to_be_hidden()

    task = check(work, 1, *(f"{number:.2f}".replace(".", ",") for number in forgetful))
    expect(task.get_by_text("See the step")).to_be_hidden()
    task = check(work, 1, *(f"{number:.2f}" for number in forgetful))
    expect(task.get_by_role("status")).to_contain_text("without the step “Scale by the root")
    task.get_by_text("See the step").click()
    early = task.get_by_text("says that you opened this step before your answer was right")
    expect(early).to_be_visible()
    step = task.frame_locator("iframe")
    expect(step.locator('[data-table="scaled"] tbody td').first).to_be_visible()
    assignment = read_assignment(link)
    assigned = assignment.found()[1]
    solution = assigned.lesson.solve(assignment.inputs_of(assigned, STUDENT))
    shown = step.locator('[data-table="S"] tbody td').all_text_contents()
    assert list(map(float, shown)) == solution["S"].ravel().tolist()
    check(work, 1, *(f"{100 * number:.0f}%" for number in row))
    expect(task.get_by_role("status")).to_have_text("Right.")

    task = work.locator(".task").nth(2)
    task.get_by_label(re.compile("same amount")).check()
    task.get_by_role("button", name="Check").click()
    expect(task.get_by_role("status")).to_have_text("Not yet.")
    assert choice == "Both by the same factor."
    assert violations(work) == []
    assert work.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    line = work.get_by_label("Your line").input_value()
    assert f"| {STUDENT} | 2/3 |" in line
    assert "| 1, 3o, 1 |" in line
    work.reload()  # the answers stay
    expect(work.locator('.task[data-state="right"]')).to_have_count(2)
    for number, was_early in enumerate([False, True]):
        task = work.locator(".task").nth(number)
        task.get_by_text("See the step").click()
        told = task.get_by_text("The line that you hand in")
        expect(told).to_be_visible(visible=was_early)
    assert work.get_by_label("Your line").input_value() == line

    forged = line.replace("2/3", "3/3")
    page.get_by_label("Lines that were handed in").fill(f"Dear all,\n{line}\n\n{forged}\n")
    rows = page.locator("[data-table] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("2/3")
    expect(rows.nth(1)).to_contain_text("The line says 3/3; its answers give 2/3.")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as CSV").click()
    csv = Path(saved.value.path()).read_text(encoding="utf-8-sig").splitlines()
    assert csv[0].startswith("Student,Marks,Of,cat-sat.one-score,cat-sat.cat-row,softmax.who-loses")
    assert csv[1] == f"{STUDENT},2,3,1,1,0,5,1,"


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("", "names no exercise"),
        ("exercises=cat-sat.one-score&seed=k&check=00000000", "changed or cut off"),
        (EARLIER, "made by an earlier version of PointerScope"),
        (read_assignment("exercises=no-lesson.a").query, "the lesson “no-lesson”"),
        (read_assignment("exercises=cat-sat.nothing").query, "the exercise “cat-sat.nothing”"),
    ],
)
def test_a_link_that_cannot_be_used_says_why(browser, server, query, said):
    context = browser.new_context(viewport=DESK)
    page = context.new_page()
    page.goto(f"{server}/assignments/work?{query}")
    expect(page.get_by_role("alert")).to_contain_text(said)
    context.close()


def test_the_lecturer_makes_a_new_link_of_one_of_an_earlier_version(lecturer):
    page = lecturer.open(f"/assignments?{EARLIER}")
    expect(page.get_by_role("alert")).to_contain_text("Send the new one that stands on this page")
    expect(page.locator("[data-chosen] > li")).to_have_count(2)
    link = page.get_by_label("Link for students").input_value()
    assert len(read_assignment(link).exercises) == 2
    page = lecturer.open("/assignments")
    page.get_by_label("The students’ link").fill(f"{address_of(page)}/work?{EARLIER}")
    expect(page.get_by_role("alert")).to_contain_text("which drew other numbers")
    expect(page.get_by_label("Link for students")).to_have_value(link)


def test_an_exercise_does_not_show_the_answer_to_the_one_before_it(student):
    assignment = read_assignment("exercises=gate.gate-value,gate.blended,gate.loss-value&seed=k3f9")
    page = student.open(f"/assignments/work?{assignment.query}")
    expect(page.get_by_text("Numbers that are shown are rounded")).to_be_hidden()
    page.get_by_label("Your name or number").fill(STUDENT)
    page.get_by_role("button", name="Get my numbers").click()
    expect(page.get_by_text("Numbers that are shown are rounded")).to_be_visible()
    gates = [
        f"{assigned.lesson.solve(assignment.inputs_of(assigned, STUDENT))['g'].item():.3f}"
        for assigned in assignment.found()
    ]
    tasks = page.locator(".task")
    expect(tasks.nth(1).locator('[data-table="g"] td')).to_have_text(gates[1])
    assert gates[0] != gates[1]
    check(page, 1, "7")
    task = check(page, 1, "8")
    task.get_by_text("See the step").click()
    step = task.frame_locator("iframe")
    expect(step.locator('[data-table="g"] tbody td').first).to_have_text(gates[1])


def test_exercises_are_found_by_their_words(lecturer):
    page = lecturer.open("/assignments")
    page.get_by_label("Find").fill("jacobian")
    expect(page.locator("[data-listed]:visible")).to_have_count(1)
    page.get_by_label("Only with numbers of their own").check()
    expect(page.get_by_text("No exercise matches")).to_be_visible()


def test_lines_are_read_with_the_students_link_alone(lecturer):
    page = lecturer.open("/assignments")
    pasted = page.get_by_label("The students’ link")
    pasted.fill("https://example.org/assignments/work?exercises=gate")
    expect(page.get_by_role("alert")).to_contain_text("Perhaps the link was cut off")
    page.get_by_label("Lines that were handed in").fill("PS1 | 1a2b3c4d | Ada")
    expect(page.locator("[data-read]")).to_contain_text("Paste the students’ link above")
    pasted.fill(f"{address_of(page)}/work?{read_assignment(LINK).query}")
    expect(page.get_by_label("Seed")).to_have_value("k3f9")
    expect(page.locator("[data-table] tbody tr")).to_contain_text("breaks off")
    assert "exercises=" in address_of(page)
    page.locator("[data-files]").set_input_files(
        [
            {"name": "mark.png", "mimeType": "image/png", "buffer": bytes(range(256))},
            {"name": "none.txt", "mimeType": "text/plain", "buffer": b""},
            {"name": "mail.txt", "mimeType": "text/plain", "buffer": b"\nhello\n\nPS1 | 0"},
        ]
    )
    said = page.locator("[data-read]")
    expect(said).to_contain_text("1 other line of the text was not read")
    expect(said).to_contain_text("mark.png is not a text file")
    expect(said).to_contain_text("none.txt is empty.")


def test_only_possible_sets_of_numbers_can_be_downloaded(lecturer):
    page = lecturer.open(f"/assignments?{read_assignment(LINK).query}")
    for wrong in ("", "100000"):
        page.get_by_label("Sets of numbers").fill(wrong)
        expect(page.get_by_text("Enter a whole number from 1 to 100.")).to_be_visible()
        expect(page.get_by_role("link", name="Moodle XML")).to_have_count(0)
    page.get_by_label("Sets of numbers").fill("3")
    address = page.get_by_role("link", name="Moodle XML").get_attribute("href")
    assert address.endswith("variants=3")


def test_sets_of_numbers_are_so_few_that_the_file_can_be_made(lecturer):
    page = lecturer.open(f"/assignments?{read_assignment(LINK).query}")
    page.locator("[data-of]").evaluate_all("(all) => all.forEach((one) => { one.open = true; })")
    drawn = page.locator("[data-listed]", has_text="own numbers").get_by_role("checkbox")
    for number in range(20):
        drawn.nth(number).check()
    sets = page.get_by_label("Sets of numbers")
    sets.fill("100")
    said = page.get_by_text("Enter a whole number from 1 to")
    expect(said).to_be_visible()
    most = int(said.inner_text().split()[-1].rstrip("."))
    assert most < 100
    export = page.get_by_role("link", name="Moodle XML")
    for number, status in ((most, 200), (most + 1, 422)):
        sets.fill(str(most))
        address = export.get_attribute("href").replace(f"variants={most}", f"variants={number}")
        assert page.request.get(f"{lecturer.address}{address}").status == status


def test_an_exercise_for_everybody_shows_its_step_and_numbers_and_0_2_is_not_0_1(student):
    assignment = read_assignment("exercises=pointer.recent,softmax.ten-times&seed=s")
    work = student.open(f"/assignments/work?{assignment.query}&student=Ada")
    recent = work.locator(".task").first
    expect(recent.locator("[data-lesson]")).to_contain_text("step “Softmax: pointer weights”")
    shown = recent.locator(".given td").all_text_contents()
    assert shown[:3] + shown[4:7] == ["−0.035", "0.385", "0.080", "0.465", "0.685", "0.180"]
    assert recent.bounding_box()["width"] <= PHONE["width"]
    for text, said in (("0.2", "Not yet."), ("0", "Not yet."), ("0.1", "Right.")):
        expect(check(work, 1, text).locator("[data-marked]")).to_have_text(said)


def test_a_verdict_belongs_to_what_stands_in_the_fields(student):
    assignment = read_assignment("exercises=softmax.ten-times,cat-sat.cat-row&seed=s")
    work = student.open(f"/assignments/work?{assignment.query}&student=Ada")
    one, row = work.locator(".task").first, work.locator(".task").last
    one_said, row_said = one.get_by_role("status"), row.get_by_role("status")
    unchecked = work.get_by_text("Not checked yet: what you typed")
    expect(work.locator(".task")).to_have_count(2)
    expect(unchecked).to_be_hidden()
    check(work, 0, "0.1")
    expect(one_said).to_have_text("Right.")
    line = work.get_by_label("Your line").input_value()

    one.locator("input").fill("0.9")
    expect(one_said).to_have_text("Not checked yet.")
    expect(work.locator("[data-state]")).to_have_count(0)
    expect(unchecked).to_contain_text("in exercise 1. The line holds only")
    assert work.get_by_label("Your line").input_value() == line

    check(work, 1, "0.5", "", "0.2")
    expect(row_said).to_contain_text("Still empty: “cat”.")
    faults = row.locator("input").evaluate_all("(all) => all.map((one) => one.ariaInvalid)")
    assert faults == ["false", "true", "false"]
    row.locator("input").first.focus()  # its ring is 5 pixels wide, and fits into its frame
    cell, frame = (
        row.locator("input").first.bounding_box(),
        row.locator(".table-frame").last.bounding_box(),
    )
    assert cell["x"] - frame["x"] >= 5
    assert frame["y"] + frame["height"] - cell["y"] - cell["height"] >= 5

    work.reload()
    expect(one.locator("input")).to_have_value("0.9")
    expect(one_said).to_have_text("Not checked yet.")
    assert [field.input_value() for field in row.locator("input").all()] == ["0.5", "", "0.2"]
    expect(unchecked).to_contain_text("in exercises 1 and 2.")
    assert work.get_by_label("Your line").input_value() == line
    one.locator("input").fill("0.1")
    expect(one_said).to_have_text("Right.")
    expect(unchecked).to_contain_text("in exercise 2.")


def test_a_name_of_blanks_is_refused(student):
    work = student.open(f"/assignments/work?{read_assignment(LINK).query}")
    expect(work.get_by_text("how often you checked each answer")).to_be_visible()
    work.get_by_label("Your name or number").fill("   ")
    work.get_by_role("button", name="Get my numbers").click()
    expect(work.get_by_role("alert")).to_have_text("Type a name or a number.")
