"""Defaults for check-ins, which have no length of stay and are sparse for most people."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from pointerscope.mobility.data_set import HistoryRule
from pointerscope.mobility.stays import StayOptions

CHECK_IN_RULE = HistoryRule(previous_visits=40)


class CheckInOptions(StayOptions):
    """How check-ins become visits; by default each is a visit of its own."""

    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Merge consecutive check-ins at one place that are at most this many "
            "minutes apart; null merges none.",
        ),
    ] = None
