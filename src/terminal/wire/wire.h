// The connection from a client to its table, here or far away.
#pragma once

#include "table/instant.h"
#include "terminal/client.h"

namespace kuhhandel::terminal {

class Wire {
 public:
  virtual ~Wire() = default;

  /// Brings the client what has come in and takes from it what it has to say. Waits at most so long for
  /// something to come in.
  virtual void exchange(TerminalClient& client, table::Duration wait) = 0;
};

/// The time by this machine's clock.
table::Instant local_now();

}  // namespace kuhhandel::terminal
