// A table on one device: the parlour of the server without a server. Its lines are numbered by whoever holds
// the device, and all who sit here share it, so a seat needs no key but its number.
#pragma once

#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "parlour/parlour.h"

namespace kuhhandel {

/// Where a local table speaks to: the page, and the device's memory.
class Outside {
 public:
  virtual ~Outside() = default;
  /// A message of the server (docs/PROTOCOL.md) for that line.
  virtual void say(int line, std::string const& message) = 0;
  /// A fact to keep before anything said after it is shown: its version, when it happened, its text.
  virtual void keep(std::uint64_t version, Instant at, std::string const& fact) = 0;
};

class LocalTable final : public Parlour {
 public:
  /// A new table. Everything that chance brings follows from `setup.id`; `outside` must outlive the table.
  LocalTable(TableSetup setup, Outside& outside);

  /// A table as it was kept.
  LocalTable(TableSetup setup, std::vector<Entry> const& log, Outside& outside, Instant now);
  ~LocalTable() override;

  /// The next person of the device sits down.
  std::expected<Seat, OrderRefusal> seat(std::string player, Instant now);

  /// A message of a client. The token of its hello is the number of its seat, or empty for one who watches.
  void receive(int line, std::string_view text, Instant now);
  void leave(int line, Instant now);

 private:
  class NumberedLine;

  void keep(Entry const& entry, std::uint64_t version) override;
  std::string game_seed() override;
  NumberedLine& line_of(int number);
  void take(NumberedLine& line, HelloMessage const& hello, Instant now);
  template <class Message>
  void take(NumberedLine& line, Message const& message, Instant now);

  Outside& outside_;
  std::map<int, std::unique_ptr<NumberedLine>> lines_;
};

}  // namespace kuhhandel
