// The reason for a bot's choice, as data that the client puts into words. Secretly laid money is not
// included, but the worth may reveal much to rivals: show it only after the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/action.h"
#include "engine/cards/herd.h"
#include "engine/cards/money.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

/// The kind of an action, or silence while bids were open.
enum class Act : std::uint8_t {
  silence,
  auction,
  challenge,
  bid,
  hammer,
  sell,
  buy,
  pay,
  offer,
  accept,
  counter,
  stop,
  claim,
  tick,
  take,
  lay,
  divide,
  keep,
  give,
  exclude
};

enum class Reason : std::uint8_t {
  whim,       // chance alone
  no_choice,  // nothing else was possible, or nothing else made sense
  gain,       // its benefit is higher than its cost
  too_dear,   // its benefit would be lower than its cost
  no_means,   // it would be worth it, but there is not enough money
  drive_up,   // another player is expected to take it at an even higher price
  deny,       // so that `other` does not get it
  bluff,      // to appear to have more
  save,       // to save money for later
  wait,       // nothing available promises more than the next card
  limit,      // the highest price it would have paid, whatever others bid
  learnt,     // it has learned to, with this certainty
  foreseen    // no alternative came out better in the imagined games
};

struct Explanation {
  Act act;
  Reason reason;
  std::optional<AnimalId> animal = {};  // the animal concerned
  int copy = 0;     // the ordinal of this animal's card for the bot, owned or desired; 0 if the choice is not
                    // about getting one
  Money worth = 0;  // in final points: the expected gain from having it rather than not
  Money price = 0;  // the public bid, debt or price; 0 if there is none
  std::optional<Seat> other = {};  // the partner or the rival
  std::optional<Money> limit = {};
  std::optional<int> sure = {};  // in how many of a hundred such moments it would do the same

  friend bool operator==(Explanation const&, Explanation const&) = default;
};

/// Returns the word for messages and docs: "no_choice".
std::string_view word_of(Act act);
std::string_view word_of(Reason reason);

/// Returns the kind of an answer; an empty one is silence.
Act act_of(std::optional<Action> const& choice);

}  // namespace kuhhandel::bots
