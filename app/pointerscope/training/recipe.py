"""How a network is trained."""

from __future__ import annotations

import math
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Positive = Annotated[float, Field(gt=0)]
Share = Annotated[float, Field(ge=0, lt=1)]


class Recipe(BaseModel):
    """The published recipe; every option can be changed.

    AdamW on the smoothed cross-entropy; the learning rate rises linearly for some epochs, then
    falls along a cosine to its least. Training stops when the validation loss has not improved
    for `patience` epochs.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: Annotated[int, Field(ge=0, description="Of initial weights, order and dropout.")] = 0
    batch_size: Annotated[int, Field(ge=1)] = 128
    learning_rate: Annotated[Positive, Field(description="The highest, after warm-up.")] = 0.0007
    least_learning_rate: Annotated[float, Field(ge=0)] = 1e-6
    betas: tuple[Share, Share] = (0.9, 0.98)
    weight_decay: Annotated[float, Field(ge=0)] = 0.015
    label_smoothing: Share = 0.03
    gradient_clip: Annotated[Positive, Field(description="The largest norm.")] = 0.8
    warm_up_epochs: Annotated[int, Field(ge=0)] = 5
    epochs: Annotated[int, Field(ge=1, description="At most.")] = 50
    patience: Annotated[int, Field(ge=1, description="Epochs without improvement.")] = 5
    least_epochs: Annotated[int, Field(ge=0, description="No earlier stop.")] = 8
    precision: Annotated[
        Literal["auto", "float32", "bfloat16"],
        Field(description="Of products of matrices; auto is bfloat16 on GPUs that have it."),
    ] = "auto"

    def learning_rate_at(self, progress: float) -> float:
        """The learning rate after so many epochs, counted in fractions.

        Args:
            progress: 0 at the beginning, `epochs` at the end.
        """
        if progress < self.warm_up_epochs:
            return self.learning_rate * progress / self.warm_up_epochs
        falling = self.epochs - self.warm_up_epochs
        done = min((progress - self.warm_up_epochs) / falling, 1.0) if falling > 0 else 0.0
        height = 0.5 * (1 + math.cos(math.pi * done))
        return self.least_learning_rate + height * (self.learning_rate - self.least_learning_rate)
