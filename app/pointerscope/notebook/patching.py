"""Activation patching and path patching as Python code and notebooks see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.explanation import ExplainedVisit
from pointerscope.analysis.patching import Patching
from pointerscope.analysis.paths import PathMap, PathPatching
from pointerscope.core.array_types import Numbers
from pointerscope.core.python_messages import NOT_PATCHED
from pointerscope.network.sites import unknown_site
from pointerscope.notebook.frames import data_frame

if TYPE_CHECKING:
    from pandas import DataFrame


class PatchedSite(NamedTuple):
    """The shares of one site; T visits of the clean history.

    Attributes:
        restored: [T] the share of the answer's difference restored at each visit.
        broken: [T] the share broken at each visit.
        restored_whole: The share restored at all visits at once.
        broken_whole: The share broken at all visits at once.
    """

    restored: Numbers
    broken: Numbers
    restored_whole: float
    broken_whole: float


@dataclass(frozen=True, eq=False, repr=False)
class PatchedRuns(Patching):
    """The effect of every patch between two runs; `patched["layers.1.heads.0.outputs"]` is one.

    Attributes:
        visits: Those of the clean history.
        answer: The name of the place that the clean run predicts.
    """

    visits: tuple[ExplainedVisit, ...]
    answer: str

    def __getitem__(self, site: str) -> PatchedSite:
        """Return the shares of a site.

        Raises:
            KeyError: The site was not patched.
        """
        if site not in self.sites:
            raise KeyError(unknown_site(site, self.sites, template=NOT_PATCHED).message)
        row = self.sites.index(site)
        return PatchedSite(
            self.restored[row],
            self.broken[row],
            float(self.restored_whole[row]),
            float(self.broken_whole[row]),
        )

    def to_frame(self) -> DataFrame:
        """Return a row for each site and visit, and one for each site at all visits, as pandas.

        Returns:
            The columns `site`, `visit` (position in the clean history; missing for all visits at
            once), `place`, `steps_back`, `restored` and `broken` (shares, missing where nothing
            can be patched or the runs hardly differ), and the log-odds of the clean run's answer
            with the patch in nats, `restoring` and `breaking`.

        Raises:
            ImportError: pandas is not installed.
        """
        count = len(self.visits)

        def column(single: Numbers, whole: Numbers) -> Numbers:
            return np.concatenate([single, whole[:, None]], 1).ravel()

        frame = data_frame(
            {
                "site": np.repeat(self.sites, count + 1),
                "visit": [*range(count), None] * len(self.sites),
                "place": [*(visit.label for visit in self.visits), None] * len(self.sites),
                "steps_back": [*range(count - 1, -1, -1), None] * len(self.sites),
                "restored": column(self.restored, self.restored_whole),
                "broken": column(self.broken, self.broken_whole),
                "restoring": column(self.restoring, self.restoring_whole),
                "breaking": column(self.breaking, self.breaking_whole),
            }
        )
        return frame.astype({"visit": "Int64", "steps_back": "Int64"})

    def __repr__(self) -> str:
        """Describe the two runs and the largest effects."""
        lines = [_runs(self), str(self.alignment)]
        if self.comparable:
            lines += ["", "restored  broken  at all visits"]
            order = np.argsort(-np.abs(self.restored_whole), kind="stable")
            lines += [
                f"{self.restored_whole[row]:8.3f}  {self.broken_whole[row]:6.3f}  {self.sites[row]}"
                for row in order[:10].tolist()
            ]
        return "\n".join(lines)


@dataclass(frozen=True, eq=False, repr=False)
class PatchedPath(PathPatching):
    """The effect of one path between two runs.

    Attributes:
        answer: The name of the place that the clean run predicts.
    """

    answer: str

    def to_frame(self) -> DataFrame:
        """Return the path as a pandas data frame of one row.

        Returns:
            The columns `sender`, `receiver`, the shares of the answer's difference `restored` and
            `broken`, those of the receiver's own difference `receiver_restored` and
            `receiver_broken`, and the log-odds with the path in nats, `restoring` and `breaking`.

        Raises:
            ImportError: pandas is not installed.
        """
        shares = ("restored", "broken", "receiver_restored", "receiver_broken")
        names = ("sender", "receiver", *shares, "restoring", "breaking")
        return data_frame({name: [getattr(self, name)] for name in names})

    def __repr__(self) -> str:
        """Describe the two runs and the effect of the path."""
        return (
            f"{_runs(self)}\n{self.sender} → {self.receiver}: restored {self.restored:.3f}, broken "
            f"{self.broken:.3f}; of the receiver's own difference {self.receiver_restored:.3f} and "
            f"{self.receiver_broken:.3f}"
        )


@dataclass(frozen=True, eq=False, repr=False)
class PatchedPaths(PathMap):
    """The effects of all paths between two runs.

    Attributes:
        answer: The name of the place that the clean run predicts.
    """

    answer: str

    def to_frame(self) -> DataFrame:
        """Return a row for each path as a pandas data frame.

        Returns:
            The columns `sender`, `receiver`, the shares of the answer's difference `restored` and
            `broken`, and the log-odds with the path in nats, `restoring` and `breaking`. Receivers
            that do not come after a sender have no row with it.

        Raises:
            ImportError: pandas is not installed.
        """
        exist = ~np.isnan(self.restoring)
        sender, receiver = exist.nonzero()
        shares = ("restored", "broken", "restoring", "breaking")
        return data_frame(
            {
                "sender": np.array(self.senders)[sender],
                "receiver": np.array(self.receivers)[receiver],
                **{name: getattr(self, name)[exist] for name in shares},
            }
        )

    def __repr__(self) -> str:
        """Describe the two runs and the paths with the largest effects."""
        lines = [_runs(self)]
        if self.comparable:
            lines += ["", "restored  broken  path"]
            largest = np.argsort(-np.nan_to_num(np.abs(self.restored)), axis=None, kind="stable")
            for flat in largest[:10].tolist():
                row, column = np.unravel_index(flat, self.restored.shape)
                lines.append(
                    f"{self.restored[row, column]:8.3f}  {self.broken[row, column]:6.3f}  "
                    f"{self.senders[row]} → {self.receivers[column]}"
                )
        return "\n".join(lines)


def _runs(patched: PatchedRuns | PatchedPath | PatchedPaths) -> str:
    hardly = "" if patched.comparable else ", too little apart for shares"
    return (
        f"log-odds of {patched.answer}: {patched.clean:+.4f} nats clean, "
        f"{patched.changed:+.4f} changed{hardly}"
    )
