"""The public Python face of PointerScope.

>>> from pointerscope import open_model
>>> open_model("town").explain("Maple Court @ Mon 08:00 +45, Café Luna").prediction.label
"""

from app.open_model import OpenModel, open_model

__all__ = ["OpenModel", "open_model"]
