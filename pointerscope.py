"""The public Python face of PointerScope.

>>> from pointerscope import open_model
>>> town = open_model("town")
>>> town.explain("Maple Court @ Mon 08:00 +45, Café Luna").prediction.label
>>> town.view("heads", "Maple Court @ Mon 08:00 +45, Café Luna", head=2).save("heads.html")
"""

from app.open_model import OpenModel, open_model

__all__ = ["OpenModel", "open_model"]
