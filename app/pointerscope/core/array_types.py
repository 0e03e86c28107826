"""Types of arrays in signatures: `Float[Numbers, "visits width"]` says what its axes are.

The names of axes are for readers: type checkers see the array alone.
"""

from typing import Annotated as Bool
from typing import Annotated as Float
from typing import Annotated as Int

import numpy as np
from numpy.typing import NDArray

__all__ = ["Array", "Bool", "Booleans", "Float", "Int", "Integers", "Numbers"]

Array = NDArray[np.float32]  # of a trace
Numbers = NDArray[np.float64]
Integers = NDArray[np.int64]
Booleans = NDArray[np.bool_]
