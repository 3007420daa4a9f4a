# pyright: basic, reportOptionalMemberAccess=false
# OpenSpiel does not say its types.
"""The game for OpenSpiel: `pyspiel.load_game("python_kuhhandel(edition=mini-2,players=2)")` after this module is imported.

Chance is the deal alone, before anything else. If there are few deals, as in `mini-2`, it is one of all that differ; else it
is one of 2^32, in four chance nodes of a byte each. A seat with one reply is not asked. `decisions` ends a game after that
many, scored as it is, so that a tree is finite; 0 is the longest possible game. `seats` is an older name of `players`.

An information state in words tells the present question and ends with a hash of everything that the seat saw and did. As a
tensor it is the observation, which sums the past up, and 64 bits of that hash.
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
    message = "kuhhandel.openspiel needs OpenSpiel: pip install 'kuhhandel[openspiel]'"
    raise ModuleNotFoundError(message, name=missing.name) from missing

_LONGEST = 20_000
_FEW_DEALS = 400
_BYTES = 4
_HASH_BITS = 64
#: `seats` is 0 unless a game is asked for by that name.
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
        """What one seat may know is told whole; OpenSpiel takes None for an answer where another part is wanted."""
        if params:
            raise ValueError(f"params: none are known, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.table.seats, recalls=kind.perfect_recall)


class Past:
    """What each seat has seen and done so far, followed when somebody asks for it: most states are only passed through."""

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
        """To the end of a game that began in the same way."""
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
        self._past = None
        self.game = None

    def current_player(self):
        return self._player

    def is_terminal(self):
        return self._player == pyspiel.PlayerId.TERMINAL

    def chance_outcomes(self):
        number = self._table.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _legal_actions(self, player):
        return self.game._legal_list()

    def _apply_action(self, action):
        game = self.game
        if game is None:
            self._drawn.append(action)
            if len(self._drawn) < self._table.chance_nodes:
                return
            game = self.game = self._table.dealt(self._drawn)
        else:
            game.step(action)
            self._answered += 1
        seat = game._next_seat()
        over = seat < 0 or self._answered == self._table.longest
        self._player = pyspiel.PlayerId.TERMINAL if over else seat

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return name_in(self.game, action) if player == self._player else reply_name(action, self._table.edition)  # pyright: ignore[reportArgumentType]

    def returns(self):
        return self.game.shares().tolist() if self.is_terminal() else [0.0] * self._table.seats

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
        """As OpenSpiel's own games refuse a player."""
        if player < 0:
            raise RuntimeError("player >= 0 is needed: nobody else has an information state")
        if player >= self._table.seats:
            raise RuntimeError(f"player < {self._table.seats} is needed, not {player}")
        return player

    def observation(self, player):
        """What the seat may know, 320 bytes, all 0 before the deal."""
        return np.zeros(OBSERVATION_SIZE, np.uint8) if self.game is None else self.game.observe(player)

    def past(self):
        """What the seats have seen and done; None before the deal."""
        if self.game is None:
            return None
        if self._past is None:
            self._past = Past(self._table.dealt(self._drawn))
        return self._past.follow(self.game.history())

    def __str__(self):
        dealt = " ".join(map(str, self._drawn))
        return dealt if self.game is None else f"{dealt}: {' '.join(map(str, self.game.history()))}"


def _words(seen, player, table):
    """What a seat is asked, and what it has, by the bytes of its observation."""
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
    """What a seat may know, as the floats of `kuhhandel.encode` and in words; with perfect recall also the hash of its past."""

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
