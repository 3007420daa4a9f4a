# pyright: basic, reportOptionalMemberAccess=false
# OpenSpiel does not say its types.
"""The game for OpenSpiel: `pyspiel.load_game("python_kuhhandel(edition=mini-2,seats=2)")` after this module is imported.

Chance is the deal alone, before anything else. Where there are few deals, as in `mini-2`, it is one of all that differ;
else it is one of 2^32, of which four chance nodes say a byte each. Whoever has but one reply is not asked. `decisions` ends
a game after so many, scored as it stands, so that a tree is finite; 0 is the longest game there is.

The information state is all that a seat saw and did, told by a hash of it, as what it may know at each moment is 320 bytes.
"""

from functools import cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np

from ._encoding import encode, encoding
from ._kuhhandel import OBSERVATION_SIZE, Game, reply_count

try:
    import pyspiel
except ModuleNotFoundError as missing:
    message = "kuhhandel.openspiel needs OpenSpiel: pip install 'kuhhandel[openspiel]'"
    raise ModuleNotFoundError(message, name=missing.name) from missing

_LONGEST = 20_000
_FEW_DEALS = 400
_BYTES = 4

_TYPE = pyspiel.GameType(
    short_name="python_kuhhandel",
    long_name="Kuhhandel",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"edition": "second", "seats": 4, "decisions": 0},
)


@cache
def deals(edition: str, seats: int) -> tuple[int, ...]:
    """A seed for each deal that differs, all of them equally likely; nothing where there are many."""
    seeds: dict[int, int] = {}
    for seed in range(20 * _FEW_DEALS):
        seeds.setdefault(Game(edition, seats, seed=seed).digest, seed)
        if len(seeds) > _FEW_DEALS:
            return ()
    return tuple(seeds.values())


class Table(NamedTuple):
    """What is played: a copy of a state keeps this of its game."""

    edition: str
    seats: int
    longest: int

    @property
    def deals(self):
        return deals(self.edition, self.seats)

    @property
    def outcomes(self):
        """How many each chance node has."""
        return len(self.deals) or 256

    @property
    def chance_nodes(self):
        return 1 if self.deals else _BYTES

    def dealt(self, drawn):
        """The game of what chance nodes drew."""
        seed = self.deals[drawn[0]] if self.deals else int.from_bytes(bytes(drawn), "little")
        return Game(self.edition, self.seats, seed=seed)


class KuhhandelGame(pyspiel.Game):
    """An edition at a table of so many."""

    def __init__(self, params=None):
        given = {"edition": "second", "seats": 4, "decisions": 0} | (params or {})
        self.table = Table(str(given["edition"]), int(given["seats"]), int(given["decisions"]) or _LONGEST)
        info = pyspiel.GameInfo(
            num_distinct_actions=reply_count(self.table.edition),
            max_chance_outcomes=self.table.outcomes,
            num_players=self.table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.table.longest,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self):
        return KuhhandelState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        """What one seat may know is told whole; OpenSpiel takes None for an answer where another part is wanted."""
        if params:
            raise ValueError(f"params: none are known, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.table.seats, recalls=kind.perfect_recall)


class KuhhandelState(pyspiel.State):
    """A position, and what each seat has seen and done until then."""

    def __init__(self, game):
        super().__init__(game)
        self._table = game.table
        self._drawn = []
        self._answered = 0
        self.game = None
        self._seen = [b""] * game.table.seats
        self._told = [b""] * game.table.seats

    def current_player(self):
        if self.game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.game.seat

    def is_terminal(self):
        return self.game is not None and (self.game.done or self._answered == self._table.longest)

    def chance_outcomes(self):
        number = self._table.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _legal_actions(self, player):
        return self.game.legal().tolist()

    def _apply_action(self, action):
        if self.game is None:
            self._drawn.append(action)
            if len(self._drawn) < self._table.chance_nodes:
                return
            self.game = self._table.dealt(self._drawn)
        else:
            asked = self.game.seat
            self.game.step(action)
            self._answered += 1
            self._tell(asked, action.to_bytes(2, "little"))
        self.game.skip_forced()
        for seat in range(self._table.seats):
            self._look(seat)

    def _look(self, seat):
        """A seat learns what has changed for it; what has not, it does not notice."""
        seen = self.game.observe(seat).tobytes()
        if seen != self._seen[seat]:
            self._seen[seat] = seen
            self._tell(seat, seen)

    def _tell(self, seat, what):
        self._told[seat] = blake2b(self._told[seat] + what, digest_size=16).digest()

    def _action_to_string(self, player, action):
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else f"reply {action}"

    def returns(self):
        return self.game.shares().tolist() if self.is_terminal() else [0.0] * self._table.seats

    def information_state_string(self, player=None):
        player = self.current_player() if player is None else player
        return f"{player} {self._told[player].hex()}"

    def observation(self, player):
        """What the seat may know, 320 bytes, all 0 before the deal."""
        return np.frombuffer(self._seen[player] or bytes(OBSERVATION_SIZE), np.uint8)

    def __str__(self):
        dealt = " ".join(map(str, self._drawn))
        return dealt if self.game is None else f"{dealt}: {' '.join(map(str, self.game.history()))}"


class Observer:
    """What a seat may know, as the floats of `kuhhandel.encode` and as text; with perfect recall as text alone."""

    def __init__(self, seats, *, recalls):
        self._seats = seats
        self._recalls = recalls
        self.tensor = None if self._recalls else np.zeros(len(encoding(seats)), np.float32)
        self.dict = {} if self._recalls else {"observation": self.tensor}

    def set_from(self, state, player):
        if self.tensor is not None:
            self.tensor[:] = 0 if state.game is None else encode(state.observation(player), self._seats)

    def string_from(self, state, player):
        if self._recalls:
            return state.information_state_string(player)
        return f"{player} {state.observation(player).tobytes().hex()}"


pyspiel.register_game(_TYPE, KuhhandelGame)
