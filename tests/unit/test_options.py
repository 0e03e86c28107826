"""Options from a file and from assignments."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, Field

from pointerscope.core.options import (
    OptionsError,
    describe_options,
    read_options,
    split_options,
    validate_options,
)


class Colour(BaseModel):
    red: int = Field(0, ge=0, le=255, description="How red.")


class Size(BaseModel):
    width: float = 1.5
    names: tuple[str, ...] = ()


def test_assignments_are_read_as_yaml():
    given_ = read_options(None, ["red=3", "width=0.5", "names=[a, b]", "on=true", "none=null"])
    assert given_ == {"red": 3, "width": 0.5, "names": ["a", "b"], "on": True, "none": None}


def test_a_value_may_hold_an_equals_sign():
    assert read_options(None, ["name=a=b"]) == {"name": "a=b"}


def test_what_no_yaml_begins_with_is_a_text():
    options = read_options(None, ["time_format=%d/%m/%Y %H:%M", "person=@who"])
    assert options == {"time_format": "%d/%m/%Y %H:%M", "person": "@who"}


def test_nothing_is_an_empty_text():
    assert read_options(None, ["name="]) == {"name": ""}


@pytest.mark.parametrize("text", ["red: 3\nwidth: 0.5\n", '{"red": 3, "width": 0.5}'])
def test_a_file_is_yaml_or_json(tmp_path, text):
    (tmp_path / "options").write_text(text)
    assert read_options(tmp_path / "options", []) == {"red": 3, "width": 0.5}


def test_an_assignment_goes_before_the_file(tmp_path):
    (tmp_path / "options.yaml").write_text("red: 3\nwidth: 2\n")
    assert read_options(tmp_path / "options.yaml", ["red=4"]) == {"red": 4, "width": 2}


def test_an_empty_file_says_nothing(tmp_path):
    (tmp_path / "options.yaml").write_text("# nothing yet\n")
    assert read_options(tmp_path / "options.yaml", []) == {}


@pytest.mark.parametrize("text", ["- a\n- b\n", "red: [", "\x00", "!!python/object:os.system {}"])
def test_a_file_that_holds_no_options_is_refused_by_name(tmp_path, text):
    (tmp_path / "options.yaml").write_text(text)
    with pytest.raises(OptionsError, match=r"options\.yaml"):
        read_options(tmp_path / "options.yaml", [])


@pytest.mark.parametrize("assignment", ["red", "=3", "red=["])
def test_an_assignment_without_a_name_or_value_is_refused(assignment):
    with pytest.raises(OptionsError):
        read_options(None, [assignment])


def test_options_are_split_by_the_model_that_has_them():
    assert split_options({"red": 3, "width": 2}, Colour, Size) == [{"red": 3}, {"width": 2}]


def test_an_unknown_option_comes_with_the_closest_name():
    with pytest.raises(OptionsError, match=r'no option "widht"\. Did you mean "width"'):
        split_options({"widht": 2}, Colour, Size)


def test_an_invalid_value_is_named_with_its_option():
    with pytest.raises(OptionsError, match="red: Input should be less than or equal to 255"):
        validate_options(Colour, {"red": 300})


def test_every_option_is_described_with_its_default():
    assert describe_options(Colour, Size)[0] == ("red", "How red. [default: 0]")
    assert [name for name, _ in describe_options(Colour, Size)] == ["red", "width", "names"]


@given(
    st.dictionaries(
        st.text(st.characters(categories=["L", "N"]), min_size=1),
        st.one_of(st.integers(), st.booleans(), st.none(), st.lists(st.integers())),
    )
)
def test_a_json_file_is_read_as_it_was_written(tmp_path_factory, options):
    file = tmp_path_factory.mktemp("options") / "options.json"
    file.write_text(json.dumps(options), encoding="utf-8")
    assert read_options(file, []) == options
