// Registered names. An owner proves ownership with a key, like the token of a seat. Only the key's hash is
// stored, and there is no contact address (docs/adr/0004).
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "names/profanity_filter.h"
#include "store/store.h"
#include "table/instant.h"

namespace kuhhandel::names {

/// Retention periods of unused names, in days on which the server runs.
struct NameRetention {
  int unplayed_days = 7;  // after the registration, if the name was not used in a game
  int idle_days = 365;
};

/// A registered name, for the operator.
struct RegisteredName {
  std::string name;
  table::Instant claimed;
  std::int64_t idle_days;
  bool has_played;
};

/// Owner of a name, relative to a caller who shows a key or none.
enum class NameOwner : std::uint8_t { none, caller, other };

/// All functions throw SQLite::Exception if the disk fails.
class Names {
 public:
  /// `unwelcome` filters names that are shown to strangers.
  explicit Names(store::Store& store, ProfanityFilter unwelcome = {})
      : store_(store), profanity_(std::move(unwelcome)) {}

  /// Maximum number of seats returned at once; newest first.
  static constexpr int kMaxSeats = 50;
  static constexpr int kMaxSeatsOver = 24;

  /// Returns true if nobody can register the name: clients' words for a guest, names of bots, and names
  /// without letters.
  static bool is_reserved(std::string_view name);

  /// Returns true if the profanity filter matches.
  bool is_profane(std::string_view name) const { return profanity_.matches(name); }

  /// Registers the name for that key. Returns false if it already has an owner.
  bool claim(std::string const& name, std::string_view key, table::Instant now);

  NameOwner owner_of(std::string_view name, std::string_view key);

  /// Returns the name of that key, as its owner wrote it.
  std::optional<std::string> name_for_key(std::string_view key);

  /// Returns keys for the name's seats at tables that wait or run. Derived from the name's key, so they never
  /// change.
  std::vector<live::SeatKey> seats(std::string_view key);
  /// The same, at tables with a finished game.
  std::vector<live::SeatKey> seats_over(std::string_view key);

  /// Returns true if that seat was taken with the key of the name.
  bool has_seat(std::string_view name, std::string const& table, Seat seat);

  /// Releases the name; seats taken by it are kept.
  void release(std::string_view key);

  enum class Use : std::uint8_t { shown, played };
  /// Restarts the retention period of that key's name, if it has one. Writes at most once a day.
  void touch(std::string_view key, Use use);

 private:
  std::vector<live::SeatKey> seats(std::string_view key, bool are_over, int most);

  store::Store& store_;
  ProfanityFilter profanity_;
};

/// Returns the longest unused name first.
std::vector<RegisteredName> all_names(SQLite::Database& database);
/// Like Names::release(), for a folded name.
void free_normalized_name(SQLite::Database& database, std::string const& folded);
/// The same, for a name in any spelling. Returns false if it has no owner.
bool free_name(SQLite::Database& database, std::string_view name);
/// Returns at most `most` folded names whose retention period has ended. A name with a rated game of the last
/// `keeping.idle_days` does not expire.
std::vector<std::string> expired_names(SQLite::Database& database, NameRetention const& keeping,
                                       table::Instant now, int most);

/// Returns folded names that have seats, or will have, but no owner.
std::vector<std::string> orphaned_names(store::Store& store);

/// Ends the ownership of seats by that folded name at these tables.
void release_seats(store::Store& store, std::string const& name,
                   std::function<bool(std::string const& table)> const& at);

/// Returns the token with which a name's key opens that seat.
std::string seat_token_of(std::string_view name_key, std::string const& table, Seat seat);

}  // namespace kuhhandel::names
