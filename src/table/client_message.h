// What a client may send, read strictly: the messages of docs/PROTOCOL.md.
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/format_error.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "table/order.h"
#include "table/race.h"
#include "table/review.h"
#include "table/saying.h"

namespace kuhhandel::table {

/// The version of the protocol that a table speaks.
inline constexpr int kProtocolVersion = 1;

struct HelloMessage {
  int version = 0;
  std::string token{};  // empty: a spectator
  std::optional<std::uint64_t> last{};
  std::optional<std::string> incarnation{};  // of that version
};
struct CommandMessage {
  std::string id;
  Command command;
  std::optional<Seen> seen{};  // of a bid or a claim: what it answers, for fair races
};
struct OrderMessage {
  std::string id;
  Order order;
};

/// Asks why the bot on a seat did what it last did.
struct WhyMessage {
  std::string id;
  Seat seat;
};

/// Asks what a bot would do in the sender's place.
struct HintMessage {
  std::string id;
};

/// Binds the sender's browser to what it adds to the chance of the next game; it is not answered, the step
/// shows it.
struct BindChanceMessage {
  std::string hash;
};

/// Opens that when the game was started; it is not answered, the step shows it.
struct OpenChanceMessage {
  std::string random;
};

/// Has seen enough of what the step of that version, or an earlier one, began to show; it is not answered.
struct SeenMessage {
  std::uint64_t version = 0;
};

/// Says something to all at the table.
struct SayMessage {
  std::string id;
  Saying saying;
};

/// Leads the others through the finished game; without a place: ends that.
struct ReviewMessage {
  std::string id;
  std::optional<Review> at;
};

/// Up to how much the table bids for the sender on the lot that is auctioned; none: no longer.
struct CeilingMessage {
  std::string id;
  std::optional<Money> most{};
};

using ClientMessage =
    std::variant<HelloMessage, CommandMessage, OrderMessage, WhyMessage, HintMessage, BindChanceMessage,
                 OpenChanceMessage, SayMessage, ReviewMessage, SeenMessage, CeilingMessage>;

/// Why a message could not be read, as the protocol names it.
struct MessageError {
  std::string_view name;  // malformed, bad_field, unknown_type
  codec::FormatError error;
  std::string id;  // the client's, where it could be read
};

/// `edition` is the table's; a command is the sender's own.
std::expected<ClientMessage, MessageError> read_client_message(std::string_view text, Edition const& edition,
                                                               Seat sender);

}  // namespace kuhhandel::table
