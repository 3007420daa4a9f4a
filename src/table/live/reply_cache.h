// The latest replies to each seat, so that a message that is sent again after an interruption is executed
// once and gets the same reply.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/phase.h"
#include "engine/refusal.h"
#include "engine/seat.h"
#include "live/connection.h"
#include "table/order.h"
#include "table/table.h"

namespace kuhhandel::live {

/// Executed, by this version of the table.
struct Accepted {
  std::uint64_t version;
};
struct RefusedCommand {
  Refusal refusal;
  std::optional<Bid> standing{};  // the bid that a refused one did not beat
};

/// Reply to a client's command or order.
using Reply = std::variant<Accepted, RefusedCommand, table::OrderRefusal>;

/// Returns the reply to a command that the table has played or refused.
Reply reply_for(table::Table const& table, std::optional<Refusal> refusal);

/// Returns the reply, as a message, to the client's message `id`.
std::string reply_message(std::string_view id, Reply const& answer);

/// Stores numbers instead of texts, since a server has a cache for every seat.
class ReplyCache {
 public:
  /// More than a client can have in flight on a failing connection: it resends only unanswered messages.
  static constexpr std::size_t kCapacity = 16;

  void store(Seat seat, std::string const& id, Reply const& answer);
  /// Call when another player takes the seat: their client has its own ids.
  void clear(Seat seat) { replies_[seat].clear(); }
  /// Returns the reply to the seat's message `id`; nullptr if it is not stored.
  Reply const* find(Seat seat, std::string_view id) const;
  /// Sends the stored reply to a resent message. Returns false if the message is new.
  bool resend(Connection& connection, Seat seat, std::string_view id) const;

 private:
  struct CachedReply {
    std::string id;
    Reply reply;
  };

  PerSeat<std::vector<CachedReply>> replies_;
};

}  // namespace kuhhandel::live
