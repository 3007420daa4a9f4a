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

#include "live/live_table.h"

namespace kuhhandel {

/// Where a device table speaks to: the page, and the device's memory.
class Outside {
 public:
  virtual ~Outside() = default;
  /// A message of the server (docs/PROTOCOL.md) for that connection.
  virtual void say(int connection, std::string const& message) = 0;
  /// A fact to keep before anything said after it is shown: its version, when it happened, its text.
  virtual void keep(std::uint64_t version, Instant at, std::string const& fact) = 0;
};

class DeviceTable final : public LiveTable {
 public:
  /// A new table. Everything that chance brings follows from `setup.id`; `outside` must outlive the table.
  DeviceTable(TableSetup setup, Outside& outside);

  /// A table as it was kept.
  DeviceTable(TableSetup setup, std::vector<Entry> const& log, Outside& outside, Instant now);
  ~DeviceTable() override;

  /// The next person of the device sits down.
  std::expected<Seat, OrderRefusal> seat(std::string player, Instant now);

  /// A message of a client. The token of its hello is the number of its seat, or empty for one who watches.
  void receive(int connection, std::string_view text, Instant now);
  void leave(int connection, Instant now);

 private:
  class NumberedConnection;

  void keep(Entry const& entry, std::uint64_t version) override;
  std::string game_seed() override;
  NumberedConnection& connection_of(int number);
  void take(NumberedConnection& connection, HelloMessage const& hello, Instant now);
  template <class Message>
  void take(NumberedConnection& connection, Message const& message, Instant now);

  Outside& outside_;
  std::map<int, std::unique_ptr<NumberedConnection>> connections_;
};

}  // namespace kuhhandel
