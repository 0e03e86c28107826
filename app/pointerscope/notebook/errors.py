"""Show expected errors in notebooks as one sentence, as the command line does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

AnyError = TypeVar("AnyError", bound=Exception)


@contextmanager
def concise_errors() -> Iterator[None]:
    """Let notebooks show errors of the user's input as one sentence, without a traceback.

    The errors keep their types, and scripts show their tracebacks as usual. Unexpected errors keep
    their tracebacks everywhere.

    Raises:
        InvalidQueryError: Also in place of pydantic's error for malformed queries.
    """
    from pydantic import ValidationError

    from pointerscope.core.problems import InvalidQueryError
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
    from pointerscope.mobility.validation_messages import list_choices, problems_from_errors
    from pointerscope.network.bundles import AdaptedNetworkError, BundleError
    from pointerscope.network.registry import UnavailableModelError, UnknownModelError

    try:
        yield
    except ValidationError as error:
        raise without_traceback(InvalidQueryError(*problems_from_errors(error.errors()))) from None
    except (UnknownModelError, UnknownViewError) as error:
        error.args = (f"{error} {list_choices(error.known)}",)
        raise without_traceback(error) from None
    except (
        AdaptedNetworkError,
        BundleError,
        InvalidOptionError,
        InvalidQueryError,
        NothingToShowError,
        PicturesError,
        UnavailableModelError,
    ) as error:
        raise without_traceback(error) from None


def without_traceback(error: AnyError) -> AnyError:
    """Return the same error, marked so that IPython shows only its type and message."""
    line = f"{type(error).__name__}: {error}"
    vars(error)["_render_traceback_"] = lambda: [line]
    return error
