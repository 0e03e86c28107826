"""A lesson made of a real trace: the network's own numbers, from a history to its answer.

Whatever the trace holds is read off it; what lies between is worked out again from the encodings
of the trace and what the network has learned, in double precision. The steps follow the last
visit, from which the answer is read, through one head of one layer.

To leave a step out is to ask the network again: the changes of `REMOVALS` go into the query, and
the lesson is made of the new trace. A step says what its trace shows, so it is right with any
other changes to the forward pass too.

`story` tells the sections in the order data flows, each in a file of its own with its words, its
steps and their sources. They read a `Walk` and share the tables of `tables` and `places`.
"""

from pointerscope.lessons.walkthrough.lesson import REMOVALS, lesson_of
from pointerscope.lessons.walkthrough.places import LEADING

__all__ = ["LEADING", "REMOVALS", "lesson_of"]
