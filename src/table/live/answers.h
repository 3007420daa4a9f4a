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
struct Done {
  std::uint64_t version;
};
struct RefusedCommand {
  Refusal refusal;
  std::optional<Bid> standing{};  // the bid that a refused one did not beat
};

/// How a command or an order of a client was answered.
using AnswerGiven = std::variant<Done, RefusedCommand, table::OrderRefusal>;

/// The answer to a command that the table has done, or refused.
AnswerGiven answer_to(table::Table const& table, std::optional<Refusal> refusal);

/// The answer to what the client called `id`, on the wire.
std::string answer_message(std::string_view id, AnswerGiven const& answer);

/// Numbers rather than texts, for a server keeps them for every seat.
class Answers {
 public:
  /// More than a client can have under way on a connection that fails: it sends again only what was not
  /// answered.
  static constexpr std::size_t kRemembered = 16;

  void keep(Seat seat, std::string const& id, AnswerGiven const& answer);
  /// Whoever sits there next is a client with names of their own.
  void forget(Seat seat) { given_[seat].clear(); }
  /// What the seat was answered to `id`; null where that is not remembered.
  AnswerGiven const* to(Seat seat, std::string_view id) const;
  /// Answers as before what was sent again; false where it is new.
  bool repeat(Connection& connection, Seat seat, std::string_view id) const;

 private:
  struct Given {
    std::string id;
    AnswerGiven answer;
  };

  PerSeat<std::vector<Given>> given_;
};

}  // namespace kuhhandel::live
