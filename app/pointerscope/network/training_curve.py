"""The curve of a training, as cards and the progress of a training hold it."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Epoch(BaseModel):
    """One point of a training curve."""

    model_config = ConfigDict(allow_inf_nan=False)

    epoch: int
    training_loss: float
    validation_loss: float
    validation_accuracy_at_1: Annotated[float, Field(ge=0, le=1)]
