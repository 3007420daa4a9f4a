#include "story/standing_tales.h"

#include "engine/scores.h"

namespace kuhhandel::story {
namespace {

/// Returns the seat with more points than everyone else; nullopt before the first quartet.
std::optional<Seat> leader(Scores const& scores) {
  std::optional<Seat> best;
  bool alone = false;
  Money most;
  for (auto const seat : seats_of(scores.seats)) {
    auto const total = scores.of(seat).total;
    if (total > most) best = seat;
    alone = total > most || (alone && total < most);
    if (total > most) most = total;
  }
  return alone ? best : std::nullopt;
}

Swing swing(Step const& step, event::Quartet const& quartet) {
  auto const before = scores(step.edition, step.before);
  auto const after = scores(step.edition, step.after);
  auto const led = leader(before);
  bool const overtakes = led && led != quartet.seat && leader(after) == quartet.seat;
  return {.step = step.number,
          .seat = quartet.seat,
          .animal = quartet.animal,
          .before = before.of(quartet.seat).total,
          .after = after.of(quartet.seat).total,
          .times = after.of(quartet.seat).times,
          .overtook = overtakes ? led : std::nullopt};
}

}  // namespace

void find_swings(Step const& step, std::vector<Tale>& found) {
  SeatSet recorded;
  for (auto const& event : step.events) {
    auto const* const quartet = std::get_if<event::Quartet>(&event);
    if (quartet == nullptr || recorded.contains(quartet->seat)) continue;
    recorded.insert(quartet->seat);
    found.emplace_back(swing(step, *quartet));
  }
}

void find_struck_quartet(Step const& step, std::vector<Tale>& found) {
  auto const* const excluded = step.find<event::Excluded>();
  if (excluded == nullptr) return;
  auto const sheet = scores(step.edition, step.after).of(excluded->seat);
  auto const& without = *sheet.without_rats;
  found.emplace_back(StruckQuartet{.step = step.number,
                                   .seat = excluded->seat,
                                   .animal = excluded->animal,
                                   .lost = without.total - sheet.total,
                                   .times = without.times});
}

void DonkeyTales::follow(Step const& step, std::vector<Tale>& found) {
  auto const* const debt = std::get_if<phase::Payment>(&step.before.phase);
  if (debt != nullptr && step.find<event::Paid<SecretMoney>>() != nullptr) paid(step, *debt, found);
  remember(step);
}

void DonkeyTales::paid(Step const& step, phase::Payment const& debt, std::vector<Tale>& found) const {
  auto const& gift = gifts_[debt.payer];
  if (!gift || gift->hand >= debt.at_least) return;
  found.emplace_back(DonkeyMoney{.step = step.number,
                                 .seat = debt.payer,
                                 .animal = gift->animal,
                                 .value = gift->value,
                                 .hand = gift->hand,
                                 .lot = debt.lot,
                                 .price = debt.at_least});
}

void DonkeyTales::remember(Step const& step) {
  auto const* const payday = step.find<event::Payday>();
  for (auto const seat : seats_of(step.before.seats)) {
    auto const before = step.before.hand(seat);
    if (step.after.hand(seat) != before) gifts_[seat].reset();
    if (payday != nullptr) gifts_[seat] = Gift{payday->animal, payday->value, before.sum()};
  }
}

}  // namespace kuhhandel::story
