#include "server/app/shutdown_signals.h"

#include <unistd.h>

#include <boost/asio/post.hpp>
#include <csignal>
#include <utility>

#include "server/ledger/failure.h"
#include "server/net/coroutines.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {

ShutdownSignals::ShutdownSignals(ShutdownTimeouts timeouts, std::function<void()> on_end,
                                 std::function<void(std::string_view reason)> on_end_at_once)
    : timeouts_(timeouts),
      on_end_(std::move(on_end)),
      on_end_at_once_(std::move(on_end_at_once)),
      signals_(io_, SIGINT, SIGTERM) {
  wait();
  thread_ = std::jthread([this] {
    run_contained(io_, [](std::exception_ptr const& thrown) { log_exception(thrown, "signals"); });
  });
}

ShutdownSignals::~ShutdownSignals() {
  io_.stop();
  thread_.join();
}

void ShutdownSignals::request_end() {
  boost::asio::post(io_, [this] {
    if (!first_signal_at_) on_signal();
  });
}

void ShutdownSignals::on_ended() {
  boost::asio::post(io_, [this] { timer_.cancel(); });
}

void ShutdownSignals::wait() {
  signals_.async_wait([this](boost::system::error_code stopped, int) {
    if (stopped) return;
    wait();
    on_signal();
  });
}

void ShutdownSignals::on_signal() {
  auto const now = std::chrono::steady_clock::now();
  if (first_signal_at_) {
    if (now - *first_signal_at_ >= timeouts_.repeated) on_end_at_once_("a second signal came");
    return;
  }
  first_signal_at_ = now;
  timer_.expires_after(timeouts_.finish);
  timer_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) on_end_at_once_("the latest changes could not be stored in time");
  });
  on_end_();
}

void end_process(std::string_view reason) {
  log_json("ended_at_once", "why", reason);
  ::_exit(1);
}

}  // namespace kuhhandel::server
