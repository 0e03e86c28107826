"""Lessons as offline files, and the command that writes them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest
from click.testing import CliRunner

from pointerscope.cli.export import export
from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import UnknownStepError, find_lesson, lessons
from pointerscope.publishing.lesson_files import offline_lesson, right_answers

pytestmark = pytest.mark.slow

MAX_BYTES = 2_650_000  # of which 0.13 MB are the two fonts

# Numbers as lessons write them: commas within a row, semicolons between rows.
NUMBER = r"−?\d+(,\d{3})*(\.\d+)?(e−?\d+)?"
NUMBERS = rf"{NUMBER}([,;] {NUMBER})*"


class _Page(HTMLParser):
    """The scripts, links and steps of a page."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.scripts: dict[str, str] = {}
        self.addresses: list[str] = []
        self.steps: list[str] = []
        self._within: list[str] = []
        self._script: str | None = None
        self.feed(content.decode())

    def handle_starttag(self, tag, attributes):
        attribute = dict(attributes)
        self.addresses += [attribute[name] for name in ("src", "href") if name in attribute]
        if tag == "template":
            self._within.append(tag)
        if tag == "script":
            self._script = attribute.get("id", "")
        if "data-step" in attribute and not self._within:
            self.steps.append(attribute["data-step"])

    def handle_endtag(self, tag):
        if tag == "template":
            self._within.pop()
        if tag == "script":
            self._script = None

    def handle_data(self, data):
        if self._script:
            self.scripts[self._script] = self.scripts.get(self._script, "") + data

    @property
    def states(self):
        return json.loads(self.scripts["lesson-states"])


def test_every_lesson_file_is_small_and_has_no_external_links():
    for name, lesson in lessons().items():
        content = offline_lesson(name)
        assert len(content) < MAX_BYTES, name
        page = _Page(content)
        assert all(address.startswith("#") for address in page.addresses), name
        assert [step.id for step in lesson.steps] == page.steps[: len(lesson.steps)], name


def test_a_file_holds_each_step_removed_alone_with_the_steps_that_change():
    states = _Page(offline_lesson("robotics")).states
    removable = {step.id for step in find_lesson("robotics").steps if step.is_removable}
    assert set(states) == {"", *removable}
    assert set(states["scaling"]) == {"scaling", "softmax", "output"}


def test_a_file_holds_the_state_it_opens_with():
    page = _Page(offline_lesson("revenue", removed=("scores", "scaling")))
    assert "scaling,scores" in page.states
    assert "scaling" in page.states


def test_edited_inputs_are_shown_and_escaped():
    tokens = ["rain", "</script><script>alert(1)</script>", "play", "again"]
    content = offline_lesson("revenue", {"tokens": tokens}).decode()
    assert 'value="rain"' in content
    assert "<script>alert" not in content
    assert '<th scope="row">rain</th>' in content
    assert '<th scope="row">AAPL</th>' not in content


def test_a_single_step_without_a_figure_needs_no_plotly():
    with_figure, without = (offline_lesson("scaling", step=step) for step in ("spread", "divide"))
    assert _Page(with_figure).steps == ["spread"]
    assert _Page(without).steps == ["divide"]
    assert len(without) < 450_000 < len(with_figure)


def test_a_file_links_to_its_server():
    page = _Page(offline_lesson("robotics", removed=("scaling",), server="https://example.org/"))
    assert "https://example.org/lessons/robotics?removed=scaling" in page.addresses


@pytest.mark.parametrize(("lesson", "id"), [("revenue", "own-weight")])
def test_a_file_holds_the_answers_of_exercises(lesson, id):
    exercise = next(found for found in find_lesson(lesson).exercises if found.id == id)
    answer = right_answers(find_lesson(lesson))[exercise.id]
    assert float(answer) == pytest.approx(0.64, abs=0.01)
    assert f"The answer: {answer}" in offline_lesson(lesson).decode()


def test_every_exercise_has_an_answer_as_text():
    for lesson in lessons().values():
        for exercise in lesson.exercises:
            answer = right_answers(lesson)[exercise.id]
            if exercise.choices:
                assert answer in exercise.choices
            else:
                assert re.fullmatch(NUMBERS, answer)


def test_unknown_steps_are_rejected():
    with pytest.raises(UnknownStepError):
        offline_lesson("robotics", step="nothing")
    with pytest.raises(InvalidQueryError):
        offline_lesson("robotics", removed=("nothing",))


def test_the_command_writes_a_lesson(tmp_path):
    out = tmp_path / "robotics.html"
    arguments = ["lesson", "robotics", "--step", "scaling", "--removed", "scaling"]
    found = CliRunner().invoke(export, [*arguments, "--out", str(out)])
    assert found.exit_code == 0, found.output
    assert _Page(out.read_bytes()).steps == ["scaling"]
    numbers = tmp_path / "robotics.json"
    found = CliRunner().invoke(export, [*arguments, "--out", str(numbers)])
    (step,) = json.loads(numbers.read_bytes())["steps"]
    assert step["removed"] is True


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["robots"], 'There is no lesson "robots"'),
        (["robotics", "--step", "x"], 'no step "x"'),
        (["robotics", "--removed", "x"], '"x" is not a step'),
        (["robotics", "--inputs", "[1]"], "JSON object"),
        (["robotics", "--inputs", "{"], "not valid JSON"),
    ],
)
def test_the_command_reports_errors_and_writes_nothing(tmp_path, arguments, words):
    out = tmp_path / "lesson.html"
    found = CliRunner().invoke(export, ["lesson", *arguments, "--out", str(out)])
    assert found.exit_code != 0
    assert words in found.output
    assert not out.exists()
