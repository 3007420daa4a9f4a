#include "server/live_connection.h"

#include <utility>

namespace kuhhandel::server {
namespace {

/// A connection that lags further behind is cut, in bytes.
constexpr std::size_t kMostUnsent = 1024 * 1024;

}  // namespace

LiveConnection::LiveConnection(ServerContext& context, Admission::Pass pass, std::string table)
    : context_(context), pass_(std::move(pass)), session_(context.services.lobby, *this, std::move(table)) {}

void LiveConnection::send(std::string const& message) {
  if (cut_) return;
  if (unsent() + message.size() > kMostUnsent) {
    context_.metrics.count_cut_line();
    cut_ = true;
    return close();
  }
  context_.metrics.count_message(message.size());
  keep(message);
}

bool LiveConnection::hear(std::string_view text) {
  bool open = true;
  context_.turns.work([&] { open = session_.receive(text, context_.turns.now()); });
  return open;
}

void LiveConnection::leave() {
  context_.turns.work([this] { session_.leave(context_.turns.now()); });
}

}  // namespace kuhhandel::server
