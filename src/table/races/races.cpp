#include "table/races/races.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::table {

bool Races::has_pressed(Actor by) const {
  return std::ranges::any_of(presses_, [&](Press const& press) { return press.command.by == by; });
}

bool Races::awaits_verdict(Seat seat, std::string_view id) const {
  return std::ranges::any_of(
      presses_, [&](Press const& press) { return press.command.by == Actor{seat} && press.id == id; });
}

std::vector<Instant> Races::moments() const {
  std::vector<Instant> moments;
  for (auto const& press : presses_) moments.push_back(press.moment);
  return moments;
}

void Races::press(Press const& press, Instant verdict_at) {
  if (!verdict_at_) verdict_at_ = verdict_at;
  presses_.push_back(press);
}

std::vector<Press> Races::take_judged(std::vector<int> const& order) {
  verdict_at_.reset();
  auto const presses = std::exchange(presses_, {});
  std::vector<Press> judged;
  for (int const place : order) judged.push_back(presses[static_cast<std::size_t>(place)]);
  return judged;
}

}  // namespace kuhhandel::table
