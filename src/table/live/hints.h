// The hints that people wait for: what a bot would do in their place. Each seat waits for one at most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>

#include "live/bot_request.h"
#include "live/connection.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel::live {

class Hints {
 public:
  /// A hint that somebody waits for.
  struct Request {
    Connection* connection;
    table::HintMessage message;
  };

  /// Returns the question for the bot; `number` is the question's, `edition` the table's. Refuses a hint if
  /// others than bots could suffer by it, if there is nothing to choose, and if the seat waits for one
  /// already.
  std::expected<BotRequest, table::MessageError> ask(table::Table const& table,
                                                     std::shared_ptr<Edition const> edition, Seat seat,
                                                     Request hint, std::uint64_t number);

  /// Who waits for the answer to that question; none where nobody does any more.
  std::optional<Request> take(std::uint64_t number);

  /// Drops the hints for positions that are past, and tells who waits for them.
  void cancel_outdated(table::Table const& table);

  /// The connection is gone.
  void cancel(Connection const& connection);

 private:
  /// Facts that are no move of the game, such as a measured round trip, leave it as it is.
  struct Position {
    int game;
    std::size_t commands;
    bool operator==(Position const&) const = default;
  };
  struct Outstanding {
    std::uint64_t number;  // of the question
    Request hint;
    std::optional<Position> position;
    std::shared_ptr<bool> is_cancelled;
  };

  static std::optional<Position> position_of(table::Table const& table);

  std::map<Seat, Outstanding> outstanding_;
};

}  // namespace kuhhandel::live
