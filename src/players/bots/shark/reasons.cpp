#include "bots/shark/reasons.h"

#include <cmath>
#include <optional>
#include <utility>

#include "bots/stake.h"

namespace kuhhandel::bots {
namespace {

PerSeat<float> points_with(Prospect prospect, Stake const& stake, Seat owner, Seat loser) {
  if (stake.traded) prospect.herd(loser).remove(stake.animal, stake.count);
  prospect.herd(owner).add(stake.animal, stake.count);
  return points_of_each(prospect);
}

struct Gains {
  float own;
  float rival;
};

Gains gains_from(Prospect const& prospect, Stake const& stake, Seat self) {
  auto const mine = points_with(prospect, stake, self, stake.rival);
  auto const theirs = points_with(prospect, stake, stake.rival, self);
  return {mine[self] - theirs[self], theirs[stake.rival] - mine[stake.rival]};
}

Money laid_in(Choice const& choice) {
  auto const* const offer = choice ? std::get_if<action::Offer>(&*choice) : nullptr;
  auto const* const counter = choice ? std::get_if<action::Counter>(&*choice) : nullptr;
  if (offer != nullptr) return offer->money.sum();
  return counter != nullptr ? counter->money.sum() : 0;
}

Reason reason_for(Act act, Choice const& choice, Stake const& stake, View const& view, Gains const& gains) {
  switch (act) {
    case Act::silence:
    case Act::sell:
      return view.hand.sum() <= stake.price ? Reason::no_means : Reason::too_dear;
    case Act::accept:
      return view.hand.empty() ? Reason::no_means : Reason::too_dear;
    case Act::offer:
    case Act::counter:
      return laid_in(choice) == 0 ? Reason::bluff : Reason::gain;
    case Act::bid:
    case Act::buy:
    case Act::challenge:
      return gains.rival > gains.own ? Reason::deny : Reason::gain;
    case Act::auction:
      return Reason::wait;
    case Act::stop:
    case Act::claim:
    case Act::tick:
    case Act::take:
    case Act::lay:
    case Act::divide:
    case Act::keep:
    case Act::give:
    case Act::exclude:
    case Act::pay:
    case Act::hammer:
      return Reason::no_choice;
  }
  std::unreachable();
}

bool has_no_choice(LegalActions const& legal, View const& view) {
  return legal.size() == 1 && (std::holds_alternative<seen::TurnChoice>(view.phase) ||
                               std::holds_alternative<seen::Answer>(view.phase));
}

}  // namespace

Explanation explain_choice(Prospect const& prospect, View const& view, LegalActions const& legal,
                           Choice const& choice) {
  Explanation why{.act = act_of(choice), .reason = Reason::wait};
  auto const self = *view.viewer;
  if (auto const stake = find_stake(view.phase, self, choice)) {
    auto const gains = gains_from(prospect, *stake, self);
    why.reason = reason_for(why.act, choice, *stake, view, gains);
    why.animal = stake->animal;
    why.copy = view.herd(self).count(stake->animal) + 1;
    why.worth = Money::of_tens(static_cast<int>(std::lround(gains.own / 10)));
    why.price = stake->price;
    why.other = stake->rival;
  }
  if (has_no_choice(legal, view)) why.reason = Reason::no_choice;
  return why;
}

}  // namespace kuhhandel::bots
