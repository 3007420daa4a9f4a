// A table in this program, with bots: the parlour of a server without the server.
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "apps/terminal/wire/wire.h"
#include "parlour/local_table.h"

namespace kuhhandel {

class LocalWire final : public Wire, private Outside {
 public:
  using Clock = std::function<Instant()>;

  /// The person, who is the host, sits on seat 0.
  LocalWire(TableSetup const& setup, std::string player, Clock clock = now_here);

  void exchange(TerminalClient& client, Duration wait) override;

 private:
  void say(int line, std::string const& message) override;
  void keep(std::uint64_t version, Instant at, std::string const& fact) override;

  Clock clock_;
  LocalTable table_;
  std::deque<std::string> said_;
  bool opened_ = false;
};

}  // namespace kuhhandel
