"""Settings, each read from the environment variable `POINTERSCOPE_<NAME>`.

Seventeen settings had other names before; `DEPRECATED_NAMES` lists them. Their environment
variables still work in this version.
"""

from __future__ import annotations

import os
import re
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
)

from pointerscope.core.server_address import parse_server_address

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

_PACKAGE = Path(__file__).parents[1]
_CLONE = Path(__file__).parents[3]
# A wheel has the templates, static files and bundles in the package, a clone at its top.
RESOURCES = _PACKAGE if (_PACKAGE / "templates").is_dir() else _CLONE
STATIC = RESOURCES / "static"
ANYONE = "*"
_ROOT_PATH = re.compile(r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_HOST = re.compile(r"(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\]|\*")
# An origin as browsers write it: an ASCII host, and a port unless it is the scheme's default.
_ORIGIN = re.compile(
    r"https?://(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::[1-9][0-9]{0,4})?"
)


DEPRECATED_NAMES = {
    "cors_origins": "origins",
    "frame_origins": "framers",
    "allowed_hosts": "hosts",
    "max_body_bytes": "largest_body",
    "max_upload_bytes": "largest_upload",
    "max_visits": "most_visits",
    "max_top_k": "largest_top_k",
    "max_requests": "most_requests",
    "max_concurrent_requests": "at_once",
    "request_timeout_seconds": "query_seconds",
    "body_timeout_seconds": "arrival_seconds",
    "shutdown_grace_seconds": "grace_seconds",
    "max_batch_size": "most_batched",
    "max_concurrent_exports": "most_exports",
    "cache_bytes": "kept_bytes",
    "max_loaded_models": "most_models",
    "model_recheck_seconds": "fresh_seconds",
}


class Settings(BaseSettings):
    """Configuration of the server and the commands.

    A value passed to the constructor comes before the environment; there a setting's own name
    comes before its deprecated one.
    """

    model_config = SettingsConfigDict(env_prefix="POINTERSCOPE_", frozen=True)

    models: Path = Field(RESOURCES / "models", description="Folder of bundles.")
    data: Path = Field(Path("data"), description="Folder of prepared data sets.")
    decks: Path = Field(
        _PACKAGE / "publishing" / "deck" / "shipped", description="Folder of decks, as YAML files."
    )
    plugins: Path | None = Field(
        None, description="Folder of plugins: Python modules, packages and decks."
    )
    list_people: bool = Field(
        False, description="Whether insight pages list the histories of real people in `DATA`."
    )
    cors_origins: tuple[str, ...] = Field(
        (ANYONE,),
        description="Origins whose pages may read the API and the static modules; `*` allows all.",
    )
    frame_origins: tuple[str, ...] = Field(
        (ANYONE,),
        description="Origins whose pages may frame embeds and send them messages; `*` allows all.",
    )
    public_address: str | None = Field(
        None,
        description="Public URL of this server, such as https://example.org/scope, for links in "
        "files, previews and oEmbed. By default the URL of each request.",
    )
    root_path: str = Field(
        "", description="Path under which a proxy serves the application, such as /scope."
    )
    allowed_hosts: tuple[str, ...] = Field(
        (ANYONE,),
        description="Host names that requests may be addressed to, such as *.example.org; `*` "
        "allows all.",
    )
    trusted_proxies: tuple[str, ...] = Field(
        (),
        description="Addresses or networks of the proxies whose X-Forwarded headers are trusted. "
        "By default none are.",
    )
    access_token: SecretStr | None = Field(
        None,
        description="Token required to add, replace or delete models over HTTP. Without a token "
        "nobody can.",
    )
    client_secret: SecretStr | None = Field(
        None,
        description="Secret that signs the tokens by which browsers behind one address take turns, "
        "and the cookies of `/data`. By default a new one at each start.",
    )

    share_weights: bool = Field(
        True,
        description="Whether browsers may fetch the weights of models that allow it, to compute "
        "by themselves. False keeps all weights on the server.",
    )

    max_body_bytes: int = Field(
        300_000, ge=1_000, description="Largest request body, in bytes, except uploaded models."
    )
    max_upload_bytes: int = Field(
        200_000_000, ge=1_000, description="Largest uploaded model, in bytes."
    )
    max_pending_body_bytes: int = Field(
        64_000_000,
        ge=1_000_000,
        description="Memory of each worker for requests that are arriving or waiting, in bytes: "
        "half for those up to 64,000 bytes, half for larger ones. When a half is full, its oldest "
        "incomplete request gets 503.",
    )
    upload_timeout_seconds: float = Field(
        60,
        gt=0,
        description="Seconds that opening an uploaded or imported model may take, with the tests "
        "of an upload.",
    )
    max_upload_memory_bytes: int = Field(
        2_000_000_000,
        ge=1_000_000,
        description="Memory that opening an uploaded or imported model may claim, with the tests "
        "of an upload, in bytes.",
    )
    max_visits: int = Field(
        1_000,
        ge=1,
        description="Most visits in one query. The network reads at most its own `max_visits`.",
    )
    max_top_k: int = Field(100, ge=1, description="Largest `top_k` of a query.")
    max_requests: int = Field(
        1_000,
        ge=0,
        description="Most requests in a worker at once, waiting or running; one address holds at "
        "most as many as are free, and one browser, or all that have no token yet, as many as are "
        "then free at its address. Further ones get 503.",
    )
    max_concurrent_requests: int = Field(
        16,
        ge=1,
        description="Most requests of a worker that wait for forward passes at once. The others "
        "wait for their turn in a queue. One address gets three quarters of them.",
    )
    max_concurrent_threads: int = Field(
        2,
        ge=1,
        description="Most other requests that a worker runs at once, such as pages and figures. "
        "One address gets all but one of them.",
    )
    request_timeout_seconds: float = Field(
        20, gt=0, description="Seconds that a request may wait and run before it gets 503."
    )
    body_timeout_seconds: float = Field(
        20, gt=0, description="Seconds that a client may take to send a request."
    )
    keep_alive_seconds: int = Field(
        60, ge=1, description="Seconds that a connection stays open for its next request."
    )
    shutdown_grace_seconds: int = Field(
        20, ge=0, description="Seconds that running requests get to finish when the server stops."
    )
    max_batch_size: int = Field(64, ge=1, description="Most histories in one forward pass.")
    max_concurrent_exports: int = Field(
        2,
        ge=1,
        description="Most processes of a worker for heavy work: views of several passes, views as "
        "offline pages, and decks. One address gets all but one of them.",
    )
    max_work_bytes: int = Field(
        1_000_000_000, ge=1_000_000, description="Memory that one piece of heavy work may claim."
    )
    cache_bytes: int = Field(
        256_000_000,
        ge=0,
        description="Memory of each worker for cached explanations and responses, in bytes.",
    )
    max_loaded_models: int = Field(
        16, ge=1, description="Most models in memory. The least recently used one is unloaded."
    )
    model_recheck_seconds: float = Field(
        0.5, ge=0, description="Seconds between two checks of a model's files for changes."
    )
    rooms: bool = Field(
        True, description="Whether lecturers can open rooms, which a hall follows and votes in."
    )
    rooms_file: Path | None = Field(
        None,
        description="SQLite file that holds the rooms. By default a temporary one, which all "
        "workers share and which ends with the server.",
    )
    room_hours: float = Field(12, gt=0, description="Hours until a room ends by itself.")
    max_rooms: int = Field(
        100, ge=0, description="Most rooms at once; 20 of them from one address."
    )
    max_votes: int = Field(
        2_000,
        ge=1,
        description="Most votes on one question of a room; half of them from one address.",
    )
    max_streams: int = Field(
        2_000,
        ge=1,
        description="Most open streams of rooms in a worker: one for each browser in a room. "
        "Half of them from one address.",
    )
    data_page: bool = Field(
        False,
        description="Whether people on this machine, or with the access token, can drop a file on "
        "`/data` and train a model on it.",
    )
    data_page_folder: Path | None = Field(
        None, description="Folder of all that `/data` stores. By default `.page` in `DATA`."
    )
    max_data_sets: int = Field(20, ge=1, description="Most data sets on `/data`.")
    max_data_bytes: int = Field(
        200_000_000, ge=1_000, description="Largest file dropped on `/data`, in bytes."
    )
    max_data_rows: int = Field(
        5_000_000, ge=1, description="Most rows of a file dropped on `/data`, or other records."
    )
    max_data_memory_bytes: int = Field(
        4_000_000_000,
        ge=1_000_000,
        description="Memory that reading such a file may claim, in bytes.",
    )
    data_timeout_seconds: float = Field(
        600, gt=0, description="Seconds that reading such a file may take."
    )
    training_hours: float = Field(
        12, gt=0, description="Hours until a training on `/data` stops. It can be continued."
    )
    cluster: str | None = Field(
        None, description="Host and port of a Ray cluster that runs the forward passes."
    )
    threads: int = Field(
        1, ge=1, description="Threads of one forward pass. One is fastest for single histories."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", description="Lowest level that is logged; `info` logs one line for each request."
    )
    log_queries: bool = Field(
        False, description="Whether the log contains queries, and so the visits of people."
    )

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Read the deprecated environment variables last."""
        return init_settings, env_settings, _DeprecatedEnvironment(settings_cls)

    @field_validator("public_address")
    @classmethod
    def _check_address(cls, address: str | None) -> str | None:
        return parse_server_address(address) if address else None

    @field_validator("root_path")
    @classmethod
    def _check_path(cls, path: str) -> str:
        if not _ROOT_PATH.fullmatch(path):
            message = (
                f"{path[:100]!r} is not a path to serve under. Write a slash before each name and "
                "none at the end, using letters, digits and . _ ~ -, such as /scope."
            )
            raise ValueError(message)
        return path

    @field_validator("allowed_hosts")
    @classmethod
    def _check_hosts(cls, hosts: tuple[str, ...]) -> tuple[str, ...]:
        if not hosts:
            message = 'The list is empty, so every request would be refused. Name a host, or "*".'
            raise ValueError(message)
        lower = tuple(host.lower() for host in hosts)
        for host in lower:
            if not _HOST.fullmatch(host):
                message = (
                    f"{host[:100]!r} is not a host name. Write a name or an IP address without "
                    "https:// and without a port, such as scope.example.org, *.example.org or "
                    '[::1]; "*" allows all.'
                )
                raise ValueError(message)
        return lower

    @field_validator("trusted_proxies")
    @classmethod
    def _check_networks(cls, proxies: tuple[str, ...]) -> tuple[str, ...]:
        for proxy in proxies:
            try:
                valid = proxy == ANYONE or ip_network(proxy)
            except ValueError:
                valid = None
            if not valid:
                message = (
                    f"{proxy[:100]!r} is not an IP address or network. Write one such as 10.0.0.7 "
                    'or 10.0.0.0/8; "*" trusts every client.'
                )
                raise ValueError(message)
        return proxies

    @field_validator("frame_origins")
    @classmethod
    def _check_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        for origin in origins:
            if origin != ANYONE and not _is_origin(origin):
                message = (
                    f"{origin[:100]!r} is not an origin. Write https://, the host in lower case "
                    "and, if needed, a port, without a slash at the end, such as "
                    "https://lectures.example.org."
                )
                raise ValueError(message)
        return origins


class _DeprecatedEnvironment(EnvSettingsSource):
    """The environment variables that settings had before they were renamed."""

    def get_field_value(self, field: FieldInfo, field_name: str) -> tuple[Any, str, bool]:
        """Return the value of the old variable, None for a setting that was not renamed."""
        old = DEPRECATED_NAMES.get(field_name)
        if old is None:
            return None, field_name, False
        value, _, is_complex = super().get_field_value(field, old)
        return value, field_name, is_complex


def environment_variable(setting: str) -> str:
    """Return the name of the environment variable of a setting."""
    return f"{Settings.model_config['env_prefix']}{setting}".upper()


def deprecation_warning() -> str | None:
    """Return a sentence about the deprecated environment variables in use; None without any."""
    variables = {name.upper() for name in os.environ}
    renamed = [
        f"{environment_variable(old)} to {environment_variable(new)}"
        for new, old in DEPRECATED_NAMES.items()
        if environment_variable(old) in variables
    ]
    if not renamed:
        return None
    return (
        "Deprecated environment variables are set; the next version will ignore them. "
        f"Rename {', '.join(renamed)}."
    )


def describe_settings_error(error: ValidationError | SettingsError) -> str | None:
    """Return what is wrong with settings, one line each; None if the error is about other input."""
    if isinstance(error, SettingsError):
        return f'A setting cannot be read: {error}. Write lists as JSON, such as ["*"].'
    if error.title != Settings.__name__:
        return None
    lines = (
        f"{environment_variable(str(found['loc'][0]))}: "
        f"{found['msg'].removeprefix('Value error, ')}"
        for found in error.errors()
    )
    return "\n".join(lines)


def _is_origin(text: str) -> bool:
    if not _ORIGIN.fullmatch(text):
        return False
    parts = urlsplit(text)
    default_port = {"http": 80, "https": 443}[parts.scheme]
    try:
        return parts.port is None or parts.port != default_port
    except ValueError:  # a port above 65,535
        return False
