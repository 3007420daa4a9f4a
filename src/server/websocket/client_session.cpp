#include "server/websocket/client_session.h"

#include <utility>

#include "server/http/corruption_guard.h"
#include "table/server_message.h"

namespace kuhhandel::server {
namespace {

/// Faster than any thumb; what comes on top is refused.
constexpr table::Rate kMessages{60, table::Duration{50}};
/// Who goes on for so long nevertheless is no thumb.
constexpr table::Rate kRefused{200, table::Duration{100}};
/// Each is answered with all that the table shows.
constexpr table::Rate kHellos{20, table::Duration{500}};
constexpr std::size_t kLongestMessage = 4096;  // bytes

}  // namespace

template <class Work>
void LiveSession::with_table(Work const& work) {
  // A table with a connection is in memory, unless its work threw and nobody has parted from it yet.
  auto* const table = lobby_.in_memory(table_);
  if (table != nullptr) lobby_.at_table(table_, [&] { work(*table); });
}

LiveSession::LiveSession(Lobby& lobby, live::Connection& connection, std::string table,
                         boost::asio::ip::address address)
    : lobby_(lobby), connection_(connection), table_(std::move(table)), address_(std::move(address)) {}

void LiveSession::say_error(std::string_view name, std::string_view sentence, std::string id) {
  connection_.send(table::error_message({name, {{}, std::string(sentence)}, std::move(id)}));
}

bool LiveSession::receive(std::string_view text, table::Instant now) {
  if (has_parted_) return false;
  if (!messages_.take(kMessages, now)) {
    say_error("too_many", "Too many messages; wait a moment.");
    return refused_.take(kRefused, now);
  }
  if (text.size() > kLongestMessage) {
    say_error("too_large", "A message is at most 4096 bytes long.");
    return true;
  }
  return unless_damaged([&] { return take(text, now); },
                        [&] {
                          say_error(kUnreadable, kUnreadableSentence);
                          return false;
                        });
}

bool LiveSession::take(std::string_view text, table::Instant now) {
  if (tells_of_closing()) return false;
  auto* const table = lobby_.find(table_);
  if (table == nullptr) {
    if (lobby_.ledger().has(table_))
      say_error(kLobbyFull, kLobbyFullSentence);
    else
      say_error("no_such_table", "There is no table of that name.");
    return false;
  }
  auto const message =
      table::read_client_message(text, table->table().setup().edition, viewer_.value_or(Seat{}));
  if (!message) {
    connection_.send(table::error_message(message.error()));
    return true;
  }
  // Until here an exception ends this connection alone.
  return lobby_.at_table(table_, [&] {
    if (auto const* const hello = std::get_if<table::HelloMessage>(&*message)) return join(*hello, now);
    table->live().receive(connection_, *message, now);
    if (joined_) lobby_.settle(*table);
    return true;
  });
}

bool LiveSession::join(table::HelloMessage const& hello, table::Instant now) {
  if (hello.version != table::kProtocolVersion) {
    say_error("wrong_version", "This server speaks version 1 of the protocol; reload the page.");
    return false;
  }
  if (!hellos_.take(kHellos, now)) {
    say_error("too_many", "Too many messages; wait a moment.");
    return true;
  }
  auto& table = *lobby_.find(table_);
  Viewer viewer;
  if (!hello.token.empty()) {
    viewer = table.seat_of(hello.token);
    if (!viewer && !table.keys().lets_watch(table.table(), hello.token)) {
      say_error("bad_token", "This key opens no seat at this table.");
      return false;
    }
  }
  lobby_.let_in(table, now, address_);
  bool const told_too_much = went_back(table.table(), hello);
  if (!told_too_much && joined_ && viewer != viewer_) table.live().leave(connection_, now);
  bool const is_in = !told_too_much && table.live().join(connection_, viewer, hello.last, now);
  lobby_.settle(table);
  if (!told_too_much && !is_in) say_error("too_many", "This seat comes and goes too often; wait a moment.");
  if (!is_in) return false;
  joined_ = true;
  viewer_ = viewer;
  return true;
}

bool LiveSession::tells_of_closing() {
  auto const closing = lobby_.closing().find(table_);
  if (closing == lobby_.closing().end()) return false;
  auto const& reason = closing->second;
  if (!std::exchange(told_of_closing_, true))
    connection_.send(table::error_message("table_closed", "Who keeps this server has closed the table.",
                                          {.reason = reason}));
  return true;
}

bool LiveSession::beat(bool is_silent, table::Instant now) {
  if (!joined_) return true;
  // What is told has a second to arrive.
  bool const was_told = told_of_closing_;
  if (tells_of_closing()) return !was_told;
  with_table([&](ServerTable& table) {
    auto const before = table.table().version();
    unless_damaged(
        [&] {
          table.live().beat(connection_, now);
          if (is_silent && !std::exchange(silent_, true))
            table.live().notice(connection_, live::Heard::nothing, now);
        },
        [] {});
    if (table.table().version() != before) lobby_.settle(table);
  });
  return true;
}

void LiveSession::hear(table::Instant now) {
  if (!joined_ || !std::exchange(silent_, false)) return;
  with_table([&](ServerTable& table) {
    unless_damaged([&] { table.live().notice(connection_, live::Heard::something, now); }, [] {});
    lobby_.settle(table);
  });
}

bool LiveSession::went_back(table::Table const& table, table::HelloMessage const& hello) {
  if (!hello.last || !hello.epoch) return false;
  auto const& history = table.history();
  auto const known = history.epochs().went_back({*hello.last, *hello.epoch}, history.version());
  if (known) connection_.send(table::went_back_message(*known));
  return known.has_value();
}

void LiveSession::leave(table::Instant now) {
  if (!joined_) return;
  with_table([&](ServerTable& table) {
    unless_damaged([&] { table.live().leave(connection_, now); }, [] {});
    lobby_.settle(table);
  });
}

}  // namespace kuhhandel::server
