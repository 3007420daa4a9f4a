#include "bots/farmer/reasons.h"

#include <cmath>

#include "bots/stake.h"

namespace kuhhandel::bots {
namespace {

Outlook given_to(Outlook const& outlook, Stake const& stake, Seat to, Seat from) {
  auto const source = stake.traded ? std::optional(from) : std::nullopt;
  if (source == to) return outlook;
  return after(
      outlook,
      {.to = to, .animal = stake.animal, .count = stake.count, .from = source, .payee = from, .price = 0});
}

struct AtStake {
  double own;    // the farmer's additional points with the prize
  double rival;  // the other player's additional points if the farmer does not have it
};

AtStake at_stake(Outlook const& outlook, Stake const& stake, Seat self) {
  auto const mine = points(given_to(outlook, stake, self, stake.rival));
  auto const theirs = points(given_to(outlook, stake, stake.rival, self));
  return {mine[self] - theirs[self], theirs[stake.rival] - mine[stake.rival]};
}

/// Replaces the plain reason by a preference of the personality if that explains more.
Reason coloured(Reason plain, Personality const& personality, AtStake const& stakes) {
  if (plain == Reason::gain && personality.envy > 0 && stakes.rival > stakes.own) return Reason::deny;
  if (plain == Reason::too_dear && personality.thrift > 0) return Reason::save;
  return plain;
}

}  // namespace

Explanation explanation_of(LastDecision const& last, Seat self, Personality const& personality) {
  auto const& [phase, outlook, verdict] = last;
  Explanation why{.act = act_of(verdict.choice), .reason = verdict.reason, .other = verdict.other};
  auto const stake = find_stake(phase, self, verdict.choice);
  if (!stake) return why;
  auto const stakes = at_stake(outlook, *stake, self);
  why.reason = coloured(verdict.reason, personality, stakes);
  if (why.reason == Reason::deny) why.other = stake->rival;
  why.animal = stake->animal;
  why.copy = outlook.herd(self).count(stake->animal) + 1;
  why.worth = Money::of_tens(static_cast<int>(std::lround(stakes.own / 10)));
  why.price = stake->price;
  return why;
}

}  // namespace kuhhandel::bots
