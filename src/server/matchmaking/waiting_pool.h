// Where strangers come together on this server, with what is remembered of each: what they left open, whether
// they have a seat elsewhere by now, and where they are expected.
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

/// Where somebody waits already.
struct CurrentSeat {
  std::string table;  // its id
  Seat seat;
};

class WaitingPool {
 public:
  /// As it is now; `lobby` must outlive it.
  explicit WaitingPool(TableDirectory& directory);

  /// Those to which somebody may come, and to which time brings something; not those that all leave.
  std::vector<table::Table const*> tables() const;
  TableCache::Entry& entry_of(table::Table const& table) const;
  table::Table const& table_of(CurrentSeat const& current) const;

  /// Null where nobody waits alone, or not by a request to play now.
  MatchTicket* single_ticket(table::Table const& table) const;
  /// Whether every empty seat is kept for somebody who is about to come.
  bool is_fully_reserved(table::Table const& table) const;
  WaitingParty party_at(table::Table const& table) const;
  std::vector<WaitingParty> parties() const;

  /// Where they wait by the key of their seat; none where the request shows none.
  std::optional<CurrentSeat> current_seat(live::PlayRequest const& request) const;
  /// Where those who sat with them have gone, and keep a seat for them; null where there is none any more.
  table::Table const* reservation_of(CurrentSeat const& current) const;

  /// They have a seat at that table; `all`: who sits with them is to come after them.
  void mark_moved(CurrentSeat const& current, std::string const& target, bool all) const;

 private:
  static MatchTicket& ticket_of(TableCache::Entry& entry, Seat seat);
  /// Where somebody is expected; null where that game has begun, or they are there.
  table::Table const* reserved_table_of(MatchTicket const& ticket) const;

  TableDirectory& directory_;
  std::map<std::string, int> reserved_seats_;  // by the table to which they come
  std::set<std::string> leaving_tables_;       // tables that somebody is expected to leave
};

}  // namespace kuhhandel::server
