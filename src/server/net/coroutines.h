// Starts coroutines and loops whose exceptions are reported instead of lost.
#pragma once

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/this_coro.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <utility>

#include "server/net/asio_types.h"

namespace kuhhandel::server {

/// Receives the exceptions of coroutines and handlers.
using Report = std::function<void(std::exception_ptr)>;

/// Starts a coroutine without waiting for it.
inline void spawn(boost::asio::io_context& io, Task<void> task, Report report) {
  boost::asio::co_spawn(io, std::move(task), [report = std::move(report)](std::exception_ptr thrown) {
    if (thrown) report(std::move(thrown));
  });
}

/// Runs the coroutines that `make` returns, one after the other: if one throws, the next starts after
/// `pause`. Ends when one returns.
inline Task<void> restarted(std::function<Task<void>()> make, Report report,
                            std::chrono::milliseconds pause) {
  using Clock = std::chrono::steady_clock;
  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> timer(
      co_await boost::asio::this_coro::executor);
  for (;;) {
    std::exception_ptr thrown;
    try {
      co_await make();
    } catch (...) {
      thrown = std::current_exception();
    }
    if (!thrown) co_return;
    report(std::move(thrown));
    timer.expires_after(pause);
    auto const [stopped] = co_await timer.async_wait(kAwait);
    if (stopped) co_return;
  }
}

/// Starts a loop that must not end.
inline void spawn_loop(boost::asio::io_context& io, std::function<Task<void>()> make, Report const& report,
                       std::chrono::milliseconds pause = std::chrono::seconds(1)) {
  spawn(io, restarted(std::move(make), report, pause), report);
}

/// Runs `io` until it is stopped or has no work. Reports exceptions of handlers and continues with the other
/// handlers.
template <class Reports>
void run_contained(boost::asio::io_context& io, Reports const& report) {
  for (bool is_done = false; !is_done;) {
    try {
      io.run();
      is_done = true;
    } catch (...) {
      report(std::current_exception());
    }
  }
}

}  // namespace kuhhandel::server
