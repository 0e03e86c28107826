"""Histories as a network reads them many times over."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import Tensor

from pointerscope.mobility.histories import features_of
from pointerscope.network.trace import Batch
from pointerscope.training.scores import Truth

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jaxtyping import Int

    from pointerscope.mobility.histories import History


HISTORIES_A_PART = 64


class Part(NamedTuple):
    """Some histories of a batch, and their targets."""

    batch: Batch
    targets: Int[Tensor, " b"]


@dataclass(frozen=True)
class Histories:
    """Features and targets of N histories, computed once and kept on a device.

    Attributes:
        whole: all of them as one batch, with a mask.
        targets: of each, on the same device.
        lengths: of each, on the CPU, where they are asked for without waiting for the device.
    """

    whole: Batch
    targets: Int[Tensor, " N"]
    lengths: Int[Tensor, " N"]

    @classmethod
    def of(cls, histories: Sequence[History], max_visits: int, device: torch.device) -> Histories:
        """The histories on a device.

        Raises:
            ValueError: there is none, one has no target, or one is empty or too long.
        """
        targets = torch.from_numpy(Truth.of(histories).targets)
        features = features_of(histories, max_visits)
        whole = Batch.from_features(features)._replace(mask=torch.from_numpy(features.valid))
        return cls(whole.to(device), targets.to(device), whole.lengths)

    def __len__(self) -> int:
        """The number of histories."""
        return len(self.lengths)

    def batches(
        self, order: Int[Tensor, " N"], size: int, first: int = 0
    ) -> Iterator[tuple[Part, ...]]:
        """Batches of the histories, each in parts.

        On the CPU the short histories of a batch are kept apart from the long ones, because what
        is computed for padding takes as long as what is computed for visits.

        Args:
            order: the histories' numbers, on the CPU.
            size: of all batches but the last.
            first: the number of the first batch that is given; those before are left out.
        """
        on_cpu = self.targets.device.type == "cpu"
        for rows in torch.split(order, size)[first:]:
            parts = self._by_length(rows) if on_cpu else (rows,)
            yield tuple(self._part(part) for part in parts)

    def _by_length(self, rows: Int[Tensor, " B"]) -> tuple[Int[Tensor, " b"], ...]:
        return torch.split(rows[self.lengths[rows].argsort(stable=True)], HISTORIES_A_PART)

    def _part(self, rows: Int[Tensor, " b"]) -> Part:
        """Cut to the longest of its histories."""
        visits = int(self.lengths[rows].max())
        rows = rows.to(self.targets.device, non_blocking=True)

        def cut(tensor: Tensor) -> Tensor:
            return tensor[rows] if tensor.dim() == 1 else tensor[rows, :visits]

        return Part(self.whole.changed(cut), self.targets[rows])

    def digest(self) -> str:
        """The same for histories that a network cannot tell apart, in the same order."""
        found = sha256()
        for part in (*self.whole, self.targets):
            if isinstance(part, Tensor):
                found.update(f"{part.dtype} {tuple(part.shape)}".encode())
                found.update(part.cpu().numpy().tobytes())
        return found.hexdigest()
