#include "server/live_connection.h"

#include <utility>

namespace kuhhandel::server {
namespace {

/// Pings, and answers to them; ours ask for one in some seconds.
constexpr table::Rate kControlFrames{20, table::Duration{200}};

}  // namespace

LiveConnection::LiveConnection(ServerContext& context, Admission::Pass pass, std::string table)
    : context_(context), pass_(std::move(pass)), session_(context.services.lobby, *this, std::move(table)) {}

void LiveConnection::send(std::string const& message) {
  if (cut_) return;
  context_.metrics.count_message(message.size());
  keep(message);
}

bool LiveConnection::hear(std::string_view text) {
  bool open = true;
  context_.turns.work([&] { open = session_.receive(text, context_.turns.now()); });
  if (session_.has_joined() && !std::exchange(stays_, true)) stay();
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

void LiveConnection::leave() {
  context_.turns.work([this] { session_.leave(context_.turns.now()); });
}

}  // namespace kuhhandel::server
