# pyright: basic
"""The network as JAX trains it: a policy over ceiling replies, and a critic that predicts the share of the win."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax.typing import ArrayLike

from .._encoding import UNIT
from ._tables import Seen

#: Weights [in, out] and biases of each layer; the outputs of the last one are the replies.
Layers: TypeAlias = list[tuple[jax.Array, jax.Array]]
#: Upper bound of the activation in KHN1: a byte in units of 1/64.
MOST = 255 / UNIT


class Net(NamedTuple):
    """The policy, and the critic that predicts the share of the win. The critic may know who the opponents are.

    `layers` is empty if a bot plays.
    """

    layers: Layers
    critic: Layers


def new_net(key: jax.Array, hidden: Sequence[int], inputs: int, company: int, replies: int) -> Net:
    """Returns a random network with nearly uniform policy. `company` is the number of columns of the critic alone."""
    own, of_critic = jax.random.split(key)
    return Net(_new_layers(own, (inputs, *hidden, replies)), _new_layers(of_critic, (inputs + company, *hidden, 1)))


def new_critic(key: jax.Array, hidden: Sequence[int], inputs: int) -> Layers:
    """Returns a random critic that knows what a player knows."""
    return _new_layers(key, (inputs, *hidden, 1))


def _new_layers(key: jax.Array, sizes: Sequence[int]) -> Layers:
    layers: Layers = []
    for fan_in, fan_out in zip(sizes, sizes[1:], strict=False):
        key, own = jax.random.split(key)
        size = 0.01 if len(layers) == len(sizes) - 2 else (1 / fan_in) ** 0.5
        layers.append((size * jax.random.normal(own, (fan_in, fan_out)), jnp.zeros(fan_out)))
    return layers


def likelihoods(net: Net, features: ArrayLike, legal: ArrayLike) -> jax.Array:
    """Returns the log-probability of each reply."""
    return jax.nn.log_softmax(jnp.where(legal, _through(net.layers, _floats(features)), -1e9))


@jax.jit
def share_of(net: Net, seen: Seen) -> jax.Array:
    """Returns the share of the win that the critic expects."""
    return jax.nn.sigmoid(odds_to_win(net, seen))


def odds_to_win(net: Net, seen: Seen) -> jax.Array:
    """Returns the critic's log odds of a win."""
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
    """Samples a reply for each row; returns it with its log-probability and the value."""
    likely = likelihoods(net, seen.features, seen.legal)
    choice = jax.random.categorical(key, likely)
    return choice, _of(likely, choice), share_of(net, seen)


def _of(likely: jax.Array, choice: ArrayLike) -> jax.Array:
    return jnp.take_along_axis(likely, jnp.asarray(choice)[:, None], 1)[:, 0]


class Rows(NamedTuple):
    """Decisions of finished games as training data."""

    seen: Seen
    choice: np.ndarray
    likely: np.ndarray  # the logarithm of how likely the choice was
    advantage: np.ndarray
    share: np.ndarray  # of the win, that followed
    later: np.ndarray  # of the win, as far as it was expected later on, by `lam`


class Weighed(NamedTuple):
    """Loss weights and the learning rate."""

    clip: float
    entropy: float
    magnet: float
    rate: float


def loss(net: Net, slow: Net, rows: Rows, weighed: Weighed) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    """Returns the PPO loss with statistics: entropy, size of the policy change, error of the value."""
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
    """Everything that training changes."""

    net: Net
    slow: Net  # the magnet
    moments: optax.OptState


ADAM = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam())


def new_learner(net: Net) -> Learner:
    """Returns a learner before its first step."""
    return Learner(net, net, ADAM.init(net))


@jax.jit
def imitate(learner: Learner, rows: Rows, rate: float) -> Learner:
    """Makes one step towards the chosen replies and the shares that followed."""

    def unlike(net: Net) -> jax.Array:
        chosen = _of(likelihoods(net, rows.seen.features, rows.seen.legal), rows.choice).mean()
        return optax.sigmoid_binary_cross_entropy(odds_to_win(net, rows.seen), rows.share).mean() - chosen

    scaled, moments = ADAM.update(jax.grad(unlike)(learner.net), learner.moments)
    net = jax.tree.map(lambda old, new: old - rate * new, learner.net, scaled)
    return Learner(net, net, moments)


@jax.jit
def judge(learner: Learner, rows: Rows, rate: float) -> tuple[Learner, jax.Array]:
    """Trains only the critic for one step towards the later estimates; also returns the error of its odds on the
    shares.
    """

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
    """Makes one gradient step."""
    change, told = jax.grad(loss, has_aux=True)(learner.net, learner.slow, rows, weighed)
    scaled, moments = ADAM.update(change, learner.moments)
    net = jax.tree.map(lambda old, new: old - weighed.rate * new, learner.net, scaled)
    slow = jax.tree.map(lambda old, new: slow_stays * old + (1 - slow_stays) * new, learner.slow, net)
    return Learner(net, slow, moments), told
