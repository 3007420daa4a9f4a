// Hashes of a table's access tokens: those that open seats, which players carry from device to device, and
// those that let requesters of a seat and former players watch.
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
  /// `stored` is already in the ledger. The ledger must outlive this object.
  SeatTokens(Ledger& ledger, StoredTokens stored)
      : ledger_(ledger), all_(std::move(stored.seats)), guests_(std::move(stored.guests)) {}

  std::vector<store::SeatKeyHash> const& all() const { return all_; }
  std::optional<Seat> seat_of(std::string_view token) const { return store::seat_of(all_, token); }

  /// Adds a token of the seat.
  void add(std::string const& table, Seat seat, keys::TokenHash const& hash);
  /// Adds a token of a seat whose owner has a registered name.
  void add(store::NamedSeat const& named);

  /// Adds a requester's token, which opens the seat once the requester gets it; `name` as in
  /// row::GuestTokenAdded.
  void add_guest_token(table::Table const& table, table::JoinRequest const& join_request,
                       keys::TokenHash const& hash, std::string const& name = {});
  /// Returns whether the token belongs to a requester, who may watch until they get their seat.
  bool is_requester_token(table::Table const& table, keys::TokenHash const& hash) const;
  /// Returns the token hashes of all requesters.
  std::vector<keys::TokenHash> requester_tokens(table::Table const& table) const;
  /// Returns whether the token lets a client without a seat watch: a requester, or a former player whose seat
  /// was given away and who is still listed.
  bool may_watch(table::Table const& table, std::string_view token) const;
  /// Returns whether the requester has any token.
  bool has_token(table::JoinRequest const& join_request) const;

  /// Updates the tokens for a fact; must be called before the table applies it, since a change of a seat's
  /// player changes its tokens.
  void on_event(table::Table const& table, table::Fact const& log_event);

 private:
  bool is_listed(table::Table const& table, store::GuestKey const& key) const;
  void revoke(table::Table const& table, Seat seat);
  void promote(table::Table const& table, table::fact::Seated const& seated);
  void delete_unlisted(table::Table const& table);
  /// Reads the tokens from the ledger.
  void reload(std::string const& table);

  Ledger& ledger_;
  std::vector<store::SeatKeyHash> all_;
  std::vector<store::GuestKey> guests_;
};

}  // namespace kuhhandel::server
