#include "table/sleepers.h"

#include <variant>

namespace kuhhandel::table {
namespace {

std::optional<Seat> seat_in(Actor const& actor) {
  auto const* const seat = std::get_if<Seat>(&actor);
  return seat == nullptr ? std::nullopt : std::optional(*seat);
}

struct Doer {
  std::optional<Seat> operator()(fact::Played const& played) const {
    return played.slept ? std::nullopt : seat_in(played.command.by);
  }
  std::optional<Seat> operator()(fact::Pressed const& pressed) const {
    return seat_in(pressed.press.command.by);
  }
  std::optional<Seat> operator()(fact::Passed const& passed) const { return passed.seat; }
  std::optional<Seat> operator()(fact::PassTakenBack const& back) const { return back.seat; }
  template <class Other>
  std::optional<Seat> operator()(Other const& /*fact*/) const {
    return {};
  }
};

}  // namespace

std::optional<Seat> sleeper_of(Fact const& fact) {
  auto const* const played = std::get_if<fact::Played>(&fact);
  return played != nullptr && played->slept ? seat_in(played->command.by) : std::nullopt;
}

std::optional<Seat> doer_of(Fact const& fact) { return std::visit(Doer{}, fact); }

}  // namespace kuhhandel::table
