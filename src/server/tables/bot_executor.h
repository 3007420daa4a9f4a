// Interface for running a server's bots outside the commit loop, so that no table waits for the bots of
// another.
#pragma once

#include <cstdint>
#include <string>

#include "live/bot_request.h"

namespace kuhhandel::server {

/// Identifies a loaded table: its id, and the number under which the directory loaded it.
struct BotRequestId {
  std::string table;
  std::uint64_t load_number = 0;
};

class BotExecutor {
 public:
  virtual ~BotExecutor() = default;

  /// Runs the bot. The answer goes to TableDirectory::deliver_bot_answer on the commit loop's thread.
  virtual void submit(BotRequestId request, live::BotRequest question) = 0;

  /// Returns whether the queue is short enough for a hint.
  virtual bool has_room_for_hint() const { return true; }
};

}  // namespace kuhhandel::server
