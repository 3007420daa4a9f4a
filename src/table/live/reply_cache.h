// The latest answers that each seat was given, so that what a client sends again after an interruption is
// answered the same and done once.
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

/// Done, by this version of the table.
struct Accepted {
  std::uint64_t version;
};
struct RefusedCommand {
  Refusal refusal;
  std::optional<Bid> standing{};  // the bid that a refused one did not beat
};

/// How a command or an order of a client was answered.
using Reply = std::variant<Accepted, RefusedCommand, table::OrderRefusal>;

/// The answer to a command that the table has done, or refused.
Reply reply_for(table::Table const& table, std::optional<Refusal> refusal);

/// The answer to what the client called `id`, on the wire.
std::string reply_message(std::string_view id, Reply const& answer);

/// Numbers rather than texts, for a server keeps them for every seat.
class ReplyCache {
 public:
  /// More than a client can have under way on a connection that fails: it sends again only what was not
  /// answered.
  static constexpr std::size_t kCapacity = 16;

  void store(Seat seat, std::string const& id, Reply const& answer);
  /// Whoever sits there next is a client with names of their own.
  void clear(Seat seat) { replies_[seat].clear(); }
  /// What the seat was answered to `id`; null where that is not remembered.
  Reply const* find(Seat seat, std::string_view id) const;
  /// Answers as before what was sent again; false where it is new.
  bool resend(Connection& connection, Seat seat, std::string_view id) const;

 private:
  struct CachedReply {
    std::string id;
    Reply reply;
  };

  PerSeat<std::vector<CachedReply>> replies_;
};

}  // namespace kuhhandel::live
