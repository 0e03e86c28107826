"""What is wrong with a question, said in a notebook as the command line says it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

AnyError = TypeVar("AnyError", bound=Exception)


@contextmanager
def in_one_sentence() -> Iterator[None]:
    """Let an error that a person can mend stand in one sentence, without a page of traceback.

    The errors stay what they are; a notebook asks them how they look, and a script shows the
    traceback as ever. What nobody foresaw keeps its traceback everywhere.

    Raises:
        InvalidQueryError: also for what is wrong with the form of a query.
    """
    from pydantic import ValidationError

    from pointerscope.core.problems import InvalidQueryError
    from pointerscope.figures.pictures import PicturesError
    from pointerscope.figures.views import InvalidOptionError, NothingToShowError, UnknownViewError
    from pointerscope.mobility.validation_messages import problems_in, those_there_are
    from pointerscope.network.bundles import BundleError
    from pointerscope.network.registry import UnavailableModelError, UnknownModelError

    try:
        yield
    except ValidationError as error:
        raise plain(InvalidQueryError(*problems_in(error.errors()))) from None
    except (UnknownModelError, UnknownViewError) as error:
        error.add_note(those_there_are(error.known))
        raise plain(error) from None
    except (
        BundleError,
        InvalidOptionError,
        InvalidQueryError,
        NothingToShowError,
        PicturesError,
        UnavailableModelError,
    ) as error:
        raise plain(error) from None


def plain(error: AnyError) -> AnyError:
    """The same error; a notebook shows its kind, its message and its notes alone."""
    notes: list[str] = getattr(error, "__notes__", [])
    words = " ".join([f"{type(error).__name__}: {error}", *notes])
    vars(error)["_render_traceback_"] = lambda: [words]
    return error
