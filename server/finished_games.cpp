#include "server/finished_games.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

namespace kuhhandel::server {
namespace {

/// The day in Greenwich; the server does not know where its players are.
std::string day_of(table::Instant now) {
  namespace chrono = std::chrono;
  auto const days = chrono::floor<chrono::days>(chrono::sys_time<chrono::milliseconds>(now));
  chrono::year_month_day const date(days);
  std::array<char, 16> text;
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", int{date.year()}, unsigned{date.month()},
                unsigned{date.day()});
  return text.data();
}

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
  groups::WrittenGame written{.date = day_of(now), .place = {}, .note = table.setup().name, .sheet = {}};
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
