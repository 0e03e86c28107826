"""Proof that an imported network computes what its own program computed: same inputs, same answers.

The inputs are a file of `torch.save` with a dict of integer tensors [B, T] under the names of the
published records: `X`, `user_X`, `weekday_X`, `start_min_X`, `dur_X` and `diff`, visits oldest
first, shorter histories filled up with 0 at their ends. The outputs are a tensor [B, V], by itself
or the only one of a dict: log-probabilities, or probabilities.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from pointerscope.core.array_types import Float
from pointerscope.mobility.histories import History
from pointerscope.network.checkpoint import Checkpoint, CheckpointError, build_network, read_tensors
from pointerscope.network.trace import Batch

TOLERANCE = 1e-4
"""The largest difference of log-probabilities that rounding can explain."""
_MIN_PROBABILITY = 1e-6  # below, log-probabilities magnify what rounding does
_COLUMNS = ("X", "user_X", "weekday_X", "start_min_X", "dur_X", "diff")
_AT_ONCE = 256


class Parity(NamedTuple):
    """How far a network is from given answers.

    Attributes:
        histories: how many were compared.
        difference: the largest difference of log-probabilities of locations whose probability is at
            least one in a million in either.
        history: where it is, from 0.
        location: likewise.
    """

    histories: int
    difference: float
    history: int
    location: int

    @property
    def holds(self) -> bool:
        """Whether rounding explains the difference."""
        return self.difference <= TOLERANCE


def compare_outputs(checkpoint: Checkpoint, inputs: Path, outputs: Path) -> Parity:
    """Compare a network's answers with those that another program gave.

    Args:
        checkpoint: the network.
        inputs: see above.
        outputs: likewise.

    Raises:
        CheckpointError: a file cannot be read, or does not fit the network.
    """
    histories = _histories(inputs, checkpoint)
    expected = _log_probabilities(outputs, len(histories), checkpoint.architecture.locations)
    network = build_network(checkpoint)
    found = []
    with torch.inference_mode():
        for first in range(0, len(histories), _AT_ONCE):
            some = histories[first : first + _AT_ONCE]
            batch = Batch.from_histories(some, checkpoint.architecture.max_visits)
            found.append(network(batch).double())
    computed = torch.cat(found)
    matters = torch.maximum(computed, expected) >= np.log(_MIN_PROBABILITY)
    differences = torch.where(matters, (computed - expected).abs(), 0.0)
    history, location = divmod(int(differences.argmax()), differences.shape[1])
    return Parity(len(histories), float(differences.max()), history, location)


def _histories(path: Path, checkpoint: Checkpoint) -> list[History]:
    content = read_tensors(path)
    missing = [name for name in _COLUMNS if name not in content]
    if missing:
        raise CheckpointError(
            f"{path.name} lacks `{missing[0]}`. It must be a dict of integer tensors [B, T] named "
            f"{', '.join(_COLUMNS)}."
        )
    columns = {name: content[name] for name in _COLUMNS}
    shape = columns["X"].shape
    a = checkpoint.architecture
    largest = {"X": a.locations - 1, "user_X": max(a.users - 1, 0) if a.users else 2**31}
    for name, column in columns.items():
        if column.is_floating_point() or column.ndim != 2 or column.shape != shape:
            raise CheckpointError(
                f"{path.name}, `{name}`: {list(column.shape)} {column.dtype}; expected integers "
                f"{list(shape)}, a row for each history."
            )
        if column.numel() and not 0 <= int(column.min()) <= int(column.max()) <= largest.get(
            name, 10**6
        ):
            raise CheckpointError(f"{path.name}, `{name}` holds numbers out of range.")
    histories = []
    for row in range(shape[0]):
        count = int((columns["X"][row] != 0).sum())
        if not 1 <= count <= a.max_visits:
            raise CheckpointError(
                f"{path.name}, history {row}: {count} visits; expected 1 to {a.max_visits}."
            )
        locations, users, weekdays, minutes, stays, days = (
            column[row, :count].long().numpy() for column in columns.values()
        )
        histories.append(History(locations, int(users[0]), weekdays, minutes, stays, days))
    if not histories:
        raise CheckpointError(f"{path.name} holds no histories.")
    return histories


def _log_probabilities(path: Path, histories: int, locations: int) -> Float[Tensor, "B V"]:
    tensors = list(read_tensors(path).values())
    if len(tensors) != 1 or list(tensors[0].shape) != [histories, locations]:
        shapes = ", ".join(str(list(tensor.shape)) for tensor in tensors[:5])
        raise CheckpointError(
            f"{path.name} holds tensors of the shapes {shapes}; expected one of "
            f"{[histories, locations]}, a row for each history."
        )
    [output] = tensors
    output = output.double()
    if bool((output > 0).any()):  # probabilities
        output = (output.clamp(min=0) + 1e-10).log()
    return output
