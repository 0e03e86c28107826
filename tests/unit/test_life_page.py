"""The page of one's own life: what it holds, where it may connect, what it says of its network."""

from __future__ import annotations

import re

import pytest

from pointerscope.core.settings import Settings
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.network.bundles import read_bundle
from pointerscope.network.registry import Registry
from pointerscope.publishing.life_page import (
    describe_results,
    find_life_model,
    render_life_page,
)
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import SiteHistoryInput
from pointerscope.web.site_plan import plan_site

OUTSIDE = re.compile(r"""(?:src|href|action)=["'](?!#|data:|\.\./index\.html)[^"']""")


@pytest.fixture(scope="module")
def anyone():
    return read_bundle(Settings().models / "anyone")


@pytest.fixture(scope="module")
def page(anyone):
    return render_life_page(anyone, ["For research."], "../index.html").decode()


def test_the_policy_forbids_every_connection(page):
    [policy] = re.findall(r'http-equiv="content-security-policy" content="([^"]*)"', page)
    rules = dict(rule.strip().split(" ", 1) for rule in policy.replace("&#39;", "'").split(";"))
    assert rules["connect-src"] == "'none'"
    assert rules["default-src"] == "'none'"
    assert rules["form-action"] == "'none'"
    assert rules["img-src"] == "data: blob:"
    assert rules["worker-src"] == "blob:"
    assert "unsafe" not in rules["script-src"]
    assert "'self'" not in policy


def test_everything_is_inside(page):
    markup = re.sub(r"<(script|style)\b.*?</\1>", "", page, flags=re.DOTALL)
    assert OUTSIDE.findall(markup) == []
    assert "<form" not in markup
    assert len(page) < 1_500_000


def test_it_says_what_happens_with_the_file_and_with_the_address(page):
    text = " ".join(re.sub(r"<[^>]+>", "", page).split())
    assert "Your file is read in this page only and is gone when you close it." in text
    assert "nothing of your visits enters the address, the browser’s storage" in text
    assert "For research." in text


def test_its_network_knows_no_place_and_no_person(anyone):
    assert anyone.architecture.users == 0
    assert "user" not in anyone.architecture.components
    assert anyone.architecture.locations == FIRST_KNOWN + anyone.architecture.max_visits
    assert anyone.card.ranked_by in {"recency", "frequency"}
    assert anyone.shared_weights is not None
    assert all(place.latitude is None for place in anyone.places)


def test_it_says_how_the_network_compares_on_people_it_never_saw(anyone):
    said = describe_results(anyone)
    metrics = anyone.card.metrics
    assert f"{metrics.accuracy_at_1:.1%} of {metrics.histories:,} visits" in said
    for name, words in (
        ("most_frequent_place", "the most frequent place"),
        ("what_followed_last_time", "what followed last time"),
    ):
        low, high = metrics.differences[name]["accuracy_at_1"].interval
        verdict = "above" if low > 0 else "below" if high < 0 else "not clearly different from"
        assert f"{verdict} “{words}”" in said


def test_the_model_of_the_page_is_one_of_ranks_whose_weights_may_be_shared(anyone, tmp_path):
    assert find_life_model(Registry(Settings().models).all()).id == "anyone"
    assert find_life_model([read_bundle(Settings().models / "town")]) is None


def test_a_site_has_the_page_and_links_to_it(anyone, tmp_path):
    town = read_bundle(Settings().models / "town")
    listed = [SiteHistoryInput(visits="Café Luna, Maple Court", title="A day")]
    write_site(plan_site([(town, listed)], {}, life=anyone), tmp_path / "with")
    assert (tmp_path / "with/life/index.html").read_bytes().startswith(b"<!doctype html>")
    assert 'href="./life/index.html"' in (tmp_path / "with/index.html").read_text()
    without = plan_site([(town, listed)], {}, life=anyone, share_weights=False)
    write_site(without, tmp_path / "without")
    assert not (tmp_path / "without/life").exists()
    assert "life/" not in (tmp_path / "without/index.html").read_text()
