// Names that belong to somebody on this server. Who has a name shows its key, as one shows the token of a
// seat. Only what the key hashes to is stored, and there is no address to write to (docs/adr/0004).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "live/lobby_json.h"
#include "names/unwelcome_words.h"
#include "store/store.h"
#include "table/instant.h"

namespace kuhhandel::names {

/// What a name is to somebody who shows a key, or none.
enum class Holding : std::uint8_t { nobodys, own, anothers };

/// All functions throw SQLite::Exception where the disk refuses.
class Names {
 public:
  /// `unwelcome`: the words that strangers need not read in a name.
  explicit Names(store::Store& store, UnwelcomeWords unwelcome = {})
      : store_(store), unwelcome_(std::move(unwelcome)) {}

  /// The most seats that are told of at once; the newest come first.
  static constexpr int kMostSeats = 50;
  static constexpr int kMostSeatsOver = 24;

  /// Whether everybody may go by the name: the client's words for a guest, the house's bots, and what has no
  /// letters. Nobody can have it to themselves.
  static bool is_for_all(std::string_view name);

  /// Whether strangers need not read that.
  bool is_unwelcome(std::string_view name) const { return unwelcome_.are_in(name); }

  /// From now on the name is for who shows the key; false where it belongs to somebody already.
  bool claim(std::string const& name, std::string_view key, table::Instant now);

  Holding holding(std::string_view name, std::string_view key);

  /// The name that the key opens, as its owner wrote it.
  std::optional<std::string> opened_by(std::string_view key);

  /// Keys for the seats that the name has at tables which wait or run. They follow from the name's key, so
  /// they are the same at every time.
  std::vector<live::SeatKey> seats(std::string_view key);
  /// The same, at tables whose game is over.
  std::vector<live::SeatKey> seats_over(std::string_view key);

  /// Whether that seat was taken with the key of the name.
  bool has_seat(std::string_view name, std::string const& table, Seat seat);

  /// The name is nobody's again; who sits somewhere by it stays there.
  void give_up(std::string_view key);

 private:
  std::vector<live::SeatKey> seats(std::string_view key, bool are_over, int most);

  store::Store& store_;
  UnwelcomeWords unwelcome_;
};

/// Folded names that have seats, or will, and that nobody keeps any more.
std::vector<std::string> without_owner(store::Store& store);

/// At these tables nobody sits by that folded name as its owner any more.
void give_up_seats(store::Store& store, std::string const& name,
                   std::function<bool(std::string const& table)> const& at);

/// The token by which a name's key opens that seat.
std::string seat_token_of(std::string_view name_key, std::string const& table, Seat seat);

}  // namespace kuhhandel::names
