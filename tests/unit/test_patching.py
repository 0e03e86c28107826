"""Activation patching and path patching against passes of their own, and what must hold."""

from __future__ import annotations

import re

import numpy as np
import plotly.graph_objects as go
import pytest
import torch

from pointerscope.analysis.explanation import explain, with_intermediates
from pointerscope.analysis.patching import (
    compute_patching,
    log_odds,
    patched_sites,
    replace_one_visit,
    select_visits_to_patch,
)
from pointerscope.analysis.paths import (
    compute_path_map,
    compute_path_patching,
    path_receivers,
    path_senders,
    select_senders,
)
from pointerscope.core.problems import InvalidQueryError
from pointerscope.core.settings import Settings
from pointerscope.figures.difference import NoDifferenceError, draw_difference
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.sites import site_names, tensors_by_site
from pointerscope.notebook.explanation import Explanation
from tests.conftest import WITHOUT, write_tiny

pytestmark = pytest.mark.usefixtures("one_thread")

DAY = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ Tue 09:00 +60, #6 @ 12:00 +20"
LATER = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #4 @ 19:40 +90, #3 @ Tue 09:00 +60, #6 @ 15:00 +200"
ELSEWHERE = "#2 @ Mon 08:00 +45, #3 @ 09:00 +480, #5 @ 17:10 +30, #2 @ Tue 09:00 +60, #6 @ 12:00"
SHORTER = "#4 @ Mon 17:10 +30, #2 @ Tue 09:00 +60, #6 @ 12:00 +20"
AT = "2026-11-17T18:00"
ROUNDING = 1e-3  # of log-odds in single precision, in networks of large weights
NETWORKS = {"tiny": set(), "without-attention": {"attention"}, **WITHOUT}
OF_LAST_VISIT = {"context", "pointer.query", "generation.probabilities", "gate.value"}


def bundle_without(folder, components, **sizes):
    bundle = read_bundle(write_tiny(folder, components, layers=2, **sizes))
    with torch.no_grad():
        for parameter in bundle.network.transformer.parameters():
            parameter.mul_(2)  # so that histories differ clearly
    return bundle


@pytest.fixture(scope="module", params=[*NETWORKS])
def bundle(request, tmp_path_factory):
    return bundle_without(tmp_path_factory.mktemp("bundles") / "any", NETWORKS[request.param])


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    return bundle_without(tmp_path_factory.mktemp("bundles") / "tiny", set())


def asked(bundle, visits=DAY, user=None, **changes):
    return explain(
        bundle, Query(visits=visits, predict_at=AT, user=user, interventions=changes or None)
    )


def activations(explanation):
    return tensors_by_site(with_intermediates(explanation).trace)


def run_with(base, at, **batch):
    with torch.inference_mode():
        return base.bundle.network.trace(
            base.trace.batch._replace(**batch),
            interventions=base.query.interventions,
            intermediates=True,
            at=at,
        )


def odds(trace, location):
    p = trace.probabilities[0].double().numpy()
    return np.log(p[location] + 1e-10) - np.log(np.delete(p, location).sum() + 1e-10)


def patched_alone(base, source, site, back, location):
    """The log-odds of one pass with one activation of another run, `back` steps from the end."""

    def put(tensor):
        own = activations(source)[site]
        if back is None or site in OF_LAST_VISIT or site.endswith("probabilities"):
            return own
        tensor[:, -1 - back] = own[:, -1 - back]
        return tensor

    return odds(run_with(base, {site: put}), location)


def test_every_patch_equals_a_pass_of_its_own(bundle):
    clean, changed = asked(bundle), asked(bundle, ELSEWHERE, user=2 if bundle.people else None)
    found = compute_patching(clean, changed)
    location = clean.prediction.location
    assert found.location == location
    assert found.clean == pytest.approx(odds(clean.trace, location), abs=1e-6)
    assert found.changed == pytest.approx(odds(changed.trace, location), abs=1e-6)
    names = site_names(bundle.architecture)
    for row, site in enumerate(found.sites):
        if site not in names:
            continue  # tested below
        for base, source, single, whole in (
            (changed, clean, found.restoring, found.restoring_whole),
            (clean, changed, found.breaking, found.breaking_whole),
        ):
            expected = patched_alone(base, source, site, None, location)
            assert whole[row] == pytest.approx(expected, abs=ROUNDING), site
            visits = range(5)
            if site in OF_LAST_VISIT:
                assert np.isnan(single[row, :-1]).all()
                visits = [4]
            elif site == "pointer.probabilities":
                assert np.isnan(single[row]).all()
                visits = []
            for visit in visits:
                expected = patched_alone(base, source, site, 4 - visit, location)
                assert single[row, visit] == pytest.approx(expected, abs=ROUNDING), (site, visit)


def test_shares_are_none_at_the_one_run_and_all_at_the_other(tiny):
    found = compute_patching(asked(tiny), asked(tiny, ELSEWHERE))
    difference = found.clean - found.changed
    assert found.comparable
    np.testing.assert_allclose(found.restored * difference, found.restoring - found.changed)
    np.testing.assert_allclose(found.broken * difference, found.clean - found.breaking)


@pytest.mark.parametrize("changed", [LATER, ELSEWHERE])
def test_a_whole_visit_is_the_history_with_this_visit(tiny, changed):
    clean, changed = asked(tiny), asked(tiny, changed)
    found = compute_patching(clean, changed, sites=["inputs"])
    location = clean.prediction.location
    for visit in range(5):
        mixed = {}
        for name in ("locations", "time", "weekday", "recency", "duration"):
            mixed[name] = getattr(changed.trace.batch, name).clone()
            mixed[name][:, visit] = getattr(clean.trace.batch, name)[:, visit]
        expected = odds(run_with(changed, {}, **mixed), location)
        assert found.restoring[0, visit] == pytest.approx(expected, abs=ROUNDING)


def test_whole_visits_restore_and_break_everything(bundle):
    users = (1, 2) if bundle.people else (None, None)
    clean, changed = asked(bundle, user=users[0]), asked(bundle, ELSEWHERE, user=users[1])
    found = compute_patching(clean, changed, sites=["inputs"])
    assert found.restoring_whole[0] == pytest.approx(found.clean, abs=ROUNDING)
    assert found.breaking_whole[0] == pytest.approx(found.changed, abs=ROUNDING)


def test_the_first_residual_stream_restores_everything_between_equal_places(bundle):
    clean, changed = asked(bundle), asked(bundle, LATER)
    found = compute_patching(clean, changed, sites=["layers.0.residual_in"])
    assert np.abs(clean.context - changed.context).max() > 0.1
    assert found.restoring_whole[0] == pytest.approx(found.clean, abs=ROUNDING)
    assert found.breaking_whole[0] == pytest.approx(found.changed, abs=ROUNDING)


def test_places_copied_are_where_the_pointer_adds_its_weights(tiny):
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    found = compute_patching(clean, changed, sites=["pointer.locations"])
    trace, location = changed.trace, clean.prediction.location
    for visit in range(5):
        locations = changed.query.history.locations.copy()
        locations[visit] = clean.query.history.locations[visit]
        pointer = np.bincount(locations, trace.pointer_weights[0].numpy(), minlength=9)
        gate, generation = trace.gate.item(), trace.generation_probabilities[0].numpy()
        p = gate * pointer + (1 - gate) * generation
        expected = np.log((p[location] + 1e-10) / (np.delete(p, location).sum() + 1e-10))
        assert found.restoring[0, visit] == pytest.approx(expected, abs=ROUNDING)


def test_a_run_patched_with_itself_stays_and_says_that_nothing_differs(bundle):
    explanation = asked(bundle)
    found = compute_patching(explanation, explanation)
    for patched in (found.restoring, found.restoring_whole, found.breaking, found.breaking_whole):
        np.testing.assert_allclose(patched[~np.isnan(patched)], found.clean, atol=ROUNDING)
    assert not found.comparable
    assert np.isnan(found.restored).all()
    assert np.isnan(found.broken_whole).all()


def test_without_a_pointer_everything_passes_the_context(tmp_path):
    network = bundle_without(tmp_path / "plain", NETWORKS["without-pointer"])
    found = compute_patching(asked(network), asked(network, ELSEWHERE), sites=["context"])
    assert found.restoring[0, -1] == pytest.approx(found.clean, abs=ROUNDING)


@pytest.mark.parametrize("receiver", ["pointer.query", "generation.logits", "gate.logit"])
def test_the_context_alone_makes_query_generation_and_gate(tiny, receiver):
    found = compute_path_patching(asked(tiny), asked(tiny, ELSEWHERE), "context", receiver)
    np.testing.assert_allclose(found.receiver_restoring, found.receiver_clean, atol=1e-5)
    np.testing.assert_allclose(found.receiver_breaking, found.receiver_changed, atol=1e-5)
    assert found.receiver_restored == pytest.approx(1, abs=ROUNDING)


def test_heads_removed_in_both_runs_have_no_effect(tiny):
    removed = {"remove_heads": [[1, 0]]}
    clean, changed = asked(tiny, **removed), asked(tiny, ELSEWHERE, **removed)
    found = compute_patching(clean, changed, sites=["layers.1.heads.0", "layers.1.heads.1.values"])
    assert len(found.sites) == 5
    np.testing.assert_allclose(found.restoring[:4], found.changed, atol=1e-5)
    np.testing.assert_allclose(found.breaking_whole[:4], found.clean, atol=1e-5)
    assert abs(found.restoring_whole[4] - found.changed) > 1e-3


@pytest.mark.parametrize(
    "changes",
    [
        {"residuals": False},
        {"skip": [{"layer": 1, "part": "attention"}]},
        {"layer_norm": False},
        {"attention_temperature": 0.5, "pointer_temperature": 2},
        {"mask_visits": [1]},
        {"gate": 0.4},
    ],
)
def test_interventions_hold_in_patched_runs(tiny, changes):
    clean, changed = asked(tiny, **changes), asked(tiny, LATER, **changes)
    found = compute_patching(clean, changed)
    [row] = [row for row, site in enumerate(found.sites) if site == "layers.0.residual_in"]
    assert found.restoring_whole[row] == pytest.approx(found.clean, abs=ROUNDING)
    assert found.breaking_whole[row] == pytest.approx(found.changed, abs=ROUNDING)


def test_runs_may_differ_in_their_interventions(tiny):
    found = compute_patching(asked(tiny), asked(tiny, remove_heads=[[0, 1]]))
    [row] = [row for row, site in enumerate(found.sites) if site == "layers.0.heads.1.outputs"]
    assert found.restoring_whole[row] == pytest.approx(found.clean, abs=ROUNDING)


def test_some_sites_and_visits_equal_those_among_all(tiny):
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    every = compute_patching(clean, changed)
    sites = ["gate.value", "layers.0.heads.1.keys", "layers.1.residual_out"]
    some = compute_patching(clean, changed, sites=sites, visits=[1, 4])
    rows = [every.sites.index(site) for site in sites]
    np.testing.assert_allclose(
        some.restoring[:, [1, 4]], every.restoring[rows][:, [1, 4]], atol=1e-5
    )
    np.testing.assert_allclose(some.breaking_whole, every.breaking_whole[rows], atol=1e-5)
    assert np.isnan(some.restoring[:, [0, 2, 3]]).all()


def test_histories_of_different_lengths_are_aligned_at_their_ends(tiny):
    for clean, changed in ((DAY, SHORTER), (SHORTER, DAY)):
        clean, changed = asked(tiny, clean), asked(tiny, changed)
        found = compute_patching(clean, changed, sites=["layers.1.residual_in"])
        location, shared = clean.prediction.location, 3
        for back in range(shared):
            expected = patched_alone(changed, clean, "layers.1.residual_in", back, location)
            assert found.restoring[0, -1 - back] == pytest.approx(expected, abs=ROUNDING)
        assert np.isnan(found.restoring[0, : len(clean.visits) - shared]).all()


def test_the_alignment_says_what_has_no_counterpart(tiny):
    one, other = asked(tiny), asked(tiny, SHORTER)
    assert str(compute_patching(one, other, sites=["context"]).alignment) == (
        "The clean history has 5 visits, the changed one 3. They are aligned at their ends; the "
        "first 2 visits of the clean history have no counterpart and cannot be patched."
    )
    assert str(compute_patching(one, one, sites=["context"]).alignment) == (
        "Both histories have 5 visits, compared position by position."
    )


def test_log_odds_stay_exact_near_certainty():
    nearly = torch.tensor([[1e-12, 1 - 2e-6, 1e-6, 1e-6]], dtype=torch.float64).float()
    assert log_odds(nearly, 1)[0] == pytest.approx(-np.log(2e-6), rel=0.05)
    assert np.isfinite(log_odds(torch.tensor([[0.0, 1.0]]), 0)[0])


# --- Paths


def test_a_path_follows_the_residual_stream_alone(tiny):
    """From a head of the first layer to the queries of one of the second, computed by hand."""
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    sender, receiver = "layers.0.heads.0.outputs", "layers.1.heads.1.queries"
    found = compute_path_patching(clean, changed, sender, receiver)
    own, other = activations(changed), activations(clean)
    first, second = tiny.network.transformer.layers
    with torch.no_grad():
        outputs = torch.cat([other[sender], own["layers.0.heads.1.outputs"]], -1)
        stream = own["layers.0.residual_in"] + first.self_attn.out_proj(outputs)
        stream = stream + own["layers.0.feed_forward.out"]
        attention = second.self_attn
        projected = second.norm1(stream) @ attention.in_proj_weight.T + attention.in_proj_bias
    queries = projected[..., 4:8]  # of the second of two heads, each 4 wide
    np.testing.assert_allclose(found.receiver_restoring, queries.reshape(-1), atol=ROUNDING)
    expected = odds(run_with(changed, {receiver: lambda _: queries}), clean.prediction.location)
    assert found.restoring == pytest.approx(expected, abs=ROUNDING)
    assert 0 < abs(found.receiver_restored) < 1


@pytest.mark.parametrize(
    ("sender", "receiver"),
    [
        ("layers.0.attention_out", "layers.0.residual_mid"),
        ("layers.1.feed_forward.hidden", "layers.1.feed_forward.out"),
        ("layers.1.heads.0.values", "layers.1.attention_out"),
        ("layers.0.norm1", "layers.0.attention_out"),
        ("inputs.time", "inputs.projected"),
    ],
)
def test_a_path_that_everything_takes_is_the_patch_of_the_sender(tiny, sender, receiver):
    clean, changed = asked(tiny), asked(tiny, LATER)
    path = compute_path_patching(clean, changed, sender, receiver)
    patch = compute_patching(clean, changed, sites=[sender])
    assert path.restoring == pytest.approx(patch.restoring_whole[0], abs=ROUNDING)
    assert path.breaking == pytest.approx(patch.breaking_whole[0], abs=ROUNDING)


def test_a_path_may_begin_and_end_at_single_visits(tiny):
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    sender, receiver = "layers.0.residual_out", "layers.1.heads.0.values"
    visits = {"sender_visit": 2, "receiver_visit": 2}
    found = compute_path_patching(clean, changed, sender, receiver, **visits)
    expected = compute_patching(clean, changed, sites=[receiver], visits=[2])
    assert found.restoring == pytest.approx(expected.restoring[0, 2], abs=ROUNDING)
    other = compute_path_patching(clean, changed, sender, receiver, **visits | {"sender_visit": 3})
    assert other.restoring == pytest.approx(other.changed, abs=1e-5)
    assert other.receiver_restored == pytest.approx(0, abs=1e-5)


def test_heads_of_one_layer_do_not_reach_each_other(tiny):
    found = compute_path_patching(
        asked(tiny),
        asked(tiny, ELSEWHERE),
        "layers.0.heads.1.queries",
        "layers.0.heads.0.outputs",
    )
    assert found.restoring == pytest.approx(found.changed, abs=1e-5)
    np.testing.assert_allclose(found.receiver_breaking, found.receiver_clean, atol=1e-6)


def test_each_path_of_a_map_is_the_path_by_itself(bundle):
    clean, changed = asked(bundle), asked(bundle, ELSEWHERE)
    found = compute_path_map(clean, changed)
    assert found.senders == path_senders(bundle.architecture)
    assert found.receivers == path_receivers(bundle.architecture)
    exist = ~np.isnan(found.restoring)
    assert (exist == ~np.isnan(found.breaking)).all()
    assert found.passes == 2 * (len(found.senders) + exist.sum())
    pairs = np.argwhere(exist).tolist()
    for sender, receiver in pairs[:: max(1, len(pairs) // 12)]:
        path = compute_path_patching(
            clean, changed, found.senders[sender], found.receivers[receiver]
        )
        assert found.restoring[sender, receiver] == pytest.approx(path.restoring, abs=ROUNDING)
        assert found.breaking[sender, receiver] == pytest.approx(path.breaking, abs=ROUNDING)
    for sender, receiver in np.argwhere(~exist).tolist()[:6]:
        with pytest.raises(InvalidQueryError, match="does not come after"):
            compute_path_patching(clean, changed, found.senders[sender], found.receivers[receiver])


def test_paths_of_histories_of_different_lengths_are_aligned_at_their_ends(tiny):
    clean, changed = asked(tiny), asked(tiny, SHORTER)
    found = compute_path_map(clean, changed)
    path = compute_path_patching(clean, changed, found.senders[1], found.receivers[-1])
    assert found.restoring[1, -1] == pytest.approx(path.restoring, abs=ROUNDING)


def test_of_many_paths_those_of_the_senders_that_matter_are_followed(tmp_path, monkeypatch):
    tiny = bundle_without(tmp_path / "some", set())
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    assert select_senders(clean, changed) is None
    senders, receivers = path_senders(tiny.architecture), path_receivers(tiny.architecture)
    room = 3 * 2 * 5 * (1 + len(receivers))
    monkeypatch.setattr("pointerscope.analysis.paths.MAX_VISITS_RUN", room)
    selected = select_senders(clean, changed)
    own = compute_patching(clean, changed, sites=senders, visits=[])
    moved = np.maximum(
        np.abs(own.restoring_whole - own.changed), np.abs(own.clean - own.breaking_whole)
    )
    assert set(selected) == {senders[index] for index in np.argsort(-moved)[:3]}
    figure = draw("paths", tiny, lambda: clean)
    assert "the 3 with the largest own effects" in figure["layout"]["meta"]["summaries"]["texts"][0]


# --- What cannot be patched


@pytest.mark.parametrize(
    ("asking", "said", "near"),
    [
        ({"sites": ["layers.0.head.1.keys"]}, "no site", "layers.0.heads.1.keys"),
        ({"sites": ["layers.7"]}, "no site `layers.7`", None),
        ({"visits": [5]}, "no visit 5. Choose positions from 0 to 4", None),
        ({"visits": [-1]}, "no visit -1", None),
    ],
)
def test_unknown_sites_and_visits_are_refused(tiny, asking, said, near):
    with pytest.raises(InvalidQueryError, match=re.escape(said)) as caught:
        compute_patching(asked(tiny), asked(tiny, ELSEWHERE), **asking)
    assert near is None or near in caught.value.problems[0].suggestions


def test_what_only_one_history_has_cannot_be_patched(tiny):
    clean, changed = asked(tiny), asked(tiny, SHORTER)
    with pytest.raises(InvalidQueryError, match=r"Visit 1 cannot .*at their ends"):
        compute_patching(clean, changed, visits=[1])
    with pytest.raises(InvalidQueryError, match="between histories of equal length only"):
        compute_patching(clean, changed, sites=["layers.0.heads.0.weights"])


def test_two_networks_are_refused(tiny, tmp_path):
    other = bundle_without(tmp_path / "other", set(), seed=1)
    with pytest.raises(InvalidQueryError, match="two runs of one network"):
        compute_patching(asked(tiny), asked(other))
    with pytest.raises(NoDifferenceError, match="two runs of one network"):
        draw_difference("patching", lambda: asked(tiny), lambda: asked(other))


@pytest.mark.parametrize(
    ("sender", "receiver", "said"),
    [
        ("context", "layers.1.residual_out", "does not come after `context`"),
        ("context", "context", "does not come after"),
        ("layers.0.heads.0.outputs", "layers.0.heads.1.values", "does not come after"),
        ("contxt", "pointer.query", "sender: This network has no site `contxt`"),
        ("context", "pointer", "receiver: This network has no site `pointer`"),
    ],
)
def test_paths_that_cannot_be_are_refused(tiny, sender, receiver, said):
    with pytest.raises(InvalidQueryError, match=re.escape(said)):
        compute_path_patching(asked(tiny), asked(tiny, ELSEWHERE), sender, receiver)


@pytest.mark.parametrize(
    ("visits", "said"),
    [
        ("", "changed.visits: There are no visits"),
        (f"{DAY}, #2, #3", "changed.visits: The history"),
    ],
)
def test_a_changed_history_that_is_empty_or_too_long_is_named(tiny, visits, said):
    clean = Explanation(asked(tiny), Query(visits=DAY, predict_at=AT))
    with pytest.raises(InvalidQueryError, match=re.escape(said)):
        clean.patch(visits)


# --- Python


def test_patches_are_a_table_of_sites_and_visits(tiny):
    clean = Explanation(asked(tiny), Query(visits=DAY, predict_at=AT))
    patched = clean.patch(ELSEWHERE, sites="layers.1.heads.0")
    frame = patched.to_frame()
    assert len(frame) == 4 * 6
    row = frame[(frame.site == "layers.1.heads.0.values") & (frame.visit == 3)].iloc[0]
    assert row.place == "Work"
    assert row.steps_back == 1
    assert row.restored == patched["layers.1.heads.0.values"].restored[3]
    whole = frame[frame.visit.isna() & (frame.site == "layers.1.heads.0.keys")].iloc[0]
    assert whole.broken == patched["layers.1.heads.0.keys"].broken_whole
    with pytest.raises(KeyError, match="was not patched"):
        patched["context"]
    path = clean.patch_path(ELSEWHERE, "layers.0.heads.0.outputs", "layers.1.heads.0.values")
    assert path.to_frame().loc[0, "restored"] == path.restored
    assert "layers.0.heads.0.outputs → layers.1.heads.0.values" in repr(path)
    paths = clean.patch_paths(ELSEWHERE)
    rows = paths.to_frame().set_index(["sender", "receiver"])
    found = rows.loc[("layers.0.heads.0.outputs", "layers.1.heads.0.values")]
    assert found.restored == pytest.approx(path.restored, abs=ROUNDING)
    assert ("layers.1.feed_forward.out", "layers.0.norm2") not in rows.index
    assert " → " in repr(paths)
    with pytest.raises(ValueError, match=r"senders: This network has no site `layers\.9`"):
        clean.patch_paths(ELSEWHERE, senders=["layers.9"])


# --- The view


def test_the_replaced_visit_is_the_one_that_lowers_the_answer_most(bundle):
    explanation = asked(bundle)
    answer = explanation.prediction.location
    replaced = replace_one_visit(explanation)
    assert replaced.location not in {answer, explanation.visits[replaced.position].location}
    written = DAY.split(", ")
    lowest = []
    for position, visit in enumerate(explanation.visits):
        ranked = [place.location for place in explanation.leading(9)]
        other = next(place for place in ranked if place not in {answer, visit.location})
        changed = [*written]
        changed[position] = re.sub(r"#\d", f"#{other}", changed[position])
        lowest.append(odds(asked(bundle, ", ".join(changed)).trace, answer))
    assert int(np.argmin(lowest)) == replaced.position
    own = odds(replaced.explanation.trace, answer)
    assert own == pytest.approx(min(lowest), abs=ROUNDING)


def test_the_view_shows_all_patches_from_bottom_to_top(bundle):
    explanation = asked(bundle)
    figure = draw("patching", bundle, lambda: explanation)
    go.Figure(figure)
    assert figure_bytes(figure)
    layout = figure["layout"]
    rows = layout["yaxis"]["categoryarray"]
    assert rows[0] == "whole visit"
    assert rows[-1] in {"gate", "generation head"}
    assert rows.index("L0 stream in") < rows.index("L1 feed-forward") < rows.index("context")
    assert (layout["coloraxis2"]["cmin"], layout["coloraxis2"]["cmax"]) == (-1, 1)
    found = compute_patching(explanation, replace_one_visit(explanation).explanation)
    single, whole = (trace["z"] for trace in figure["data"])
    at = rows.index("L1 stream mid" if "attention" in bundle.architecture.components else "context")
    site = "layers.1.residual_mid" if "L1 stream mid" in rows else "context"
    row = found.sites.index(site)
    np.testing.assert_allclose(single[at], found.restored[row], atol=1e-3)
    np.testing.assert_allclose(whole[at], found.restored_whole[row], atol=1e-3)


def test_options_of_the_view_select_direction_and_tensor(tiny):
    explanation = asked(tiny)
    selected = {"direction": "breaking", "tensor": "keys"}
    figure = draw("patching", tiny, lambda: explanation, selected=selected)
    found = compute_patching(explanation, replace_one_visit(explanation).explanation)
    row = figure["layout"]["yaxis"]["categoryarray"].index("L1 H1")
    expected = found.broken[found.sites.index("layers.1.heads.1.keys")]
    np.testing.assert_allclose(figure["data"][0]["z"][row], expected, atol=1e-3)
    assert "breaks most" in figure["layout"]["meta"]["summary"]


def test_the_view_compares_with_a_history_of_ones_own(tiny):
    clean, changed = asked(tiny), asked(tiny, SHORTER)
    figure = draw_difference("patching", lambda: clean, lambda: changed)
    meta = figure["layout"]["meta"]
    assert meta["title"] == "Which activations carry the answer?"
    assert "minus" not in meta["caption"]
    assert "aligned at their ends" in meta["summary"]
    found = compute_patching(clean, changed)
    most = f"{100 * np.nanmax(found.restored):.1f} %"
    assert most in meta["summary"]


def test_the_view_says_so_where_nothing_differs(tiny):
    explanation = asked(tiny)
    figure = draw_difference("patching", lambda: explanation, lambda: explanation)
    assert "differ by less than 0.01 nats" in figure["layout"]["meta"]["summary"]
    assert np.isnan(figure["data"][0]["z"]).all()


def test_the_view_of_paths_shows_the_share_of_each(bundle):
    explanation = asked(bundle)
    changed = replace_one_visit(explanation).explanation
    figure = draw("paths", bundle, lambda: explanation)
    go.Figure(figure)
    assert figure_bytes(figure)
    found = compute_path_map(explanation, changed)
    [shown] = figure["data"]
    assert shown["y"][0] == "input"
    assert shown["x"][-1] in {"gate", "generation", "pointer keys"}
    sender, receiver = "layers.0.feed_forward.out", "layers.1.norm2"
    expected = found.restored[found.senders.index(sender), found.receivers.index(receiver)]
    at = shown["z"][shown["y"].index("L0 feed-forward")][shown["x"].index("L1 feed-forward")]
    assert at == pytest.approx(expected, abs=1e-3)
    assert np.isnan(shown["z"][-1][0])


def test_the_view_of_paths_selects_direction_and_what_heads_read(tiny):
    clean, changed = asked(tiny), asked(tiny, ELSEWHERE)
    selected = {"direction": "breaking", "read": "values"}
    figure = draw_difference("paths", lambda: clean, lambda: changed, selected=selected)
    found = compute_path_map(clean, changed)
    [shown] = figure["data"]
    row = found.senders.index("layers.0.heads.1.outputs")
    column = found.receivers.index("layers.1.heads.0.values")
    at = shown["z"][shown["y"].index("L0 H1")][shown["x"].index("L1 H0")]
    assert at == pytest.approx(found.broken[row, column], abs=1e-3)
    summary = figure["layout"]["meta"]["summary"]
    assert "The path that breaks most leads from " in summary
    values = found.broken[:, [s.endswith(".values") or ".heads." not in s for s in found.receivers]]
    assert f"{100 * np.nanmax(values):.1f} %" in summary


def test_of_long_histories_the_view_patches_the_visits_that_matter(tmp_path):
    long = bundle_without(tmp_path / "long", set(), max_visits=150)
    visits = ", ".join(f"#{2 + number % 5}" for number in range(150))
    clean = explain(long, Query(visits=visits))
    changed = replace_one_visit(clean)
    selected = select_visits_to_patch(clean, changed.explanation)
    assert 1 < len(selected) < 150
    assert changed.position in selected
    figure = draw("patching", long, lambda: clean)
    patched = np.isfinite(figure["data"][0]["z"]).any(0).nonzero()[0]
    assert patched.tolist() == selected
    assert f"Of the visits, the {len(selected)} with" in figure["layout"]["meta"]["summary"]


def test_of_usual_histories_all_visits_are_patched(tiny):
    assert select_visits_to_patch(asked(tiny), asked(tiny, ELSEWHERE)) is None


def test_patched_sites_are_sites_of_the_network(bundle):
    sites = patched_sites(bundle.architecture)
    assert set(sites) - {"inputs", "pointer.locations"} <= set(site_names(bundle.architecture))


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


WORKDAY = (
    "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna, Maple Court, Café Luna"
)


@pytest.mark.parametrize("view", ["patching", "paths"])
@pytest.mark.parametrize(
    ("visits", "said"),
    [
        ("Café Luna, Maple Court", "of all single visits, its replacement lowers"),
        (WORKDAY, "lowers the answer's log-odds, and this one raises them least."),
    ],
)
def test_a_replacement_is_said_to_lower_the_log_odds_only_where_it_does(town, view, visits, said):
    figure = draw(view, town, lambda: explain(town, Query(visits=visits)))
    assert said in figure["layout"]["meta"]["summary"]


def test_a_replacement_that_changes_nothing_is_said_to_lower_nothing():
    pointer = read_bundle(Settings().models / "town-without-generation")
    figure = draw("patching", pointer, lambda: explain(pointer, Query(visits="#1, #1")))
    said = "no single visit's replacement lowers the answer's log-odds by 0.01 nats or more."
    assert said in figure["layout"]["meta"]["summary"]


@pytest.mark.parametrize("view", ["patching", "paths"])
def test_heads_that_are_removed_restore_nothing(town, view):
    query = Query(visits=WORKDAY, interventions={"remove_heads": "all"})
    meta = draw(view, town, lambda: explain(town, query))["layout"]["meta"]
    for text in meta["summaries"]["texts"]:
        assert not re.search(r"L\d H\d", text)
        assert not re.search(r"\D0\.0 %", text)
    assert ("networks, none restores any." in meta["summary"]) == (view == "patching")
