"""The pages of `/data`: where a file is dropped, and one for each data set."""

from __future__ import annotations

import re
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args, get_origin

from fastapi import APIRouter, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from pointerscope.analysis.model_card import NAMES
from pointerscope.core import messages
from pointerscope.core.settings import Settings, environment_variable
from pointerscope.mobility.sources import sources
from pointerscope.network.bundles import BundleError, read_bundle
from pointerscope.serving.data_records import TrainingChoices
from pointerscope.web.data import ServedData, state_of
from pointerscope.web.data_access import is_from_this_machine, may_use_data
from pointerscope.web.responses import NO_STORE

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic.fields import FieldInfo
    from starlette.templating import Jinja2Templates

    from pointerscope.serving.data_records import LookFacts, Project

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_COLUMN = "The column with "
_NEEDED = {
    "person": " (needed)",
    "arrival": " (needed)",
    "place": " (needed, or latitude and longitude)",
}
_FIRST = ("time_zone", "rows")
_Group = Literal["first", "columns", "others"]


class OptionControl(NamedTuple):
    """A field with which an option of a form is set.

    Attributes:
        name: of the option.
        label: what it means, in short.
        meaning: the same in full.
        kind: "text", "number", "choice" or "yes or no".
        choices: values and their words; empty for texts and numbers.
        value: the chosen value as a text; empty for null.
        group: "first", "columns" or "others".
    """

    name: str
    label: str
    meaning: str
    kind: str
    choices: tuple[tuple[str, str], ...]
    value: str
    group: _Group


class HeldByModel(NamedTuple):
    """What a model says of the data it was trained on.

    Attributes:
        places: the number of places.
        named: of these, the number with names.
        mapped: of these, the number with coordinates.
        people: the number of people with their names.
        histories: the number of example histories.
        is_shown: whether it may hold people's names, coordinates and real histories.
    """

    places: int
    named: int
    mapped: int
    people: int
    histories: int
    is_shown: bool


@router.get("/data")
def data_page(request: Request) -> Response:
    """Where a file is dropped, or why that is not possible here."""
    settings: Settings = request.app.state.settings
    served: ServedData = request.app.state.data_page
    is_allowed = may_use_data(request)
    return _page(
        request,
        "data.html",
        is_on=settings.data_page,
        is_allowed=is_allowed,
        is_local=is_from_this_machine(request),
        takes_token=settings.access_token is not None,
        variable=environment_variable("data_page"),
        folder=served.projects.folder if is_allowed else None,
        data_sets=[state_of(project) for project in served.projects.all()] if is_allowed else [],
        most_bytes=settings.max_data_bytes,
        most_rows=settings.max_data_rows,
        hours=settings.training_hours,
        forms=[source for source in sources().values() if source.path],
    )


@router.get("/data/{name}")
def data_set_page(request: Request, name: str) -> Response:
    """A data set: what was read, its training and its model."""
    if not may_use_data(request):
        return data_page(request)
    served: ServedData = request.app.state.data_page
    project = served.projects.get(name)
    look = project.look()
    public: Path = request.app.state.settings.models.absolute()
    return _page(
        request,
        "data_set.html",
        state=state_of(project),
        raw=project.raw if project.raw.exists() else None,
        data=project.data if project.data.is_dir() else None,
        rule_names=NAMES,
        look_page=Markup(project.look_page()),  # written by `render_look_parts`, which escapes
        controls=option_controls(project, look),
        forms=[source for source in sources().values() if source.path],
        chosen_form=project.record.source,
        folder=project.folder,
        is_local=is_from_this_machine(request),
        choices=project.record.training or TrainingChoices(),
        held=_held_by(project.model),
        held_in_public=_held_by(public / name) if project.record.is_published else None,
        public=public,
    )


def option_controls(project: Project, look: LookFacts | None) -> list[OptionControl]:
    """Return a control for every option of the form of a data set; none if it is unknown."""
    name = project.record.source or (look.source if look else None)
    source = sources().get(name or "")
    if source is None:
        return []
    columns = look.columns if look else {}
    return [
        control
        for option, field in source.options.model_fields.items()
        if (control := _control(option, field, columns, project.record.options)) is not None
    ]


def _control(
    name: str, field: FieldInfo, columns: dict[str, str], chosen: dict[str, Any]
) -> OptionControl | None:
    kinds = list(get_args(field.annotation) or (field.annotation,))
    if get_origin(field.annotation) is Literal:
        kinds = [field.annotation]
    default = field.get_default(call_default_factory=True)
    value = chosen.get(name, default)
    meaning = (field.description or name).rstrip(".")
    label = meaning.removeprefix(_COLUMN)
    label = label[:1].upper() + re.split("[,;]", label[1:], maxsplit=1)[0]
    choices: tuple[tuple[str, str], ...] = ()
    literal = next((kind for kind in kinds if get_origin(kind) is Literal), None)
    guess = (("", "guess"),) if NoneType in kinds else ()
    group: _Group = "first" if name in _FIRST else "others"
    if meaning.startswith(_COLUMN):
        group = "columns"
        label += _NEEDED.get(name, "")
        if columns:
            found = next((one for one, role in columns.items() if role == name), None)
            if guess and value is None:
                guess = (("", f"recognised: {found}" if found else "not recognised"),)
            choices = (*guess, ("none", "none"), *((f"column:{one}", one) for one in columns))
            text = "" if value is None else f"column:{value}" if value else "none"
            return OptionControl(name, label, meaning, "choice", choices, text, group)
    if literal is not None:
        choices = (*guess, *((str(one), str(one)) for one in get_args(literal)))
        kind = "choice"
    elif bool in kinds:
        choices = (*guess, ("true", "yes"), ("false", "no"))
        kind = "yes or no"
    elif int in kinds or float in kinds:
        kind = "number"
    elif str in kinds:
        kind = "text"
    else:
        return None
    text = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    return OptionControl(name, label, meaning, kind, choices, text, group)


def _held_by(model: Path) -> HeldByModel | None:
    """Count what the files of a private model hold; None without one."""
    try:
        bundle = read_bundle(model)
    except (BundleError, OSError):
        return None
    places, training = list(bundle.places), bundle.card.training
    return HeldByModel(
        len(places),
        sum(bool(place.name) for place in places),
        sum(place.latitude is not None for place in places),
        sum(
            bundle.people.name(user) != messages.PERSON.format(user=user)
            for user in range(1, bundle.people.users)
        ),
        len(bundle.histories),
        training is None or bool(training.settings.get("show_people", True)),
    )


def _page(request: Request, template: str, **context: object) -> HTMLResponse:
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context, headers=NO_STORE)
