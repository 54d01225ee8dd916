"""Types for annotating compiled rules.

Numba infers its own types and ignores annotations; these are for readers and for the type checker. Compiled code mixes
Python's and NumPy's integers freely, so `Int` and `Bool` are either.
"""

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Int: TypeAlias = int | np.integer[Any]
"""A whole number."""
Bool: TypeAlias = bool | np.bool
"""A truth value."""
Float: TypeAlias = float | np.floating[Any]
"""A floating-point number."""
Ints: TypeAlias = NDArray[np.integer[Any]]
"""An array of whole numbers: a table, a buffer for legal actions, points by seat."""
Floats: TypeAlias = NDArray[np.floating[Any]]
"""An array of floating-point numbers."""
States: TypeAlias = NDArray[Any]
"""An array of states."""

if TYPE_CHECKING:

    class Field(int):
        """A field of a state or a view: a number, a record, or an array that can be indexed."""

        def __getattr__(self, name: str) -> "Field": ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, index: Any) -> "Field": ...
        def __setitem__(self, index: Any, value: Any) -> None: ...
        def __len__(self) -> int: ...

    class State:
        """A record, such as an element of an array of a game's `STATE` type; its fields are those of the dtype."""

        dtype: np.dtype[Any]

        def __getattr__(self, name: str) -> Field: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

else:
    Field = State = Any
