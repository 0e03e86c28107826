"""The example notebook: run, and made light enough to be kept.

`python -m tests.notebook` runs it and keeps it with its outputs, but for the live figures: these
are there again as soon as a cell is run, and until then a picture stands in for each.
"""

from __future__ import annotations

import base64
import io
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from PIL import Image

EXAMPLE = Path(__file__).parents[1] / "static/notebooks/inside-the-town.ipynb"
LIVE = "data-pointerscope"
_PATIENCE = 120  # seconds for a cell


def executed(notebook: NotebookNode, folder: Path) -> NotebookNode:
    """A notebook with its outputs, run in a folder by the kernel of this very Python."""
    notebook = nbformat.from_dict(notebook)
    resources = {"metadata": {"path": str(folder)}}
    client = NotebookClient(notebook, timeout=_PATIENCE, kernel_name="python3", resources=resources)
    client.execute()
    return notebook


def lightened(notebook: NotebookNode) -> NotebookNode:
    """The same without the live figures that have a picture, and without when it was run."""
    notebook = nbformat.from_dict(notebook)
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if "image/png" in data:
                data["image/png"] = _fewer_colours(data["image/png"])
                if LIVE in data.get("text/html", ""):
                    del data["text/html"]
    return notebook


def _fewer_colours(png: str) -> str:
    picture = Image.open(io.BytesIO(base64.b64decode(png))).convert("RGB")
    made = io.BytesIO()
    picture.quantize(128, dither=Image.Dither.NONE).save(made, "png", optimize=True)
    return base64.b64encode(made.getvalue()).decode()


def _main() -> None:
    import tempfile

    notebook = nbformat.read(EXAMPLE, as_version=4)
    with tempfile.TemporaryDirectory() as folder:
        nbformat.write(lightened(executed(notebook, Path(folder))), EXAMPLE)


if __name__ == "__main__":
    _main()
