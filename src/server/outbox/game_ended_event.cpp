#include "server/outbox/game_ended_event.h"

#include <algorithm>

#include "live/lobby_json.h"

namespace kuhhandel::server {
namespace {

void drop_last_letter(std::string& utf8) {
  while (!utf8.empty() && (static_cast<unsigned char>(utf8.back()) & 0xC0U) == 0x80U) utf8.pop_back();
  if (!utf8.empty()) utf8.pop_back();
}

/// Returns the name, or "Ben 2" if there is another Ben. Truncates a long name so that the result does not
/// exceed the limit of names.
std::string unlike(std::vector<std::string> const& others, std::string const& name) {
  auto unique = name;
  auto start = name;
  if (start.size() > 20) drop_last_letter(start);
  if (start.size() > 20) drop_last_letter(start);
  for (int number = 2; std::ranges::find(others, unique) != others.end(); ++number)
    unique = start + " " + std::to_string(number);
  return unique;
}

}  // namespace

outbox_event::GameEnded ended_game(table::Table const& table, std::vector<ratings::NamedSeat> const& owners) {
  outbox_event::GameEnded ended{.game = table.game()->number, .note = table.setup().name};
  ended.sheet.edition = table.setup().edition;
  ended.sheet.cards = table.game()->state;
  auto& players = ended.sheet.players;
  for (auto const& occupant : table.presence().occupants())
    players.push_back(unlike(players, std::string(table::player_name(occupant))));
  if (table.setup().strangers) ended.rated = ratings::game_at_end(table, live::record_of(table), owners);
  return ended;
}

}  // namespace kuhhandel::server
