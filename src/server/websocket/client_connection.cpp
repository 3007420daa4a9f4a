#include "server/websocket/client_connection.h"

#include <algorithm>
#include <utility>

#include "server/cluster_map/shard.h"
#include "server/observability/json_log.h"
#include "server/operator/ban_check.h"
#include "table/messages/server_message.h"

namespace kuhhandel::server {
namespace {

/// Pings and pongs. The pings of this server cause one pong per second.
constexpr table::Rate kControlFrames{20, table::Duration{200}};
/// Limit of input in units: one per piece of input, and one per kBytesOfUnit bytes of it. A usual message
/// counts as 3, so this is several times what ClientSession accepts; only frames that never complete a
/// message can reach it.
constexpr table::Rate kInput{8000, table::Duration{2}};
constexpr std::size_t kBytesOfUnit = 64;

constexpr std::string_view kInternal = "internal";
constexpr auto kTableFailed =
    "Something went wrong in the server, so it closed this table. Everything up to the last move is stored;"
    " reload the page to go on.";
constexpr auto kMessageFailed =
    "Something went wrong in the server. The operator will find the reason in the log. Reload the page to "
    "continue.";

}  // namespace

ClientConnection::ClientConnection(ServerContext& context, ConnectionLimiter::Slot slot, std::string table)
    : context_(context),
      slot_(std::move(slot)),
      session_(context.services.directory, *this, std::move(table), slot_.address()),
      heartbeat_(context.commit_loop.now()) {
  context_.live_connections.insert(this);
}

ClientConnection::~ClientConnection() { context_.live_connections.erase(this); }

void ClientConnection::send(std::string const& message) {
  if (is_closed_) return;
  context_.metrics.count_message(message.size());
  write_message(message);
}

void ClientConnection::on_activity() {
  auto const now = context_.commit_loop.now();
  bool const was_silent = heartbeat_.is_silent(now);
  heartbeat_.on_activity(now);
  if (was_silent) context_.commit_loop.run([&] { session_.on_activity(now); });
}

void ClientConnection::redirect(std::string const& address) {
  if (std::exchange(is_redirected_, true)) return;
  session_.detach();
  send(table::moved_message(address));
}

void ClientConnection::close_table() {
  if (!session_.has_joined()) return;
  session_.detach();
  // The table's messages in this batch may differ from its log when it is loaded again.
  drop_unsent();
  send(table::error_message(kInternal, kTableFailed, {}));
}

void ClientConnection::tick() {
  // Messages already sent have a second to arrive.
  if (session_.is_detached()) return close_now();
  if (auto const* const ban = ban_of(context_.services.bans, slot_.address())) return kick(*ban);
  auto const now = context_.commit_loop.now();
  bool stay_open = true;
  context_.commit_loop.run([&] { stay_open = session_.tick(heartbeat_.is_silent(now), now); });
  if (!stay_open) return close_now();
  send_cluster_addresses();
}

void ClientConnection::send_cluster_addresses() {
  auto const* const cluster_map = context_.services.cluster_map;
  if (cluster_map == nullptr || !session_.has_joined()) return;
  auto const now = cluster_map->snapshot();
  if (sent_addresses_ && sent_addresses_->addresses == now->addresses) return;
  sent_addresses_ = now;
  context_.commit_loop.run([&] { send(table::neighbours_message(now->addresses)); });
}

void ClientConnection::kick(moderation::Ban const& ban) {
  // Messages already sent have a second to arrive.
  if (std::exchange(sent_ban_, true)) return close_now();
  log_json("ban_applied", "what", "address");
  auto const message = table::error_message("banned", kBannedSentence, operator_message_of(ban));
  context_.commit_loop.run([&] { send(message); });
}

table::Duration ClientConnection::next_tick_in() const {
  return heartbeat_.next_tick_in(context_.commit_loop.now());
}

bool ClientConnection::on_message(std::string_view text) {
  auto const& services = context_.services;
  if (!session_.is_detached() && services.cluster_map != nullptr &&
      !owns(services.directory.ledger(), table())) {
    auto const now = services.cluster_map->snapshot();
    auto const owner = now->owner_of(shard_of(table()));
    // If no server owns the shard, the client is sent back here, to wait.
    context_.commit_loop.run([&] { redirect(owner.empty() ? now->own : owner); });
  }
  if (session_.is_detached()) return !is_redirected_;
  on_activity();
  bool stay_open = true;
  auto const failed = context_.commit_loop.run(
      [&] { stay_open = session_.on_message(text, context_.commit_loop.now()); }, "message");
  if (failed) {
    if (!session_.is_detached()) send(table::error_message(kInternal, kMessageFailed, {}));
    return false;
  }
  if (session_.has_joined() && !std::exchange(has_joined_, true)) cancel_hello_deadline();
  if (!sent_addresses_) send_cluster_addresses();
  return stay_open;
}

void ClientConnection::close_now() {
  if (std::exchange(is_closed_, true)) return;
  context_.metrics.count_cut_connection();
  close();
}

bool ClientConnection::count_control_frame() {
  if (!control_frames_.take(kControlFrames, context_.commit_loop.now())) close_now();
  return !is_closed_;
}

void ClientConnection::count_input(std::size_t bytes) {
  auto const units = static_cast<int>(1 + std::min(bytes / kBytesOfUnit, std::size_t{1024}));
  if (!input_.take(kInput, context_.commit_loop.now(), units)) close_now();
}

void ClientConnection::leave() {
  has_left_ = true;
  context_.commit_loop.run([this] { session_.leave(context_.commit_loop.now()); });
}

}  // namespace kuhhandel::server
