"""Networks in KHN1 files (docs/NETS.md) with exact integer arithmetic."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ._ceilings import ceiling_replies_hash
from ._encoding import UNIT, encoding, features, features_hash
from ._kuhhandel import NetReader
from ._observation import OBSERVATION_VERSION

#: Scale of the logits of the last layer.
LOGIT = 1024
_MOST = 255
_MOST_WEIGHT = 127
_SCALE_BITS = 24
_ID_BYTES = 16
#: Takes the place of the reply hash in networks that predict win odds.
_HASH_OF_ODDS = 0

Floats = npt.NDArray[np.float32] | npt.NDArray[np.float64]


@dataclass(frozen=True)
class Layer:
    """`weights` [inputs, outputs]; for each output its `scales`, in units of 2**-24, and its `biases`."""

    weights: npt.NDArray[np.int8]
    scales: npt.NDArray[np.uint32]
    biases: npt.NDArray[np.int32]

    def apply(self, inputs: npt.NDArray[np.uint8]) -> npt.NDArray[np.int32]:
        """Returns the outputs, rounded to the nearest integer, halves up."""
        # Sums below 2**53 are exact in float64, which is much faster to multiply.
        sums = (inputs.astype(np.float64) @ self.weights.astype(np.float64)).astype(np.int64) + self.biases
        scaled = sums * self.scales.astype(np.int64) + (1 << (_SCALE_BITS - 1)) >> _SCALE_BITS
        return np.clip(scaled, -(1 << 31), (1 << 31) - 1).astype(np.int32)


@dataclass(frozen=True)
class Playable:
    """An edition that a network plays, with its smallest and largest table."""

    edition: str
    fewest_seats: int
    most_seats: int


@dataclass(frozen=True)
class Net:
    """A network from the features of tables of at most `seats` seats to a logit for each of the `ceiling_replies`.

    If it has a single output, it predicts win odds: the logarithm of the odds that the asked player wins.
    """

    layers: tuple[Layer, ...]
    seats: int
    playable: tuple[Playable, ...]

    @staticmethod
    def quantised(layers: Sequence[tuple[Floats, Floats]], *, seats: int, playable: Sequence[Playable]) -> "Net":
        """Returns a network from float weights [inputs, outputs] and biases.

        They must be trained on the output of `encode`, with the activation `clip(z, 0, 255 / 64)` after each layer
        except the last.
        """
        last = len(layers) - 1
        whole = tuple(_quantised(w, b, LOGIT if at == last else UNIT) for at, (w, b) in enumerate(layers))
        return Net(whole, seats, tuple(playable))

    def floats(self) -> list[tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]]:
        """Returns float weights [inputs, outputs] and biases that `quantised` turns into this network."""
        last = len(self.layers) - 1
        return [_in_floats(layer, LOGIT if at == last else UNIT) for at, layer in enumerate(self.layers)]

    @staticmethod
    def read(path: str | Path) -> "Net":
        """Reads a network from a file. Raises ValueError with the reason if it is not valid."""
        try:
            return Net.from_bytes(Path(path).read_bytes())
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from None

    @staticmethod
    def from_bytes(data: bytes) -> "Net":
        """Reads a network from the bytes of a file. Raises ValueError with the reason if they are not valid."""
        NetReader(data)
        return _parsed(data)

    def write(self, path: str | Path) -> None:
        """Writes the network to a file. Raises ValueError if bots would not load it."""
        data = bytes(self)
        NetReader(data)
        Path(path).write_bytes(data)

    def __bytes__(self) -> bytes:
        widths = [len(encoding(self.seats)), *(layer.weights.shape[1] for layer in self.layers)]
        head = [_number(OBSERVATION_VERSION, 2), _number(self.seats, 1), _number(len(self.playable), 1)]
        head += [_number(features_hash(self.seats), 8), _number(self._outputs_hash(), 8)]
        for one in self.playable:
            head += [one.edition.encode().ljust(_ID_BYTES, b"\0"), bytes((one.fewest_seats, one.most_seats))]
        head += [_number(len(self.layers), 2), *(_number(width, 2) for width in widths)]
        body = (
            layer.scales.astype("<u4").tobytes() + layer.biases.astype("<i4").tobytes() + layer.weights.tobytes()
            for layer in self.layers
        )
        return b"KHN1" + b"".join(head) + b"".join(body)

    def plays(self, edition: str, seats: int) -> bool:
        """Returns whether the network plays this edition at tables of this size."""
        return any(one.edition == edition and one.fewest_seats <= seats <= one.most_seats for one in self.playable)

    def _outputs_hash(self) -> int:
        return ceiling_replies_hash() if self.layers[-1].weights.shape[1] > 1 else _HASH_OF_ODDS

    def logits(self, observation: npt.NDArray[np.uint8]) -> npt.NDArray[np.int32]:
        """Returns the logits for observations [..., 320], in 1/1024, exactly as bots compute them: [..., 157], or [...,
        1] for win odds.
        """
        inputs = features(observation, self.seats)
        for layer in self.layers[:-1]:
            inputs = np.clip(layer.apply(inputs), 0, _MOST).astype(np.uint8)
        return self.layers[-1].apply(inputs)


def _number(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little")


def _quantised(weights: Floats, biases: Floats, unit: int) -> Layer:
    """Quantises `x @ weights + biases`, where x is in units of 1/64, to units of 1/`unit`."""
    times = unit / UNIT * (1 << _SCALE_BITS)
    exact = weights.astype(np.float64)
    scales = np.maximum(np.ceil(np.abs(exact).max(axis=0) / _MOST_WEIGHT * times), 1 << 8)
    steps = scales / times
    whole: npt.NDArray[np.float64] = np.rint(exact / steps)
    offsets: npt.NDArray[np.float64] = np.rint(biases.astype(np.float64) * UNIT / steps)
    return Layer(whole.astype(np.int8), scales.astype(np.uint32), offsets.astype(np.int32))


def _in_floats(layer: Layer, unit: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    steps = layer.scales * (UNIT / unit / (1 << _SCALE_BITS))
    return (layer.weights * steps).astype(np.float32), (layer.biases * steps / UNIT).astype(np.float32)


def _parsed(data: bytes) -> Net:
    """Parses bytes that the bots' reader has already accepted."""
    at = 24

    def take(dtype: str, count: int) -> npt.NDArray[np.generic]:
        nonlocal at
        taken = np.frombuffer(data, dtype, count, at)
        at += taken.nbytes
        return taken

    playable: list[Playable] = []
    for _ in range(data[7]):
        edition = take("u1", _ID_BYTES).tobytes().rstrip(b"\0").decode()
        fewest, most = take("u1", 2).tolist()
        playable.append(Playable(edition, fewest, most))
    count: int = take("<u2", 1).tolist()[0]
    widths: list[int] = take("<u2", 1 + count).tolist()
    layers: list[Layer] = []
    for inputs, outputs in zip(widths, widths[1:], strict=False):
        scales = take("<u4", outputs).astype(np.uint32)
        biases = take("<i4", outputs).astype(np.int32)
        weights = take("i1", inputs * outputs).astype(np.int8).reshape(inputs, outputs)
        layers.append(Layer(weights, scales, biases))
    return Net(tuple(layers), data[6], tuple(playable))
