"""What is the same for all check-ins: they have no minutes, and most people have few of them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from pointerscope.mobility.data_set import HistoryRule
from pointerscope.mobility.stays import StayOptions

CHECK_IN_RULE = HistoryRule(previous_visits=40)


class CheckInOptions(StayOptions):
    """What is done with check-ins: by default each is a visit of its own."""

    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Check-ins in a row at one place, at most so far apart, become one; "
            "null merges none.",
        ),
    ] = None
