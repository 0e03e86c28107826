"""The API and the pages of lessons."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from pointerscope.lessons.catalogue import lessons
from pointerscope.web import schemas

HTML = {"accept": "text/html"}
COURSE = {
    *("robotics", "revenue", "revenue-two-heads", "revenue-causal", "margin", "cat-sat"),
    *("scaling", "softmax", "compatibility", "weighted-average", "soft-lookup"),
    *("cross-attention", "permutation", "collapse", "heads-cost", "heads-differ"),
    *("layer-norm", "residuals", "block", "sinusoidal", "positions", "cricket"),
    *("pointer", "gate", "backprop", "next-token", "kv-cache"),
}
every_lesson = pytest.mark.parametrize("name", lessons())


def step_of(lesson, name):
    return next(step for step in lesson["steps"] if step["id"] == name)


def table_of(lesson, step, name):
    found = step_of(lesson, step)["gives"]
    return np.array(next(table["values"] for table in found if table["name"] == name), dtype=float)


def problems(answer, status=422):
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/problem+json"
    return {problem["where"]: problem for problem in answer.json()["errors"]}


def test_lessons_are_listed_in_reading_order(client):
    answer = client.get("/api/lessons")
    listed = [schemas.LessonSummary.model_validate(item) for item in answer.json()]
    assert [lesson.id for lesson in listed] == list(lessons())
    assert (
        client.get("/api/lessons", headers={"if-none-match": answer.headers["etag"]}).status_code
        == 304
    )


def test_every_lesson_of_the_course_is_listed(client):
    assert {lesson["id"] for lesson in client.get("/api/lessons").json()} >= COURSE


def test_more_than_400_printed_numbers_are_checked(client):
    counts = [lesson["checks"] for lesson in client.get("/api/lessons").json()]
    assert sum(sum(count.values()) for count in counts) > 400


@every_lesson
def test_a_lesson_matches_its_schema(client, name):
    answer = client.get(f"/api/lessons/{name}")
    lesson = schemas.Lesson.model_validate(answer.json())
    assert lesson.id == name
    for step in lesson.steps:
        assert step.formula.mathml.startswith("<math")
        assert not step.removed
        for table in step.gives:
            shape = np.shape(table.values)
            assert (shape or (1,))[-1] == len(table.columns)
            if len(shape) == 2:
                assert shape[0] == len(table.rows)
    json.dumps(answer.json(), allow_nan=False)


@every_lesson
def test_the_page_of_a_lesson_shows_every_step_and_every_check(client, name):
    text = client.get(f"/lessons/{name}", headers=HTML).text
    lesson = lessons()[name]
    for step in lesson.steps:
        assert f'data-step="{step.id}"' in text
    assert text.count("data-verdict=") == len(lesson.checks)
    assert "NaN" not in text
    assert ">nan<" not in text


def test_a_removed_step_changes_the_steps_after_it_only(client):
    whole = client.get("/api/lessons/revenue").json()
    without = client.post("/api/lessons/revenue", json={"removed": ["scaling"]}).json()
    assert step_of(without, "scaling")["removed"]
    assert table_of(whole, "softmax", "A")[2] == pytest.approx(
        [0.114, 0.309, 0.509, 0.069], abs=6e-4
    )
    assert table_of(without, "softmax", "A")[2] == pytest.approx(
        [0.035, 0.256, 0.696, 0.013], abs=6e-4
    )
    np.testing.assert_array_equal(table_of(whole, "scores", "S"), table_of(without, "scores", "S"))
    assert without["checks"] == whole["checks"]


def test_a_step_that_cannot_be_computed_says_why(client):
    state = {"inputs": {"x": [[1]] * 5}}
    lesson = client.post("/api/lessons/weighted-average", json=state).json()
    failed = step_of(schemas.Lesson.model_validate(lesson).model_dump(), "least-squares")
    assert failed["error"].startswith("Least squares has no single answer here")
    assert failed["gives"] == []
    assert lesson["steps"][0]["error"] == ""


def test_get_with_parameters_equals_post(client):
    state = {"inputs": {"tokens": ["a", "b", "c", "d"]}, "removed": ["scaling", "softmax"]}
    posted = client.post("/api/lessons/revenue", json=state).json()
    params = {"inputs": json.dumps(state["inputs"]), "removed": "scaling,softmax"}
    assert client.get("/api/lessons/revenue", params=params).json() == posted
    assert step_of(posted, "scores")["gives"][0]["rows"] == ["a", "b", "c", "d"]


def test_one_and_twelve_tokens(client):
    row = [1, 0, 1, 0, 1, 0, 0, 1]
    for count in (1, 12):
        inputs = {"tokens": [f"t{at}" for at in range(count)], "X": [row] * count}
        lesson = client.post("/api/lessons/revenue", json={"inputs": inputs}).json()
        weights = table_of(lesson, "softmax", "A")
        np.testing.assert_allclose(weights, np.full((count, count), 1 / count))


@pytest.mark.parametrize(
    ("body", "where", "words"),
    [
        ({"inputs": {"X": [[1] * 8] * 3 + [[1]]}}, "inputs.X[3]", "has 1 number. Send 8."),
        ({"inputs": {"X": [[1] * 8]}}, "inputs.X", "has 1 row. Send 4."),
        ({"inputs": {"X": [["one"] * 8] * 4}}, "inputs.X[0][0]", "not a number. Enter a number"),
        ({"inputs": {"X": [[1e12] * 8] * 4}}, "inputs.X[0][0]", "out of range. Enter a number"),
        ({"inputs": {"tokens": ["t"] * 500}}, "inputs.tokens", "Send 1 to 12 words."),
        ({"inputs": {"nothing": 1}}, "inputs.nothing", "no such input"),
        ({"inputs": []}, "inputs", "JSON object"),
        ({"removed": ["nothing"]}, "removed[0]", "not a step"),
        ({"removed": "scaling"}, "removed", "Send a list"),
        ({"answers": {"nothing": 1}}, "answers.nothing", "no such exercise"),
        ({"answers": {"own-weight": "much"}}, "answers.own-weight", "Write a number"),
        ({"more": 1}, "more", "no field “more”"),
        ({"inputs": {"tokens": ["a", "b", "c", "\x00"]}}, "inputs.tokens[3]", "control"),
        ({"inputs": {"X": 10**400}}, "inputs.X", "list of rows"),
    ],
)
def test_unreadable_input_is_reported_with_its_place(client, body, where, words):
    assert words in problems(client.post("/api/lessons/revenue", json=body))[where]["message"]
    assert client.post("/api/lessons/revenue", json={}).status_code == 200


@pytest.mark.parametrize("given", [[], {}, 5, None, "half"])
def test_an_unknown_choice_is_rejected(client, given):
    answer = client.post("/api/lessons/scaling", json={"inputs": {"divisor": given}})
    assert "Send one of" in problems(answer)["inputs.divisor"]["message"]


@pytest.mark.parametrize("depth", [100, 500, 5_000])
def test_deeply_nested_input_is_rejected(client, depth):
    for body in ("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth):
        content = f'{{"inputs": {{"tokens": {body}}}}}'
        headers = {"content-type": "application/json"}
        answer = client.post("/api/lessons/revenue", content=content, headers=headers)
        assert answer.status_code == 422


@pytest.mark.parametrize("depth", [100, 260, 1_020, 5_000])
@pytest.mark.parametrize(
    "path",
    [
        "/api/lessons/softmax",
        "/api/lessons/softmax/offline",
        "/api/lessons/heads-differ/figures?views=one-removed",
        "/embed/lessons/softmax/picture.png",
        "/embed/lessons/softmax",
        "/lessons/softmax",
    ],
)
def test_deeply_nested_inputs_in_an_address_are_rejected(client, path, depth):
    nested = '{"a":' * depth + "1" + "}" * depth
    path, _, query = path.partition("?")
    answer = client.get(f"{path}?inputs={nested}&{query}")
    assert next(iter(problems(answer))).startswith("inputs")


@pytest.mark.parametrize(
    "changes",
    [
        {"inputs": {"tokens": ["a", "b", "c", "\ud800"]}},
        {"inputs": {"\ud800": 1}},
        {"answers": {"\ud800": 1}},
        {"removed": ["\ud800"]},
    ],
)
def test_a_lone_surrogate_is_refused(client, changes):
    headers = {"content-type": "application/json"}  # the client's own JSON has no half characters
    answer = client.post("/api/lessons/revenue", content=json.dumps(changes), headers=headers)
    [where] = problems(answer)
    assert where.startswith(next(iter(changes)))


def test_a_number_too_large_for_a_float_is_rejected(client):
    body = json.dumps({"inputs": {"d_model": 10**400}})
    headers = {"content-type": "application/json"}
    answer = client.post("/api/lessons/heads-cost", content=body, headers=headers)
    assert answer.status_code == 422


@pytest.mark.parametrize("inputs", ["{", "[]", "5", '"X"', "[" * 5_000])
def test_parameters_that_are_not_a_json_object_are_rejected(client, inputs):
    found = problems(client.get("/api/lessons/revenue", params={"inputs": inputs}))
    assert "JSON" in found["inputs"]["message"]


@pytest.mark.parametrize("path", ["", "/views/scores", "/figures?views=scores"])
def test_an_unknown_lesson_lists_the_known_ones(client, path):
    found = problems(client.get(f"/api/lessons/nothing{path}"), 404)
    assert found["lesson"]["suggestions"] == list(lessons())


def test_the_figure_of_a_step_without_one_is_not_found(client):
    found = problems(client.get("/api/lessons/revenue/views/scores"), 404)
    assert "no step with a figure" in found["step"]["message"]


def test_answers_are_marked_by_the_computed_ones(client):
    answers = {"own-weight": "0.64", "same-value": "Their rows of weights are the same."}
    lesson = client.post("/api/lessons/revenue", json={"answers": answers}).json()
    marked = {found["id"]: found["marked"] for found in lesson["exercises"]}
    assert marked["own-weight"]["all_right"]
    assert marked["own-weight"]["computed"][0][0] == pytest.approx(
        math.exp(6) / sum(map(math.exp, (4, 5, 3, 6)))
    )
    assert not marked["same-value"]["all_right"]
    assert marked["rows"] is None


@every_lesson
def test_figures_of_a_lesson_are_plotly_figures(client, name):
    import plotly.graph_objects as go

    lesson = client.get(f"/api/lessons/{name}").json()
    drawn = [step["id"] for step in lesson["steps"] if step["has_figure"]]
    if not drawn:
        return
    figures = client.get(f"/api/lessons/{name}/figures", params={"views": ",".join(drawn)}).json()
    for step in drawn:
        layout = {key: value for key, value in figures[step]["layout"].items() if key != "template"}
        go.Figure(figures[step]["data"], layout)
        meta = layout["meta"]
        assert meta["title"]
        assert meta["caption"].endswith(".")
        alone = client.get(f"/api/lessons/{name}/views/{step}").json()
        assert alone == figures[step]


# --- Pages


def test_the_list_of_lessons_links_to_every_lesson(client):
    text = client.get("/lessons", headers=HTML).text
    for name in lessons():
        assert f'href="/lessons/{name}"' in text


def test_lesson_embeds_may_be_framed_and_pages_may_not(client):
    policy = client.get("/lessons/revenue", headers=HTML).headers["content-security-policy"]
    assert "frame-ancestors 'self'" in policy
    embed = client.get("/embed/lessons/revenue?step=scaling", headers=HTML)
    assert "frame-ancestors" not in embed.headers["content-security-policy"]
    assert embed.text.count("data-step=") == 1


def test_an_embed_of_an_unknown_step_lists_the_known_ones(client):
    answer = client.get("/embed/lessons/revenue?step=nothing", headers=HTML)
    assert answer.status_code == 404
    assert "scaling" in answer.text


def test_edited_words_are_escaped(client):
    tokens = ["<b>bold</b>", "{{ 7 * 7 }}", "$x^2$", "a'\"b"]
    params = {"inputs": json.dumps({"tokens": tokens})}
    text = client.get("/lessons/revenue", params=params, headers=HTML).text
    assert "<b>bold" not in text
    assert "&lt;b&gt;bold&lt;/b&gt;" in text
    assert "{{ 7 * 7 }}" in text
    assert "$x^2$" in text
