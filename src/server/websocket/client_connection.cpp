#include "server/websocket/client_connection.h"

#include <algorithm>
#include <utility>

#include "server/cluster_map/shard.h"
#include "server/observability/json_log.h"
#include "server/operator/ban_check.h"
#include "table/server_message.h"

namespace kuhhandel::server {
namespace {

/// Pings, and answers to them; ours ask for one each second.
constexpr table::Rate kControlFrames{20, table::Duration{200}};
/// Pieces of input, and of each as many as it has times 64 bytes. A usual message counts as 3, so this is
/// several times what LiveSession takes; only frames that make up no message can be as many.
constexpr table::Rate kInput{8000, table::Duration{2}};
constexpr std::size_t kBytesOfUnit = 64;

constexpr std::string_view kInternal = "internal";
constexpr auto kTableFailed =
    "Something went wrong in the server, so it closed this table. Everything up to the last move is stored;"
    " reload the page to go on.";
constexpr auto kMessageFailed =
    "Something went wrong in the server; whoever runs it finds the reason in the log. Reload the page to go "
    "on.";

}  // namespace

LiveConnection::LiveConnection(ServerContext& context, Admission::Pass pass, std::string table)
    : context_(context),
      pass_(std::move(pass)),
      session_(context.services.lobby, *this, std::move(table), pass_.address()),
      heartbeat_(context.turns.now()) {
  context_.live.insert(this);
}

LiveConnection::~LiveConnection() { context_.live.erase(this); }

void LiveConnection::send(std::string const& message) {
  if (cut_) return;
  context_.metrics.count_message(message.size());
  keep(message);
}

void LiveConnection::hear_of() {
  auto const now = context_.turns.now();
  bool const was_silent = heartbeat_.is_silent(now);
  heartbeat_.hear(now);
  if (was_silent) context_.turns.work([&] { session_.hear(now); });
}

void LiveConnection::move_to(std::string const& address) {
  if (std::exchange(has_moved_, true)) return;
  session_.part();
  send(table::moved_message(address));
}

void LiveConnection::close_table() {
  if (!session_.has_joined()) return;
  session_.part();
  // What the table said in this turn may not be what its log says when it comes back.
  drop_unsent();
  send(table::error_message(kInternal, kTableFailed, {}));
}

void LiveConnection::beat() {
  // What is told has a second to arrive.
  if (session_.has_parted()) return cut();
  if (auto const* const ban = ban_of(context_.services.bans, pass_.address())) return turn_out(*ban);
  auto const now = context_.turns.now();
  bool stays = true;
  context_.turns.work([&] { stays = session_.beat(heartbeat_.is_silent(now), now); });
  if (!stays) return cut();
  tell_of_neighbours();
}

void LiveConnection::tell_of_neighbours() {
  auto const* const neighbours = context_.services.neighbours;
  if (neighbours == nullptr || !session_.has_joined()) return;
  auto const now = neighbours->now();
  if (told_of_ && told_of_->addresses == now->addresses) return;
  told_of_ = now;
  context_.turns.work([&] { send(table::neighbours_message(now->addresses)); });
}

void LiveConnection::turn_out(moderation::Ban const& ban) {
  // What is told has a second to arrive.
  if (std::exchange(told_of_ban_, true)) return cut();
  journal("ban_applied", "what", "address");
  auto const message = table::error_message("banned", kBannedSentence, word_of(ban));
  context_.turns.work([&] { send(message); });
}

table::Duration LiveConnection::until_look() const { return heartbeat_.until_look(context_.turns.now()); }

bool LiveConnection::hear(std::string_view text) {
  auto const& services = context_.services;
  if (!session_.has_parted() && services.neighbours != nullptr && !holds(services.lobby.ledger(), table())) {
    auto const now = services.neighbours->now();
    auto const there = now->owner_of(shard_of(table()));
    // While nobody has it they come here again, and wait.
    context_.turns.work([&] { move_to(there.empty() ? now->own : there); });
  }
  if (session_.has_parted()) return !has_moved_;
  hear_of();
  bool open = true;
  auto const failed =
      context_.turns.work([&] { open = session_.receive(text, context_.turns.now()); }, "message");
  if (failed) {
    if (!session_.has_parted()) send(table::error_message(kInternal, kMessageFailed, {}));
    return false;
  }
  if (session_.has_joined() && !std::exchange(stays_, true)) stay();
  if (!told_of_) tell_of_neighbours();
  return open;
}

void LiveConnection::cut() {
  if (std::exchange(cut_, true)) return;
  context_.metrics.count_cut_line();
  close();
}

bool LiveConnection::takes_control_frame() {
  if (!control_frames_.take(kControlFrames, context_.turns.now())) cut();
  return !cut_;
}

void LiveConnection::count_input(std::size_t bytes) {
  auto const units = static_cast<int>(1 + std::min(bytes / kBytesOfUnit, std::size_t{1024}));
  if (!input_.take(kInput, context_.turns.now(), units)) cut();
}

void LiveConnection::leave() {
  left_ = true;
  context_.turns.work([this] { session_.leave(context_.turns.now()); });
}

}  // namespace kuhhandel::server
