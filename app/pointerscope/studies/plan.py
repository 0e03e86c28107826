"""What a study trains and compares, decided before anything is trained."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.analysis.model_card import readable_name
from pointerscope.mobility.data_set import HistoryRule
from pointerscope.studies.claims import NETWORK, StudyClaim, StudyMetric
from pointerscope.training.baselines import fit_baselines
from pointerscope.training.recipe import Recipe
from pointerscope.training.train import ABLATIONS, NetworkSizes

BASELINES: tuple[str, ...] = tuple(fit_baselines(()))
_KEY_CHARACTERS = 12  # of a hash in a name of a folder


class StudyPlan(BaseModel):
    """Everything that decides the numbers of a study.

    The trainings are the network and every ablation, each with every seed.

    Attributes:
        data: the name of the data set.
        data_sha256: the hash of its training, validation and test histories.
        rule: which visits make a history; None if the data are histories.
        recipe: how networks are trained; its seed is the first.
        sizes: of the whole network.
        seeds: of the trainings.
        ablations: the names of the variants, in the order of the report.
        baselines: the names of the simple predictors.
        metric: the score by which the network is compared with all others.
        claims: what is judged.
        device: the kind of torch device.
        precision: the number type of matrix products.
        threads: processor threads; another number can change the last digits of weights.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    data: str
    data_sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    rule: HistoryRule | None
    recipe: Recipe
    sizes: NetworkSizes
    seeds: Annotated[tuple[int, ...], Field(min_length=1)]
    ablations: tuple[str, ...] = ()
    baselines: tuple[str, ...] = ()
    metric: StudyMetric = "accuracy_at_1"
    claims: tuple[StudyClaim, ...] = ()
    device: Literal["cpu", "cuda", "mps"] = "cpu"
    precision: str = "float32"
    threads: Annotated[int, Field(ge=1)] = 1

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of the networks: the whole one and the ablations."""
        return (NETWORK, *self.ablations)

    @property
    def predictors(self) -> tuple[str, ...]:
        """The names of everything that is compared."""
        return (*self.variants, *self.baselines)

    @property
    def runs(self) -> tuple[StudyRun, ...]:
        """All trainings, seed by seed, so that a study that is stopped has whole comparisons."""
        return tuple(self._run(variant, seed) for seed in self.seeds for variant in self.variants)

    def _run(self, variant: str, seed: int) -> StudyRun:
        recipe = self.recipe.model_copy(update={"seed": seed})
        sizes = self.sizes if variant == NETWORK else ABLATIONS[variant].apply_to(self.sizes)
        decisive = {
            "data": self.data_sha256,
            "recipe": recipe.model_dump(mode="json"),
            "sizes": sizes.model_dump(mode="json") | {"without": sorted(sizes.without)},
            "device": self.device,
            "precision": self.precision,
            "threads": self.threads,
        }
        return StudyRun(variant, seed, recipe, sizes, hash_json(decisive))


@dataclass(frozen=True)
class StudyRun:
    """One training.

    Attributes:
        variant: "network" or the name of an ablation.
        seed: of the training.
        recipe: with this seed.
        sizes: of this variant.
        key: a hash of all that decides the weights; equal keys need one training only.
    """

    variant: str
    seed: int
    recipe: Recipe
    sizes: NetworkSizes
    key: str

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.variant}-seed-{self.seed}-{self.key[:_KEY_CHARACTERS]}"

    @property
    def title(self) -> str:
        """Its name for readers."""
        return f"{readable_name(self.variant)}, seed {self.seed}"


def hash_json(content: Any) -> str:
    """Return the SHA-256 of JSON values, in hexadecimal; the order of keys does not count."""
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
