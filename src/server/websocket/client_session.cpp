#include "server/websocket/client_session.h"

#include <utility>

#include "keys/token.h"
#include "server/http/corruption_guard.h"
#include "table/messages/server_message.h"

namespace kuhhandel::server {
namespace {

/// Faster than a person can tap; messages above it are refused.
constexpr table::Rate kMessageRate{60, table::Duration{50}};
/// A client that continues this long after refusals is not a person and is disconnected.
constexpr table::Rate kRefusedRate{200, table::Duration{100}};
/// Each hello is answered with the table's whole view. A client repeats it only if it missed a step.
constexpr table::Rate kHelloRate{10, std::chrono::seconds(2)};
constexpr std::size_t kLongestMessage = 4096;  // bytes

live::Screen screen_of(table::HelloMessage const& hello, table::Table const& table) {
  if (!hello.is_big_screen || !hello.token.empty()) return live::Screen::own;
  auto const key_hash = keys::hash_from_hex(table.screen_key_hash());
  bool const is_its_key = key_hash && keys::equal(*key_hash, keys::hash_of(hello.screen_key));
  return is_its_key ? live::Screen::giving_orders : live::Screen::big;
}

}  // namespace

template <class Work>
void ClientSession::with_table(Work const& work) {
  // A table with a connection is in memory, unless its work threw and the connection is not detached yet.
  auto* const table = directory_.in_memory(table_);
  if (table != nullptr) directory_.run_at_table(table_, [&] { work(*table); });
}

ClientSession::ClientSession(TableDirectory& directory, live::Connection& connection, std::string table,
                             boost::asio::ip::address address)
    : directory_(directory),
      connection_(connection),
      table_(std::move(table)),
      address_(std::move(address)) {}

void ClientSession::send_error(std::string_view name, std::string_view sentence, std::string id) {
  connection_.send(table::error_message({name, {{}, std::string(sentence)}, std::move(id)}));
}

bool ClientSession::on_message(std::string_view text, table::Instant now) {
  if (is_detached_) return false;
  if (!messages_.take(kMessageRate, now)) {
    send_error("too_many", "Too many messages; wait a moment.");
    return refused_messages_.take(kRefusedRate, now);
  }
  if (text.size() > kLongestMessage) {
    send_error("too_large", "A message is at most 4096 bytes long.");
    return true;
  }
  auto const handle = [&] {
    auto* const table = find_table();
    if (table == nullptr) return false;
    auto const& edition = table->table().setup().edition;
    auto const message = table::read_client_message(text, edition, viewer_.value_or(Seat{}));
    if (message) return act(*table, *message, now);
    connection_.send(table::error_message(message.error()));
    return true;
  };
  return guard_corruption(handle, [&] {
    send_error(kCorruptData, kCorruptDataSentence);
    return false;
  });
}

ServerTable* ClientSession::find_table() {
  if (send_takedown_if_ordered()) return nullptr;
  auto* const table = directory_.find(table_);
  if (table != nullptr) return table;
  if (directory_.ledger().has(table_))
    send_error(kLobbyFull, kLobbyFullSentence);
  else
    send_error("no_such_table", "There is no table of that name.");
  return nullptr;
}

bool ClientSession::act(ServerTable& table, table::ClientMessage const& message, table::Instant now) {
  // Exceptions before this point end only this connection, from here on they close the table.
  return directory_.run_at_table(table_, [&] {
    if (auto const* const hello = std::get_if<table::HelloMessage>(&message)) return join(*hello, now);
    // Decides a fact, appends it to the log, applies it and broadcasts the step (live_table.h).
    table.live().receive(connection_, message, now);
    if (has_joined_) directory_.after_change(table);
    return true;
  });
}

bool ClientSession::join(table::HelloMessage const& hello, table::Instant now) {
  if (hello.version != table::kProtocolVersion) {
    send_error("wrong_version", "This server speaks version 1 of the protocol; reload the page.");
    return false;
  }
  if (!hellos_.take(kHelloRate, now)) {
    send_error("too_many", "Too many messages; wait a moment.");
    return true;
  }
  auto& table = *directory_.find(table_);
  Viewer viewer;
  if (!hello.token.empty()) {
    viewer = table.seat_of(hello.token);
    if (!viewer && !table.tokens().may_watch(table.table(), hello.token)) {
      send_error("bad_token", "This key opens no seat at this table.");
      return false;
    }
  }
  directory_.on_first_connection(table, now, address_);
  bool const is_rolled_back = send_rollback_if_needed(table.table(), hello);
  if (!is_rolled_back && has_joined_ && viewer != viewer_) table.live().leave(connection_, now);
  bool const is_admitted = !is_rolled_back && table.live().join(connection_, viewer, hello.last, now);
  if (is_admitted) table.live().set_screen(connection_, screen_of(hello, table.table()), now);
  directory_.after_change(table);
  if (!is_rolled_back && !is_admitted)
    send_error("too_many", "This seat comes and goes too often; wait a moment.");
  if (!is_admitted) return false;
  has_joined_ = true;
  viewer_ = viewer;
  return true;
}

bool ClientSession::send_takedown_if_ordered() {
  auto const takedown = directory_.takedowns().find(table_);
  if (takedown == directory_.takedowns().end()) return false;
  auto const& reason = takedown->second;
  if (!std::exchange(sent_takedown_, true))
    connection_.send(
        table::error_message("table_closed", "The operator has closed the table.", {.reason = reason}));
  return true;
}

bool ClientSession::tick(bool is_silent, table::Instant now) {
  if (!has_joined_) return true;
  // Messages already sent have a second to arrive.
  bool const was_sent = sent_takedown_;
  if (send_takedown_if_ordered()) return !was_sent;
  with_table([&](ServerTable& table) {
    auto const before = table.table().version();
    guard_corruption(
        [&] {
          table.live().send_heartbeat(connection_, now);
          if (is_silent && !std::exchange(is_silent_, true))
            table.live().set_liveness(connection_, live::Liveness::silent, now);
        },
        [] {});
    if (table.table().version() != before) directory_.after_change(table);
  });
  return true;
}

void ClientSession::on_activity(table::Instant now) {
  if (!has_joined_ || !std::exchange(is_silent_, false)) return;
  with_table([&](ServerTable& table) {
    guard_corruption([&] { table.live().set_liveness(connection_, live::Liveness::alive, now); }, [] {});
    directory_.after_change(table);
  });
}

bool ClientSession::send_rollback_if_needed(table::Table const& table, table::HelloMessage const& hello) {
  if (!hello.last || !hello.incarnation) return false;
  auto const& history = table.history();
  auto const rollback =
      history.incarnations().last_common_version({*hello.last, *hello.incarnation}, history.version());
  if (rollback) connection_.send(table::went_back_message(*rollback));
  return rollback.has_value();
}

void ClientSession::leave(table::Instant now) {
  if (!has_joined_) return;
  with_table([&](ServerTable& table) {
    guard_corruption([&] { table.live().leave(connection_, now); }, [] {});
    directory_.after_change(table);
  });
}

}  // namespace kuhhandel::server
