"""A model in a notebook, which answers any history, also without a kernel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointerscope.notebook.live_view import NotebookTheme, frame_html

if TYPE_CHECKING:
    from pointerscope.web.site_plan import SiteModel

_HEIGHT = 860  # pixels


@dataclass(frozen=True)
class LiveModel:
    """The explore page and the compare page of a model, to show in a notebook.

    The frame holds the network, which the reader's browser computes, so it answers without a
    server, a network connection or a kernel. It adds 0.7 MB to a notebook with the town.
    JupyterLab removes frames from notebooks that are not trusted.

    Attributes:
        planned: The model with the histories that it offers first.
        theme: "auto" follows the notebook, or else the reader's system.
        width: The width of the frame in pixels; None for the width of the cell.
        height: The height of the frame in pixels.
    """

    planned: SiteModel
    theme: NotebookTheme = "auto"
    width: int | None = None
    height: int = _HEIGHT

    def __repr__(self) -> str:
        return f"{self.planned.bundle.card.title}: enter any history, or change the network."

    def _repr_html_(self) -> str:
        from pointerscope.web.model_files import explore_file

        theme = None if self.theme == "auto" else self.theme
        return frame_html(
            explore_file(self.planned, theme, None),
            self.planned.bundle.card.title,
            repr(self),
            width=self.width,
            height=self.height,
            follows_theme=theme is None,
        )
