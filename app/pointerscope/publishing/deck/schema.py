"""What a deck holds, as it is written in YAML."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from pointerscope.figures.views import views
from pointerscope.mobility.query import User

if TYPE_CHECKING:
    from pointerscope.figures.theme import ThemeName

Words = Annotated[str, Field(max_length=20_000)]
Line = Annotated[str, Field(min_length=1, max_length=500)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
Notation = Annotated[str, Field(max_length=100_000)]
Value = str | int | float
Layout = Literal["beside", "above"]
MOST_SLIDES = 200
MOST_FRAGMENTS = 30
MOST_VIEWS = 4


class _Written(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


class ViewChange(_Written):
    """A view, or what becomes of one at a fragment; what is left out stays as it is.

    Options of the view, such as `layer` and `head`, stand among its other keys.
    """

    view: Name | None = Field(None, description="The name of a view.")
    model: Name | None = None
    visits: Notation | None = Field(None, description="The visit notation.")
    user: User | None = None
    predict_at: Name | None = None
    interventions: dict[str, Any] | None = Field(
        None, description="Changes to the forward pass; in place of all that were there before."
    )
    against: dict[str, Any] | None = Field(
        None, description="A query, with a model or without, that the difference is drawn from."
    )
    options: dict[str, Value] = Field({}, description="What is chosen within the figure.")
    controls: Literal["none", "some", "all"] | None = None
    caption: Literal["none", "title", "all"] | None = None
    scale: Annotated[float, Field(ge=0.5, le=4)] | None = Field(None, description="Of the text.")

    @model_validator(mode="before")
    @classmethod
    def _options_among_the_keys(cls, written: Any) -> Any:
        """A view alone may be its name, and options may stand among its keys."""
        if isinstance(written, str):
            return {"view": written}
        if not isinstance(written, dict):
            return written
        given = written.get("options")
        chosen = {name: value for name, value in written.items() if name in option_names()}
        if not chosen or not isinstance(given, dict | None):
            return written
        kept = {name: value for name, value in written.items() if name not in chosen}
        return kept | {"options": (given or {}) | chosen}

    def changed(self, change: ViewChange | None) -> ViewChange:
        """The view after a change."""
        if change is None:
            return self
        said = change.model_dump(exclude_unset=True)
        moved = said.get("view", self.view) != self.view
        options = {} if moved else self.options
        return self.model_copy(update=said | {"options": options | change.options})


class LessonChange(_Written):
    """A step of a lesson, or what becomes of it at a fragment."""

    lesson: Name | None = Field(None, description="The id of a lesson.")
    step: Name | None = Field(None, description="The id of one of its steps.")
    inputs: dict[str, Any] | None = None
    removed: Annotated[tuple[Name, ...], Field(max_length=50)] | None = None
    tables: Annotated[tuple[Name, ...], Field(max_length=50)] | None = Field(
        None, description="The names of the tables that are shown; all of the step if left out."
    )

    def changed(self, change: LessonChange | None) -> LessonChange:
        """The step after a change."""
        if change is None:
            return self
        said = change.model_dump(exclude_unset=True)
        # Another step has other tables.
        moved = {"tables": None} if "step" in said or "lesson" in said else {}
        return self.model_copy(update=moved | said)


class Fragment(_Written):
    """What one step forward on a slide brings."""

    text: Words = Field("", description="Markdown that appears.")
    view: ViewChange | None = None
    views: Annotated[tuple[ViewChange | None, ...], Field(max_length=MOST_VIEWS)] = Field(
        (), description="Changes of several views, in their order; null leaves one as it is."
    )
    lesson: LessonChange | None = None

    @property
    def changes(self) -> tuple[ViewChange | None, ...]:
        """What becomes of each view."""
        return (self.view,) if self.view else self.views


class Slide(_Written):
    """One slide."""

    title: Annotated[str, Field(max_length=500)] = ""
    text: Words = Field("", description="Markdown, with formulas between dollar signs.")
    notes: Words = Field("", description="For the speaker, as Markdown.")
    minutes: Annotated[float, Field(gt=0, le=240)] | None = Field(
        None, description="How long it is spoken to."
    )
    view: ViewChange | None = None
    views: Annotated[tuple[ViewChange, ...], Field(max_length=MOST_VIEWS)] = Field(
        (), description="Several views side by side, in place of one."
    )
    linked: bool = Field(False, description="Whether hovering in one view marks the others.")
    lesson: LessonChange | None = None
    layout: Layout | None = Field(None, description="Where the text stands.")
    fragments: Annotated[tuple[Fragment, ...], Field(max_length=MOST_FRAGMENTS)] = ()

    @property
    def all_views(self) -> tuple[ViewChange, ...]:
        """The views, be it one or several."""
        return (self.view,) if self.view else self.views

    @model_validator(mode="after")
    def _one_way_to_say_it(self) -> Slide:
        if self.view and self.views:
            raise ValueError("Give either view or views.")
        if self.lesson and self.all_views:
            raise ValueError("A slide shows views or a lesson; make another slide for the other.")
        return self


class Deck(_Written):
    """A deck. Its model, visits, user and predict_at are those of views that name none."""

    title: Line
    author: Annotated[str, Field(max_length=500)] = ""
    model: Name = Field("town", description="The id of a model.")
    visits: Notation | None = None
    user: User | None = None
    predict_at: Name | None = None
    theme: Literal["light", "dark", "auto"] = "auto"
    slides: Annotated[tuple[Slide, ...], Field(min_length=1, max_length=MOST_SLIDES)]

    @field_validator("slides", mode="before")
    @classmethod
    def _a_list(cls, written: Any) -> Any:
        return [] if written is None else written

    @property
    def minutes(self) -> float:
        """How long it takes, as far as its slides say."""
        return sum(slide.minutes or 0 for slide in self.slides)

    @property
    def first_theme(self) -> ThemeName | None:
        """The colours that it opens with; None for those of the reader's system."""
        return None if self.theme == "auto" else self.theme


def option_names() -> set[str]:
    """What can be chosen in any view."""
    return {option.name for view in views().values() for option in view.options}
