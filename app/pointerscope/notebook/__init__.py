"""A model in a notebook: what its answers, its views and its tensors look like there."""
