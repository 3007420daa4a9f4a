// Handles SIGINT and SIGTERM in a separate thread, so that they work while the loop or the disk hangs.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <optional>
#include <string_view>
#include <thread>

namespace kuhhandel::server {

struct ShutdownTimeouts {
  std::chrono::milliseconds finish = std::chrono::seconds(8);  // time the server has to end
  /// A signal within this time after the first counts as the same request: shells and supervisors repeat it.
  std::chrono::milliseconds repeated = std::chrono::milliseconds(500);
};

class ShutdownSignals {
 public:
  /// The first signal calls `on_end` in this thread. The second one, or the first if the server has not ended
  /// in time, calls `on_end_at_once` with the reason.
  ShutdownSignals(ShutdownTimeouts timeouts, std::function<void()> on_end,
                  std::function<void(std::string_view reason)> on_end_at_once);
  ~ShutdownSignals();
  ShutdownSignals(ShutdownSignals const&) = delete;
  ShutdownSignals& operator=(ShutdownSignals const&) = delete;

  /// Does the same as the first signal. Any thread may call it.
  void request_end();

  /// The server has ended in time; a further signal still ends the process.
  void on_ended();

 private:
  void wait();
  void on_signal();

  ShutdownTimeouts timeouts_;
  std::function<void()> on_end_;
  std::function<void(std::string_view)> on_end_at_once_;
  boost::asio::io_context io_{1};
  boost::asio::signal_set signals_;
  boost::asio::steady_timer timer_{io_};
  std::optional<std::chrono::steady_clock::time_point> first_signal_at_;  // time of the first signal
  std::jthread thread_;
};

/// Logs a line and ends the process. Everything that was sent to clients is durable.
[[noreturn]] void end_process(std::string_view reason);

}  // namespace kuhhandel::server
