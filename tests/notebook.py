"""Execute the example notebooks and make them small enough to store.

`python -m tests.notebook` executes them and stores their outputs without the live figures. A
picture stands for each live figure until its cell is run again.
"""

from __future__ import annotations

import base64
import io
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from PIL import Image

_FOLDER = Path(__file__).parents[1] / "static/notebooks"
EXAMPLE = _FOLDER / "inside-the-town.ipynb"
CIRCUIT = _FOLDER / "finding-a-circuit.ipynb"
LIVE = "data-pointerscope"
_CELL_TIMEOUT_SECONDS = 300


def executed(notebook: NotebookNode, folder: Path) -> NotebookNode:
    """Return a notebook with its outputs, executed in a folder by this Python."""
    notebook = nbformat.from_dict(notebook)
    resources = {"metadata": {"path": str(folder)}}
    client = NotebookClient(
        notebook, timeout=_CELL_TIMEOUT_SECONDS, kernel_name="python3", resources=resources
    )
    client.execute()
    return notebook


def lightened(notebook: NotebookNode) -> NotebookNode:
    """Return a notebook without live figures that have a picture, and without run times."""
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
    small = io.BytesIO()
    picture.quantize(128, dither=Image.Dither.NONE).save(small, "png", optimize=True)
    return base64.b64encode(small.getvalue()).decode()


def _main() -> None:
    import tempfile

    for path in (EXAMPLE, CIRCUIT):
        notebook = nbformat.read(path, as_version=4)
        with tempfile.TemporaryDirectory() as folder:
            nbformat.write(lightened(executed(notebook, Path(folder))), path)


if __name__ == "__main__":
    _main()
