// Who sits on a seat of a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "table/instant.h"

namespace kuhhandel::table {

/// So many overlong presses in a row are doubted: an honest connection has them once in ten thousand races.
inline constexpr int kDoubtful = 6;

/// For so long a person whose seat was freed can be given it back as if nothing had happened.
inline constexpr Duration kUndo{10'000};

/// Why the host has freed a seat, where they say so.
enum class VacateReason : std::uint8_t { was_away, wished_to_go, for_another };

/// The word of the protocol.
std::string_view word_of(VacateReason reason);

struct EmptySeat {
  std::string vacated_by{};               // the person whose it was; empty: nobody's
  std::optional<Instant> undone_until{};  // how long it is theirs again at a word of the host
};
struct Person {
  std::string name;
  bool away = false;                        // nothing is heard of them
  Duration round_trip{0};                   // to them, as it was measured
  std::string stand_in{};                   // the bot that plays for them; empty: they play
  bool auto_played = false;                 // they are away, and the table goes on without them
  std::optional<Duration> at_start{};       // the round trip when the game began; none for who came in since
  bool ready = false;                       // for another game
  std::vector<std::string> former_names{};  // the names by which they went at this table before
  Instant since{0};                         // when they sat down, where strangers come together
  std::optional<Instant> left{};            // since when they are away; none before they first were there
  int timeouts = 0;                         // how often in a row the clock chose for them (inactivity.h)
  int overlong = 0;  // presses in a row that were longer under way than their connection explains
  /// Until when the table waits for them, since they left for the first time while the same is asked.
  std::optional<Instant> waits_until{};

  /// Whether all should know of their presses.
  bool is_doubted() const { return overlong >= kDoubtful; }
};
struct BotPlayer {
  std::string name;
  std::string bot;  // its kind, as bots name themselves
};

using Occupant = std::variant<EmptySeat, Person, BotPlayer>;

/// Whether the table waits for them to come back.
inline bool is_waited_for(Person const& person) {
  return person.away && person.stand_in.empty() && !person.auto_played;
}

inline bool is_empty(Occupant const& occupant) { return std::holds_alternative<EmptySeat>(occupant); }

/// Whether a person sits there who has a connection.
inline bool is_there(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return person != nullptr && !person->away;
}

/// Empty for an empty seat.
inline std::string_view player_name(Occupant const& occupant) {
  if (auto const* const person = std::get_if<Person>(&occupant)) return person->name;
  if (auto const* const bot = std::get_if<BotPlayer>(&occupant)) return bot->name;
  return {};
}

}  // namespace kuhhandel::table
