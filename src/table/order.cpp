#include "table/order.h"

#include <utility>

namespace kuhhandel::table {
namespace {

struct Wording {
  std::string_view name;
  std::string_view sentence;
};

Wording wording_of(OrderRefusal refusal) {
  switch (refusal) {
    case OrderRefusal::not_host:
      return {"not_host", "Only the host of the table does that."};
    case OrderRefusal::not_waiting:
      return {"not_waiting", "That can be done only before the game starts."};
    case OrderRefusal::not_finished:
      return {"not_finished", "The game is not over yet."};
    case OrderRefusal::seat_taken:
      return {"seat_taken", "Somebody sits there already."};
    case OrderRefusal::seat_empty:
      return {"seat_empty", "Nobody sits there."};
    case OrderRefusal::seats_empty:
      return {"seats_empty", "Every seat must be filled before the game starts."};
    case OrderRefusal::no_such_seat:
      return {"no_such_seat", "The table has no such seat for that."};
    case OrderRefusal::no_such_bot:
      return {"no_such_bot", "No bot goes by that name."};
    case OrderRefusal::table_full:
      return {"table_full", "Every seat of the table is taken."};
    case OrderRefusal::name_taken:
      return {"name_taken", "Somebody at the table goes by that name."};
    case OrderRefusal::game_running:
      return {"game_running", "The game has begun; you may watch."};
    case OrderRefusal::not_running:
      return {"not_running", "No game is running."};
    case OrderRefusal::is_paused:
      return {"is_paused", "The game waits already."};
    case OrderRefusal::is_opening:
      return {"is_opening", "The cards are being dealt; every browser has to open its part first."};
    case OrderRefusal::broken_off_too_often:
      return {"broken_off_too_often", "Too many deals were broken off here; open another table."};
    case OrderRefusal::not_paused:
      return {"not_paused", "The game does not wait."};
    case OrderRefusal::not_your_gavel:
      return {"not_your_gavel", "It is not for you to call now."};
    case OrderRefusal::not_asked:
      return {"not_asked", "Nobody waits for your silence."};
    case OrderRefusal::too_late:
      return {"too_late", "That could be undone for ten seconds."};
    case OrderRefusal::nobody_asks:
      return {"nobody_asks", "Nobody of that name asks for a seat."};
    case OrderRefusal::too_many_ask:
      return {"too_many_ask", "Too many ask for a seat already."};
    case OrderRefusal::disk_full:
      return {"disk_full", "The server's disk is full; another game can begin once there is room."};
    case OrderRefusal::too_soon:
      return {"too_soon", "Everyone must have time to answer before the next call."};
    case OrderRefusal::too_often:
      return {"too_often", "That was a lot of changes; wait a moment."};
  }
  std::unreachable();
}

}  // namespace

std::string_view name_of(OrderRefusal refusal) { return wording_of(refusal).name; }
std::string_view sentence_of(OrderRefusal refusal) { return wording_of(refusal).sentence; }

}  // namespace kuhhandel::table
