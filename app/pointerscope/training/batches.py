"""Histories encoded once, to be read by a network many times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import ArrayLike
from torch import Tensor

from pointerscope.core.array_types import Int
from pointerscope.mobility.histories import VISIT_COLUMNS, History, compute_features
from pointerscope.network.trace import Batch
from pointerscope.training.scores import GroundTruth

MICRO_BATCH_SIZE = 64


def hash_histories(*parts: Sequence[History]) -> str:
    """Return the SHA-256 of the histories of a prepared data set, part by part, in hexadecimal.

    It depends on the numbers alone: every part counts its histories, and every history its visits,
    as 64-bit little-endian integers.
    """
    digest = sha256()
    for part in parts:
        digest.update(_int64_bytes([len(part)]))
        for history in part:
            target = -1 if history.target is None else history.target
            digest.update(_int64_bytes([len(history), history.user, target]))
            for column in VISIT_COLUMNS:
                digest.update(_int64_bytes(getattr(history, column)))
    return digest.hexdigest()


def _int64_bytes(numbers: ArrayLike) -> bytes:
    return np.asarray(numbers, dtype="<i8").tobytes()


class MicroBatch(NamedTuple):
    """A part of a batch that passes through the network at once, with its targets."""

    batch: Batch
    targets: Int[Tensor, " b"]


@dataclass(frozen=True)
class EncodedHistories:
    """Features and targets of N histories, computed once and stored on a device.

    Attributes:
        features: all histories as one batch, with a mask.
        targets: the target of each history, on the same device.
        lengths: the visits of each history, on the CPU, so that reading them does not wait for
            the device.
    """

    features: Batch
    targets: Int[Tensor, " N"]
    lengths: Int[Tensor, " N"]

    @classmethod
    def from_histories(
        cls, histories: Sequence[History], max_visits: int, device: torch.device
    ) -> EncodedHistories:
        """Encode histories and move them to a device.

        Raises:
            ValueError: there is no history, or one has no target, no visit or too many visits.
        """
        targets = torch.from_numpy(GroundTruth.from_histories(histories).targets)
        features = compute_features(histories, max_visits)
        encoded = Batch.from_features(features)._replace(mask=torch.from_numpy(features.valid))
        return cls(encoded.to(device), targets.to(device), encoded.lengths)

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.lengths)

    def batches(
        self, order: Int[Tensor, " N"], size: int, first: int = 0
    ) -> Iterator[tuple[MicroBatch, ...]]:
        """Yield batches of the histories, each as a tuple of micro-batches.

        On the CPU the histories of a batch are grouped by length, because padding costs as much
        time as visits.

        Args:
            order: the indices of the histories in the order of training, on the CPU.
            size: the number of histories in every batch but the last.
            first: the index of the first batch to yield.
        """
        on_cpu = self.targets.device.type == "cpu"
        for rows in torch.split(order, size)[first:]:
            groups = self._group_by_length(rows) if on_cpu else (rows,)
            yield tuple(self._micro_batch(group) for group in groups)

    def _group_by_length(self, rows: Int[Tensor, " B"]) -> tuple[Int[Tensor, " b"], ...]:
        return torch.split(rows[self.lengths[rows].argsort(stable=True)], MICRO_BATCH_SIZE)

    def _micro_batch(self, rows: Int[Tensor, " b"]) -> MicroBatch:
        """Return some histories, without the padding beyond the longest of them."""
        visits = int(self.lengths[rows].max())
        rows = rows.to(self.targets.device, non_blocking=True)

        def select(tensor: Tensor) -> Tensor:
            return tensor[rows] if tensor.dim() == 1 else tensor[rows, :visits]

        return MicroBatch(self.features.map(select), self.targets[rows])

    def digest(self) -> str:
        """Return a SHA-256 that is the same for equal features and targets in the same order."""
        digest = sha256()
        for part in (*self.features, self.targets):
            if isinstance(part, Tensor):
                digest.update(f"{part.dtype} {tuple(part.shape)}".encode())
                digest.update(part.cpu().numpy().tobytes())
        return digest.hexdigest()
