"""The group of all commands."""

from typing import Any

import click
from pydantic import ValidationError
from pydantic_settings import SettingsError

from pointerscope import __version__
from pointerscope.cli.circuits import circuits
from pointerscope.cli.data import data
from pointerscope.cli.evaluate import evaluate
from pointerscope.cli.explain import explain
from pointerscope.cli.export import export
from pointerscope.cli.import_checkpoint import import_checkpoint
from pointerscope.cli.insights import insights
from pointerscope.cli.new import new
from pointerscope.cli.serve import serve
from pointerscope.cli.study import study
from pointerscope.cli.train import train
from pointerscope.core.settings import describe_settings_error


class _CommandGroup(click.Group):
    """A group that reports invalid settings like invalid options."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (ValidationError, SettingsError) as error:
            if (message := describe_settings_error(error)) is None:
                raise
            raise click.ClickException(message) from error


@click.group(
    cls=_CommandGroup,
    commands=[
        serve,
        data,
        train,
        evaluate,
        study,
        circuits,
        insights,
        explain,
        import_checkpoint,
        export,
        new,
    ],
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: pointerscope serve",
)
@click.version_option(__version__, package_name="pointerscope")
def main() -> None:
    """See inside a pointer-generator transformer that predicts where a person goes next."""
