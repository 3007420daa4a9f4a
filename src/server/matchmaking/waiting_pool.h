// Strangers' tables of this server with their tickets: the settings left open by each player, whether they
// are moving, and the table with a seat reserved for them.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "live/lobby_json.h"
#include "server/matchmaking/party_merge.h"
#include "server/tables/table_directory.h"

namespace kuhhandel::server {

/// The seat at which a player already waits.
struct CurrentSeat {
  std::string table;  // id
  Seat seat;
};

class WaitingPool {
 public:
  /// Reads the current state of `directory`, which must outlive this object.
  explicit WaitingPool(TableDirectory& directory);

  /// Returns the awake strangers' tables that players may join, except those that all players are leaving.
  std::vector<table::Table const*> tables() const;
  TableCache::Entry& entry_of(table::Table const& table) const;
  table::Table const& table_of(CurrentSeat const& current) const;

  /// Returns the ticket of the only player at a table; nullptr if there are more, or none, or no ticket.
  MatchTicket* single_ticket(table::Table const& table) const;
  /// Returns whether every empty seat is reserved for a player who is about to come.
  bool is_fully_reserved(table::Table const& table) const;
  WaitingParty party_at(table::Table const& table) const;
  std::vector<WaitingParty> parties() const;

  /// Returns the seat that the token of the request opens; nullopt if the request has no valid one.
  std::optional<CurrentSeat> current_seat(live::PlayRequest const& request) const;
  /// Returns the player's face; nullopt if they have none.
  std::optional<codec::Face> face_at(CurrentSeat const& current) const;
  /// Returns the table to which the other players of this party have moved and where a seat is reserved;
  /// nullptr if there is none.
  table::Table const* reservation_of(CurrentSeat const& current) const;

  /// Records that the player has a seat at `target`. If `all`, the other players at their table are to
  /// follow.
  void mark_moved(CurrentSeat const& current, std::string const& target, bool all) const;

 private:
  static MatchTicket& ticket_of(TableCache::Entry& entry, Seat seat);
  /// Returns the table where the player is expected; nullptr if its game has begun or they are already there.
  table::Table const* reserved_table_of(MatchTicket const& ticket) const;

  TableDirectory& directory_;
  std::map<std::string, int> reserved_seats_;  // by id of the table that players move to
  std::set<std::string> leaving_tables_;       // tables that players are expected to leave
};

}  // namespace kuhhandel::server
