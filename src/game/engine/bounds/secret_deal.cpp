#include "engine/bounds/secret_deal.h"

#include "engine/phases/answer.h"

namespace kuhhandel {
namespace {

/// Returns sums with this comparison; the money that crosses depends on nothing else about them.
Crossing crossing_like(Ruleset const& rules, Compared compared) {
  auto const tens = [](int count) { return MoneyCards::of(Denomination::ten, count); };
  return crossing(rules, tens(compared == Compared::first_higher ? 2 : 1),
                  tens(compared == Compared::second_higher ? 2 : 1));
}

Given given_by(Seat seat, int cards, bool keeps, bool zeros_stay) {
  auto const most = keeps ? 0 : cards;
  return {.seat = seat,
          .cards = {.at_least = zeros_stay ? 0 : most, .at_most = most, .zeros_stay = zeros_stay}};
}

}  // namespace

void settle_bounds(Ruleset const& rules, SecretDeal const& deal, Bounds& bounds) {
  bool const trade = deal.first_at_least == 0;
  bool const zeros_stay = trade && going(rules, MoneyCards::of(Denomination::zero)).empty();
  bool const against = deal.second_cards > 0;
  auto const cross = crossing_like(rules, deal.compared);
  bounds.exchange(
      given_by(deal.first, deal.first_cards, against && cross.to_challenged.empty(), zeros_stay),
      given_by(deal.second, deal.second_cards, against && cross.to_challenger.empty(), zeros_stay));
}

}  // namespace kuhhandel
