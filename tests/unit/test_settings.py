"""Settings: environment variables, deprecated names, and messages about invalid values."""

from __future__ import annotations

import pytest
from click.testing import CliRunner
from pydantic import ValidationError

from pointerscope.cli.main import main
from pointerscope.core.settings import (
    DEPRECATED_NAMES,
    Settings,
    deprecation_warning,
    describe_settings_error,
)

# A valid value for each renamed setting, different from its default.
VALUES = {
    "cors_origins": ('["https://a.example.org"]', ("https://a.example.org",)),
    "frame_origins": ('["https://a.example.org"]', ("https://a.example.org",)),
    "allowed_hosts": ('["a.example.org"]', ("a.example.org",)),
}


def value_of(name: str) -> tuple[str, object]:
    return VALUES.get(name, ("4321", 4321))


@pytest.mark.parametrize("name", DEPRECATED_NAMES)
def test_a_renamed_setting_is_read_from_its_new_variable(monkeypatch, name):
    text, value = value_of(name)
    monkeypatch.setenv(f"POINTERSCOPE_{name.upper()}", text)
    assert getattr(Settings(), name) == value
    assert deprecation_warning() is None


@pytest.mark.parametrize(("name", "old"), DEPRECATED_NAMES.items())
def test_a_renamed_setting_is_read_from_its_old_variable(monkeypatch, name, old):
    text, value = value_of(name)
    monkeypatch.delenv(f"POINTERSCOPE_{name.upper()}", raising=False)  # the tests set one
    monkeypatch.setenv(f"POINTERSCOPE_{old.upper()}", text)
    assert getattr(Settings(), name) == value
    assert f"POINTERSCOPE_{old.upper()} to POINTERSCOPE_{name.upper()}" in deprecation_warning()


def test_the_new_variable_comes_before_the_old_one(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_AT_ONCE", "5")
    monkeypatch.setenv("POINTERSCOPE_MAX_CONCURRENT_REQUESTS", "6")
    assert Settings().max_concurrent_requests == 6


def test_an_argument_comes_before_both_variables(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_AT_ONCE", "5")
    monkeypatch.setenv("POINTERSCOPE_MAX_CONCURRENT_REQUESTS", "6")
    assert Settings(max_concurrent_requests=7).max_concurrent_requests == 7


def test_an_invalid_value_in_an_old_variable_is_named_by_the_setting(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_HOSTS", '["https://a.example.org"]')
    with pytest.raises(ValidationError) as error:
        Settings()
    assert describe_settings_error(error.value).startswith(
        "POINTERSCOPE_ALLOWED_HOSTS: 'https://a.example.org' is not a host name."
    )


def test_a_list_that_is_not_json_is_explained(monkeypatch):
    monkeypatch.setenv("POINTERSCOPE_ALLOWED_HOSTS", "a.example.org")
    result = CliRunner().invoke(main, ["serve"])
    assert result.exit_code == 1
    assert 'Write lists as JSON, such as ["*"].' in result.output
