// A table on one device: a live table without a server. Its connections are numbered by whoever
// holds the device, and all who sit here share it, so a seat needs no key but its number.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "live/fork_game.h"
#include "live/live_table.h"

namespace kuhhandel::live {

/// By which the cards of a device table's game are dealt; its games are numbered from 1.
std::string seed_of_game(std::string_view table, int number);

/// Where a device table speaks to: the page, and the device's memory.
class LocalTableHost {
 public:
  virtual ~LocalTableHost() = default;
  /// A message of the server (docs/PROTOCOL.md) for that connection.
  virtual void send(int connection, std::string const& message) = 0;
  /// A fact to keep before anything said after it is shown: its version, when it happened, its text.
  virtual void append(std::uint64_t version, table::Instant at, std::string const& fact) = 0;
};

class LocalTable final : private TableHost {
 public:
  /// A new table. Everything that chance brings follows from `setup.id`; `outside` must outlive the table.
  LocalTable(table::TableSetup setup, LocalTableHost& outside);

  /// A game that is played on from where another stood.
  LocalTable(ForkedGame played, LocalTableHost& outside, table::Instant now);

  /// A table as it was kept.
  LocalTable(table::TableSetup setup, std::vector<table::Entry> const& log, LocalTableHost& outside,
             table::Instant now);
  ~LocalTable() override;

  table::Table const& table() const { return live_.table(); }

  /// The next person of the device sits down.
  std::expected<Seat, table::OrderRefusal> seat(std::string player, table::Instant now);

  /// A message of a client. The token of its hello is the number of its seat, or empty for one who watches.
  void receive(int connection, std::string_view text, table::Instant now);
  void disconnect(int connection, table::Instant now);

  void advance_to(table::Instant now) { live_.advance_to(now); }
  std::optional<table::Instant> next_due() const { return live_.next_due(); }

 private:
  class NumberedConnection;

  void append(table::Entry const& entry, std::uint64_t version) override;
  std::string next_seed() override;
  NumberedConnection& connection_of(int number);
  void join(NumberedConnection& connection, table::HelloMessage const& hello, table::Instant now);

  LocalTableHost& outside_;
  LiveTable live_;
  std::map<int, std::unique_ptr<NumberedConnection>> connections_;
};

}  // namespace kuhhandel::live
