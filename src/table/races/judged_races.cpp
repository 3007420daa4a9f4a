#include "table/races/judged_races.h"

#include <algorithm>

namespace kuhhandel::table {

void JudgedRaces::push_back(std::size_t command, table_event::Verdict const& verdict) {
  auto const earliest = std::ranges::min(verdict.presses, {}, &table_event::JudgedPress::moment).moment;
  for (auto const& press : verdict.presses) {
    hands_.push_back({.command = static_cast<std::uint32_t>(command),
                      .amount = press.hand.amount.value_or(Money{}),
                      .after = static_cast<std::int32_t>((press.moment - earliest).count()),
                      .round_trip = static_cast<std::int32_t>(press.round_trip.count()),
                      .compensation = static_cast<std::int32_t>(press.compensation.count()),
                      .seat = press.hand.seat,
                      .count = static_cast<std::uint8_t>(press.hand.count),
                      .first = &press == &verdict.presses.front(),
                      .drawn = verdict.drawn});
  }
}

table_event::JudgedPress JudgedRaces::unpacked(Hand const& hand) {
  auto const amount = hand.amount == 0 ? std::nullopt : std::optional(hand.amount);
  return {.hand = {.seat = hand.seat, .amount = amount, .count = hand.count},
          .moment = Instant{hand.after},
          .round_trip = Duration{hand.round_trip},
          .compensation = Duration{hand.compensation}};
}

std::vector<JudgedRace> JudgedRaces::all() const {
  std::vector<JudgedRace> races;
  for (auto const& hand : hands_) {
    if (hand.first) races.push_back({hand.command, {{}, hand.drawn}});
    races.back().verdict.presses.push_back(unpacked(hand));
  }
  return races;
}

}  // namespace kuhhandel::table
