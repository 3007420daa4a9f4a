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
struct OwnPlace {
  std::string table;  // its id
  Seat seat;
};

class WaitingStrangers {
 public:
  /// As it is now; `lobby` must outlive it.
  explicit WaitingStrangers(Lobby& lobby);

  /// Those to which somebody may come, and to which time brings something; not those that all leave.
  std::vector<table::Table const*> tables() const;
  TablesInMemory::Entry& entry_of(table::Table const& table) const;
  table::Table const& table_of(OwnPlace const& own) const;

  /// Null where nobody waits alone, or not by a request to play now.
  CameToPlay* who_is_alone_at(table::Table const& table) const;
  /// Whether every empty seat is kept for somebody who is about to come.
  bool is_spoken_for(table::Table const& table) const;
  Company company_at(table::Table const& table) const;
  std::vector<Company> companies() const;

  /// Where they wait by the key of their seat; none where the request shows none.
  std::optional<OwnPlace> place_of(live::PlayRequest const& wanted) const;
  /// Where those who sat with them have gone, and keep a seat for them; null where there is none any more.
  table::Table const* expected_at(OwnPlace const& own) const;

  /// They have a seat at that table; `all`: who sits with them is to come after them.
  void has_gone(OwnPlace const& own, std::string const& to, bool all) const;

 private:
  static CameToPlay& remembered(TablesInMemory::Entry& entry, Seat seat);
  /// Where somebody is expected; null where that game has begun, or they are there.
  table::Table const* open_to(CameToPlay const& came) const;

  Lobby& lobby_;
  std::map<std::string, int> expected_;  // by the table to which they come
  std::set<std::string> left_;           // tables that somebody is expected to leave
};

}  // namespace kuhhandel::server
