// Orders change the table, not the game: seats, bots, start.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/seat.h"

namespace kuhhandel {
namespace order {

struct AddBot {
  Seat seat;
  std::string bot;
};
struct FreeSeat {
  Seat seat;
};
/// Begins the first game.
struct Start {};
/// Begins another game with the same seats.
struct Again {};

}  // namespace order

using Order = std::variant<order::AddBot, order::FreeSeat, order::Start, order::Again>;

enum class OrderRefusal : std::uint8_t {
  not_host,
  not_waiting,
  not_finished,
  seat_taken,
  seat_empty,
  seats_empty,
  no_such_seat,
  no_such_bot,
  table_full,
  game_running,
};

/// The word of the protocol.
std::string_view name_of(OrderRefusal refusal);

/// A sentence for a person, in English.
std::string_view sentence_of(OrderRefusal refusal);

}  // namespace kuhhandel
