// A table in this program, with bots: a live table without a server.
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "live/local_table.h"
#include "terminal/wire/wire.h"

namespace kuhhandel::terminal {

class LocalWire final : public Wire, private live::LocalTableHost {
 public:
  using Clock = std::function<table::Instant()>;

  /// The person, who is the host, sits on seat 0.
  LocalWire(table::TableSetup const& setup, std::string player, Clock clock = local_now);

  void exchange(TerminalClient& client, table::Duration wait) override;

 private:
  void send(int line, std::string const& message) override;
  void append(std::uint64_t version, table::Instant at, std::string const& fact) override;

  Clock clock_;
  live::LocalTable table_;
  std::deque<std::string> incoming_;
  bool opened_ = false;
};

}  // namespace kuhhandel::terminal
