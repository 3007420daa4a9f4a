// Strict parser of client messages (docs/PROTOCOL.md).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/text/format_error.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "table/messages/review.h"
#include "table/messages/saying.h"
#include "table/order.h"
#include "table/races/race.h"

namespace kuhhandel::table {

/// Protocol version.
inline constexpr int kProtocolVersion = 1;

struct HelloMessage {
  int version = 0;
  std::string token{};  // empty: a spectator
  std::optional<std::uint64_t> last{};
  std::optional<std::string> incarnation{};  // at the last version received
  bool is_big_screen = false;                // of a spectator
  std::string screen_key{};                  // of a big screen that gives orders; empty: it gives none
};
struct CommandMessage {
  std::string id;
  Command command;
  std::optional<Seen> seen{};  // for bids and claims: the announcement they answer, for fair races
};
struct OrderMessage {
  std::string id;
  Order order;
};

/// Requests the reason for the last action of the bot on a seat.
struct WhyMessage {
  std::string id;
  Seat seat;
};

/// Requests a hint: a bot's action in the sender's seat.
struct HintMessage {
  std::string id;
};

/// Commits the sender's browser to its part of the next game's seed. No reply; the step shows it.
struct BindChanceMessage {
  std::string hash;
};

/// Opens that part after the start of the game. No reply; the step shows it.
struct OpenChanceMessage {
  std::string random;
};

/// The sender has seen enough of a reveal that began at that version or earlier. No reply.
struct SeenMessage {
  std::uint64_t version = 0;
};

/// Whether the sender looks at the game: their page is visible, and they have touched it recently. No reply.
struct AttentionMessage {
  bool attentive = true;
};

/// Chat to all at the table.
struct SayMessage {
  std::string id;
  Saying saying;
};

/// Leads a shared review of the finished game; without a position: ends it.
struct ReviewMessage {
  std::string id;
  std::optional<Review> at;
};

/// Sets the maximum of the sender's proxy bid on the current lot; nullopt: cancels it.
struct CeilingMessage {
  std::string id;
  std::optional<Money> most{};
};

using ClientMessage =
    std::variant<HelloMessage, CommandMessage, OrderMessage, WhyMessage, HintMessage, BindChanceMessage,
                 OpenChanceMessage, SayMessage, ReviewMessage, SeenMessage, CeilingMessage, AttentionMessage>;

/// Why a message could not be parsed, with the protocol's name of the error.
struct MessageError {
  std::string_view name;  // malformed, bad_field, unknown_type
  codec::FormatError error;
  std::string id;  // from the client, if readable
};

/// `edition` is the table's. Commands are those of the sender's seat.
std::expected<ClientMessage, MessageError> read_client_message(std::string_view text, Edition const& edition,
                                                               Seat sender);

}  // namespace kuhhandel::table
