"""Blocks of histories as Parquet files, for exchange between machines that share a folder."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from pointerscope.analysis.insights.measurements import Sample
from pointerscope.core.array_types import Int, Integers
from pointerscope.core.atomic_writes import write_file
from pointerscope.mobility.histories import VISIT_COLUMNS, History

SCHEMA = pa.schema(
    [
        pa.field("person", pa.int64(), nullable=False),
        pa.field("user", pa.int32(), nullable=False),
        pa.field("target", pa.int32()),
        pa.field("earlier_visits", pa.int32()),
        *(pa.field(name, pa.list_(pa.int32()), nullable=False) for name in VISIT_COLUMNS),
    ]
)


def write_block(path: Path, samples: Sequence[Sample]) -> None:
    """Write the samples of a block to a Parquet file, atomically, one row each.

    Args:
        path: of the file; an existing one is replaced. Only its owner may read it.
        samples: of the block; `read_block` returns them in this order.

    Raises:
        OSError: the file cannot be written.
        ValueError: a number is too large for its column.
    """
    histories = [sample.history for sample in samples]
    columns = [
        pa.array([sample.person for sample in samples], pa.int64()),
        pa.array([history.user for history in histories], pa.int32()),
        pa.array([history.target for history in histories], pa.int32()),
        pa.array([sample.earlier_visits for sample in samples], pa.int32()),
        *(_lists([getattr(history, name) for history in histories]) for name in VISIT_COLUMNS),
    ]
    table = pa.Table.from_arrays(columns, schema=SCHEMA)
    write_file(path, lambda file: parquet.write_table(table, file, compression="zstd"), mode=0o600)


def read_block(path: Path) -> list[Sample]:
    """Read the samples of a block.

    Raises:
        OSError: the file cannot be read.
        ValueError: it holds no block.
    """
    table = parquet.read_table(path, schema=SCHEMA).combine_chunks()
    people, users, targets, earlier = (
        table[name].to_pylist() for name in ("person", "user", "target", "earlier_visits")
    )
    visits = zip(*(_arrays(table[name]) for name in VISIT_COLUMNS), strict=True)
    return [
        Sample(
            History(user=user, target=target, **dict(zip(VISIT_COLUMNS, own, strict=True))),
            person,
            times,
        )
        for person, user, target, times, own in zip(
            people, users, targets, earlier, visits, strict=True
        )
    ]


def _lists(rows: Sequence[Int[Integers, " T"]]) -> Any:
    ends = np.cumsum([0, *map(len, rows)])
    values = np.concatenate([np.zeros(0, np.int64), *rows])
    return pa.ListArray.from_arrays(
        pa.array(ends, pa.int32()), pa.array(values, pa.int64()).cast(pa.int32())
    )


def _arrays(column: Any) -> list[Int[Integers, " T"]]:
    values = column.combine_chunks()
    flat = values.flatten().to_numpy(zero_copy_only=False).astype(np.int64)
    ends = np.cumsum(values.value_lengths().to_numpy(zero_copy_only=False))
    return np.split(flat, ends[:-1]) if len(ends) else []
