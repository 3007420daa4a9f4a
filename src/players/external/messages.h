// The bot protocol's messages (docs/BOT_PROTOCOL.md), each one line of JSON, without its newline.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "codec/text/format_error.h"

namespace kuhhandel::external {

/// A seat in a game, as sent to its player.
struct BotSeat {
  Edition const* edition;
  int seats;
  Seat seat;
};

std::string game_message(BotSeat const& bot_seat, std::uint64_t seed);
std::string event_message(SeenEvent const& event, Edition const& edition);
std::string over_message(Scores const& scores);

/// A question: the legal actions with the view's hand, and the time limit.
struct DecisionRequest {
  std::int64_t id;
  View const& view;
  LegalActions const& legal;
  std::chrono::milliseconds limit;
};
std::string decide_message(DecisionRequest const& request, Edition const& edition);

std::string refused_message(std::int64_t id, Refusal refusal);

/// The answer cannot be read: `refusal` is malformed, without a clause.
std::string malformed_message(std::int64_t id, codec::FormatError const& error);

/// Returns whether the line is a message of the type `ready`, perhaps with other mistakes.
bool says_ready(std::string_view line);

/// Returns the beginning of a line as a JSON text in quotes, for messages to people.
std::string quoted(std::string_view line);

/// The name that a player gives itself in its `ready`, at most 80 letters.
std::expected<std::string, codec::FormatError> read_ready(std::string_view line);

/// Returns the player's choice in answer to that question; legal or not.
std::expected<bots::Choice, codec::FormatError> read_answer(std::string_view line, BotSeat const& bot_seat,
                                                            std::int64_t id);

/// The id of a line that has one, whatever else is in it; -1 without.
std::int64_t id_in(std::string_view line);

}  // namespace kuhhandel::external
