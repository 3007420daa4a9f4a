// The third way to play, with fewer than half of the questions: each seat gives one secret ceiling per lot
// (its highest bid), an offer is a sum and a number of zeros, and payments follow a rule. This is not the
// whole game: bidders cannot react to other bids for the lot, use jump bids as a threat, or choose of how
// many cards a sum consists. Every game played like this is also legal step by step (commands_of.h).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/ceilings/smallest_steps.h"
#include "engine/choices/choices.h"

namespace kuhhandel {

/// A game that is played by ceilings. Replies, observations and masks need only `question`: a bid that it
/// asks for is a ceiling (possibly a bluff above all cards in hand), and it reveals nothing of the ceilings
/// of others. A value: a copy serves as undo and as search node.
///
/// When everyone who may bid has given a ceiling, bidding ends as it would by smallest steps. If the payer is
/// insolvent (C4.8), it ends in the same way again, without new questions. Only the last bid of each seat
/// becomes an event. Then follows the choice to sell or buy; payments are the cheapest ones (payments.h). An
/// offer or counter-offer is first asked for its sum, which is laid with the fewest cards, then for the
/// number of zeros; each question is skipped if there is only one answer. Everything else is asked as in
/// choices.h, pedigrees at each count.
struct CeilingQuestion {
  Question question;
  CeilingOfSeat ceilings{};  // for the current lot
  SeatSet answered;          // the seats that have given their ceiling
};

/// Deals a new game for `seats` players, a number that the edition allows. `seed` determines all randomness.
CeilingQuestion deal_by_ceilings(Edition const& edition, int seats, std::uint64_t seed);

/// Returns the first question in a state; `chance` draws among players who claim at the same count.
CeilingQuestion ask_by_ceilings(Edition const& edition, State const& state, std::uint64_t chance);

/// Finds the next question after `asked.question.state` was changed by other means than answers. Ceilings
/// given for a lot remain valid if it is auctioned again. Appends the events on the way to `events`.
void ask_on(Edition const& edition, CeilingQuestion& current, std::vector<Event>& events);

/// Gives answer `nth`, which must be less than `asked.question.count`, and finds the next question.
void answer(Edition const& edition, CeilingQuestion& current, int nth);

/// The same, but appends the events to `events`. They equal those that `play` returns for the same commands.
void answer(Edition const& edition, CeilingQuestion& current, int nth, std::vector<Event>& events);

}  // namespace kuhhandel
