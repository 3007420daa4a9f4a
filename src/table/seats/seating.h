// Occupants of a table's seats.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/face.h"
#include "table/instant.h"

namespace kuhhandel::table {

/// A player with this many overlong presses in a row is doubted: on an honest connection that happens once in
/// ten thousand races.
inline constexpr int kDoubtful = 6;

/// How long the player of a vacated seat can be restored without further effect.
inline constexpr Duration kUndo{10'000};

/// Why the host vacated a seat, if they give a reason.
enum class VacateReason : std::uint8_t { was_away, wished_to_go, for_another };

/// Returns the protocol's name of the reason.
std::string_view word_of(VacateReason reason);

struct EmptySeat {
  std::string vacated_by{};               // the player whose seat it was; empty: nobody's
  std::optional<Instant> undone_until{};  // how long the host can give it back
  std::optional<codec::Face> face{};      // of that player
};
struct Person {
  std::string name;
  std::optional<codec::Face> face{};   // no two players of a table have the same
  bool away = false;                   // not connected, or silent
  Duration round_trip{0};              // last measurement
  bool inattentive = false;            // their page is hidden, or they have touched nothing for a while
  std::string stand_in{};              // the bot that plays for them; empty: none
  bool auto_played = false;            // they are away, and the game continues without them
  std::optional<Duration> at_start{};  // round trip at the start of the game; nullopt if they joined later
  bool ready = false;                  // for another game
  std::vector<std::string> former_names{};  // their former names at this table
  Instant since{0};                         // when they sat down, at a matchmade table
  std::optional<Instant> left{};            // since when they are away; nullopt before their first connection
  int timeouts = 0;                         // how often in a row the clock chose for them (inactivity.h)
  int overlong = 0;  // number of presses in a row that were delayed more than their connection explains
  /// The end of the table's wait for them, counted from when they first left during the current decision.
  std::optional<Instant> waits_until{};

  /// Returns true if all players are notified about their presses.
  bool is_doubted() const { return overlong >= kDoubtful; }
};
struct BotPlayer {
  std::string name;
  std::string bot;  // the bot's kind
};

using Occupant = std::variant<EmptySeat, Person, BotPlayer>;

/// Returns true if the table waits for the player's return.
inline bool is_waited_for(Person const& person) {
  return person.away && person.stand_in.empty() && !person.auto_played;
}

inline bool is_empty(Occupant const& occupant) { return std::holds_alternative<EmptySeat>(occupant); }

/// Returns true if the occupant is a connected human player.
inline bool is_there(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return person != nullptr && !person->away;
}

/// Returns the player's name; empty for an empty seat.
inline std::string_view player_name(Occupant const& occupant) {
  if (auto const* const person = std::get_if<Person>(&occupant)) return person->name;
  if (auto const* const bot = std::get_if<BotPlayer>(&occupant)) return bot->name;
  return {};
}

}  // namespace kuhhandel::table
