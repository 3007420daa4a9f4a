// The tables for which any browser is called: how each stands is told whenever it has changed, and of no
// other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/tables/server_table.h"

namespace kuhhandel::server {

/// Of each game so much can be told.
inline constexpr std::int64_t kCursorStepPerGame = std::int64_t{1} << 32;

/// What of a table one who is told now has been told, as a number that grows with the game.
std::int64_t push_cursor(table::Table const& table);

outbox_event::TableStatusChanged status_of(ServerTable const& live);

class WatchedTables {
 public:
  explicit WatchedTables(std::vector<std::string> const& tables) { replace(tables); }

  /// These, and no others; how they stand is told anew.
  void replace(std::vector<std::string> const& tables);
  /// The same, but how one stands that was among them before is not told anew.
  void update(std::vector<std::string> const& tables);
  /// A browser is called for it as well, to which nothing is news that the table told before.
  void add(std::string const& table, std::uint64_t version);
  void remove(std::string const& table) { tables_.erase(table); }
  std::size_t size() const { return tables_.size(); }
  /// From which version of the table on what it tells is news to all who are called.
  std::uint64_t events_from(std::string const& table) const;

  /// Something may have happened at the table.
  void check(ServerTable& live);

 private:
  /// Of a table, as far as anybody could be called for it.
  struct LastStatus {
    table::TableState state;
    int game;
    std::size_t commands;
    std::optional<Seat> asked_seat;
    std::size_t keys;
    std::size_t newcomers;
    friend bool operator==(LastStatus const&, LastStatus const&) = default;
  };
  struct Watched {
    std::uint64_t events_from = 0;
    std::optional<LastStatus> last_status{};
    std::uint64_t emitted_at_version = 0;  // that version
  };

  static LastStatus last_status_of(ServerTable const& live);

  std::map<std::string, Watched, std::less<>> tables_;
};

}  // namespace kuhhandel::server
