"""Settings, each from the environment variable of its name behind `POINTERSCOPE_`."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from pointerscope.core.server_address import server_address

_PACKAGE = Path(__file__).parents[1]
_CLONE = Path(__file__).parents[3]
# A clone holds pages, static files and bundles at its top; a wheel carries them in the package.
RESOURCES = _CLONE if (_CLONE / "pyproject.toml").is_file() else _PACKAGE
ANYONE = "*"
_ROOT_PATH = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_HOST = re.compile(r"(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]|\*")
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
    root_path: str = Field(
        "", description="The path that a proxy serves the application under, such as /scope."
    )
    hosts: tuple[str, ...] = Field(
        ("*",), description="Hosts that a request may name, such as *.example.org; `*` is any."
    )
    trusted_proxies: tuple[str, ...] = Field(
        ("127.0.0.1",),
        description="Addresses or networks of proxies whose X-Forwarded headers are believed.",
    )
    access_token: SecretStr | None = Field(
        None,
        description="What whoever changes the models that are served must know; without one "
        "nobody can, over HTTP.",
    )

    largest_body: int = Field(1_000_000, ge=1_000, description="Bytes of a request's body.")
    largest_upload: int = Field(200_000_000, ge=1_000, description="Bytes of an uploaded model.")
    most_visits: int = Field(
        1_000, ge=1, description="Visits in one query; the network takes its own number of them."
    )
    largest_top_k: int = Field(100, ge=1, description="`top_k` of one query.")
    most_requests: int = Field(
        500, ge=0, description="API requests taken in; further ones are asked to come again."
    )
    at_once: int = Field(64, ge=1, description="Of those, worked on at once; the others wait.")
    query_seconds: float = Field(
        20, gt=0, description="Seconds that a request may wait and be worked on."
    )
    arrival_seconds: float = Field(
        20, gt=0, description="Seconds that a request may take to arrive."
    )
    grace_seconds: int = Field(
        20, ge=0, description="Seconds that what is under way gets when the server is stopped."
    )
    most_batched: int = Field(64, ge=1, description="Histories in one forward pass.")
    most_exports: int = Field(
        2, ge=1, description="Offline pages and decks that are made at once; others wait."
    )
    kept_bytes: int = Field(
        256_000_000, ge=0, description="Bytes of explanations and answers kept for equal queries."
    )
    most_models: int = Field(
        16, ge=1, description="Models in memory; the least recently used one leaves."
    )
    fresh_seconds: float = Field(
        0.5, ge=0, description="Seconds until the files of a model are looked at again."
    )
    cluster: str | None = Field(
        None, description="Host and port of a Ray cluster whose machines run the forward passes."
    )
    threads: int = Field(
        1, ge=1, description="Threads of one forward pass; one is quickest for single histories."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="What is logged: at `info` a line for each request."
    )
    log_queries: bool = Field(
        False, description="Whether the log holds what is asked, the visits of people with it."
    )

    @field_validator("public_address")
    @classmethod
    def _is_an_address(cls, address: str | None) -> str | None:
        return server_address(address) if address else None

    @field_validator("root_path")
    @classmethod
    def _is_a_path(cls, path: str) -> str:
        if not _ROOT_PATH.fullmatch(path):
            message = (
                f"{path[:100]!r} is no path to serve under: write a slash before each name and "
                "none at the end, in letters, digits and . _ ~ -, such as /scope."
            )
            raise ValueError(message)
        return path

    @field_validator("hosts")
    @classmethod
    def _are_hosts(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        if not hosts:
            message = 'Nobody could ask for anything: name a host, or "*" for any.'
            raise ValueError(message)
        small = tuple(host.lower() for host in hosts)
        for host in small:
            if not _HOST.fullmatch(host):
                message = (
                    f"{host[:100]!r} is no host: write a name or an address in numbers, without "
                    'https:// or a port, such as scope.example.org, *.example.org or [::1]; "*" '
                    "is any."
                )
                raise ValueError(message)
        return small

    @field_validator("trusted_proxies")
    @classmethod
    def _are_networks(cls, proxies: tuple[str, ...]) -> tuple[str, ...]:
        for proxy in proxies:
            try:
                known = proxy == ANYONE or ip_network(proxy)
            except ValueError:
                known = None
            if not known:
                message = (
                    f"{proxy[:100]!r} is no address and no network in numbers, such as 10.0.0.7 "
                    'or 10.0.0.0/8; "*" trusts everybody.'
                )
                raise ValueError(message)
        return proxies

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
