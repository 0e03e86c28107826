"""The sections of the insights, one module each."""
