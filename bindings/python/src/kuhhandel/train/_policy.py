# pyright: basic
"""The net as JAX trains it: a policy over replies by ceilings, and what share of the win is expected."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.typing import ArrayLike

from .._encoding import UNIT

#: Weights [in, out] and biases of each layer; the last one's outputs are the replies.
Layers: TypeAlias = list[tuple[jax.Array, jax.Array]]
#: The activation of KHN1 is cut where a byte of 64ths ends.
MOST = 255 / UNIT


class Net(NamedTuple):
    """The policy, and the head that values what the last hidden layer has."""

    layers: Layers
    value: tuple[jax.Array, jax.Array]


def new_net(key: jax.Array, inputs: int, hidden: Sequence[int], replies: int) -> Net:
    """Of chance; at first all replies are about as likely."""
    sizes = (inputs, *hidden, replies)
    layers: Layers = []
    for fan_in, fan_out in zip(sizes, sizes[1:], strict=False):
        key, own = jax.random.split(key)
        size = 0.01 if len(layers) == len(hidden) else (1 / fan_in) ** 0.5
        layers.append((size * jax.random.normal(own, (fan_in, fan_out)), jnp.zeros(fan_out)))
    return Net(layers, (jnp.zeros((hidden[-1], 1)), jnp.zeros(1)))


def judge(net: Net, features: ArrayLike, legal: ArrayLike) -> tuple[jax.Array, jax.Array]:
    """The logarithm of how likely each reply is, and of the odds to win."""
    x = jnp.asarray(features, jnp.float32) / UNIT
    for weights, biases in net.layers[:-1]:
        x = jnp.clip(x @ weights + biases, 0, MOST)
    weights, biases = net.layers[-1]
    logits = jnp.where(legal, x @ weights + biases, -1e9)
    return jax.nn.log_softmax(logits), (x @ net.value[0] + net.value[1])[..., 0]


@jax.jit
def choose(
    net: Net, features: np.ndarray, legal: np.ndarray, key: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A reply for each row as likely as the net has it; the logarithm of that; the value."""
    likely, odds = judge(net, features, legal)
    choice = jax.random.categorical(key, likely)
    return choice, jnp.take_along_axis(likely, choice[:, None], 1)[:, 0], jax.nn.sigmoid(odds)


class Rows(NamedTuple):
    """Decisions of finished games, as they are learned from."""

    features: np.ndarray  # u8[rows, columns]
    legal: np.ndarray  # bool[rows, replies]
    choice: np.ndarray
    likely: np.ndarray  # the logarithm of how likely the choice was
    advantage: np.ndarray
    share: np.ndarray  # of the win, that followed


class Weighed(NamedTuple):
    """What else counts in the loss, and how far a step goes."""

    clip: float
    entropy: float
    magnet: float
    rate: float


def loss(net: Net, slow: Net, rows: Rows, weighed: Weighed) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    """Of PPO, with what is told of it: the entropy, how far the policy went, the error of the value."""
    likely, odds = judge(net, rows.features, rows.legal)
    ratio = jnp.exp(jnp.take_along_axis(likely, rows.choice[:, None], 1)[:, 0] - rows.likely)
    cut = jnp.clip(ratio, 1 - weighed.clip, 1 + weighed.clip)
    gained = jnp.minimum(ratio * rows.advantage, cut * rows.advantage).mean()
    entropy = -jnp.where(rows.legal, jnp.exp(likely) * likely, 0).sum(1).mean()
    drawn = jnp.where(rows.legal, jnp.exp(likely) * (likely - judge(slow, rows.features, rows.legal)[0]), 0).sum(1).mean()
    wrong = optax.sigmoid_binary_cross_entropy(odds, rows.share).mean()
    total = wrong - gained - weighed.entropy * entropy + weighed.magnet * drawn
    return total, (entropy, jnp.abs(ratio - 1).mean(), wrong)


class Learner(NamedTuple):
    """All that learning changes."""

    net: Net
    slow: Net  # the magnet
    moments: optax.OptState


ADAM = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())


def new_learner(net: Net) -> Learner:
    """That has learned nothing yet."""
    return Learner(net, net, ADAM.init(net))


@jax.jit
def imitate(learner: Learner, rows: Rows, rate: float) -> Learner:
    """A step towards what was chosen, and towards what followed."""

    def unlike(net: Net) -> jax.Array:
        likely, odds = judge(net, rows.features, rows.legal)
        chosen = jnp.take_along_axis(likely, rows.choice[:, None], 1).mean()
        return optax.sigmoid_binary_cross_entropy(odds, rows.share).mean() - chosen

    scaled, moments = ADAM.update(jax.grad(unlike)(learner.net), learner.moments)
    net = jax.tree.map(lambda old, new: old - rate * new, learner.net, scaled)
    return Learner(net, net, moments)


@jax.jit
def improve(
    learner: Learner, rows: Rows, weighed: Weighed, slow_stays: float
) -> tuple[Learner, tuple[jax.Array, ...]]:
    """A step along the gradient."""
    change, told = jax.grad(loss, has_aux=True)(learner.net, learner.slow, rows, weighed)
    scaled, moments = ADAM.update(change, learner.moments)
    net = jax.tree.map(lambda old, new: old - weighed.rate * new, learner.net, scaled)
    slow = jax.tree.map(lambda old, new: slow_stays * old + (1 - slow_stays) * new, learner.slow, net)
    return Learner(net, slow, moments), told
