#include "server/live_connection.h"

#include <utility>

namespace kuhhandel {
namespace {

/// A connection that lags further behind is cut, in bytes.
constexpr std::size_t kMostUnsent = 1024 * 1024;

}  // namespace

LiveConnection::LiveConnection(Reception& reception, Gate::Pass pass, std::string table)
    : reception_(reception),
      pass_(std::move(pass)),
      session_(reception.premises.lobby, *this, std::move(table)) {}

void LiveConnection::send(std::string const& message) {
  if (cut_) return;
  if (unsent() + message.size() > kMostUnsent) {
    reception_.metrics.count_cut_line();
    cut_ = true;
    return close();
  }
  reception_.metrics.count_message(message.size());
  keep(message);
}

bool LiveConnection::hear(std::string_view text) {
  bool open = true;
  reception_.turns.work([&] { open = session_.receive(text, reception_.turns.now()); });
  return open;
}

void LiveConnection::leave() {
  reception_.turns.work([this] { session_.leave(reception_.turns.now()); });
}

}  // namespace kuhhandel
