"""Claims of one's own, written down before the test histories are read."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from rapidfuzz import process

from pointerscope.core.located_yaml import KeyPath, LocatedYAMLError, read_located_yaml
from pointerscope.core.problems import MAX_PROBLEMS

NETWORK = "network"
StudyMetric = Literal[
    "accuracy_at_1", "accuracy_at_5", "accuracy_at_10", "mrr", "ndcg_at_10", "weighted_f1"
]
STUDY_METRICS: tuple[StudyMetric, ...] = get_args(StudyMetric)

_BOUNDS = ("more_than", "less_than", "within")
_MAX_FILE_BYTES = 100_000
_MAX_CLAIMS = 200
_MIN_SIMILARITY = 50  # of 100, of a name that is suggested
_MAX_DISTANCE = 10  # between the similarities of the nearest name and others that are suggested
_MAX_NAME_CHARACTERS = 60  # of a name in a message

_Number = Annotated[float, Field(ge=-1, le=1, allow_inf_nan=False)]


class StudyClaim(BaseModel):
    """A statement about a score of a predictor, or about a difference of two.

    Exactly one of `more_than`, `less_than` and `within` is given.

    Attributes:
        says: the claim in words.
        metric: the score; by default that of the study.
        of: the predictor.
        against: the predictor whose score is subtracted; None for a claim about one score.
        more_than: the score or difference is larger than this.
        less_than: the score or difference is smaller than this.
        within: the difference is at most this far from 0, to either side.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    says: Annotated[str, Field(min_length=1, max_length=500)]
    metric: StudyMetric | None = None
    of: str
    against: str | None = None
    more_than: _Number | None = None
    less_than: _Number | None = None
    within: Annotated[float, Field(gt=0, le=1, allow_inf_nan=False)] | None = None

    @model_validator(mode="after")
    def _check_bounds(self) -> Self:
        given = [name for name in _BOUNDS if getattr(self, name) is not None]
        if len(given) != 1:
            found = f"it has {' and '.join(given)}" if given else "it has none"
            raise ValueError(
                f"A claim needs exactly one of more_than, less_than and within; {found}."
            )
        if self.within is not None and self.against is None:
            raise ValueError(
                "within is about a difference. Add against, or write more_than or less_than."
            )
        return self


class ClaimsError(ValueError):
    """A file of claims cannot be read; each line of the message names file and line."""


def read_claims(path: Path, predictors: Sequence[str], known: Iterable[str]) -> list[StudyClaim]:
    """Read a YAML file of claims.

    Args:
        path: the file: `claims:` with a list, or the list alone.
        predictors: those of the study.
        known: all that a study could have.

    Raises:
        ClaimsError: the file cannot be read; the message says what was expected in which line.
    """
    text = _read(path)
    try:
        written, lines = read_located_yaml(text)
    except LocatedYAMLError as error:
        raise ClaimsError(f"{path}, line {error.line}: {error}") from error
    root: KeyPath = ()
    if isinstance(written, dict) and set(written) == {"claims"}:
        root, written = ("claims",), written["claims"]
    if not isinstance(written, list) or not 0 < len(written) <= _MAX_CLAIMS:
        raise ClaimsError(
            f"{path}, line {lines.get(root, 1)}: a list of 1 to {_MAX_CLAIMS} claims was expected, "
            "such as\nclaims:\n  - says: The pointer helps.\n    of: network\n"
            "    against: without-pointer\n    more_than: 0"
        )
    claims: list[StudyClaim] = []
    problems: list[tuple[KeyPath, str]] = []
    for index, item in enumerate(written):
        try:
            claim = StudyClaim.model_validate(item)
        except ValidationError as error:
            problems += [((*root, index, *where), said) for where, said in _explain(error)]
        else:
            claims.append(claim)
            problems += [
                ((*root, index, where), said)
                for where, said in _unknown_predictors(claim, predictors, set(known))
            ]
    if problems:
        said = [f"{path}, line {_line(lines, where)}: {text}" for where, text in problems]
        raise ClaimsError("\n".join(said[:MAX_PROBLEMS]))
    return claims


def suggest(name: str, known: Iterable[str]) -> str:
    """Return a sentence with the known names that are most like a name, or with all of them."""
    names = tuple(known)
    written = name[:_MAX_NAME_CHARACTERS]
    matches = process.extract(written, names, limit=3, score_cutoff=_MIN_SIMILARITY)
    if matches:
        least = matches[0][1] - _MAX_DISTANCE
        near = [found for found, similarity, _ in matches if similarity >= least]
        return f"Did you mean {' or '.join(near)}?"
    return f"Choose one of: {', '.join(names)}."


def _read(path: Path) -> str:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ClaimsError(f"{path} cannot be read: {error.strerror or error}.") from error
    if len(content) > _MAX_FILE_BYTES:
        raise ClaimsError(f"{path} has more than {_MAX_FILE_BYTES:,} bytes. Shorten it.")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ClaimsError(f"{path}, line {line}: this is not UTF-8. Save it as UTF-8.") from error


def _unknown_predictors(
    claim: StudyClaim, predictors: Sequence[str], known: set[str]
) -> Iterator[tuple[str, str]]:
    for field in ("of", "against"):
        name = getattr(claim, field)
        if name is None or name in predictors:
            continue
        shown = name[:_MAX_NAME_CHARACTERS]
        if name in known:
            yield field, f"{field}: {shown} is not part of this study. Add it, or leave this out."
        else:
            yield field, f'{field}: there is no predictor "{shown}". {suggest(name, predictors)}'


def _explain(error: ValidationError) -> Iterator[tuple[KeyPath, str]]:
    for detail in error.errors(include_url=False, include_input=False):
        where: KeyPath = detail["loc"]
        yield where, ": ".join(filter(None, [".".join(map(str, where)), _expected(detail)]))


def _expected(detail: Any) -> str:
    """Return what a claim should have instead, by the type of pydantic's error."""
    context: dict[str, Any] = detail.get("ctx", {})
    kind = detail["type"]
    if kind == "extra_forbidden":
        name = str(detail["loc"][-1])
        return f"this key is unknown. {suggest(name, StudyClaim.model_fields)}"
    if kind == "literal_error":
        return f"{context['expected']} was expected."
    if kind == "value_error":
        return str(context["error"])
    expected = {
        "missing": "this key is missing. Add it.",
        "string_type": "a text was expected, in quotes if it looks like a number.",
        "model_type": "keys with values were expected: says, of, against, more_than.",
        "string_too_short": "a text was expected; it is empty.",
    }
    if kind in expected:
        return expected[kind]
    if kind.startswith(("float", "greater", "less", "finite")):
        least = "above 0" if detail["loc"][-1] == "within" else "from −1"
        return f"a number {least} to 1 was expected; scores are fractions."
    return f"{detail['msg']}."


def _line(lines: Mapping[KeyPath, int], path: KeyPath) -> int:
    """Return the line of a key path, or of the nearest part around it."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 1)
