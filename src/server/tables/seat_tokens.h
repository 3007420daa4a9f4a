// What opens the seats of one table: the tokens that people carry from device to device, kept as hashes; and
// what lets watch who asked for a seat, or had one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "keys/token.h"
#include "server/ledger/ledger.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::server {

class TableKeys {
 public:
  /// `known` is in the ledger already, which must outlive this.
  TableKeys(Ledger& ledger, KeptKeys known)
      : ledger_(ledger), all_(std::move(known.seats)), guests_(std::move(known.guests)) {}

  std::vector<store::SeatKeyHash> const& all() const { return all_; }
  std::optional<Seat> seat_of(std::string_view token) const { return store::seat_of(all_, token); }

  /// A further key of the seat.
  void add(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// The same, for who holds a name.
  void add(store::NamedSeat const& named);

  /// A key of a newcomer of the table, which opens the seat once they have it; `name` as in
  /// row::GuestKeyAdded.
  void ask(table::Table const& table, table::Newcomer const& newcomer, keys::TokenHash const& hash,
           std::string const& name = {});
  /// Whether it is the key of a newcomer, who may watch until they have their seat.
  bool is_newcomers(table::Table const& table, keys::TokenHash const& hash) const;
  /// The keys of all of them.
  std::vector<keys::TokenHash> newcomers(table::Table const& table) const;
  /// Whether the token lets somebody watch who has no seat: a newcomer, or one whose seat was given away and
  /// who is listed still.
  bool lets_watch(table::Table const& table, std::string_view token) const;
  /// Whether any key is that newcomer's.
  bool has_key(table::Newcomer const& newcomer) const;

  /// To be told each fact before the table applies it: keys go and come with who has the seats.
  void follow(table::Table const& table, table::Fact const& fact);

 private:
  bool is_listed(table::Table const& table, store::GuestKey const& key) const;
  void set_aside(table::Table const& table, Seat seat);
  void sit_down(table::Table const& table, table::fact::Seated const& seated);
  void forget_unlisted(table::Table const& table);
  /// As the ledger has them now.
  void read_anew(std::string const& table);

  Ledger& ledger_;
  std::vector<store::SeatKeyHash> all_;
  std::vector<store::GuestKey> guests_;
};

}  // namespace kuhhandel::server
