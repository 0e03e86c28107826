"""The Python interface: models, explanations and views in notebooks and scripts."""
