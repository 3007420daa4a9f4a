// Where the bots of a server think: outside its one thread, so that no table waits for the bots of another.
#pragma once

#include <cstdint>
#include <string>

#include "live/bot_question.h"

namespace kuhhandel::server {

/// A live that asked: a table, and which of the times that the lobby took it up.
struct Asker {
  std::string table;
  std::uint64_t opening = 0;
};

class Thinkers {
 public:
  virtual ~Thinkers() = default;

  /// Has the question thought over. The answer goes to Lobby::take, in the lobby's own thread.
  virtual void think(Asker asker, live::BotQuestion question) = 0;

  /// Whether so few questions wait that a hint may be one more of them.
  virtual bool has_room_for_hint() const { return true; }
};

}  // namespace kuhhandel::server
