"""Settings, each from the environment variable of its name behind `POINTERSCOPE_`."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict

_PACKAGE = Path(__file__).parent
# A wheel carries pages, static files and bundles inside the package, a checkout beside it.
RESOURCES = _PACKAGE if (_PACKAGE / "templates").is_dir() else _PACKAGE.parent


class Settings(BaseSettings):
    """What can be configured."""

    model_config = SettingsConfigDict(env_prefix="POINTERSCOPE_", frozen=True)

    models: Path = Field(RESOURCES / "models", description="The folder of bundles.")
    data: Path = Field(Path("data"), description="The folder of prepared data sets.")
    list_people: bool = Field(
        False, description="Whether pages of insights list the days of real people in `data`."
    )
    origins: tuple[str, ...] = Field(
        ("*",), description="Origins whose pages may read the API and static modules."
    )
    largest_body: int = Field(1_000_000, ge=1_000, description="Bytes of a request's body.")
    most_requests: int = Field(
        500, ge=0, description="API requests under way; further ones are asked to come again."
    )
    kept_answers: int = Field(
        64, ge=0, description="Explanations kept, so that equal queries are computed once."
    )
