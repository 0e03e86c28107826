"""Dropout."""

import torch
from torch import Tensor, nn
from torch.nn import functional

from pointerscope.core.array_types import Float

_VALUES = 2**16  # of a 16-bit integer
_SMALLEST = -(2**15)


class Dropout(nn.Module):
    """In training, sets every number to 0 with probability p and scales it by 1 / (1 - p) else.

    On the CPU torch draws once for every number, which took 42 % of the time of training the
    town's network. Here one draw of 64 bits serves four numbers: p is rounded to a multiple of
    1/65,536, and the scale is exact for the rounded p. Other devices use torch's own dropout.
    """

    def __init__(self, p: float) -> None:
        super().__init__()
        self.p = p
        # A number is set to 0 for this many of the 65,536 values that its 16 bits can have.
        self._dropped_values = min(round(p * _VALUES), _VALUES - 1)

    def __call__(self, x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
        """Return x itself at once, as `forward` would, where nobody watches this module."""
        watched = self._forward_hooks or self._forward_pre_hooks or "forward" in self.__dict__
        return super().__call__(x) if self.training or watched else x

    def forward(self, x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
        """Return a tensor of the same shape; x itself outside training or where p is 0."""
        if not self.training or not self._dropped_values:
            return x
        if x.device.type != "cpu":
            return functional.dropout(x, self.p)
        return x * self._mask(x)

    def _mask(self, x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
        """Return the factor of each number: 0 or the scale."""
        draws = torch.empty(-(-x.numel() // 4), dtype=torch.int64).random_(-(2**63), None)
        values = draws.view(torch.int16)[: x.numel()].view(x.shape)
        # Compared in place, the result stays 16-bit integers, which convert to floats faster than
        # booleans.
        retained = values.ge_(_SMALLEST + self._dropped_values)
        return retained.to(x.dtype).mul_(_VALUES / (_VALUES - self._dropped_values))
