// Who sits on a seat of a table.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "table/instant.h"

namespace kuhhandel::table {

/// So many overlong presses in a row are doubted: an honest connection has them once in ten thousand races.
inline constexpr int kDoubtful = 6;

struct EmptySeat {};
struct Person {
  std::string name;
  bool away = false;                   // no connection to them
  Instant away_since{0};               // where they are away
  Duration round_trip{0};              // to them, as it was measured
  std::string stand_in{};              // the bot that plays for them; empty: they play
  std::optional<Duration> at_start{};  // the round trip when the game began; none for who came in since
  int overlong = 0;  // presses in a row that were longer under way than their connection explains

  /// Whether all should know of that.
  bool is_doubted() const { return overlong >= kDoubtful; }
};
struct BotPlayer {
  std::string name;
  std::string bot;  // its kind, as bots name themselves
};

using Occupant = std::variant<EmptySeat, Person, BotPlayer>;

inline bool is_empty(Occupant const& occupant) { return std::holds_alternative<EmptySeat>(occupant); }

/// Empty for an empty seat.
inline std::string_view player_name(Occupant const& occupant) {
  if (auto const* const person = std::get_if<Person>(&occupant)) return person->name;
  if (auto const* const bot = std::get_if<BotPlayer>(&occupant)) return bot->name;
  return {};
}

}  // namespace kuhhandel::table
