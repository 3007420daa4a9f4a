# pyright: basic, reportOptionalMemberAccess=false
# OpenSpiel has no type annotations.
"""The game for OpenSpiel: import this module, then call
`pyspiel.load_game("python_kuhhandel(edition=mini-2,players=2)")`.

The only randomness is the deal, at the start. If the number of deals is small, as in `mini-2`, the chance node has one
outcome for each deal; otherwise one of 2^32 deals is drawn in four chance nodes of a byte each. A seat with a single
legal reply is not asked. `decisions` ends a game after this number of decisions and scores it, so that trees are
finite; 0 is the longest possible game. `seats` is an older name of `players`.

An information-state string has the current question and a hash of everything that the seat saw and did. The
information-state tensor is the observation, which summarises the past, and 64 bits of this hash.
"""

from functools import cache
from hashlib import blake2b
from typing import NamedTuple

import numpy as np

from ._encoding import encode, encoding
from ._kuhhandel import OBSERVATION_SIZE, Game, reply_count, table_sizes
from ._names import name_in, reply_name
from ._observation import DENOMINATIONS, read_observation
from ._records import lots

try:
    import pyspiel
except ModuleNotFoundError as missing:
    message = "kuhhandel.openspiel needs OpenSpiel: pip install 'open_spiel>=2.0'"
    raise ModuleNotFoundError(message, name=missing.name) from missing

_LONGEST = 20_000
_FEW_DEALS = 400
_BYTES = 4
_HASH_BITS = 64
#: `seats` is 0 unless the caller uses this name.
_PARAMETERS = {"edition": "", "players": 4, "seats": 0, "decisions": 0}
#: The default edition for each number of players.
_USUAL = {2: "duel", 3: "second", 4: "second", 5: "second", 6: "master"}

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
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


@cache
def deals(edition: str, seats: int) -> tuple[int, ...]:
    """Returns a seed for each distinct deal, all equally likely; empty if there are too many."""
    seeds: dict[int, int] = {}
    for seed in range(20 * _FEW_DEALS):
        seeds.setdefault(Game(edition, seats, seed=seed).digest, seed)
        if len(seeds) > _FEW_DEALS:
            return ()
    return tuple(seeds.values())


class Table(NamedTuple):
    """The parameters of a game; all copies of a state share them."""

    edition: str
    seats: int
    longest: int

    @property
    def deals(self):
        return deals(self.edition, self.seats)

    @property
    def outcomes(self):
        """Returns the number of outcomes of each chance node."""
        return len(self.deals) or 256

    @property
    def chance_nodes(self):
        return 1 if self.deals else _BYTES

    def dealt(self, drawn):
        """Returns the game for the drawn outcomes."""
        seed = self.deals[drawn[0]] if self.deals else int.from_bytes(bytes(drawn), "little")
        return Game(self.edition, self.seats, seed=seed)


class KuhhandelGame(pyspiel.Game):
    """An edition at a table of a given size."""

    def __init__(self, params=None):
        given = _PARAMETERS | (params or {})
        seats = int(given["seats"]) or int(given["players"])
        edition = str(given["edition"]) or _USUAL.get(seats, "second")
        if seats not in table_sizes(edition):
            raise ValueError(f"players: {edition!r} is for {table_sizes(edition)[0]} to {table_sizes(edition)[-1]}, not {seats}")
        self.table = Table(edition, seats, int(given["decisions"]) or _LONGEST)
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
        """Returns an observer of what one seat knows; None for other kinds of observations, which OpenSpiel accepts."""
        if params:
            raise ValueError(f"params: none are known, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.table.seats, recalls=kind.perfect_recall)


class Past:
    """The observations and replies of each seat. They are computed on demand, since most states are only passed through."""

    def __init__(self, game):
        self._game = game
        self._given = 0
        self.seen = [b""] * game.seats
        self.hashes = [b""] * game.seats
        self._skip_forced()

    def __deepcopy__(self, memo):
        other = Past.__new__(Past)
        other._game, other._given = self._game.clone(), self._given
        other.seen, other.hashes = self.seen.copy(), self.hashes.copy()
        return other

    def follow(self, history):
        """Extends the past to the end of a history that has the same beginning."""
        while self._given < len(history):
            asked, action = self._game.seat, int(history[self._given])
            self._game.step(action)
            self._given += 1
            self._add(asked, action.to_bytes(2, "little"))
            self._skip_forced()
        return self

    def _skip_forced(self):
        self._given += self._game.skip_forced()
        for seat in range(self._game.seats):
            seen = self._game.observe(seat).tobytes()
            if seen != self.seen[seat]:  # a seat learns what has changed for it, and does not notice the rest
                self.seen[seat] = seen
                self._add(seat, seen)

    def _add(self, seat, what):
        self.hashes[seat] = blake2b(self.hashes[seat] + what, digest_size=16).digest()


class KuhhandelState(pyspiel.State):
    """A position."""

    def __init__(self, game):
        super().__init__(game)
        self._table = game.table
        self._drawn = []
        self._answered = 0
        self._player = pyspiel.PlayerId.CHANCE
        self._over = False
        self._past = None
        self.game = None

    def current_player(self):
        return self._player

    def is_terminal(self):
        return self._over

    def is_chance_node(self):
        return self.game is None

    def legal_actions(self, player=None):
        """Returns what OpenSpiel returns by `_legal_actions`. Its way there, from Python through C++, takes ten times as long."""
        if self._over or (player is not None and player != self._player):
            return []
        return list(range(self._table.outcomes)) if self.game is None else self.game._legal_list().copy()

    def chance_outcomes(self):
        number = self._table.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _legal_actions(self, player):
        return self.game._legal_list()

    def _apply_action(self, action):
        if self.game is None:
            self._drawn.append(action)
            if len(self._drawn) < self._table.chance_nodes:
                return
            self.game = self._table.dealt(self._drawn)
            self._player = self.game._next_seat()
        else:
            self._player = self.game._step_to_choice(action)
            self._answered += 1
        if self._player < 0 or self._answered == self._table.longest:
            self._player, self._over = pyspiel.PlayerId.TERMINAL, True

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return name_in(self.game, action) if player == self._player else reply_name(action, self._table.edition)  # pyright: ignore[reportArgumentType]

    def returns(self):
        return self.game.shares().tolist() if self._over else [0.0] * self._table.seats

    def information_state_string(self, player=None):
        player = self._known(self._player if player is None else player)
        past = self.past()
        if past is None:
            return f"seat {player} before the deal"
        return f"{_words(past.seen[player], player, self._table)}, past {past.hashes[player].hex()}"

    def observation_string(self, player=None):
        player = self._known(self._player if player is None else player)
        if self.game is None:
            return f"seat {player} before the deal"
        seen = self.observation(player).tobytes()
        return f"{_words(seen, player, self._table)}, details {blake2b(seen, digest_size=8).hexdigest()}"

    def _known(self, player):
        """Raises for an invalid player, with the same errors as OpenSpiel's own games."""
        if player < 0:
            raise RuntimeError("player >= 0 is needed: nobody else has an information state")
        if player >= self._table.seats:
            raise RuntimeError(f"player < {self._table.seats} is needed, not {player}")
        return player

    def observation(self, player):
        """Returns the observation of a seat, 320 bytes, all 0 before the deal."""
        return np.zeros(OBSERVATION_SIZE, np.uint8) if self.game is None else self.game.observe(player)

    def past(self):
        """Returns the observations and replies of the seats; None before the deal."""
        if self.game is None:
            return None
        if self._past is None:
            self._past = Past(self._table.dealt(self._drawn))
        return self._past.follow(self.game.history())

    def __str__(self):
        dealt = " ".join(map(str, self._drawn))
        return dealt if self.game is None else f"{dealt}: {' '.join(map(str, self.game.history()))}"


def _words(seen, player, table):
    """Describes a seat's question and holdings from the bytes of its observation."""
    read = read_observation(np.frombuffer(seen, np.uint8), table.seats)

    def seat_at(steps):
        return (int(steps) + player) % table.seats

    words = [f"seat {player}", f"turn of seat {seat_at(read['turn'][0])}", _QUESTIONS[int(read["asks"][0])]]
    words[2] += f" of seat {seat_at(read['asked'][0])}" if int(read["asks"][0]) else ""
    if read["lot"][0] >= 0:
        words.append(str(lots(table.edition)[int(read["lot"][0])]))
    if read["amount"][0] > 0:
        bidder = f" of seat {seat_at(read['bidder'][0])}" if read["bidder"][0] >= 0 else ""
        words.append(f"{10 * int(read['amount'][0])}{bidder}")
    hand = [f"{count}\u00d7{value}" for value, count in zip(DENOMINATIONS, read["hand"].tolist(), strict=True) if count]
    return ", ".join([*words, f"{int(read['pile'][0])} cards in the pile", f"hand {' '.join(hand) or 'empty'}"])


#: Names of the questions, in the order of `asks`.
_QUESTIONS = (
    "finished",
    "turn choice",
    "bid",
    "buying right",
    "answer",
    "money",
    "claim",
    "rat",
    "division",
    "exclusion",
    "sum",
)


class Observer:
    """The knowledge of a seat as the floats of `kuhhandel.encode` and as text; with perfect recall, also the hash of
    its past.
    """

    def __init__(self, seats, *, recalls):
        self._seats = seats
        self._recalls = recalls
        columns = len(encoding(seats))
        self.tensor = np.zeros(columns + (_HASH_BITS if recalls else 0), np.float32)
        self.dict = {"observation": self.tensor[:columns]}
        if recalls:
            self.dict["past"] = self.tensor[columns:]

    def set_from(self, state, player):
        self.tensor[:] = 0
        if state.game is None:
            return
        self.dict["observation"][:] = encode(state.observation(player), self._seats)
        if self._recalls:
            past = np.frombuffer(state.past().hashes[player], np.uint8, _HASH_BITS // 8)
            self.dict["past"][:] = np.unpackbits(past)

    def string_from(self, state, player):
        return state.information_state_string(player) if self._recalls else state.observation_string(player)


pyspiel.register_game(_TYPE, KuhhandelGame)
