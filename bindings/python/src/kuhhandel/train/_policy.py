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
from ._tables import Seen

#: Weights [in, out] and biases of each layer; the last one's outputs are the replies.
Layers: TypeAlias = list[tuple[jax.Array, jax.Array]]
#: The activation of KHN1 is cut where a byte of 64ths ends.
MOST = 255 / UNIT


class Net(NamedTuple):
    """The policy, and the critic that says what share of the win is to be expected: it may know who the others are."""

    layers: Layers
    critic: Layers


def new_net(key: jax.Array, hidden: Sequence[int], inputs: int, company: int, replies: int) -> Net:
    """Of chance; at first all replies are about as likely. `company` are the columns that the critic alone has."""
    own, of_critic = jax.random.split(key)
    return Net(_new_layers(own, (inputs, *hidden, replies)), _new_layers(of_critic, (inputs + company, *hidden, 1)))


def net_judging(key: jax.Array, player: Layers, hidden: Sequence[int]) -> Net:
    """One that plays as the layers do, with a critic of chance that knows what a player knows."""
    return Net(player, _new_layers(key, (player[0][0].shape[0], *hidden, 1)))


def _new_layers(key: jax.Array, sizes: Sequence[int]) -> Layers:
    layers: Layers = []
    for fan_in, fan_out in zip(sizes, sizes[1:], strict=False):
        key, own = jax.random.split(key)
        size = 0.01 if len(layers) == len(sizes) - 2 else (1 / fan_in) ** 0.5
        layers.append((size * jax.random.normal(own, (fan_in, fan_out)), jnp.zeros(fan_out)))
    return layers


def likelihoods(net: Net, features: ArrayLike, legal: ArrayLike) -> jax.Array:
    """The logarithm of how likely each reply is."""
    return jax.nn.log_softmax(jnp.where(legal, _through(net.layers, _floats(features)), -1e9))


def odds_to_win(net: Net, seen: Seen) -> jax.Array:
    """The logarithm of them, as the critic has it."""
    return _through(net.critic, jnp.concatenate([_floats(seen.features), jnp.asarray(seen.company)], -1))[..., 0]


def _floats(features: ArrayLike) -> jax.Array:
    return jnp.asarray(features, jnp.float32) / UNIT


def _through(layers: Layers, x: jax.Array) -> jax.Array:
    for weights, biases in layers[:-1]:
        x = jnp.clip(x @ weights + biases, 0, MOST)
    weights, biases = layers[-1]
    return x @ weights + biases


@jax.jit
def choose(net: Net, seen: Seen, key: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """A reply for each row as likely as the net has it; the logarithm of that; the value."""
    likely = likelihoods(net, seen.features, seen.legal)
    choice = jax.random.categorical(key, likely)
    return choice, _of(likely, choice), jax.nn.sigmoid(odds_to_win(net, seen))


def _of(likely: jax.Array, choice: ArrayLike) -> jax.Array:
    return jnp.take_along_axis(likely, jnp.asarray(choice)[:, None], 1)[:, 0]


class Rows(NamedTuple):
    """Decisions of finished games, as they are learned from."""

    seen: Seen
    choice: np.ndarray
    likely: np.ndarray  # the logarithm of how likely the choice was
    advantage: np.ndarray
    share: np.ndarray  # of the win, that followed
    later: np.ndarray  # of the win, as far as it was expected later on, by `lam`


class Weighed(NamedTuple):
    """What else counts in the loss, and how far a step goes."""

    clip: float
    entropy: float
    magnet: float
    rate: float


def loss(net: Net, slow: Net, rows: Rows, weighed: Weighed) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    """Of PPO, with what is told of it: the entropy, how far the policy went, the error of the value."""
    features, legal, _ = rows.seen
    likely = likelihoods(net, features, legal)
    ratio = jnp.exp(_of(likely, rows.choice) - rows.likely)
    cut = jnp.clip(ratio, 1 - weighed.clip, 1 + weighed.clip)
    gained = jnp.minimum(ratio * rows.advantage, cut * rows.advantage).mean()
    entropy = -jnp.where(legal, jnp.exp(likely) * likely, 0).sum(1).mean()
    drawn = jnp.where(legal, jnp.exp(likely) * (likely - likelihoods(slow, features, legal)), 0).sum(1).mean()
    wrong = optax.sigmoid_binary_cross_entropy(odds_to_win(net, rows.seen), rows.share).mean()
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
        chosen = _of(likelihoods(net, rows.seen.features, rows.seen.legal), rows.choice).mean()
        return optax.sigmoid_binary_cross_entropy(odds_to_win(net, rows.seen), rows.share).mean() - chosen

    scaled, moments = ADAM.update(jax.grad(unlike)(learner.net), learner.moments)
    net = jax.tree.map(lambda old, new: old - rate * new, learner.net, scaled)
    return Learner(net, net, moments)


@jax.jit
def judge(learner: Learner, rows: Rows, rate: float) -> tuple[Learner, jax.Array]:
    """A step of the critic alone towards what was expected later; how wrong its odds were of the share that followed."""

    def wrong(critic: Layers) -> tuple[jax.Array, jax.Array]:
        odds = odds_to_win(learner.net._replace(critic=critic), rows.seen)
        error = optax.sigmoid_binary_cross_entropy(odds, rows.share).mean()
        return optax.sigmoid_binary_cross_entropy(odds, rows.later).mean(), error

    change, error = jax.grad(wrong, has_aux=True)(learner.net.critic)
    nothing = jax.tree.map(jnp.zeros_like, learner.net.layers)
    scaled, moments = ADAM.update(Net(nothing, change), learner.moments)
    net = jax.tree.map(lambda old, new: old - rate * new, learner.net, scaled)
    return Learner(net, net, moments), error


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
