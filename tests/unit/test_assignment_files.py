"""Assignments for learning platforms, read and scored by programs of other people."""

from __future__ import annotations

import io
import warnings
import zipfile
from xml.etree import ElementTree

import moodle_xml_parser.parser as moodle_reader
import numpy as np
import pytest

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import lessons
from pointerscope.publishing.assignments.assignment import (
    MAX_EXERCISES,
    Assignment,
    ExerciseAddress,
    assignment_of,
    read_assignment,
)
from pointerscope.publishing.assignments.moodle import moodle_xml
from pointerscope.publishing.assignments.qti import qti_package
from pointerscope.publishing.assignments.questions import (
    MAX_QUESTIONS,
    USUAL_VARIANTS,
    question_pools,
)

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of an old library
    from pyslet.imscpv1p2 import ContentPackage
    from pyslet.qtiv2.items import AssessmentItem
    from pyslet.qtiv2.tests import AssessmentItemRef, AssessmentSection
    from pyslet.qtiv2.variables import ItemSessionState
    from pyslet.qtiv2.xml import QTIDocument

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of an old library

VARIANTS = 3
# A number, numbers in rows, numbers without rows, a choice, a fixed number, a formula and “<”.
WEEK = read_assignment(
    "title=Week 3: a/b <c>&seed=k3f9&exercises="
    "cat-sat.one-score,margin.weights,cat-sat.cat-row,softmax.who-loses,revenue.rows,"
    "softmax.cross-slope,heads-cost.all-weights"
)
POOLS = question_pools(WEEK, VARIANTS)
QUESTIONS = [question for pool in POOLS for question in pool.questions]


@pytest.fixture(scope="module")
def package():
    with zipfile.ZipFile(io.BytesIO(qti_package(WEEK, VARIANTS))) as package:
        yield package


def path_of(question):
    return f"items/{question.id.replace('.', '_')}.xml"


def read_qti(package, path):
    document = QTIDocument()
    document.read(src=io.BytesIO(package.read(path)))
    return document.root


def score_of(item, responses):
    """What an engine that knows nothing of this project makes of responses."""
    state = ItemSessionState(item)
    state.begin_session()
    for name, value in responses.items():
        state[name].set_value(value)
    item.ResponseProcessing.run(state)
    return state["SCORE"].value


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.id)
def test_an_engine_scores_right_and_wrong_answers_of_every_item(package, question):
    item = read_qti(package, path_of(question))
    assert isinstance(item, AssessmentItem)
    if isinstance(question.answer, str):
        choices = question.exercise.choices
        scores = [score_of(item, {"RESPONSE": f"choice{i + 1}"}) for i in range(len(choices))]
        assert scores == [float(choice == question.answer) for choice in choices]
        return
    numbers = [float(number.text) for number in question.numbers]
    tolerances = [number.tolerance for number in question.numbers]
    right = {f"RESPONSE{i}": number for i, number in enumerate(numbers, 1)}
    edges = {
        name: number + 0.999 * tolerance
        for (name, number), tolerance in zip(right.items(), tolerances, strict=True)
    }
    assert score_of(item, right) == pytest.approx(1)
    assert score_of(item, edges) == pytest.approx(1)
    beyond = {**right, "RESPONSE1": numbers[0] - 1.01 * tolerances[0] - 1e-6}
    assert score_of(item, beyond) == pytest.approx(1 - 1 / len(numbers))
    assert score_of(item, {}) == 0


def test_a_package_lists_its_files(package, tmp_path):
    (tmp_path / "week.zip").write_bytes(qti_package(WEEK, VARIANTS))
    content = ContentPackage(str(tmp_path / "week.zip"))
    resources = content.manifest.root.Resources.Resource
    listed = {file.href for resource in resources for file in resource.File}
    assert set(map(str, listed)) == set(package.namelist()) - {"imsmanifest.xml"}
    content.close()


def test_a_test_picks_one_variant_of_each_exercise(package):
    test = read_qti(package, "test.xml")
    sections = list(test.find_children_depth_first(AssessmentSection))
    assert [section.title for section in sections] == [pool.title for pool in POOLS]
    for section, pool in zip(sections, POOLS, strict=True):
        references = list(section.find_children_depth_first(AssessmentItemRef))
        assert [str(one.href) for one in references] == list(map(path_of, pool.questions))
        picked = section.Selection.select if section.Selection else len(references)
        assert picked == 1


def test_items_have_the_given_numbers_and_formulas_as_mathml(package):
    [slope, *_] = next(pool for pool in POOLS if pool.id == "softmax.cross-slope").questions
    root = ElementTree.fromstring(package.read(path_of(slope)))
    ns = {
        "q": "http://www.imsglobal.org/xsd/imsqti_v2p1",
        "m": "http://www.w3.org/1998/Math/MathML",
    }
    shown = [cell.text for cell in root.findall(".//q:tbody/q:tr/q:td", ns)]
    assert len(shown) == 4  # three probabilities and a temperature
    for text, number in zip(shown, slope.tables[0].values, strict=False):
        assert abs(float(text) - number) <= 0.0005
    assert root.find(".//m:math/m:mrow/m:mi", ns) is not None


def test_equal_assignments_are_equal_packages():
    assert qti_package(WEEK, VARIANTS) == qti_package(WEEK, VARIANTS)


def test_moodle_reads_numbers_in_rows_as_embedded_answers():
    read = moodle_reader.parse_bytes(moodle_xml(WEEK, VARIANTS))["cloze"]
    expected = [question for question in QUESTIONS if question.exercise.columns]
    assert [one.name.rpartition(" ")[2] for one in read] == [one.id for one in expected]
    for one, question in zip(read, expected, strict=True):
        numbers = [number for row in question.answer for number in row]
        texts = [number.text for number in question.numbers]
        np.testing.assert_allclose(list(map(float, texts)), numbers, rtol=1e-12, atol=1e-12)
        assert [gap.sub_type for gap in one.gaps] == ["NUMERICAL"] * len(numbers)
        for gap, number in zip(one.gaps, question.numbers, strict=True):
            assert gap.raw_content.endswith(f"={number.text}:{number.tolerance_text}}}")


def test_moodle_reads_choices_with_the_right_one():
    [read] = moodle_reader.parse_bytes(moodle_xml(WEEK, VARIANTS))["multichoice"]
    [question] = [one for one in QUESTIONS if one.exercise.choices]
    assert read.single
    assert read.shuffle_answers
    right = [option.answer for option in read.options if option.score_fraction == 100]
    assert len(right) == 1
    assert question.answer in right[0]


def test_moodle_gets_a_category_for_each_exercise_with_its_variants():
    counts: dict[str, int] = {}
    category = ""
    for question in ElementTree.fromstring(moodle_xml(WEEK, VARIANTS)):
        if question.get("type") == "category":
            category = question.findtext("category/text")
            counts[category] = 0
        else:
            counts[category] += 1
    start = "$course$/top/Week 3: a//b <c>/"
    assert counts == {start + pool.id: len(pool.questions) for pool in POOLS}
    assert {len(pool.questions) for pool in POOLS} == {1, VARIANTS}


def test_moodle_numbers_have_their_tolerance_and_whole_numbers_are_exact():
    found = {
        question.findtext("idnumber"): question.find("answer")
        for question in ElementTree.fromstring(moodle_xml(WEEK, VARIANTS))
        if question.get("type") == "numerical"
    }
    for question in QUESTIONS:
        if question.id in found:
            answer = found[question.id]
            expected, decimals = question.answer[0][0], question.exercise.decimals
            assert float(answer.findtext("text")) == pytest.approx(expected, rel=1e-12)
            tolerance = float(answer.findtext("tolerance"))
            assert tolerance <= (0.5 if decimals == 0 else 10.0**-decimals)
            assert abs(round(expected, decimals) - expected) <= tolerance + 1e-12
            assert tolerance <= max(0.05 * abs(expected), 0.5 * 10.0**-decimals)


def test_questions_that_are_the_same_for_everybody_have_their_step_and_their_tables():
    week = read_assignment("exercises=pointer.recent&seed=s")
    text = ElementTree.fromstring(moodle_xml(week)).findtext(".//questiontext/text")
    assert "The pointer: from visits to a place · step “Softmax: pointer weights”" in text
    solution = lessons()["pointer"].solve()
    for name in ("raw", "scores"):
        for number in solution[name]:
            assert f">{number:.3f}<".replace("-", "−") in text


def test_moodle_gets_a_small_answer_without_binary_noise_and_with_a_small_tolerance():
    week = read_assignment("exercises=softmax.ten-times,weighted-average.origin&seed=s")
    answers = [
        (answer.findtext("text"), answer.findtext("tolerance"))
        for answer in ElementTree.fromstring(moodle_xml(week)).iter("answer")
    ]
    assert answers == [("0.1", "0.005"), ("0", "0")]


def test_variants_differ_and_there_cannot_be_too_many():
    [pool, *_] = POOLS
    assert len({question.tables[0].values.tobytes() for question in pool.questions}) == VARIANTS
    with pytest.raises(InvalidQueryError, match="1 to 100 variants"):
        question_pools(WEEK, 101)


def test_questions_are_at_most_so_many_and_an_exercise_named_twice_counts_once():
    twice = read_assignment("exercises=cat-sat.one-score,cat-sat.one-score,softmax.who-loses")
    assert [len(pool.questions) for pool in question_pools(twice, 2)] == [2, 1]
    drawn = [
        (id, one.id) for id, lesson in lessons().items() for one in lesson.exercises if one.drawn
    ]
    many = Assignment(tuple(ExerciseAddress(*names) for names in drawn), "k3f9")
    with pytest.raises(InvalidQueryError, match=rf"at most {MAX_QUESTIONS // len(drawn)} variants"):
        question_pools(many, 100)
    assert len(drawn) * USUAL_VARIANTS + MAX_EXERCISES <= MAX_QUESTIONS


def test_titles_with_characters_that_xml_forbids_are_written_without_them():
    forbidden = [*range(9), 11, 12, *range(14, 32), 0xD800, 0xDFFF, 0xFFFE, 0xFFFF]
    title = "a".join(map(chr, forbidden))
    given = {"exercises": "softmax.who-loses", "seed": title[:40], "title": title[-79:] + "b"}
    assignment = assignment_of(given)
    assert ElementTree.fromstring(moodle_xml(assignment)).find(".//category/text") is not None
    package = zipfile.ZipFile(io.BytesIO(qti_package(assignment)))
    assert ElementTree.fromstring(package.read("test.xml")).get("title") == assignment.title
    assert set(assignment.title) == set("a b")
