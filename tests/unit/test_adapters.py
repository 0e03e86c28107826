"""Adapters: modules of other people, tried before they are shown."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Self

import pytest
import torch
from click.testing import CliRunner
from safetensors.torch import save_file
from torch import Tensor, nn

from pointerscope import open_model, open_module
from pointerscope.analysis.explanation import explain
from pointerscope.analysis.head_roles import ROLES, explanation_head_roles
from pointerscope.analysis.influence import compute_attributions
from pointerscope.analysis.insights.league import draw_anew, explain_questions, stages_of
from pointerscope.analysis.visit_subsets import Question
from pointerscope.cli.main import main
from pointerscope.core.problems import InvalidQueryError
from pointerscope.formulas import scatter_add
from pointerscope.mobility.query import Query
from pointerscope.network.adapters import Adapter, AdapterError, Naming
from pointerscope.network.adapters.protocol import VocabularySizes, adapters, build_adapter
from pointerscope.network.adapters.registration import draw_histories, try_adapter
from pointerscope.network.bundle_uploads import BundleUploadError, open_uploaded
from pointerscope.network.bundles import (
    AdapterRecord,
    BundleError,
    ModelCard,
    read_bundle,
    write_bundle,
)

if TYPE_CHECKING:
    from pointerscope.network.trace import Batch
    from pointerscope.notebook.model import Model

ROOT = Path(__file__).parents[2]
SIZES = VocabularySizes(locations=12, users=4, max_visits=9)
SHIPPED = ("attentive-lstm", "last-place", "markov", "plain-transformer")
DAY = "#3 @ Mon 08:00 +30, #5, #3, #7"


class Copying(nn.Module):
    """Copies a visited place, by a score of each place."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(1)
        self.score = nn.Embedding(SIZES.locations, 1)

    def weigh(self, locations: Tensor) -> Tensor:
        scores = self.score(locations)[..., 0]
        return scores.masked_fill(locations == 0, -torch.inf).softmax(-1)


class CopyingAdapter(Adapter):
    """Opens `Copying` as a pointer alone."""

    module: Copying

    def answer(self, batch: Batch) -> Tensor:
        weights = self.module.weigh(batch.locations)
        return scatter_add(weights, batch.locations, SIZES.locations)

    def run(self, batch: Batch, at: Naming) -> Tensor:
        weights = at("pointer.weights", self.module.weigh(batch.locations))
        return scatter_add(weights, batch.locations, SIZES.locations)


def copying(changed: type[CopyingAdapter] = CopyingAdapter) -> CopyingAdapter:
    return changed(Copying(), locations=SIZES.locations, max_visits=SIZES.max_visits)


def opened(name: str) -> Model:
    torch.manual_seed(0)
    return open_module(build_adapter(name, SIZES, {"d_model": 16, "heads": 2, "feed_forward": 8}))


def write_adapted(folder: Path, name: str = "plain-transformer") -> None:
    adapter = build_adapter(name, SIZES, {"d_model": 8, "heads": 2, "feed_forward": 8, "layers": 1})
    found = try_adapter(adapter)
    card = ModelCard.from_architecture("Mine", found.architecture, adapter=AdapterRecord.of(found))
    write_bundle(folder, card, adapter.module.state_dict())


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_adapter_answers_as_its_module(name: str) -> None:
    torch.manual_seed(0)
    assert try_adapter(build_adapter(name, SIZES, {})).difference <= 1e-5


def test_copying_network_has_a_pointer_and_no_other_part() -> None:
    model = open_module(copying())
    assert model.bundle.architecture.components == {"pointer"}
    assert {"pointer", "scatter-add"} <= set(model.views)
    assert not {"heads", "generation", "influence", "layers"} & set(model.views)
    prediction = model.explain(DAY).prediction
    assert prediction.from_pointer == pytest.approx(prediction.probability)


def test_views_of_a_plain_transformer_are_those_of_what_it_names() -> None:
    views = set(opened("plain-transformer").views)
    assert {"network", "heads", "neurons", "rollout", "layers", "influence"} <= views
    # Alone, what is generated is the prediction.
    assert not {"pointer", "gate", "generation", "contributions", "places"} & views


@pytest.mark.parametrize("name", SHIPPED)
def test_no_chart_speaks_of_a_part_that_the_network_lacks(name: str) -> None:
    model = opened(name)
    lacking = {"pointer", "gate"} - model.bundle.architecture.components
    for view in set(model.views) - {"network"}:
        meta = model.figure(view, DAY).layout.meta
        said = " ".join([meta["title"], meta["caption"], meta.get("summary") or ""]).lower()
        for part in lacking:
            assert not re.search(rf"\b{part}\b", said), (view, said)


def test_explanations_of_other_networks_are_those_that_their_sites_allow() -> None:
    history = draw_histories(build_adapter("markov", SIZES, {}))[5]
    found = {
        name: set(explain_questions(opened(name).bundle.network, [Question(history, 3)]))
        for name in ("attentive-lstm", "markov", "last-place")
    }
    anybody = {"leave_one_out", "shapley", "patching", "latest_first", "same_place_first"}
    assert found["markov"] == anybody
    assert found["last-place"] == anybody | {"pointer_weight"}
    assert found["attentive-lstm"] == anybody | {"attention", "rollout", "integrated_gradients"}


def test_weights_of_other_networks_are_drawn_anew_from_the_outputs_to_the_inputs() -> None:
    network = opened("attentive-lstm").bundle.network
    assert stages_of(network) == ("outputs", "layer 0", "inputs")
    before = dict(network.named_parameters())
    kept = [
        {name for name, own in changed.named_parameters() if torch.equal(own, before[name])}
        for changed in draw_anew(network, 1)  # other weights than those of `opened`
    ]
    assert "module.output.weight" not in kept[0]
    assert "module.query.weight" in kept[0] - kept[1]
    assert "module.lstm.weight_ih_l0" in kept[1] - kept[2]
    assert stages_of(opened("markov").bundle.network) == ()


def test_uniform_attention_of_a_causal_network_is_over_earlier_visits() -> None:
    explanation = opened("attentive-lstm").explain(DAY)
    visits = len(explanation.visits)
    roles = explanation_head_roles(explanation.explained_query)
    expected = sum(1 / (step + 1) for step in range(visits)) / visits
    assert roles.chances[ROLES.index("itself")] == pytest.approx(expected)


def test_removing_heads_changes_the_answer_as_zero_outputs_do() -> None:
    model = opened("plain-transformer")
    removed = model.explain(DAY, interventions={"remove_heads": [[0, 1]]})
    zeroed = model.trace(DAY, at={"layers.0.heads.1.outputs": 0.0})
    assert removed.prediction.probability != model.explain(DAY).prediction.probability
    assert removed.sites["probabilities"] == pytest.approx(zeroed["probabilities"], abs=1e-6)


@pytest.mark.parametrize(
    ("name", "interventions", "missing"),
    [
        ("plain-transformer", {"layer_norm": False}, "layers.0.norm1"),
        ("plain-transformer", {"position_bias": False}, "pointer.bias"),
        ("attentive-lstm", {"skip": [{"layer": 0, "part": "feed_forward"}]}, "residual_mid"),
        ("attentive-lstm", {"mask_visits": [0]}, "masked visits still influence"),
        ("markov", {"without_features": ["user"]}, "inputs.user"),
        ("markov", {"gate": 0.5}, "pointer"),
        ("last-place", {"attention_temperature": 2.0}, "nothing that this changes"),
    ],
)
def test_change_of_a_missing_part_is_refused(
    name: str, interventions: dict[str, Any], missing: str
) -> None:
    with pytest.raises(InvalidQueryError, match=re.escape(missing)) as caught:
        opened(name).explain(DAY, interventions=interventions)
    assert caught.value.problems[0].where.startswith("interventions.")


def test_an_intervention_reads_what_a_function_at_an_earlier_site_has_changed() -> None:
    weights = opened("plain-transformer").trace(
        DAY,
        at={"layers.0.heads.0.scores": 0.0},
        interventions={"attention_temperature": 2.0},
    )["layers.0.heads.0.weights"]
    assert weights[-1] == pytest.approx(1 / len(weights))


def test_masked_visit_has_no_influence_in_a_plain_transformer() -> None:
    model = opened("plain-transformer")
    first, second = (
        model.explain(f"#3 @ Mon 08:00, {place} @ 09:00, #7 @ 10:00",
                      interventions={"mask_visits": [1]})
        for place in ("#5", "#6")
    )  # fmt: skip
    assert first.sites["probabilities"] == pytest.approx(second.sites["probabilities"], abs=1e-6)


def test_attribution_of_a_plain_transformer_is_complete() -> None:
    """Integrated gradients add up to the difference of the two answers."""
    bundle = opened("plain-transformer").bundle
    found = compute_attributions(explain(bundle, Query(visits=DAY)))
    assert found.difference != 0
    assert found.values.sum() == pytest.approx(found.difference, rel=0.02)


def test_other_answer_than_the_module_is_refused_with_the_numbers() -> None:
    class Wrong(CopyingAdapter):
        def run(self, batch: Batch, at: Naming) -> Tensor:
            return super().run(batch, at) * 0.99

    with pytest.raises(AdapterError, match=r"by 0\.0\d+ in history \d+ of 16 .* at most 1e-05"):
        try_adapter(copying(Wrong))


def test_logits_in_place_of_probabilities_are_refused() -> None:
    class Logits(CopyingAdapter):
        def answer(self, batch: Batch) -> Tensor:
            return super().answer(batch) + 1

    with pytest.raises(AdapterError, match="a row adds up to 13"):
        try_adapter(copying(Logits))


def test_feature_that_is_read_but_not_named_is_refused() -> None:
    class Hidden(CopyingAdapter):
        def answer(self, batch: Batch) -> Tensor:
            return self.run(batch, Naming())

        def run(self, batch: Batch, at: Naming) -> Tensor:
            weights = self.module.weigh(batch.locations) * (1 + batch.weekday)
            weights = at("pointer.weights", weights / weights.sum(1, keepdim=True))
            return scatter_add(weights, batch.locations, SIZES.locations)

    with pytest.raises(AdapterError, match=r'reads "weekday".*reads = frozenset'):
        try_adapter(copying(Hidden))


def test_answer_that_depends_on_the_batch_is_refused() -> None:
    class Leaking(CopyingAdapter):
        def answer(self, batch: Batch) -> Tensor:
            scores = self.module.score(batch.locations)[..., 0]  # padding counts too
            return scatter_add(scores.softmax(-1), batch.locations, SIZES.locations)

        def run(self, batch: Batch, at: Naming) -> Tensor:
            return self.answer(batch)

    with pytest.raises(AdapterError, match=r"alone and in a batch .* `batch\.mask` is false"):
        try_adapter(copying(Leaking))


@pytest.mark.parametrize(
    ("site", "shape", "message"),
    [
        ("layers.0.attention", (16, 9), "is not a site"),
        ("context", (16, 9, 4), "its dimensions to be \\(history, unit\\)"),
        ("layers.0.heads.weights", (16, 2, 9, 4), "query position, key position"),
    ],
)
def test_tensor_that_its_site_cannot_have_is_refused(
    site: str, shape: tuple[int, ...], message: str
) -> None:
    class Misnaming(CopyingAdapter):
        def run(self, batch: Batch, at: Naming) -> Tensor:
            at.read(site, torch.zeros(shape))
            return super().run(batch, at)

    with pytest.raises(AdapterError, match=message):
        try_adapter(copying(Misnaming))


def test_parts_that_do_not_add_up_are_refused() -> None:
    class Elsewhere(CopyingAdapter):
        def run(self, batch: Batch, at: Naming) -> Tensor:
            at.read("pointer.probabilities", torch.full((16, 12), 1 / 12))
            return super().run(batch, at)

    with pytest.raises(AdapterError, match="does not add up to the answer"):
        try_adapter(copying(Elsewhere))


def test_tensor_that_the_pass_does_not_go_on_with_can_only_be_read() -> None:
    class Ignoring(CopyingAdapter):
        def run(self, batch: Batch, at: Naming) -> Tensor:
            at("context", self.module.score(batch.locations[:, 0]))
            return super().run(batch, at)

    architecture = try_adapter(copying(Ignoring)).architecture
    assert architecture.sites == ("pointer.weights", "probabilities")
    assert architecture.read_only_sites == ("context",)
    with pytest.raises(InvalidQueryError, match="context"):
        open_module(copying(Ignoring)).trace(DAY, at={"context": 0.0})


def test_module_that_fails_is_refused_with_its_error() -> None:
    class Failing(CopyingAdapter):
        def run(self, batch: Batch, at: Naming) -> Tensor:
            raise KeyError("missing")

    with pytest.raises(AdapterError, match="failed on drawn histories: KeyError"):
        try_adapter(copying(Failing))


@pytest.mark.parametrize("name", SHIPPED)
def test_bundle_names_its_adapter_and_answers_as_before(tmp_path: Path, name: str) -> None:
    write_adapted(tmp_path / "mine", name)
    bundle = read_bundle(tmp_path / "mine")
    assert bundle.card.adapter is not None
    assert bundle.card.adapter.name == name
    assert bundle.shared_weights is None  # browsers could not use them
    assert {path.suffix for path in (tmp_path / "mine").iterdir()} <= {
        ".json",
        ".csv",
        ".safetensors",
    }


def test_weights_that_are_read_again_for_a_pass_can_take_gradients(tmp_path: Path) -> None:
    write_adapted(tmp_path / "mine")
    bundle = read_bundle(tmp_path / "mine")
    bundle.release_memory()
    with torch.inference_mode():
        tensors = [*bundle.network.parameters(), *bundle.network.buffers()]
    assert tensors
    assert not any(one.is_inference() for one in [*tensors, *bundle.checkpoint.weights.values()])


def test_bundle_of_an_unknown_adapter_is_refused_with_the_reason(tmp_path: Path) -> None:
    write_adapted(tmp_path / "mine")
    card = tmp_path / "mine/model.json"
    card.write_text(card.read_text().replace('"plain-transformer"', '"somebody-elses"'))
    with pytest.raises(BundleError, match='adapter "somebody-elses", which is not installed'):
        read_bundle(tmp_path / "mine")


def test_code_in_a_dropped_folder_is_not_run(tmp_path: Path) -> None:
    """Neither a module beside the weights, nor one that a checkpoint pickles."""
    write_adapted(tmp_path / "mine")
    ran = tmp_path / "ran"
    (tmp_path / "mine/adapter.py").write_text(f"open({str(ran)!r}, 'w')")
    (tmp_path / "mine/model.json").write_text(
        (tmp_path / "mine/model.json").read_text().replace('"plain-transformer"', '"adapter"')
    )
    with pytest.raises(BundleError, match="not installed"):
        read_bundle(tmp_path / "mine")
    (tmp_path / "pickled").mkdir()
    torch.save(Copying(), tmp_path / "pickled/best.pt")
    with pytest.raises(BundleError, match="Opening such objects could run code"):
        read_bundle(tmp_path / "pickled")
    assert not ran.exists()


def test_upload_that_names_an_adapter_is_refused(tmp_path: Path) -> None:
    write_adapted(tmp_path / "mine")
    with pytest.raises(BundleUploadError, match="names an adapter"):
        open_uploaded(tmp_path / "mine")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda weights: weights.pop("output.bias"), "`output.bias` is missing"),
        (lambda weights: weights.update(extra=torch.zeros(2)), "`extra` is not among the module's"),
        (lambda weights: weights.update({"output.bias": torch.zeros(3)}), "has shape \\[3\\]"),
    ],
)
def test_weights_that_do_not_fit_are_refused(tmp_path: Path, change: Any, message: str) -> None:
    write_adapted(tmp_path / "mine")
    weights = dict(read_bundle(tmp_path / "mine").checkpoint.weights)
    change(weights)
    save_file(weights, tmp_path / "mine/weights.safetensors")
    with pytest.raises(BundleError, match=message):
        read_bundle(tmp_path / "mine")


def test_settings_beyond_the_limits_are_refused() -> None:
    with pytest.raises(AdapterError, match='"plain-transformer", setting layers'):
        build_adapter("plain-transformer", SIZES, {"layers": 10**9})


def test_import_by_an_adapter_reports_parity(tmp_path: Path) -> None:
    adapter = build_adapter("attentive-lstm", SIZES, {"d_model": 8})
    save_file(adapter.module.state_dict(), tmp_path / "weights.safetensors")
    options = ["--adapter", "attentive-lstm", "--id", "mine", "--models", str(tmp_path / "models")]
    sizes = [f"--set={name}={size}" for name, size in SIZES._asdict().items()]
    result = CliRunner().invoke(
        main, ["import", str(tmp_path / "weights.safetensors"), *options, *sizes, "--set=d_model=8"]
    )
    assert result.exit_code == 0, result.output
    assert "answers 16 drawn histories as its module does" in result.output
    assert read_bundle(tmp_path / "models/mine").architecture.adapter == "attentive-lstm"


def test_plugin_brings_an_adapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pointerscope.core.plugins import reload_plugins

    (tmp_path / "averaging.py").write_text(_code("Write an adapter", 0) + _code("Bundles", 0))
    monkeypatch.setenv("POINTERSCOPE_PLUGINS", str(tmp_path))
    reload_plugins()
    try:
        assert "averaging" in adapters()
        assert try_adapter(build_adapter("averaging", SIZES, {"width": 4})).difference <= 1e-5
    finally:
        monkeypatch.delenv("POINTERSCOPE_PLUGINS")
        reload_plugins()
    assert "averaging" not in adapters()


def test_first_example_of_the_documentation_works() -> None:
    names: dict[str, Any] = {}
    exec(_code("Write an adapter", 0) + _code("Write an adapter", 1), names)
    assert {"inputs.projected", "context"} <= set(names["model"].bundle.architecture.sites)
    assert "influence" in names["model"].views


@pytest.mark.parametrize("name", ["town-transformer", "town-lstm", "town-markov", "town"])
def test_accuracy_in_the_documentation_is_that_of_the_card(name: str) -> None:
    metrics = open_model(name).bundle.card.metrics
    assert metrics is not None
    low, high = metrics.intervals["accuracy_at_1"]
    said = f"{metrics.accuracy_at_1:.1%} ({low:.1%} to {high:.1%})".replace("%", "")
    text = (ROOT / "docs/adapters.md").read_text(encoding="utf-8")
    assert said in text.replace(" %", "").replace("95 interval ", "")


def test_bundled_baselines_answer_as_the_baselines_of_their_cards() -> None:
    for name, baseline in (("town-markov", "markov"), ("town-last-place", "last_place")):
        metrics = open_model(name).bundle.card.metrics
        assert metrics is not None
        expected = metrics.baselines[baseline].accuracy_at_1
        assert metrics.accuracy_at_1 == pytest.approx(expected, abs=0.001)


def test_example_of_a_causal_model_works_on_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "transformers", _stand_in())
    names: dict[str, Any] = {}
    exec(_code("A Hugging Face causal model", 0), names)
    model = names["model"]
    assert {"heads", "rollout", "layers", "influence"} <= set(model.views)
    with pytest.raises(InvalidQueryError, match=r"heads\.0\.outputs"):
        model.explain(DAY, interventions={"remove_heads": "all"})


def _code(heading: str, number: int) -> str:
    """Return a code block of the documentation under a heading."""
    text = (ROOT / "docs/adapters.md").read_text(encoding="utf-8")
    section = text.split(f"## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"```python\n(.*?)```", section, re.DOTALL)[number]


class _CausalModel(nn.Module):
    """The documented interface of a causal model of `transformers`, with one layer."""

    def __init__(self) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.config = SimpleNamespace(vocab_size=60, max_position_embeddings=9)
        self.tokens, self.positions = nn.Embedding(60, 8), nn.Embedding(9, 8)
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
        self.head = nn.Linear(8, 60, bias=False)

    @classmethod
    def from_pretrained(cls, name: str, *, attn_implementation: str) -> Self:
        assert attn_implementation == "eager"
        return cls()

    def get_input_embeddings(self) -> nn.Module:
        return self.tokens

    def get_output_embeddings(self) -> nn.Module:
        return self.head

    def forward(
        self,
        input_ids: Tensor | None = None,
        inputs_embeds: Tensor | None = None,
        attention_mask: Tensor | None = None,
        output_hidden_states: bool = False,
        output_attentions: bool = False,
    ) -> SimpleNamespace:
        assert attention_mask is not None
        embedded = self.tokens(input_ids) if inputs_embeds is None else inputs_embeds
        visits = embedded.shape[1]
        x = embedded + self.positions(torch.arange(visits))
        later = torch.ones(visits, visits, dtype=torch.bool).triu(1)
        attended, weights = self.attention(
            x,
            x,
            x,
            attn_mask=later,
            key_padding_mask=attention_mask == 0,
            average_attn_weights=False,
        )
        out = x + attended
        return SimpleNamespace(
            logits=self.head(out),
            hidden_states=(x, out) if output_hidden_states else None,
            attentions=(weights,) if output_attentions else None,
        )


def _stand_in() -> ModuleType:
    module = ModuleType("transformers")
    module.AutoModelForCausalLM = _CausalModel  # type: ignore[attr-defined]
    return module
