#include "bots/shark/motive.h"

#include <cmath>
#include <optional>
#include <utility>

#include "bots/prize.h"

namespace kuhhandel::bots {
namespace {

PerSeat<float> points_with(Prospect prospect, Prize const& prize, Seat owner, Seat loser) {
  if (prize.traded) prospect.herd(loser).remove(prize.animal, prize.count);
  prospect.herd(owner).add(prize.animal, prize.count);
  return points_of_each(prospect);
}

struct Gains {
  float own;
  float rival;
};

Gains gains_from(Prospect const& prospect, Prize const& prize, Seat self) {
  auto const mine = points_with(prospect, prize, self, prize.rival);
  auto const theirs = points_with(prospect, prize, prize.rival, self);
  return {mine[self] - theirs[self], theirs[prize.rival] - mine[prize.rival]};
}

Money laid_in(Choice const& choice) {
  auto const* const offer = choice ? std::get_if<action::Offer>(&*choice) : nullptr;
  auto const* const counter = choice ? std::get_if<action::Counter>(&*choice) : nullptr;
  if (offer != nullptr) return offer->money.sum();
  return counter != nullptr ? counter->money.sum() : 0;
}

Reason reason_for(Act act, Choice const& choice, Prize const& prize, View const& view, Gains const& gains) {
  switch (act) {
    case Act::silence:
    case Act::sell:
      return view.hand.sum() <= prize.price ? Reason::no_means : Reason::too_dear;
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

Explanation motive_of(Prospect const& prospect, View const& view, LegalActions const& legal,
                      Choice const& choice) {
  Explanation why{.act = act_of(choice), .reason = Reason::wait};
  auto const self = *view.viewer;
  if (auto const prize = prize_of(view.phase, self, choice)) {
    auto const gains = gains_from(prospect, *prize, self);
    why.reason = reason_for(why.act, choice, *prize, view, gains);
    why.animal = prize->animal;
    why.copy = view.herd(self).count(prize->animal) + 1;
    why.worth = Money::of_tens(static_cast<int>(std::lround(gains.own / 10)));
    why.price = prize->price;
    why.other = prize->rival;
  }
  if (has_no_choice(legal, view)) why.reason = Reason::no_choice;
  return why;
}

}  // namespace kuhhandel::bots
