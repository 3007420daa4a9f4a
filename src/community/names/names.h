// Names that belong to somebody on this server. Who has a name shows its key, as one shows the token of a
// seat. Only what the key hashes to is stored, and there is no address to write to (docs/adr/0004).
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

/// For how long a name is kept that nobody uses, in days on which the server runs.
struct NameRetention {
  int unplayed_days = 7;  // after its claim, if nobody has played by it since
  int idle_days = 365;
};

/// A registered name, for the operator.
struct RegisteredName {
  std::string name;
  table::Instant claimed;
  std::int64_t idle_days;
  bool has_played;
};

/// What a name is to somebody who shows a key, or none.
enum class NameOwner : std::uint8_t { none, caller, other };

/// All functions throw SQLite::Exception where the disk refuses.
class Names {
 public:
  /// `unwelcome`: the words that strangers need not read in a name.
  explicit Names(store::Store& store, ProfanityFilter unwelcome = {})
      : store_(store), profanity_(std::move(unwelcome)) {}

  /// The most seats that are told of at once; the newest come first.
  static constexpr int kMaxSeats = 50;
  static constexpr int kMaxSeatsOver = 24;

  /// Whether everybody may go by the name: the client's words for a guest, the house's bots, and what has no
  /// letters. Nobody can have it to themselves.
  static bool is_reserved(std::string_view name);

  /// Whether strangers need not read that.
  bool is_profane(std::string_view name) const { return profanity_.matches(name); }

  /// From now on the name is for who shows the key; false where it belongs to somebody already.
  bool claim(std::string const& name, std::string_view key, table::Instant now);

  NameOwner owner_of(std::string_view name, std::string_view key);

  /// The name that the key opens, as its owner wrote it.
  std::optional<std::string> name_for_key(std::string_view key);

  /// Keys for the seats that the name has at tables which wait or run. They follow from the name's key, so
  /// they are the same at every time.
  std::vector<live::SeatKey> seats(std::string_view key);
  /// The same, at tables whose game is over.
  std::vector<live::SeatKey> seats_over(std::string_view key);

  /// Whether that seat was taken with the key of the name.
  bool has_seat(std::string_view name, std::string const& table, Seat seat);

  /// The name is nobody's again; who sits somewhere by it stays there.
  void release(std::string_view key);

  enum class Use : std::uint8_t { shown, played };
  /// The owner of that key, if it has one, uses the name. Writes at most once a day.
  void touch(std::string_view key, Use use);

 private:
  std::vector<live::SeatKey> seats(std::string_view key, bool are_over, int most);

  store::Store& store_;
  ProfanityFilter profanity_;
};

/// The longest unused first.
std::vector<RegisteredName> all_names(SQLite::Database& database);
/// As Names::give_up, for a folded name.
void free_normalized_name(SQLite::Database& database, std::string const& folded);
/// The same for a name however it is written; false if nobody has it.
bool free_name(SQLite::Database& database, std::string_view name);
/// Folded names that nobody has used for too long, at most `most`. A name with a rated game of the last
/// `keeping.idle_days` does not expire.
std::vector<std::string> expired_names(SQLite::Database& database, NameRetention const& keeping,
                                       table::Instant now, int most);

/// Folded names that have seats, or will, and that nobody keeps any more.
std::vector<std::string> orphaned_names(store::Store& store);

/// At these tables nobody sits by that folded name as its owner any more.
void release_seats(store::Store& store, std::string const& name,
                   std::function<bool(std::string const& table)> const& at);

/// The token by which a name's key opens that seat.
std::string seat_token_of(std::string_view name_key, std::string const& table, Seat seat);

}  // namespace kuhhandel::names
