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
      return {"not_host", "Only the host can do that."};
    case OrderRefusal::not_waiting:
      return {"not_waiting", "That can be done only before the game starts."};
    case OrderRefusal::not_finished:
      return {"not_finished", "The game is not over yet."};
    case OrderRefusal::seat_taken:
      return {"seat_taken", "That seat is taken."};
    case OrderRefusal::seat_empty:
      return {"seat_empty", "That seat is empty."};
    case OrderRefusal::seats_empty:
      return {"seats_empty", "There are still empty seats."};
    case OrderRefusal::no_such_seat:
      return {"no_such_seat", "There is no such seat."};
    case OrderRefusal::no_such_bot:
      return {"no_such_bot", "There is no such bot."};
    case OrderRefusal::table_full:
      return {"table_full", "All seats are taken."};
    case OrderRefusal::name_taken:
      return {"name_taken", "That name is taken at this table."};
    case OrderRefusal::face_taken:
      return {"face_taken", "Another player at this table has that face."};
    case OrderRefusal::game_running:
      return {"game_running", "The game has started; you can watch."};
    case OrderRefusal::not_running:
      return {"not_running", "No game is running."};
    case OrderRefusal::is_paused:
      return {"is_paused", "The game is already paused."};
    case OrderRefusal::is_opening:
      return {"is_opening", "The cards are being dealt; every browser must open its part first."};
    case OrderRefusal::broken_off_too_often:
      return {"broken_off_too_often", "Too many deals were cancelled here. Open another table."};
    case OrderRefusal::not_paused:
      return {"not_paused", "The game is not paused."};
    case OrderRefusal::not_your_gavel:
      return {"not_your_gavel", "It is not your call."};
    case OrderRefusal::not_asked:
      return {"not_asked", "You have not been asked to bid or claim."};
    case OrderRefusal::too_late:
      return {"too_late", "That could be undone only within ten seconds."};
    case OrderRefusal::nobody_asks:
      return {"nobody_asks", "No player of that name has asked for a seat."};
    case OrderRefusal::too_many_ask:
      return {"too_many_ask", "Too many players have asked for a seat already."};
    case OrderRefusal::no_big_screen:
      return {"no_big_screen", "Only a private table whose hands stay hidden can have a big screen."};
    case OrderRefusal::has_big_screen:
      return {"has_big_screen", "The big screen would show the hands to everyone; turn it off first."};
    case OrderRefusal::disk_full:
      return {"disk_full", "The server's disk is full; a new game can start once there is room."};
    case OrderRefusal::too_soon:
      return {"too_soon", "Everyone must have time to answer before the next call."};
    case OrderRefusal::too_often:
      return {"too_often", "Too many changes; wait a moment."};
  }
  std::unreachable();
}

}  // namespace

std::string_view name_of(OrderRefusal refusal) { return wording_of(refusal).name; }
std::string_view sentence_of(OrderRefusal refusal) { return wording_of(refusal).sentence; }

}  // namespace kuhhandel::table
