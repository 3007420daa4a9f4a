#include "server/app/end_signals.h"

#include <unistd.h>

#include <boost/asio/post.hpp>
#include <csignal>
#include <utility>

#include "server/ledger/failure.h"
#include "server/net/coroutines.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {

EndSignals::EndSignals(EndPatience patience, std::function<void()> end,
                       std::function<void(std::string_view why)> end_at_once)
    : patience_(patience),
      end_(std::move(end)),
      end_at_once_(std::move(end_at_once)),
      signals_(io_, SIGINT, SIGTERM) {
  wait();
  thread_ = std::jthread([this] {
    run_contained(io_, [](std::exception_ptr const& thrown) { log_exception(thrown, "signals"); });
  });
}

EndSignals::~EndSignals() {
  io_.stop();
  thread_.join();
}

void EndSignals::ask_to_end() {
  boost::asio::post(io_, [this] {
    if (!first_) have_heard();
  });
}

void EndSignals::have_ended() {
  boost::asio::post(io_, [this] { timer_.cancel(); });
}

void EndSignals::wait() {
  signals_.async_wait([this](boost::system::error_code stopped, int) {
    if (stopped) return;
    wait();
    have_heard();
  });
}

void EndSignals::have_heard() {
  auto const now = std::chrono::steady_clock::now();
  if (first_) {
    if (now - *first_ >= patience_.repeated) end_at_once_("a second signal came");
    return;
  }
  first_ = now;
  timer_.expires_after(patience_.finish);
  timer_.async_wait([this](boost::system::error_code stopped) {
    if (!stopped) end_at_once_("what was done could not be stored in time");
  });
  end_();
}

void end_process(std::string_view why) {
  journal("ended_at_once", "why", why);
  ::_exit(1);
}

}  // namespace kuhhandel::server
