"""Settings, each from the environment variable of its name behind `POINTERSCOPE_`."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from app.server_address import server_address

_PACKAGE = Path(__file__).parent
# A wheel carries pages, static files and bundles inside the package, a checkout beside it.
RESOURCES = _PACKAGE if (_PACKAGE / "templates").is_dir() else _PACKAGE.parent
ANYONE = "*"
# What a browser calls an origin: a host in ASCII, and a port that is not the scheme's own.
_ORIGIN = re.compile(
    r"https?://(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::[1-9][0-9]{0,4})?"
)


class Settings(BaseSettings):
    """What can be configured."""

    model_config = SettingsConfigDict(env_prefix="POINTERSCOPE_", frozen=True)

    models: Path = Field(RESOURCES / "models", description="The folder of bundles.")
    data: Path = Field(Path("data"), description="The folder of prepared data sets.")
    decks: Path = Field(
        _PACKAGE / "publishing" / "deck" / "shipped", description="The folder of decks, as YAML."
    )
    list_people: bool = Field(
        False, description="Whether pages of insights list the days of real people in `data`."
    )
    origins: tuple[str, ...] = Field(
        ("*",), description="Origins whose pages may read the API and static modules."
    )
    framers: tuple[str, ...] = Field(
        (ANYONE,),
        description="Origins whose pages may frame embeds and send them messages; `*` is anyone.",
    )
    public_address: str | None = Field(
        None,
        description="Where readers find this server, such as https://example.org/scope, for links "
        "in files, previews and oEmbed; the address that a request names if left out.",
    )
    largest_body: int = Field(1_000_000, ge=1_000, description="Bytes of a request's body.")
    most_requests: int = Field(
        500, ge=0, description="API requests under way; further ones are asked to come again."
    )
    kept_answers: int = Field(
        64, ge=0, description="Explanations kept, so that equal queries are computed once."
    )

    @field_validator("public_address")
    @classmethod
    def _is_an_address(cls, address: str | None) -> str | None:
        return server_address(address) if address else None

    @field_validator("framers")
    @classmethod
    def _are_origins(cls, framers: tuple[str, ...]) -> tuple[str, ...]:
        for framer in framers:
            if framer != ANYONE and not _is_origin(framer):
                message = (
                    f"{framer[:100]!r} is no origin: write https://, the host in small letters "
                    "and perhaps a port, without a slash at the end, such as "
                    "https://lectures.example.org."
                )
                raise ValueError(message)
        return framers


def unreadable(error: ValidationError | SettingsError) -> str | None:
    """What to do about settings that cannot be read, in a line each; None for other errors."""
    if isinstance(error, SettingsError):
        return f'A setting cannot be read: {error}. Lists are JSON, such as ["*"].'
    if error.title != Settings.__name__:
        return None
    prefix = Settings.model_config["env_prefix"]
    lines = (
        f"{prefix}{str(found['loc'][0]).upper()}: {found['msg'].removeprefix('Value error, ')}"
        for found in error.errors()
    )
    return "\n".join(lines)


def _is_origin(text: str) -> bool:
    if not _ORIGIN.fullmatch(text):
        return False
    parts = urlsplit(text)
    own = {"http": 80, "https": 443}[parts.scheme]
    try:
        return parts.port is None or parts.port != own
    except ValueError:  # there are 65,535 ports
        return False
