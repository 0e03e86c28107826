"""The public Python face of PointerScope."""
