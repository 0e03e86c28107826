"""The walkthrough: a lesson built from the trace of a real query, from its visits to the answer.

Values that the trace holds are taken from it. Values in between are recomputed in double precision
from the trace's encodings and the network's parameters. The steps follow the last visit, from
which the answer is read, through one head of one layer.

Removing a step means asking the network again: the changes of `REMOVALS` are added to the query's
interventions, and the walkthrough is built from the new trace. Each step describes the trace it is
given, so it is right under any other intervention as well.

`walkthrough.md` is the text, read like that of any lesson, with the steps in the order data flows;
`wording` fills in what differs from trace to trace. Their functions stand in `inputs`, `attention`,
`layer`, `pointer` and `answer`; they read a `FollowedTrace` and share `tables`, `scores` and
`places`.
"""

from pointerscope.lessons.walkthrough.lesson import REMOVALS, build_walkthrough
from pointerscope.lessons.walkthrough.places import TOP_PLACES

__all__ = ["REMOVALS", "TOP_PLACES", "build_walkthrough"]
