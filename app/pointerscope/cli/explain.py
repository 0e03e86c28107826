"""`pointerscope explain`: the prediction for one history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from pointerscope.cli.command_options import (
    MODELS_OPTION,
    open_bundle,
    query_options,
    readable_errors,
)

if TYPE_CHECKING:
    from pathlib import Path


@click.command(
    short_help="Predict the next place of a history.",
    epilog='Example: pointerscope explain town "Maple Court @ Mon 08:00 +45, Café Luna"',
)
@click.argument("model")
@click.argument("visits")
@query_options
@MODELS_OPTION
def explain(
    model: str,
    visits: str,
    user: str | None,
    predict_at: str | None,
    top_k: int,
    interventions: Any,
    models: Path,
) -> None:
    """Predict the next place of a history, and show what each part of the network adds.

    MODEL is the id of a model. VISITS are in the visit notation, oldest first.
    """
    from pointerscope.analysis.explanation import explain
    from pointerscope.mobility.query import Query

    with readable_errors():
        bundle = open_bundle(models, model)
        query = Query(
            visits=visits,
            user=user,
            predict_at=predict_at,
            top_k=top_k,
            interventions=interventions,
        )
        explanation = explain(bundle, query)
    for visit in explanation.visits:
        notes = f"  ({', '.join(visit.filled_in)} filled in)" if visit.filled_in else ""
        notes += "  (masked)" if visit.masked else ""
        click.echo(f"{visit.moment}  {visit.duration_minutes:5} min  {visit.label}{notes}")
    click.echo(f"\ngate {explanation.gate:.4f}\n\nprobability  pointer  generation  place")
    for place in explanation.answers:
        click.echo(
            f"{place.probability:11.4f}  {place.from_pointer:7.4f}  "
            f"{place.from_generation:10.4f}  {place.label}"
        )
    click.echo(f"{explanation.unknown_probability:11.4f}{'':21}  (somewhere unknown)")
