// Outstanding hints, which show what a bot would do in a player's place; at most one per seat.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>

#include "live/bot_request.h"
#include "live/connection.h"
#include "table/messages/client_message.h"
#include "table/table.h"

namespace kuhhandel::live {

class Hints {
 public:
  /// A request for a hint.
  struct Request {
    Connection* connection;
    table::HintMessage message;
  };

  /// Returns the request for the bot; `number` is the request's, `edition` the table's. Refuses a hint if it
  /// could harm other people, if there is nothing to choose, and if the seat already waits for one.
  std::expected<BotRequest, table::MessageError> ask(table::Table const& table,
                                                     std::shared_ptr<Edition const> edition, Seat seat,
                                                     Request hint, std::uint64_t number);

  /// Returns the hint request for that answer; nullopt if it was cancelled.
  std::optional<Request> take(std::uint64_t number);

  /// Cancels hints for outdated positions and notifies their connections.
  void cancel_outdated(table::Table const& table);

  /// Call when a connection closes.
  void cancel(Connection const& connection);

 private:
  /// Unaffected by facts that are not moves, such as a measured round trip.
  struct Position {
    int game;
    std::size_t commands;
    bool operator==(Position const&) const = default;
  };
  struct Outstanding {
    std::uint64_t number;  // of the bot request
    Request hint;
    std::optional<Position> position;
    std::shared_ptr<bool> is_cancelled;
  };

  static std::optional<Position> position_of(table::Table const& table);

  std::map<Seat, Outstanding> outstanding_;
};

}  // namespace kuhhandel::live
