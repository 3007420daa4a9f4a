// What opens the seats of one table: the tokens that people carry from device to device, kept as hashes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "keys/token.h"
#include "store/store.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::server {

class TableKeys {
 public:
  /// `known` are in the store already, which must outlive this.
  TableKeys(store::Store& store, std::vector<store::SeatKeyHash> known)
      : store_(store), all_(std::move(known)) {}

  std::vector<store::SeatKeyHash> const& all() const { return all_; }
  std::optional<Seat> seat_of(std::string_view token) const { return store::seat_of(all_, token); }

  /// A further key of the seat.
  void add(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// The same, for who holds a name.
  void add(store::NamedSeat const& named);

  /// Somebody has asked for a seat of the table; the key opens it once they have it.
  void ask(table::Table const& table, std::string player, keys::TokenHash const& hash);
  /// Whether the token is one of somebody who has asked for a seat and may watch until they have it.
  bool is_newcomers(table::Table const& table, std::string_view token) const {
    return is_newcomers(table, keys::hash_of(token));
  }
  bool is_newcomers(table::Table const& table, keys::TokenHash const& hash) const;

  /// To be told each fact before the table applies it: keys go and come with who has the seats.
  void follow(table::Table const& table, table::Fact const& fact);

 private:
  struct OfNewcomer {
    std::string player;
    keys::TokenHash hash;
  };

  void forget(std::string const& table, Seat seat);
  void set_aside(std::string const& table, Seat seat);
  void give_to_newcomer(table::Table const& table, table::fact::Seated const& seated);

  store::Store& store_;
  std::vector<store::SeatKeyHash> all_;
  // For as long as the server runs:
  std::vector<OfNewcomer> newcomers_;
  std::vector<store::SeatKeyHash> set_aside_;  // of the seats that may be given back
};

}  // namespace kuhhandel::server
