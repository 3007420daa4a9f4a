#include "table/seats/inactivity.h"

#include <variant>

namespace kuhhandel::table {
namespace {

std::optional<Seat> seat_in(Actor const& actor) {
  auto const* const seat = std::get_if<Seat>(&actor);
  return seat == nullptr ? std::nullopt : std::optional(*seat);
}

}  // namespace

std::optional<Seat> inactive_seat(Fact const& fact) {
  auto const* const played = std::get_if<fact::Played>(&fact);
  return played != nullptr && played->timed_out ? seat_in(played->command.by) : std::nullopt;
}

std::optional<Seat> active_seat(Fact const& fact) {
  if (auto const* const played = std::get_if<fact::Played>(&fact))
    return played->timed_out ? std::nullopt : seat_in(played->command.by);
  if (auto const* const pressed = std::get_if<fact::Pressed>(&fact))
    return seat_in(pressed->press.command.by);
  if (auto const* const passed = std::get_if<fact::Passed>(&fact)) return passed->seat;
  if (auto const* const back = std::get_if<fact::PassTakenBack>(&fact)) return back->seat;
  return {};
}

}  // namespace kuhhandel::table
