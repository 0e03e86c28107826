"""Read tensors from a safetensors file that is not trusted.

A safetensors file begins with the length of its header, then a header in JSON that names each
tensor with its type, shape and place, then the numbers. The library `safetensors` checks that the
tensors fill the file without overlaps. The header is checked before, since opening hundreds of
thousands of tensors takes half a minute.
"""

from pathlib import Path

import orjson
from safetensors import SafetensorError
from safetensors.torch import load
from torch import Tensor

from pointerscope.network.checkpoint import (
    MAX_TENSORS,
    Checkpoint,
    CheckpointError,
    Renames,
    checkpoint_beside,
    read_checkpoint,
)

SUFFIX = ".safetensors"
MAX_HEADER_BYTES = 1_000_000
_LENGTH_BYTES = 8


def read_safetensors(path: Path) -> dict[str, Tensor]:
    """Return the tensors of a file by name.

    Raises:
        CheckpointError: the file is damaged, or holds too many tensors.
        FileNotFoundError: there is no such file.
    """
    try:
        _check_header(path)
        # Not memory-mapped: a mapped file that is truncated in use kills the process.
        return load(path.read_bytes())
    except CheckpointError:
        raise
    except (SafetensorError, ValueError, KeyError, RuntimeError) as error:
        raise CheckpointError(
            f"{path.name} is damaged or cut short: {error}. Copy it again."
        ) from error


def read_weights_file(path: Path, renames: Renames = ()) -> Checkpoint:
    """Open a checkpoint: a safetensors file, or any other that `read_checkpoint` opens.

    Args:
        path: the file.
        renames: see `read_checkpoint`.

    Raises:
        CheckpointError: as for `read_checkpoint`.
    """
    if path.suffix == SUFFIX:
        return checkpoint_beside(path, read_safetensors(path), renames)
    return read_checkpoint(path, renames)


def _check_header(path: Path) -> None:
    with path.open("rb") as file:
        length = int.from_bytes(file.read(_LENGTH_BYTES), "little")
        if length > MAX_HEADER_BYTES:
            raise ValueError(
                f"its header claims {length:,} bytes, of which at most {MAX_HEADER_BYTES:,} are "
                "read"
            )
        entries = orjson.loads(file.read(length))
    if not isinstance(entries, dict):
        raise ValueError("its header is not a JSON object")
    if len(entries) > MAX_TENSORS + 1:  # the metadata are an entry too
        raise CheckpointError(
            f"{path.name} holds {len(entries):,} tensors; at most {MAX_TENSORS:,} are read."
        )
