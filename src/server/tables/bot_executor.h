// Where the bots of a server think: outside its one thread, so that no table waits for the bots of another.
#pragma once

#include <cstdint>
#include <string>

#include "live/bot_request.h"

namespace kuhhandel::server {

/// A live that asked: a table, and which of the times that the lobby took it up.
struct BotRequestId {
  std::string table;
  std::uint64_t load_number = 0;
};

class BotExecutor {
 public:
  virtual ~BotExecutor() = default;

  /// Has the question thought over. The answer goes to Lobby::take, in the lobby's own thread.
  virtual void submit(BotRequestId request, live::BotRequest question) = 0;

  /// Whether so few questions wait that a hint may be one more of them.
  virtual bool has_room_for_hint() const { return true; }
};

}  // namespace kuhhandel::server
