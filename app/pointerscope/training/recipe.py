"""How a network is trained."""

import math
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Positive = Annotated[float, Field(gt=0)]
Share = Annotated[float, Field(ge=0, lt=1)]


class Recipe(BaseModel):
    """The published recipe by default; every option can be changed.

    AdamW minimises the cross-entropy with label smoothing. The learning rate rises linearly for
    `warm_up_epochs`, then falls along a cosine to `least_learning_rate`. Training stops when the
    validation loss has not improved for `patience` epochs.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: Annotated[int, Field(ge=0, description="Seed of weights, order and dropout.")] = 0
    batch_size: Annotated[int, Field(ge=1)] = 128
    learning_rate: Annotated[Positive, Field(description="Its maximum, after warm-up.")] = 0.0007
    least_learning_rate: Annotated[float, Field(ge=0)] = 1e-6
    betas: tuple[Share, Share] = (0.9, 0.98)
    weight_decay: Annotated[float, Field(ge=0)] = 0.015
    label_smoothing: Share = 0.03
    unknown_targets: Annotated[
        bool,
        Field(
            description='Train on histories whose target is unknown, too, so that "unknown" gets a '
            "probability of its own."
        ),
    ] = False
    gradient_clip: Annotated[Positive, Field(description="The largest norm of the gradient.")] = 0.8
    warm_up_epochs: Annotated[int, Field(ge=0)] = 5
    epochs: Annotated[int, Field(ge=1, description="The maximum number of epochs.")] = 50
    patience: Annotated[
        int, Field(ge=1, description="Epochs without improvement before the stop.")
    ] = 5
    least_epochs: Annotated[int, Field(ge=0, description="The minimum number of epochs.")] = 8
    precision: Annotated[
        Literal["auto", "float32", "bfloat16"],
        Field(description="Of matrix products; auto is bfloat16 on GPUs that support it."),
    ] = "auto"

    def learning_rate_at(self, progress: float) -> float:
        """Return the learning rate at a moment of training.

        Args:
            progress: epochs since the beginning, with fractions.
        """
        if progress < self.warm_up_epochs:
            return self.learning_rate * progress / self.warm_up_epochs
        falling = self.epochs - self.warm_up_epochs
        share = min((progress - self.warm_up_epochs) / falling, 1.0) if falling > 0 else 0.0
        height = 0.5 * (1 + math.cos(math.pi * share))
        return self.least_learning_rate + height * (self.learning_rate - self.least_learning_rate)
