#include "table/seats/join_requests.h"

#include <algorithm>
#include <utility>

#include "table/seats/faces.h"

namespace kuhhandel::table {
namespace {

bool is_asked_for(Table const& table, Seat seat) {
  return std::ranges::any_of(table.presence().join_requests().all(),
                             [&](JoinRequest const& join_request) { return join_request.seat == seat; });
}

std::optional<Seat> lowest_to_ask_for(Table const& table, bool empty) {
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const& occupant = table.presence()[seat];
    bool const fits = empty ? is_empty(occupant) : std::holds_alternative<BotPlayer>(occupant);
    if (fits && !is_asked_for(table, seat)) return seat;
  }
  return {};
}

/// Returns true if the seat may change hands now: at once if it is empty; a bot finishes its turn first.
bool may_change_hands(Table const& table, Seat seat) {
  auto const& occupant = table.presence()[seat];
  if (is_empty(occupant)) return true;
  if (!std::holds_alternative<BotPlayer>(occupant)) return false;
  if (table.state() == TableState::running)
    return std::holds_alternative<phase::TurnChoice>(table.game()->state.phase);
  return !table.shuffle() || !table.shuffle()->opening;
}

}  // namespace

std::expected<fact::JoinRequested, OrderRefusal> decide_join_request(Table const& table, std::string player,
                                                                     std::optional<Seat> wanted,
                                                                     std::optional<codec::Face> face) {
  if (table.state() != TableState::running) return std::unexpected(OrderRefusal::not_running);
  if (table.presence().join_requests().all().size() >= kMaxJoinRequests)
    return std::unexpected(OrderRefusal::too_many_ask);
  if (wanted && !has_seat(table.presence(), *wanted)) return std::unexpected(OrderRefusal::no_such_seat);
  if (wanted && (table.presence().person(*wanted) != nullptr || is_asked_for(table, *wanted)))
    return std::unexpected(OrderRefusal::seat_taken);
  auto seat = wanted;
  if (!seat) seat = lowest_to_ask_for(table, true);
  if (!seat) seat = lowest_to_ask_for(table, false);
  if (!seat) return std::unexpected(OrderRefusal::game_running);
  return fact::JoinRequested{*seat, std::move(player), face};
}

std::optional<fact::Seated> next_accepted_join(Table const& table) {
  for (auto const& join_request : table.presence().join_requests().all())
    if (join_request.accepted && may_change_hands(table, join_request.seat))
      return fact::Seated{join_request.seat, join_request.player,
                          free_face(table, join_request.seat, join_request.face)};
  return {};
}

JoinRequest const* join_request_of(Table const& table, std::string_view player) {
  auto const& join_requests = table.presence().join_requests().all();
  auto const found = std::ranges::find(join_requests, player, &JoinRequest::player);
  return found == join_requests.end() ? nullptr : &*found;
}

}  // namespace kuhhandel::table
