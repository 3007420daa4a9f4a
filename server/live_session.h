// What one live connection says, from hello to the end: read, bounded in rate, and passed to its table.
#pragma once

#include <string>
#include <string_view>

#include "server/lobby.h"
#include "server/server_table.h"
#include "table/client_message.h"

namespace kuhhandel {

class LiveSession {
 public:
  /// `connection` must outlive the session.
  LiveSession(Lobby& lobby, Connection& connection, std::string table);

  /// Takes one message; false where the connection must end (its reason has been sent).
  bool receive(std::string_view text, Instant now);

  /// The connection is gone.
  void leave(Instant now);

 private:
  bool take(HelloMessage const& hello, Instant now);
  bool take(CommandMessage const& message, Instant now);
  bool take(OrderMessage const& message, Instant now);
  bool take(WhyMessage const& message, Instant now);
  bool take(HintMessage const& message, Instant now);
  bool take(ChanceMessage const& message, Instant now);
  bool take(SayMessage const& message, Instant now);
  bool take(ReviewMessage const& message, Instant now);
  template <class Message>
  bool pass_on(Message const& message, Instant now);
  bool within_rate(Instant now);
  void say_error(std::string_view name, std::string_view sentence, std::string id = {});

  Lobby& lobby_;
  Connection& connection_;
  std::string table_;
  bool joined_ = false;
  Viewer viewer_;
  double allowance_;
  Instant last_message_{0};
};

}  // namespace kuhhandel
