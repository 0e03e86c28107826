"""Model cards: the pages, what the API gives of them, and the views that read them."""

from __future__ import annotations

import html
import re
from datetime import date
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from pointerscope.analysis.model_card import list_limits
from pointerscope.core.settings import Settings
from pointerscope.figures.views import views
from pointerscope.mobility.data_set import HistoryRule
from pointerscope.mobility.report import Report
from pointerscope.network.bundles import read_bundle
from pointerscope.web import schemas
from pointerscope.web.application import create_app
from tests.cards import write_cards
from tests.conftest import write_published

CARD_VIEWS = [name for name, view in views().items() if view.section is None]
PAGES = ["/", "/models", "/models/gps", "/models/gps-no-pointer", "/models/checks", "/models/bare"]


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    write_cards(folder)
    (folder / "published").mkdir()
    write_published(folder / "published")
    return folder


@pytest.fixture(scope="module")
def carded(cards, tmp_path_factory):
    settings = Settings(models=cards, data=tmp_path_factory.mktemp("data"))
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


def text(client, url):
    """What a page says, without its markup."""
    page = client.get(url)
    assert page.status_code == 200
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page.text)))


def test_the_list_says_families_variants_and_behaviour(carded):
    listed = {model["id"]: model for model in carded.get("/api/models").json()}
    for model in listed.values():
        schemas.ModelSummary.model_validate(model)
    assert listed["gps-no-gate"]["family"] == "gps"
    assert listed["gps-no-gate"]["variant"] == "without the gate"
    assert listed["gps"]["behaviour"]["gate_mean"] == 0.7
    assert listed["gps"]["metrics"]["intervals"]["mrr"] == [0.54, 0.56]
    assert listed["bare"]["behaviour"] is None
    assert listed["broken"]["family"] is None


def test_one_model_carries_its_inventory(carded):
    model = carded.get("/api/models/gps").json()
    schemas.Model.model_validate(model)
    inventory = model["inventory"]
    counts = [
        parameter["count"]
        for stage in inventory["stages"]
        for part in stage["parts"]
        for parameter in part["parameters"]
    ]
    assert sum(counts) == inventory["trained"] + inventory["computed"]
    assert inventory["trained"] == model["parameters"]


def test_parts_that_a_network_lacks_are_not_present(carded):
    stages = carded.get("/api/models/gps-no-pointer").json()["inventory"]["stages"]
    present = {part["name"]: part["present"] for stage in stages for part in stage["parts"]}
    assert not any(present[name] for name in ("pointer", "position_bias", "gate", "blend"))
    assert present["generation"]


@pytest.mark.parametrize("view", CARD_VIEWS)
def test_a_view_of_the_card_needs_no_query_and_ignores_one(carded, view):
    url = f"/api/models/gps/views/{view}"
    alone = carded.get(url)
    asked = carded.get(url, params={"visits": "Nowhere at all"})
    assert alone.status_code == asked.status_code == 200
    schemas.Figure.model_validate(alone.json())
    assert alone.json() == asked.json()
    assert alone.headers["etag"] == asked.headers["etag"]


def test_views_of_the_card_and_of_a_history_come_together(carded):
    params = {"views": "gate,scores", "visits": "Home"}
    figures = carded.get("/api/models/gps/figures", params=params).json()
    assert set(figures) == {"gate", "scores"}
    alone = carded.get("/api/models/gps/figures", params={"views": "scores,steps-back"})
    assert set(alone.json()) == {"scores", "steps-back"}


def test_a_view_of_a_history_still_needs_one(carded):
    assert carded.get("/api/models/gps/views/gate").status_code == 422


def test_the_metric_of_the_scores_can_be_chosen(carded):
    url = "/api/models/gps/views/scores"
    figure = carded.get(url, params={"metric": "ndcg_at_10"}).json()
    assert [trace["name"] for trace in figure["data"] if trace["visible"]] == ["NDCG@10"]
    refused = carded.get(url, params={"metric": "luck"})
    assert refused.status_code == 422
    assert refused.json()["errors"][0]["where"] == "metric"


@pytest.mark.parametrize(
    ("model", "view", "words"),
    [
        ("bare", "scores", "The model card has no scores."),
        ("published", "training-curve", "The model card has no training curve."),
        ("gps-no-pointer", "steps-back", "This network has no pointer."),
    ],
)
def test_a_view_without_numbers_is_refused_and_the_page_says_why(carded, model, view, words):
    response = carded.get(f"/api/models/{model}/views/{view}")
    assert response.status_code == 422
    assert response.json()["errors"][0]["message"] == words


def test_the_explore_page_tells_the_story_of_a_history_alone(carded):
    page = carded.get("/explore/gps").text
    shown = re.findall(r'view="([a-z-]+)"', page)
    assert "prediction" in shown
    assert not set(shown) & set(CARD_VIEWS)


def test_an_embed_of_the_card_asks_for_no_visits(carded):
    page = carded.get("/embed/gps/scores").text
    assert 'reads="data set"' in page
    assert "visits=" not in page


@pytest.mark.parametrize("url", [*PAGES, "/models/published", "/models/alone"])
def test_every_page_answers(carded, url):
    assert carded.get(url).status_code == 200


def test_an_unknown_card_is_not_found(carded):
    assert carded.get("/models/nowhere").status_code == 404
    assert carded.get("/models/broken").status_code == 404


def test_the_models_stand_by_family_with_the_reason_for_what_is_broken(carded):
    said = text(carded, "/models")
    assert said.index("Tracks") < said.index("without the gate")
    assert "A variant of gone , which is not on this server" in said
    assert "best.pt" in said
    assert "pointerscope data NAME PATH" in said


def test_gps_stands_against_check_ins_with_the_published_pair(carded):
    said = text(carded, "/models")
    compared = said[said.index("GPS against check-ins") :]
    for words in ("Published: Geolife GPS 0.6267 1.9764", "Published: DIY check-ins 0.7872 2.3358"):
        assert words in compared
    assert "In our pair the mean gate of check-ins is about the same as that of GPS" in compared


def test_the_comparison_says_which_kind_is_missing(models, tmp_path):
    settings = Settings(models=models, data=tmp_path)
    with TestClient(create_app(settings)) as client:
        said = text(client, "/models")
    assert "our pair cannot be compared" in said


def test_the_card_begins_with_what_a_reader_asks_first(carded):
    page = carded.get("/models/gps").text
    first = page.partition('<nav class="sections"')[0]
    headings = re.findall("<h2 [^>]+>([^<]+)</h2>", first)
    assert headings == [
        "What it is",
        "What it is trained on",
        "How good it is",
        "What attention does",
    ]
    for fact in ("Encoder", "Known places", "Licence", "Best baseline", "Difference"):
        assert fact in first


def test_the_difference_from_the_best_baseline_has_its_paired_interval(carded):
    shown = (
        text(carded, "/models/gps").partition("How good it is")[2].partition("What attention")[0]
    )
    best = carded.get("/api/models/gps").json()["metrics"]
    name = max(best["baselines"], key=lambda one: best["baselines"][one]["accuracy_at_1"])
    low, high = (100 * end for end in best["differences"][name]["accuracy_at_1"]["interval"])
    assert f"{low:+.1f} to {high:+.1f}" in shown


def test_the_list_says_encoder_places_people_parameters_and_accuracy(carded):
    shown = text(carded, "/models").partition("GPS against check-ins")[0]
    for fact in ("Encoder 1 layer of 2 heads, width 8", "Places 7", "Parameters", "Accuracy@1"):
        assert fact in shown


def test_the_card_begins_with_a_computed_summary(carded):
    said = text(carded, "/models/gps")
    assert "trained on 4,321 GPS stays of 3 people" in said
    assert "50.0 % of 1,234 held-out histories" in said
    assert "A baseline is better" in text(carded, "/models/checks")


def test_the_architecture_adds_up_on_the_page(carded):
    model = carded.get("/api/models/gps").json()
    said = text(carded, "/models/gps")
    sums = said[said.index("The parameters add up") : said.index("Numbers in the file")]
    *counts, trained, computed = [
        int(number.replace(",", "")) for number in re.findall(r"([\d,]+) (?=[A-Z]|$)", sums)
    ]
    whole = re.search(r"Numbers in the file ([\d,]+)", said)[1]
    assert sum(counts) == trained == model["parameters"]
    assert int(whole.replace(",", "")) == trained + computed


def test_a_missing_part_is_drawn_as_absent(carded):
    page = carded.get("/models/gps-no-pointer").text
    assert "stage stage-pointer absent" in page
    assert "stage stage-pointer absent" not in carded.get("/models/gps").text


def test_the_card_says_data_training_and_what_was_dropped(carded):
    said = text(carded, "/models/gps")
    assert "the visits of the day and of the 7 days before, at least 3 of them" in said
    assert "visits in a person's first 7 days 65" in said
    assert "Test, with an unknown target 56" in said
    assert "learning rate 0.0007" in said
    assert "betas 0.9, 0.98" in said


def test_the_card_compares_with_the_published_figures(carded):
    said = text(carded, "/models/gps")
    assert "Mean gate 0.7000 0.6267 +0.0733" in said
    assert "Our mean gate is 0.073 higher" in said
    assert "Mean gate 0.7000 0.7872 −0.0872" in text(carded, "/models/checks")


def test_the_ablations_stand_on_every_card_of_the_family(carded):
    for model in ("gps", "gps-no-gate"):
        said = text(carded, f"/models/{model}")
        assert "without the gate" in said
        assert "−3.0" in said
    assert "Ablations" not in text(carded, "/models/checks")


def test_the_licence_beside_the_weights_is_shown_as_text(carded):
    page = carded.get("/models/gps").text
    assert "For &lt;b&gt;research&lt;/b&gt; only." in page
    assert "Research use only" in page
    assert "Not known." in carded.get("/models/bare").text


def test_a_published_checkpoint_shows_its_architecture_and_says_what_is_not_known(carded):
    said = text(carded, "/models/published")
    assert "Encoder layer 0" in said
    for words in (
        "what it was trained on is unknown",
        "Its accuracy is not known.",
        "The behaviour over a test split was not measured.",
    ):
        assert words in said


def test_without_data_sets_the_list_is_empty(carded):
    assert carded.get("/api/data-sets").json() == []


def test_data_sets_are_listed_with_what_was_dropped(cards, tmp_path):
    app = create_app(Settings(models=cards, data=tmp_path))
    report = Report()
    report.drop("lines that cannot be read", 3)
    data_set = SimpleNamespace(
        name="diary",
        title="A diary",
        kind="visits",
        people=2,
        visits=1_500,
        places=12,
        first_day=date(2026, 3, 2),
        last_day=date(2026, 4, 2),
        licence="mine",
        rule=HistoryRule(),
        report=report,
    )
    app.state.catalogue = SimpleNamespace(all=lambda: [data_set])
    with TestClient(app) as client:
        [listed] = client.get("/api/data-sets").json()
        said = text(client, "/models")
    schemas.PreparedDataSet.model_validate(listed)
    assert listed["first_day"] == "2026-03-02"
    assert listed["report"]["dropped"][0]["count"] == 3
    assert "A diary" in said
    assert "Dropped 3: lines that cannot be read." in said


def test_the_bundled_town_has_a_card(client):
    said = text(client, "/models/town")
    assert "The town" in said
    assert "How did training go?" in said
    for view in ("training-curve", "scores"):
        assert client.get(f"/api/models/town/views/{view}").status_code == 200


def test_the_limits_of_a_network_of_ranks_are_about_ranks():
    ranks, places = (
        " ".join(list_limits(read_bundle(Settings().models / name).card))
        for name in ("anyone", "town")
    )
    assert "knows 40 ranks of places by the latest visit" in ranks
    assert "places without a rank in their history" in ranks
    assert "training data" not in ranks
    assert "places that are not in its training data" in places


def test_the_home_page_folds_variants_under_their_lead(carded):
    page = carded.get("/").text
    assert page.count("<details>") == 1
    said = text(carded, "/")
    assert "2 variants" in said
    assert page.index('href="/explore/gps"') < page.index('href="/explore/gps-no-gate"')
