// The third way to ask, in fewer than half of the questions: each seat says once for a lot up to how much it
// bids, a secret that is its ceiling; offers are a sum and a number of zeros; payments go by rule. It is not
// the whole game: who bids cannot react to the others' bids for the same lot, frighten them by a leap, or
// choose how many cards a sum is made of. Any game so played is a legal one step by step (commands_of.h).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/choices.h"
#include "engine/smallest_steps.h"

namespace kuhhandel {

/// A game that is asked by ceilings. What is asked is `question`, which stands for itself where replies,
/// observations and masks are made of it: a bid that is asked for is a ceiling, a bluff beyond all cards in
/// hand among them; nothing of it shows what others said. A value: a copy is the undo and the search node.
///
/// Once all who may bid for a lot have said their ceiling, bidding ends as it would by smallest steps, and so
/// it does again, unasked, where who was to pay could not (C4.8). Of the bids each seat's last one is told.
/// Then come sell or buy as ever; payments are the cheapest (payments.h). An offer or counter is first asked
/// for its sum, of which the fewest cards are laid, then for the number of zeros beside them, each only where
/// there are several. All else is asked as in choices.h, pedigrees at each count.
struct CeilingQuestion {
  Question question;
  CeilingOfSeat ceilings{};  // of the lot that is auctioned
  SeatSet said;              // who has said theirs
};

/// A new game at a table of `seats`, one of the edition's numbers: all of its chance follows from `seed`.
CeilingQuestion deal_by_ceilings(Edition const& edition, int seats, std::uint64_t seed);

/// The first question that a state puts; `chance` draws among those who claim at the same count.
CeilingQuestion ask_by_ceilings(Edition const& edition, State const& state, std::uint64_t chance);

/// The next question of a game whose `asked.question.state` went on by other means than answers. Ceilings
/// that were said for a lot hold where it is bid for again; what happens on the way is added to `events`.
void ask_on(Edition const& edition, CeilingQuestion& asked, std::vector<Event>& events);

/// Gives the `nth` answer, below `asked.question.count`, and puts the next question.
void answer(Edition const& edition, CeilingQuestion& asked, int nth);

/// The same, and what happened is added to `events`: what `play` tells of the same commands.
void answer(Edition const& edition, CeilingQuestion& asked, int nth, std::vector<Event>& events);

}  // namespace kuhhandel
