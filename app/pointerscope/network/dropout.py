"""Dropout."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn
from torch.nn import functional

if TYPE_CHECKING:
    from jaxtyping import Float

_VALUES = 2**16  # of a 16-bit number
_LEAST = -(2**15)


class Dropout(nn.Module):
    """In training, every number is 0 with probability p, and scaled by 1 / (1 - p) otherwise.

    On the CPU torch decides on every number by a draw of its own, one after the other, which took
    42 % of the time of training the town's network. Here one draw of 64 bits decides on four
    numbers: p is met to 1/65,536, and the scale is exact for the p that is met. On other devices
    it is torch's own dropout.
    """

    def __init__(self, p: float) -> None:
        super().__init__()
        self.p = p
        self._dropped = min(round(p * _VALUES), _VALUES - 1)  # of all values of 16 bits

    def forward(self, x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
        """The same shape; x itself where nothing is dropped."""
        if not self.training or not self._dropped:
            return x
        if x.device.type != "cpu":
            return functional.dropout(x, self.p)
        return x * self._mask(x)

    def _mask(self, x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
        """What each number is multiplied by: 0 or the scale."""
        draws = torch.empty(-(-x.numel() // 4), dtype=torch.int64).random_(-(2**63), None)
        values = draws.view(torch.int16)[: x.numel()].view(x.shape)
        # In place, a comparison gives 16-bit numbers, which turn into floats faster than truths.
        kept = values.ge_(_LEAST + self._dropped)
        return kept.to(x.dtype).mul_(_VALUES / (_VALUES - self._dropped))
