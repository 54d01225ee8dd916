"""Exponential, logarithm and cube root for rules, with the same last bits on every machine.

Those of C, NumPy and JavaScript differ there, and a search follows such a difference to other moves. These use only
what IEEE 754 defines exactly: adding, multiplying, dividing, and the bits of a number. (So is a square root, which
`np.sqrt` is on every machine.)
"""

import numpy as np

from zashiki.kernel.rule import general_rule
from zashiki.kernel.types import Float

_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""The logarithm of 2 in two parts; the first has so few bits that its product with an exponent is exact."""
_PER_LN2 = 1.44269504088896338700
_LARGEST, _SMALLEST = 709.0, -708.0
"""Greater arguments of `exp` count as the first; below the second the result is 0."""
_MANTISSA, _BIAS = 52, 1023
_ONE_BITS = np.int64(_BIAS << _MANTISSA)
_MANTISSA_BITS = np.int64((1 << _MANTISSA) - 1)
_SQRT2 = 1.41421356237309514547
_CUBE_ROOT_BITS = np.int64(0x2A9F7893782DA1CE)
"""Added to a third of a number's bits, it gives those of a number near its cube root."""


@general_rule
def exp(x: Float) -> float:
    """The exponential of a number, to the last bits."""
    if x < _SMALLEST:
        return 0.0
    x = min(x, _LARGEST)
    twos = np.floor(x * _PER_LN2 + 0.5)
    high, low = x - twos * _LN2_HIGH, twos * _LN2_LOW
    rest = high - low
    square = rest * rest
    # The rational approximation of FreeBSD's library, by Sun Microsystems.
    series = rest - square * (
        1.66666666666666019037e-01
        + square
        * (
            -2.77777777770155933842e-03
            + square
            * (
                6.61375632143793436117e-05
                + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08)
            )
        )
    )
    power = np.int64((np.int64(twos) + _BIAS) << _MANTISSA).view(np.float64)
    return (1.0 - ((low - rest * series / (2.0 - series)) - high)) * power


@general_rule
def log(x: Float) -> float:
    """The natural logarithm of a positive number that is not tiny, to the last bits."""
    bits = np.float64(x).view(np.int64)
    twos = (bits >> _MANTISSA) - _BIAS
    part = np.int64((bits & _MANTISSA_BITS) | _ONE_BITS).view(np.float64)
    if part > _SQRT2:
        part *= 0.5
        twos += 1
    # The same library's approximation, by s = f / (2 + f).
    f = part - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    odd = z * (
        6.666666666666735130e-01
        + w * (2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    )
    half = 0.5 * f * f
    return twos * _LN2_HIGH - ((half - (s * (half + even + odd) + twos * _LN2_LOW)) - f)


@general_rule
def cube_root(x: Float) -> float:
    """The cube root of a number that is not negative, to the last bits."""
    if x == 0.0:
        return 0.0
    bits = np.float64(x).view(np.int64)
    root = np.int64(bits // 3 + _CUBE_ROOT_BITS).view(np.float64)
    for _ in range(3):
        cube = root * root * root  # Halley's method
        root *= (cube + 2.0 * x) / (2.0 * cube + x)
    return root
