#include "server/live_session.h"

#include <algorithm>
#include <utility>

#include "server/unless_damaged.h"
#include "table/server_message.h"

namespace kuhhandel {
namespace {

/// Faster than any thumb; what comes on top is refused.
constexpr double kMessagesPerSecond = 20;
constexpr double kMessagesAtOnce = 60;
constexpr std::size_t kLongestMessage = 4096;  // bytes

}  // namespace

LiveSession::LiveSession(Lobby& lobby, Connection& connection, std::string table)
    : lobby_(lobby), connection_(connection), table_(std::move(table)), allowance_(kMessagesAtOnce) {}

void LiveSession::say_error(std::string_view name, std::string_view sentence, std::string id) {
  connection_.send(error_message({name, {{}, std::string(sentence)}, std::move(id)}));
}

bool LiveSession::within_rate(Instant now) {
  auto const passed = static_cast<double>((now - last_message_).count()) / 1000;
  allowance_ = std::min(kMessagesAtOnce, allowance_ + passed * kMessagesPerSecond);
  last_message_ = now;
  if (allowance_ < 1) return false;
  allowance_ -= 1;
  return true;
}

bool LiveSession::receive(std::string_view text, Instant now) {
  if (!within_rate(now)) {
    say_error("too_many", "Too many messages; wait a moment.");
    return true;
  }
  if (text.size() > kLongestMessage) {
    say_error("too_large", "A message is at most 4096 bytes long.");
    return true;
  }
  ServerTable const* live = nullptr;
  try {
    live = lobby_.find(table_, now);
  } catch (Unreadable const& damage) {
    note(kUnreadable, "why", damage.what());
    say_error(kUnreadable, kUnreadableSentence);
    return false;
  }
  if (live == nullptr) {
    say_error("no_such_table", "There is no table of that name.");
    return false;
  }
  auto const message = read_client_message(text, live->table().setup().edition, viewer_.value_or(Seat{}));
  if (!message) {
    connection_.send(error_message(message.error()));
    return true;
  }
  return std::visit([&](auto const& any) { return take(any, now); }, *message);
}

bool LiveSession::take(HelloMessage const& hello, Instant now) {
  if (hello.version != 1) {
    say_error("wrong_version", "This server speaks version 1 of the protocol; reload the page.");
    return false;
  }
  auto& live = *lobby_.find(table_, now);
  Viewer viewer;
  if (!hello.token.empty()) {
    viewer = live.seat_of(hello.token);
    if (!viewer) {
      say_error("bad_token", "This key opens no seat at this table.");
      return false;
    }
  }
  if (joined_ && viewer != viewer_) live.leave(connection_, now);
  live.join(connection_, viewer, hello.last, now);
  joined_ = true;
  viewer_ = viewer;
  lobby_.settle(live);
  return true;
}

template <class Message>
bool LiveSession::pass_on(Message const& message, Instant now) {
  if (!joined_) {
    say_error("hello_first", "The first message must be hello.", message.id);
    return true;
  }
  auto& live = *lobby_.find(table_, now);
  live.receive(connection_, message, now);
  lobby_.settle(live);
  return true;
}

bool LiveSession::take(CommandMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(OrderMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(WhyMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(HintMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(ChanceMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(SayMessage const& message, Instant now) { return pass_on(message, now); }

bool LiveSession::take(ReviewMessage const& message, Instant now) { return pass_on(message, now); }

void LiveSession::leave(Instant now) {
  if (!joined_) return;
  auto& live = *lobby_.find(table_, now);
  live.leave(connection_, now);
  lobby_.settle(live);
}

}  // namespace kuhhandel
