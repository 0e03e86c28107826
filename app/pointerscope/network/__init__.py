"""The network, its trace, its checkpoints and the registry of bundles."""
