"""Tables as pandas data frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pandas import DataFrame

_NO_PANDAS = (
    "Tables need pandas, which is not installed. Install it: pip install 'pointerscope[notebook]'."
)


def data_frame(columns: Mapping[str, Any]) -> DataFrame:
    """Return columns as a data frame.

    Raises:
        ImportError: pandas is not installed.
    """
    try:
        from pandas import DataFrame
    except ImportError as error:
        raise ImportError(_NO_PANDAS) from error
    return DataFrame(columns)
