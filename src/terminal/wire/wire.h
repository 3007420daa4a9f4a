// The connection from a client to its table, here or far away.
#pragma once

#include "table/instant.h"
#include "terminal/client.h"

namespace kuhhandel::terminal {

class Wire {
 public:
  virtual ~Wire() = default;

  /// Delivers received messages to the client and sends its own. Waits up to that long for a message.
  virtual void exchange(TerminalClient& client, table::Duration wait) = 0;
};

/// The time by this machine's clock.
table::Instant local_now();

}  // namespace kuhhandel::terminal
