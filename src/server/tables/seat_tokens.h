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

class SeatTokens {
 public:
  /// `known` is in the ledger already, which must outlive this.
  SeatTokens(Ledger& ledger, StoredTokens stored)
      : ledger_(ledger), all_(std::move(stored.seats)), guests_(std::move(stored.guests)) {}

  std::vector<store::SeatKeyHash> const& all() const { return all_; }
  std::optional<Seat> seat_of(std::string_view token) const { return store::seat_of(all_, token); }

  /// A further key of the seat.
  void add(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// The same, for who holds a name.
  void add(store::NamedSeat const& named);

  /// A key of a newcomer of the table, which opens the seat once they have it; `name` as in
  /// row::GuestTokenAdded.
  void add_guest_token(table::Table const& table, table::JoinRequest const& newcomer,
                       keys::TokenHash const& hash, std::string const& name = {});
  /// Whether it is the key of a newcomer, who may watch until they have their seat.
  bool is_newcomer_token(table::Table const& table, keys::TokenHash const& hash) const;
  /// The keys of all of them.
  std::vector<keys::TokenHash> newcomer_tokens(table::Table const& table) const;
  /// Whether the token lets somebody watch who has no seat: a newcomer, or one whose seat was given away and
  /// who is listed still.
  bool may_watch(table::Table const& table, std::string_view token) const;
  /// Whether any key is that newcomer's.
  bool has_token(table::JoinRequest const& newcomer) const;

  /// To be told each fact before the table applies it: keys go and come with who has the seats.
  void on_event(table::Table const& table, table::Fact const& log_event);

 private:
  bool is_listed(table::Table const& table, store::GuestKey const& key) const;
  void revoke(table::Table const& table, Seat seat);
  void promote(table::Table const& table, table::fact::Seated const& seated);
  void delete_unlisted(table::Table const& table);
  /// As the ledger has them now.
  void reload(std::string const& table);

  Ledger& ledger_;
  std::vector<store::SeatKeyHash> all_;
  std::vector<store::GuestKey> guests_;
};

}  // namespace kuhhandel::server
