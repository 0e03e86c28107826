"""The list of interventions in `docs/interventions.md`, written by `make shared`."""

import sys
from pathlib import Path

from pointerscope.mobility.interventions import interventions_by_group
from pointerscope.mobility.interventions.declaration import Intervention

HEADING = "## All interventions\n"


def intervention_list() -> str:
    """Return a table of every group, in Markdown."""
    tables = []
    for group, declared in interventions_by_group():
        rows = [f"| `{one.key}` | {one.description} | {_changed(one)} |" for one in declared]
        head = f"### {group.capitalize()}\n\n| key | meaning | changes |\n|---|---|---|"
        tables.append("\n".join([head, *rows]))
    return f"{HEADING}\n" + "\n\n".join(tables) + "\n"


def _changed(declared: Intervention) -> str:
    """Return the sites of an intervention, or what else it changes."""
    if declared.changes:
        return ", ".join(dict.fromkeys(f"`{change.at}`" for change in declared.changes))
    return f"what `{declared.of}` does" if declared.of else "the visits that the network reads"


if __name__ == "__main__":
    page = Path(sys.argv[1])
    written, _, _ = page.read_text(encoding="utf-8").partition(HEADING)
    page.write_text(written + intervention_list(), encoding="utf-8")
