"""The schema of a deck in YAML."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from pointerscope.analysis.questions import COMPUTED_KINDS, QuestionKind
from pointerscope.figures.theme import ThemeName
from pointerscope.figures.views import views
from pointerscope.lessons.framework.marking import UnreadableAnswerError, normalise_number
from pointerscope.mobility.query import User

Markdown = Annotated[str, Field(max_length=20_000)]
DeckTitle = Annotated[str, Field(min_length=1, max_length=500)]
Name = Annotated[str, Field(min_length=1, max_length=200)]
Choice = Annotated[str, Field(min_length=1, max_length=120)]
Index = Annotated[int, Field(ge=0)]
Notation = Annotated[str, Field(max_length=20_000)]
OptionValue = str | int | float
Layout = Literal["beside", "above"]
MAX_SLIDES = 200
MAX_TEXT_CHARACTERS = 100_000
MAX_FRAGMENTS = 30
MAX_VIEWS = 4
MAX_QUESTIONS = 40  # of a deck; each runs the network
MAX_CHOICES = 12


class _DeckPart(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, str_strip_whitespace=True)


class ViewChange(_DeckPart):
    """A view, or the change that a fragment makes to one; omitted keys stay as they are.

    Options of the view, such as `layer` and `head`, may be written among its other keys.
    """

    view: Name | None = Field(None, description="The name of a view.")
    model: Name | None = None
    visits: Notation | None = Field(None, description="The visit notation.")
    user: User | None = None
    predict_at: Name | None = None
    interventions: dict[str, Any] | None = Field(
        None, description="Changes to the forward pass; they replace all earlier ones."
    )
    against: dict[str, Any] | None = Field(
        None, description="A query, with or without a model; the view shows the difference from it."
    )
    options: dict[str, OptionValue] = Field({}, description="Selected options of the view.")
    controls: Literal["none", "some", "all"] | None = None
    caption: Literal["none", "title", "all"] | None = None
    scale: Annotated[float, Field(ge=0.5, le=4)] | None = Field(
        None, description="The factor of the text size."
    )
    story: bool | None = Field(
        None, description="Whether keys tell the story of the view network, beat by beat."
    )

    @model_validator(mode="before")
    @classmethod
    def _collect_options(cls, written: Any) -> Any:
        """Accept a view's name alone, and options among the other keys."""
        if isinstance(written, str):
            return {"view": written}
        if not isinstance(written, dict):
            return written
        options = written.get("options")
        known = option_names()
        inline = {name: value for name, value in written.items() if name in known}
        if not inline or not isinstance(options, dict | None):
            return written
        others = {name: value for name, value in written.items() if name not in inline}
        return others | {"options": (options or {}) | inline}

    def changed(self, change: ViewChange | None) -> ViewChange:
        """Return the view after a change."""
        if change is None:
            return self
        update = change.model_dump(exclude_unset=True)
        is_other_view = update.get("view", self.view) != self.view
        options = {} if is_other_view else self.options
        return self.model_copy(update=update | {"options": options | change.options})


class LessonChange(_DeckPart):
    """A step of a lesson, or the change that a fragment makes to it."""

    lesson: Name | None = Field(None, description="The id of a lesson.")
    step: Name | None = Field(None, description="The id of one of its steps.")
    inputs: dict[str, Any] | None = None
    removed: Annotated[tuple[Name, ...], Field(max_length=50)] | None = None
    tables: Annotated[tuple[Name, ...], Field(max_length=50)] | None = Field(
        None, description="The names of the tables to show; if omitted, all of the step."
    )

    def changed(self, change: LessonChange | None) -> LessonChange:
        """Return the step after a change."""
        if change is None:
            return self
        update = change.model_dump(exclude_unset=True)
        # Another step has other tables.
        reset = {"tables": None} if "step" in update or "lesson" in update else {}
        return self.model_copy(update=reset | update)


class SlideQuestion(_DeckPart):
    """A question to the audience, which a step forward answers.

    `place`, `visit` and `head` are about a query; the network computes their choices and answers.
    """

    ask: QuestionKind = Field("place", description="What is asked.")
    text: Annotated[str, Field(min_length=1, max_length=300)] | None = Field(
        None, description="The question, in the language of the deck."
    )
    model: Name | None = None
    visits: Notation | None = Field(None, description="The visit notation.")
    user: User | None = None
    predict_at: Name | None = None
    interventions: dict[str, Any] | None = None
    head: tuple[Index, Index] | None = Field(None, description="Layer and head, from 0.")
    choices: Annotated[tuple[Choice, ...], Field(max_length=MAX_CHOICES)] = ()
    answer: Choice | float | None = Field(None, description="The right choice or number.")
    because: Annotated[str, Field(max_length=500)] = Field(
        "", description="What the answer ends with."
    )

    @model_validator(mode="before")
    @classmethod
    def _kind_alone(cls, written: Any) -> Any:
        return {"ask": written} if isinstance(written, str) else written

    @model_validator(mode="after")
    def _check_kind(self) -> SlideQuestion:
        is_computed = self.ask in COMPUTED_KINDS
        if (self.ask == "head") != (self.head is not None):
            raise ValueError(
                "Give a head with `ask: head`, such as head: [0, 2], and with no other."
            )
        if is_computed and (self.choices or self.answer is not None):
            raise ValueError(
                "The network computes choices and answer of this question. Remove them, or use "
                "`ask: choice`."
            )
        if not is_computed and self.text is None:
            raise ValueError("Write the question as `text`.")
        if self.ask == "choice" and not 2 <= len(set(self.choices)) == len(self.choices):
            raise ValueError("A question needs at least two choices, all different.")
        if self.ask == "choice" and self.answer not in (None, *self.choices):
            raise ValueError("The answer must be one of the choices, written in the same way.")
        if self.ask == "number":
            if self.choices:
                raise ValueError("A question for a number has no choices. Remove them.")
            try:
                _ = self.right
            except UnreadableAnswerError as error:
                raise ValueError(f"The answer {self.answer} cannot be read. {error}") from error
        return self

    @property
    def right(self) -> str | None:
        """The answer as votes are written; None where the author gives none."""
        if self.answer is None or self.ask != "number":
            return None if self.answer is None else str(self.answer)
        return normalise_number(str(self.answer))


class Fragment(_DeckPart):
    """What one step forward on a slide adds or changes."""

    text: Markdown = Field("", description="Markdown that appears.")
    view: ViewChange | None = None
    views: Annotated[tuple[ViewChange | None, ...], Field(max_length=MAX_VIEWS)] = Field(
        (), description="Changes of several views, in their order; null leaves one unchanged."
    )
    lesson: LessonChange | None = None

    @property
    def changes(self) -> tuple[ViewChange | None, ...]:
        """The change of each view."""
        return (self.view,) if self.view else self.views


class Slide(_DeckPart):
    """One slide."""

    title: Annotated[str, Field(max_length=500)] = ""
    text: Markdown = Field("", description="Markdown, with formulas between dollar signs.")
    notes: Markdown = Field("", description="Speaker notes in Markdown.")
    minutes: Annotated[float, Field(gt=0, le=240)] | None = Field(
        None, description="The planned speaking time."
    )
    view: ViewChange | None = None
    views: Annotated[tuple[ViewChange, ...], Field(max_length=MAX_VIEWS)] = Field(
        (), description="Several views side by side, instead of one."
    )
    linked: bool = Field(False, description="Whether hovering in one view marks the others.")
    lesson: LessonChange | None = None
    question: SlideQuestion | None = None
    layout: Layout | None = Field(None, description="The position of the text.")
    fragments: Annotated[tuple[Fragment, ...], Field(max_length=MAX_FRAGMENTS)] = ()

    @property
    def all_views(self) -> tuple[ViewChange, ...]:
        """The views of the slide, from either key."""
        return (self.view,) if self.view else self.views

    @property
    def texts(self) -> tuple[str, ...]:
        """The Markdown of the slide, its notes and its fragments."""
        return (self.text, self.notes, *(fragment.text for fragment in self.fragments))

    @model_validator(mode="after")
    def _check_exclusive_keys(self) -> Slide:
        if self.view and self.views:
            raise ValueError("A slide has either view or views. Remove one of them.")
        if self.lesson and self.all_views:
            raise ValueError("A slide shows either views or a lesson. Use two slides.")
        if self.question and (self.all_views or self.lesson):
            raise ValueError("A slide with a question shows no view and no lesson. Use two slides.")
        if self.question and self.fragments:
            raise ValueError(
                "A slide with a question has one step, the answer. Move the fragments to another."
            )
        return self


class Deck(_DeckPart):
    """A deck. Its model, visits, user and predict_at are the defaults of its views."""

    title: DeckTitle
    author: Annotated[str, Field(max_length=500)] = ""
    model: Name = Field("town", description="The id of a model.")
    visits: Notation | None = None
    user: User | None = None
    predict_at: Name | None = None
    theme: Literal["light", "dark", "auto"] = "auto"
    slides: Annotated[tuple[Slide, ...], Field(min_length=1, max_length=MAX_SLIDES)]

    @field_validator("slides", mode="before")
    @classmethod
    def _empty_means_no_slides(cls, written: Any) -> Any:
        return [] if written is None else written

    @model_validator(mode="after")
    def _check_length(self) -> Deck:
        length = sum(len(text) for slide in self.slides for text in slide.texts)
        if length > MAX_TEXT_CHARACTERS:
            raise ValueError(
                f"The texts and notes of the deck have {length:,} characters. "
                f"Shorten them to at most {MAX_TEXT_CHARACTERS:,}, or make two decks."
            )
        if sum(slide.question is not None for slide in self.slides) > MAX_QUESTIONS:
            raise ValueError(
                f"The deck asks more than {MAX_QUESTIONS} questions. Make two decks of it."
            )
        return self

    @property
    def minutes(self) -> float:
        """The sum of the slides' planned minutes."""
        return sum(slide.minutes or 0 for slide in self.slides)

    @property
    def first_theme(self) -> ThemeName | None:
        """The theme when the deck opens; None for that of the reader's system."""
        return None if self.theme == "auto" else self.theme


def option_names() -> set[str]:
    """Return the names of the options of all views."""
    return {option.name for view in views().values() for option in view.options}
