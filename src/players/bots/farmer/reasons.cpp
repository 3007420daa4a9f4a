#include "bots/farmer/reasons.h"

#include <cmath>

#include "bots/prize.h"

namespace kuhhandel::bots {
namespace {

Outlook given_to(Outlook const& outlook, Prize const& prize, Seat to, Seat from) {
  auto const source = prize.traded ? std::optional(from) : std::nullopt;
  if (source == to) return outlook;
  return after(
      outlook,
      {.to = to, .animal = prize.animal, .count = prize.count, .from = source, .payee = from, .price = 0});
}

struct AtStake {
  double own;    // points that the farmer has more with the prize than without
  double rival;  // points that the other has more where the farmer does not have it
};

AtStake at_stake(Outlook const& outlook, Prize const& prize, Seat self) {
  auto const mine = points(given_to(outlook, prize, self, prize.rival));
  auto const theirs = points(given_to(outlook, prize, prize.rival, self));
  return {mine[self] - theirs[self], theirs[prize.rival] - mine[prize.rival]};
}

/// The leaning that tells more than the plain reason.
Reason coloured(Reason plain, Temperament const& temperament, AtStake const& stakes) {
  if (plain == Reason::gain && temperament.envy > 0 && stakes.rival > stakes.own) return Reason::deny;
  if (plain == Reason::too_dear && temperament.thrift > 0) return Reason::save;
  return plain;
}

}  // namespace

Explanation explanation_of(Recollection const& last, Seat self, Temperament const& temperament) {
  auto const& [phase, outlook, verdict] = last;
  Explanation why{.act = act_of(verdict.choice), .reason = verdict.reason, .other = verdict.other};
  auto const prize = prize_of(phase, self, verdict.choice);
  if (!prize) return why;
  auto const stakes = at_stake(outlook, *prize, self);
  why.reason = coloured(verdict.reason, temperament, stakes);
  if (why.reason == Reason::deny) why.other = prize->rival;
  why.animal = prize->animal;
  why.copy = outlook.herd(self).count(prize->animal) + 1;
  why.worth = Money::of_tens(static_cast<int>(std::lround(stakes.own / 10)));
  why.price = prize->price;
  return why;
}

}  // namespace kuhhandel::bots
