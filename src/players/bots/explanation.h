// Why a bot did what it did, as facts; whoever shows it to people puts it into words. Money that was laid in
// secret is not among them, but the worth may tell a rival more than its bot would like: ask when all is
// done.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/action.h"
#include "engine/herd.h"
#include "engine/money.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

/// What was done: the kind of an action, or silence while bids were open.
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
  gain,       // what it brings is worth more than what it costs
  too_dear,   // what it would bring is worth less than it costs
  no_means,   // it would be worth it, but the money is not there
  drive_up,   // another is expected to take it at a still higher price
  deny,       // `other` is not to have it
  bluff,      // to look like more than there is
  save,       // the money is to be kept for later
  wait,       // nothing on the table promises more than the next card
  limit,      // so far it would have gone for the lot, whatever others bid
  learnt,     // it has learned to, and was so sure
  foreseen    // in the games that it imagined nothing else came out better
};

struct Explanation {
  Act act;
  Reason reason;
  std::optional<AnimalId> animal = {};  // what it is about
  int copy = 0;  // which one of its kind it is, or would be, for the bot; 0 where it is not about getting one
  Money worth = 0;  // in points at the end: what the bot expects from having it rather than not
  Money price = 0;  // the bid, debt or price that all could see; 0 where there is none
  std::optional<Seat> other = {};  // with whom it deals, or whom it works against
  std::optional<Money> limit = {};
  std::optional<int> sure = {};  // of a hundred such moments, in how many it would do the same

  friend bool operator==(Explanation const&, Explanation const&) = default;
};

/// As messages and docs say them: "no_choice".
std::string_view word_of(Act act);
std::string_view word_of(Reason reason);

/// The act that an answer amounts to; an empty one is silence.
Act act_of(std::optional<Action> const& choice);

}  // namespace kuhhandel::bots
