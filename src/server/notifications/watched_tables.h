// The tables with push subscriptions; only these emit their status, after each change.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/tables/server_table.h"

namespace kuhhandel::server {

/// Cursor values reserved per game.
inline constexpr std::int64_t kCursorStepPerGame = std::int64_t{1} << 32;

/// Returns how far the table has progressed, as a number that grows with each command and game.
std::int64_t push_cursor(table::Table const& table);

outbox_event::TableStatusChanged status_of(ServerTable const& live);

class WatchedTables {
 public:
  explicit WatchedTables(std::vector<std::string> const& tables) { replace(tables); }

  /// Watches exactly these tables; each emits its status again.
  void replace(std::vector<std::string> const& tables);
  /// Watches exactly these tables; those watched before do not emit their status again.
  void update(std::vector<std::string> const& tables);
  /// Watches the table for one more browser, which ignores events before `version`.
  void add(std::string const& table, std::uint64_t version);
  void remove(std::string const& table) { tables_.erase(table); }
  std::size_t size() const { return tables_.size(); }
  /// Returns the version of the table from which its events count for all subscribers.
  std::uint64_t events_from(std::string const& table) const;

  /// Emits the table's status if it has changed. Call it after anything may have happened at the table.
  void check(ServerTable& live);

 private:
  /// The parts of a table's state that can cause notifications.
  struct LastStatus {
    table::TableState state;
    int game;
    std::size_t commands;
    std::optional<Seat> asked_seat;
    std::size_t keys;
    std::size_t join_requests;
    friend bool operator==(LastStatus const&, LastStatus const&) = default;
  };
  struct Watched {
    std::uint64_t events_from = 0;
    std::optional<LastStatus> last_status{};
    std::uint64_t emitted_at_version = 0;  // version of the last emitted status
  };

  static LastStatus last_status_of(ServerTable const& live);

  std::map<std::string, Watched, std::less<>> tables_;
};

}  // namespace kuhhandel::server
