"""Memoisation for as long as the argument lives."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

Argument = TypeVar("Argument")
Result = TypeVar("Result")


def memoise_by_object(function: Callable[[Argument], Result]) -> Callable[[Argument], Result]:
    """Decorate a function of one argument so that it runs once for each argument.

    Arguments are compared by hash and equality. A result is dropped with its argument, because
    only weak references to arguments are held.
    """
    results: WeakKeyDictionary[Argument, Result] = WeakKeyDictionary()

    @wraps(function)
    def memoised(argument: Argument) -> Result:
        result = results.get(argument)
        if result is None:
            result = results[argument] = function(argument)
        return result

    return memoised
