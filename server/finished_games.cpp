#include "server/finished_games.h"

#include <algorithm>
#include <chrono>

#include "groups/utc.h"

namespace kuhhandel::server {
namespace {

void drop_last_letter(std::string& utf8) {
  while (!utf8.empty() && (static_cast<unsigned char>(utf8.back()) & 0xC0U) == 0x80U) utf8.pop_back();
  if (!utf8.empty()) utf8.pop_back();
}

/// "Ben 2" where Ben is there already; a long name gives up its end, or it would grow too long to be a name.
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

groups::WrittenGame written_game_of(table::Table const& table, table::Instant now) {
  // The server does not know where its players are.
  groups::WrittenGame written{
      .date = groups::utc_day(now), .place = {}, .note = table.setup().name, .sheet = {}};
  written.sheet.edition = table.setup().edition;
  written.sheet.cards = table.game()->state;
  for (auto const& occupant : table.presence().occupants()) {
    written.sheet.players.push_back(unlike(written.sheet.players, std::string(table::player_name(occupant))));
  }
  return written;
}

void enter_finished_games(Lobby& lobby, groups::Groups& groups) {
  lobby.hearers().finished = [&groups](table::Table const& table) {
    auto const now =
        std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
    groups.enter_online(table.setup().id, table.game()->number, written_game_of(table, now));
  };
}

}  // namespace kuhhandel::server
