// A table on one device: a LiveTable without a server. The device numbers its connections; players share the
// device, so the number of a seat is its key.
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
#include "live/lobby_json.h"

namespace kuhhandel::live {

/// Returns the seed of a device table's game; games are numbered from 1.
std::string seed_of_game(std::string_view table, int number);

/// Interface of a device table to its page and the device's storage.
class LocalTableHost {
 public:
  virtual ~LocalTableHost() = default;
  /// Sends a server message (docs/PROTOCOL.md) to a connection.
  virtual void send(int connection, std::string const& message) = 0;
  /// Stores a fact, with its version and time, before messages sent later are shown.
  virtual void append(std::uint64_t version, table::Instant at, std::string const& fact) = 0;
};

class LocalTable final : private TableHost {
 public:
  /// Creates a table. All randomness is derived from `setup.id`; `outside` must outlive the table.
  LocalTable(table::TableSetup setup, LocalTableHost& outside);

  /// Continues a forked game.
  LocalTable(ForkedGame played, LocalTableHost& outside, table::Instant now);

  /// Restores a stored table.
  LocalTable(table::TableSetup setup, std::vector<table::Entry> const& log, LocalTableHost& outside,
             table::Instant now);
  ~LocalTable() override;

  table::Table const& table() const { return live_.table(); }

  /// Seats the next player of the device.
  std::expected<Seat, table::OrderRefusal> seat(NewSeat new_seat, table::Instant now);

  /// Handles a client message. The token of its hello is the number of its seat; empty for spectators.
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
