"""Insights: the pages, the comparison, and the histories behind a row."""

from __future__ import annotations

import csv
import html
import io
import re
import shutil
import time
from dataclasses import replace
from typing import get_args
from urllib.parse import parse_qs, urlparse

import pytest
from starlette.testclient import TestClient

from pointerscope.analysis import model_card
from pointerscope.analysis.insights.key_results import RULE, key_results, rank_results
from pointerscope.core.settings import Settings
from pointerscope.figures.trust import trust_mark
from pointerscope.figures.views import INSIGHT_SECTIONS, find_view, views
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.town import simulate_town
from pointerscope.network.bundles import read_bundle
from pointerscope.network.insights import INSIGHTS, Insights, Verdict, read_insights, write_insights
from pointerscope.web import schemas
from pointerscope.web.application import create_app
from pointerscope.web.insights import expand_source
from tests.insights import insights

HISTORIES = "/api/models/town/insights/histories"
ABLATION = "town-without-position-bias"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The town and an ablation with insights of fifty histories, and one network without any."""
    made = tmp_path_factory.mktemp("insights")
    for name in ("town", ABLATION, "town-one-layer"):
        shutil.copytree(Settings().models / name, made / name)
        (made / name / INSIGHTS).unlink(missing_ok=True)
    write_insights(made / "town", insights())
    write_insights(made / ABLATION, insights())
    return made


def serving(models, data, **settings):
    app = create_app(Settings(models=models, data=data, model_recheck_seconds=0, **settings))
    return TestClient(app, raise_server_exceptions=False)


@pytest.fixture(scope="module")
def client(folder, tmp_path_factory):
    with serving(folder, tmp_path_factory.mktemp("no-data")) as client:
        yield client


@pytest.fixture
def own(folder, tmp_path):
    """A client and the folder of a town that a test may spoil."""
    shutil.copytree(folder / "town", tmp_path / "models" / "town")
    with serving(tmp_path / "models", tmp_path / "data") as client:
        yield client, tmp_path / "models" / "town"


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """Some people of the town as a prepared data set."""
    whole = simulate_town()
    few = {person: whole.visits[person] for person in list(whole.visits)[:6]}
    data = tmp_path_factory.mktemp("data")
    people = replace(whole, visits=few, people={person: whole.people[person] for person in few})
    write_prepared(data / "town", people, "town", {})
    return data


def problem(response, status):
    assert response.status_code == status, response.text
    [error] = response.json()["errors"]
    assert error["message"].endswith(".")
    return error


def asked(item):
    """The query that an item's address opens."""
    return {name: value for name, [value] in parse_qs(urlparse(item["explore"]).query).items()}


def words(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", text)))


def test_the_story_shows_every_view_of_the_insights_with_its_claims(client):
    text = client.get("/insights/town").text
    shown = re.findall(r'data-card="([^"]+)"', text)
    assert shown == [name for name, view in views().items() if view.section and view.tables]
    for claim in insights().claims:
        assert claim.claim in words(text)
        assert expand_source(claim.measured) in words(text)
        assert f'id="claim-{claim.name}"' in text


def test_the_story_counts_its_claims_by_every_verdict_that_there_is(client):
    said = words(fold(client.get("/insights/town").text, "claims").partition("</summary>")[0])
    in_words = {"holds": "holds?", "does not hold": "(does|do) not hold"}
    for verdict in get_args(Verdict):
        times = sum(claim.verdict == verdict for claim in insights().claims)
        found = re.search(rf" {times} {in_words.get(verdict, verdict)} ", said)
        assert bool(found) == (times > 0), verdict


def test_the_page_begins_with_its_most_telling_results(folder, client):
    text = client.get("/insights/town").text
    bundle = read_bundle(folder / "town")
    sections = {view.name: view.section for view in views().values()}
    shown = key_results(rank_results(bundle.card, bundle.insights, sections))
    first, _, rest = text.partition('<nav class="sections"')
    assert len(shown) == len(re.findall("<h3>", first)) > 0
    for result in shown:
        assert words(result.finding) in words(first)
    assert f"How these are chosen: {RULE[0].lower()}{RULE[1:]}" in words(first)
    assert "How to read these numbers" in rest


def test_every_section_is_folded_with_what_was_found_in_it(client):
    text = client.get("/insights/town").text
    for name in INSIGHT_SECTIONS:
        summary = fold(text, name).partition("</summary>")[0]
        assert " open" not in summary.partition(">")[0]
        assert words(summary.partition("</h2>")[2]).strip()


def test_an_explanation_says_how_it_ranks_and_where_more_is_said(client):
    query = {"visits": "Maple Court @ Mon 08:00 +45, Café Luna @ 09:00 +30, Maple Court"}
    answer = client.get("/api/models/town/views/influence", params=query)
    mark = answer.json()["layout"]["meta"]["trust"]
    assert mark == trust_mark(insights(), find_view("influence").explains)
    assert f'id="view-{mark["view"]}"' in client.get("/insights/town").text
    answer = client.get("/api/models/town/views/prediction", params=query)
    assert "trust" not in answer.json()["layout"]["meta"]


def test_what_attention_does_stands_in_the_section_of_the_heads(client, folder):
    said = words(fold(client.get("/insights/town").text, "heads"))
    assert words(model_card.attention_sentence(read_bundle(folder / "town").card)) in said


def fold(text, name):
    """The folded section of this name, with what follows."""
    return text.partition(f'<details class="chapter" id="{name}"')[2]


def test_the_story_says_what_it_is_made_of_and_that_nobody_can_be_read_out_of_it(client):
    text = words(client.get("/insights/town").text)
    found = insights()
    assert f"{found.histories:,} histories of {found.people:,} people" in text
    assert f"the test split of {found.title}" in text
    assert "at least 5 people" in text


def test_the_source_of_a_claim_is_spelled_out(client):
    text = words(client.get("/insights/town").text)
    assert "Theory, §4.5" in text
    assert "T §4.5" not in text


def test_a_key_result_names_the_text_that_it_contradicts_by_its_title(client):
    text = client.get("/insights/town").text
    [first] = re.findall(r'aria-labelledby="key-results".*?</section>', text, re.DOTALL)
    found = words(first)
    assert "Theoretical Background: Attention Mechanisms in Pointer Networks”, §" in found
    assert "too small to count" in found  # what the grey band means


def test_every_table_of_a_view_can_be_taken_in_three_forms(client):
    text = html.unescape(client.get("/insights/town").text)
    links = set(re.findall(r'href="(/api/models/town/insights/tables/[^"]+)"', text))
    named = {name for view in views().values() for name in view.tables}
    used = {table.name for table in insights().tables if table.rows and table.name in named}
    assert len(links) == 3 * len(used)
    for link in sorted(links)[:3]:
        assert client.get(link).status_code == 200


def test_the_rows_of_a_table_say_how_many_examples_they_hold(client):
    text = client.get("/insights/town").text
    table = insights().table("gate_by_target")
    for row in range(len(table.rows)):
        total = client.get(HISTORIES, params={"table": table.name, "row": row}).json()["total"]
        offered = re.search(rf'value="{table.name}:{row}">[^<]*: (\w+) examples?<', text)[1]
        assert offered == (str(total) if total else "no")


def test_a_model_without_insights_says_how_to_compute_them_and_which_have_some(client):
    page = client.get("/insights/town-one-layer")
    assert page.status_code == 200
    assert "<code>pointerscope insights town-one-layer</code>" in page.text
    assert 'href="/insights/town"' in page.text


@pytest.mark.parametrize("row", range(2))
def test_the_histories_of_a_row_are_the_examples_that_fall_there(client, row):
    found = client.get(HISTORIES, params={"table": "gate_by_target", "row": row}).json()
    schemas.InsightHistories.model_validate(found)
    bundle = read_bundle(Settings().models / "town")
    inside = []
    for example in bundle.histories:
        query = {"visits": example.visits, "user": example.user, "predict_at": example.predict_at}
        answer = client.post("/api/models/town/explain", json=query).json()
        if (example.target in [visit["location"] for visit in answer["visits"]]) == bool(row):
            inside.append(example.title)
    assert found["total"] == len(inside)
    assert sorted(item["title"] for item in found["items"]) == sorted(inside)


def test_an_opened_history_has_the_numbers_that_were_listed(client):
    items = client.get(HISTORIES, params={"list": "confident-wrong"}).json()["items"]
    for item in items[:3]:
        assert urlparse(item["explore"]).path == "/explore/town"
        answer = client.post("/api/models/town/explain", json=asked(item)).json()
        assert answer["gate"]["value"] == pytest.approx(item["gate"], abs=1e-5)
        assert answer["pointer"]["entropy"] == pytest.approx(item["entropy"], abs=1e-5)
        assert answer["prediction"]["probability"] == pytest.approx(item["confidence"], abs=1e-5)
        assert answer["prediction"]["location"] == item["answer"]


@pytest.mark.parametrize(("which", "right"), [("right", True), ("wrong", False)])
def test_the_surest_answers_are_ten_from_the_surest_on(client, which, right):
    found = client.get(HISTORIES, params={"list": f"confident-{which}"}).json()
    sure = [item["confidence"] for item in found["items"]]
    assert len(sure) == min(10, found["total"])
    assert sure == sorted(sure, reverse=True)
    assert {item["right"] for item in found["items"]} == {right}
    assert {item["answer"] == item["target"] for item in found["items"]} == {right}


def test_the_lowest_gate_comes_first_in_low_bins_and_the_highest_in_high_ones(client):
    table = insights().table("gate_distribution")
    for row, groups in enumerate(table.selects.groups):
        params = {"table": table.name, "row": row}
        gates = [item["gate"] for item in client.get(HISTORIES, params=params).json()["items"]]
        assert gates == sorted(gates, reverse=max(groups) >= 10)
        assert all(min(groups) / 20 <= gate <= (max(groups) + 1) / 20 + 1e-6 for gate in gates)


@pytest.mark.parametrize(
    ("params", "where", "status"),
    [
        ({"table": "nothing", "row": 0}, "table", 404),
        ({"table": "gate_by_target", "row": 2}, "row", 422),
        ({"table": "gate_by_target", "row": -1}, "row", 422),
        ({"table": "gate_by_target", "row": "first"}, "row", 422),
        ({"table": "gate_by_target"}, "row", 422),
        ({"table": "gate_mean", "row": 0}, "table", 422),
        ({}, "table", 422),
        ({"table": "gate_by_target", "row": 0, "list": "confident-right"}, "table", 422),
        ({"list": "nobody"}, "list", 422),
    ],
)
def test_histories_that_cannot_be_listed(client, params, where, status):
    assert problem(client.get(HISTORIES, params=params), status)["where"] == where


def test_histories_carry_an_etag(client):
    params = {"table": "gate_by_target", "row": 0}
    tag = client.get(HISTORIES, params=params).headers["etag"]
    again = client.get(HISTORIES, params=params, headers={"if-none-match": tag})
    other = client.get(HISTORIES, params=params | {"row": 1}).headers["etag"]
    assert again.status_code == 304
    assert other != tag


@pytest.mark.parametrize("path", ["", "/histories?list=confident-right"])
def test_a_model_without_insights_is_told_in_the_api(client, path):
    found = problem(client.get(f"/api/models/town-one-layer/insights{path}"), 422)
    assert "pointerscope insights town-one-layer" in found["message"]
    assert client.get(f"/api/models/nowhere/insights{path}").status_code == 404


def test_damaged_insights_are_a_sentence_and_harm_no_next_request(own):
    client, town = own
    (town / INSIGHTS).write_text('{"software": "1"', encoding="utf-8")
    for path in ("", "/histories?list=confident-right"):
        found = problem(client.get(f"/api/models/town/insights{path}"), 422)
        assert found["message"].startswith(INSIGHTS)
    assert INSIGHTS in client.get("/insights/town").text
    assert client.get("/insights").status_code == 200
    assert client.get("/explore/town").status_code == 200
    write_insights(town, insights())
    assert client.get(HISTORIES, params={"list": "confident-right"}).json()["total"] > 0


def with_selects(town, **changes):
    """The insights with one table, whose rows select other histories."""
    table = insights().table("gate_by_target")
    other = table.model_copy(update={"selects": table.selects.model_copy(update=changes)})
    write_insights(town, insights().model_copy(update={"tables": [other], "claims": []}))


def test_what_no_example_falls_into_or_belongs_to_says_so(own):
    client, town = own
    with_selects(town, groups=[[], [0, 1]])
    found = client.get(HISTORIES, params={"table": "gate_by_target", "row": 0}).json()
    assert found["items"] == []
    assert found["sentence"] == "None of the 50 example histories of this model is in this group."
    with_selects(town, by="something else")
    error = problem(client.get(HISTORIES, params={"table": "gate_by_target", "row": 0}), 422)
    assert error["message"].startswith("gate_by_target was computed by another version")
    assert client.get("/insights/town").status_code == 200


def listed(client, **params):
    """What is listed once the histories of the data set are measured."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        found = client.get(HISTORIES, params=params).json()
        if not (found["data_set"] or {}).get("measuring"):
            return found
        time.sleep(0.05)
    raise TimeoutError


def test_invented_people_of_a_prepared_data_set_are_listed(folder, prepared):
    with serving(folder, prepared) as client:
        found = listed(client, table="gate_by_target", row=1)["data_set"]
        assert found["total"] > len(found["items"]) == 50
        for item in found["items"][:2]:
            answer = client.post("/api/models/town/explain", json=asked(item)).json()
            assert answer["gate"]["value"] == pytest.approx(item["gate"], abs=1e-5)
            assert answer["prediction"]["location"] == item["answer"]
            assert item["target"] in [visit["location"] for visit in answer["visits"]]


@pytest.mark.parametrize("show", [True, False])
def test_real_people_are_listed_only_if_the_server_was_told_to(folder, prepared, tmp_path, show):
    shutil.copytree(prepared / "town", tmp_path / "town")
    summary = tmp_path / "town" / "data.json"
    summary.write_text(summary.read_text().replace('"invented": true', '"invented": false'))
    with serving(folder, tmp_path, list_people=show) as client:
        assert (listed(client, list="confident-right")["data_set"] is not None) is show


def test_a_data_set_that_cannot_be_read_is_a_sentence_without_paths(folder, prepared, tmp_path):
    shutil.copytree(prepared / "town", tmp_path / "town")
    (tmp_path / "town" / "visits.csv").write_text("nothing")
    with serving(folder, tmp_path) as client:
        found = listed(client, list="confident-right")
        assert found["items"]
        assert found["data_set"]["items"] == []
        assert "cannot read" in found["data_set"]["sentence"]
        assert str(tmp_path) not in found["data_set"]["sentence"]


def test_the_comparison_is_of_the_whole_networks_unless_others_are_named(client):
    text = client.get("/insights").text
    assert re.findall(r'<pointer-view id="view-([^"]+)"', text) == ["town"]
    assert f"/insights?models=town,{ABLATION}" in html.unescape(text)
    both = client.get("/insights", params={"models": f"town,{ABLATION}"}).text
    assert re.findall(r'<pointer-view id="view-([^"]+)"', both) == ["town", ABLATION]


def test_the_measures_of_a_comparison_are_those_of_the_insights(client):
    found = client.get("/api/insights", params={"models": f"{ABLATION},town"}).json()
    names = [column["name"] for column in found["columns"]]
    rows = {row[0]: dict(zip(names, row, strict=True)) for row in found["rows"]}
    table = insights().table("gate_by_target")
    inside = dict(zip(table.column("target"), table.column("gate"), strict=True))
    assert rows["gate_in_history"]["town"] == inside["in the history"]
    assert rows["gate_in_history"]["town_low"] <= rows["gate_in_history"]["town"]
    assert rows["gate"]["published_check_ins"] == 0.7872
    assert rows["gate"]["published_gps"] == 0.6267
    assert names.index(ABLATION) < names.index("town")


def test_every_key_measure_is_found_in_the_insights(client):
    found = client.get("/api/insights", params={"models": "town"}).json()
    measures = {row[0] for row in found["rows"]}
    assert measures >= {
        "accuracy_at_1", "pointer_accuracy_at_1", "generation_accuracy_at_1", "in_history", "gate",
        "calibration_error", "gate_when_right", "gate_when_wrong", "gate_in_history", "entropy",
        "gate_not_in_history", "effective_positions", "weight_0", "weight_1", "weight_2",
        "weight_3", "rank_exponent", "predictability",
    }  # fmt: skip


@pytest.fixture
def twins(folder, tmp_path):
    """Two models of one title with insights of two splits, and a third with its own title."""
    models = tmp_path / "models"
    for name in ("town", "town-again", ABLATION):
        shutil.copytree(folder / name.replace("-again", ""), models / name)
    write_insights(models / "town-again", insights().model_copy(update={"split": "train"}))
    with serving(models, tmp_path / "data") as client:
        yield client


def test_models_of_different_splits_stand_beside_each_other_with_their_splits(twins):
    named = {"models": "town,town-again"}
    text = words(twins.get("/insights", params=named).text)
    assert (
        "The town (town), test split and The town (town-again), train split . The networks are "
        "measured over different splits."
    ) in text
    heads = re.findall(r'<th scope="col">(.*?)</th>', twins.get("/insights", params=named).text)
    assert "The town (town-again), train split" in [words(head).strip() for head in heads]
    found = twins.get("/api/insights", params=named).json()
    names = [column["name"] for column in found["columns"]]
    splits = dict(zip(names, found["rows"][0], strict=True))
    assert splits["title"] == "Split"
    assert (splits["town"], splits["town-again"]) == ("test", "train")
    assert "different splits" in found["notes"][0]
    latex = twins.get("/api/insights", params=named | {"format": "latex"}).text
    assert "The town (town-again), train" in " ".join(latex.replace("\\", " ").split())


def test_numbers_of_real_people_are_called_lower_bounds(own):
    client, town = own
    shutil.copy(Settings().models / "geolife" / INSIGHTS, town / INSIGHTS)
    text = words(client.get("/insights/town").text)
    assert "over 1,691 histories of at least 55 people" in text
    assert not re.search(r"histories of \d+ people", text)
    table = "/api/models/town/insights/tables/gate_by_target?format=latex"
    assert "histories of at least 55 people." in " ".join(client.get(table).text.split())
    side = client.get("/api/insights", params={"models": "town", "format": "latex"}).text
    assert "histories of at least 55 people." in " ".join(side.split())
    figure = client.get("/api/models/town/views/pointer-entropy").json()
    assert all(" of at least " in hover for hover in figure["data"][0]["text"])


def test_models_of_one_split_name_it_once(client):
    page = words(client.get("/insights", params={"models": f"town,{ABLATION}"}).text)
    assert "over a data set each (test split): The town" in page
    assert "different splits" not in page


def test_an_ablation_of_another_split_is_not_compared(folder, tmp_path):
    shutil.copytree(folder, tmp_path / "models")
    other = insights().model_copy(update={"split": "train"})
    write_insights(tmp_path / "models" / ABLATION, other)
    with serving(tmp_path / "models", tmp_path / "data") as client:
        text = words(client.get("/insights", params={"models": f"town,{ABLATION}"}).text)
    assert "Both are measured over different histories: town (test split), and town (train" in text


def test_models_of_one_title_are_told_apart_by_their_ids(twins):
    for page in ("/insights?models=town", "/insights/town", "/compare?model=town"):
        text = words(twins.get(page).text)
        assert "The town (town)" in text, page
        assert "The town (town-again)" in text, page
        assert "position bias (town" not in text, page


def test_the_comparison_as_csv_holds_the_same_numbers(client):
    found = client.get("/api/insights", params={"models": "town"}).json()
    file = client.get("/api/insights", params={"models": "town", "format": "csv"})
    assert file.headers["content-type"].startswith("text/csv")
    assert "insights-test-comparison.csv" in file.headers["content-disposition"]
    head, *rows = csv.reader(io.StringIO(file.text))
    assert head == [*(column["name"] for column in found["columns"]), "split"]
    for (*own, split), row in zip(rows, found["rows"], strict=True):
        assert split == found["split"] == "test"
        assert own == ["" if cell is None else str(cell) for cell in row]


def test_the_comparison_as_latex_has_the_rules_of_booktabs(client):
    file = client.get("/api/insights", params={"models": "town", "format": "latex"})
    assert "\\toprule" in file.text
    assert file.text.count("\\begin{tabular}") == 1


@pytest.mark.parametrize("path", ["/insights", "/api/insights"])
@pytest.mark.parametrize(
    ("models", "status"), [("nowhere", 404), ("<b>nowhere", 404), ("town,town-one-layer", 422)]
)
def test_a_comparison_with_what_is_not_there(client, path, models, status):
    answer = client.get(path, params={"models": models}, headers={"accept": "text/html"})
    assert answer.status_code == status
    assert "<b>nowhere" not in answer.text or path.startswith("/api")


def test_a_comparison_of_a_view_that_is_not_there(client):
    page = client.get("/insights", params={"view": "nothing"}, headers={"accept": "text/html"})
    assert page.status_code == 404
    assert "There is no view" in page.text


def test_a_comparison_carries_an_etag(client):
    tag = client.get("/api/insights").headers["etag"]
    assert client.get("/api/insights", headers={"if-none-match": tag}).status_code == 304
    assert client.get("/api/insights", params={"format": "csv"}).headers["etag"] != tag


def with_gate(folder, kind, gate, title):
    """The insights of the town as those of another kind of data, with another mean gate."""
    found = read_insights(folder)
    content = found.model_dump()
    content |= {"kind": kind, "title": title}
    for table in content["tables"]:
        if table["name"] == "gate_mean":
            names = [column["name"] for column in table["columns"]]
            ends = dict(zip(("gate", "gate_low", "gate_high"), gate, strict=True))
            table["rows"][0] = [
                ends.get(name, cell) for name, cell in zip(names, table["rows"][0], strict=True)
            ]
    write_insights(folder, Insights.model_validate(content))


@pytest.mark.parametrize(
    ("check_ins", "gps", "verdict"),
    [
        ((0.7, 0.68, 0.72), (0.5, 0.4, 0.6), "Holds"),
        ((0.7, 0.58, 0.72), (0.5, 0.4, 0.6), "Holds"),  # though the two intervals overlap
        ((0.6, 0.5, 0.65), (0.5, 0.4, 0.6), "Cannot be told"),
        ((0.5, 0.45, 0.55), (0.7, 0.6, 0.8), "Does not hold"),
    ],
)
def test_check_ins_are_said_to_be_copied_more_only_where_the_difference_is_no_chance(
    folder, tmp_path, check_ins, gps, verdict
):
    for name, kind, gate in (("cafes", "check-ins", check_ins), ("walks", "gps stays", gps)):
        shutil.copytree(folder / "town", tmp_path / name)
        with_gate(tmp_path / name, kind, gate, name)
        card = tmp_path / name / "model.json"
        card.write_text(card.read_text().replace('"family": "town"', f'"family": "{name}"'))
    with serving(tmp_path, tmp_path / "none") as client:
        text = client.get("/insights").text
    said = words(fold(text, "kinds").partition("</details>")[0])
    assert f"{check_ins[0] - gps[0]:+.3f}".replace("-", "−") in said
    others = {"Holds", "Cannot be told", "Does not hold"} - {verdict}
    assert verdict in said
    assert not any(other in said for other in others)


def test_an_ablation_is_held_against_its_whole_network(client):
    params = {"models": f"town,{ABLATION}"}
    said = words(client.get("/insights", params=params).text).partition("and their ablations")[2]
    accuracy = insights().table("calibration_error").rows[-1][1]
    assert (
        f"Accuracy@1 is {accuracy:.3f} for the complete network and {accuracy:.3f} for this variant"
        in said
    )
    assert "Cannot be told" in said


def test_key_measures_say_why_accuracy_can_lie_above_the_limit_of_predictability(client):
    said = words(client.get("/insights", params={"models": "town"}).text)
    has_limit = any(table.name == "predictability" for table in insights().tables)
    assert ("Accuracy@1 can lie above the limit of predictability" in said) == has_limit
