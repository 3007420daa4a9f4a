// A server on a free port of this machine, in this process, with one table at which Anna sits.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/ip/tcp.hpp>
#include <csignal>
#include <exception>
#include <fstream>
#include <functional>
#include <optional>
#include <thread>
#include <utility>

#include "server/app/http_server.h"
#include "server/operator/operator_orders.h"
#include "tests/support/a_server.h"

namespace kuhhandel {

/// Ended by the signal that Ctrl-C sends.
class ARunningServer {
 public:
  explicit ARunningServer(std::optional<server::TlsFiles> tls = {})
      : ARunningServer(server::HttpServerOptions{
            .address = "127.0.0.1", .port = 0, .tls = std::move(tls), .socket_threads = 1}) {}
  /// `earlier` is done to its data before the server starts.
  explicit ARunningServer(server::HttpServerOptions const& options, LedgerFaults faults = {},
                          std::function<void(AServer&)> const& earlier = {})
      : http_server_(with_orders(options), services_after(earlier)) {
    server_.faults = std::move(faults);
    orders_.set_limits_handler(
        [this](server::ServerLimits const& limits) { http_server_.set_limits(limits); });
    thread_ = std::thread([this] {
      try {
        http_server_.run();
      } catch (...) {
        failure_ = std::current_exception();
      }
    });
  }
  ARunningServer(ARunningServer const&) = delete;
  ARunningServer& operator=(ARunningServer const&) = delete;
  ~ARunningServer() {
    if (thread_.joinable()) {
      std::raise(SIGINT);
      thread_.join();
    }
    if (failure_) ADD_FAILURE() << "the server has failed";
  }

  /// Returns once it has ended by itself, with the exception that ended it.
  std::exception_ptr wait() {
    thread_.join();
    return std::exchange(failure_, {});
  }

  boost::asio::ip::tcp::endpoint endpoint() const {
    return {boost::asio::ip::make_address("127.0.0.1"), http_server_.port()};
  }
  boost::asio::ip::tcp::endpoint metrics_endpoint() const {
    return {boost::asio::ip::make_address("127.0.0.1"), http_server_.metrics_port().value()};
  }
  live::SeatKey const& anna() const { return key_; }
  /// Returns its data folder, to which the operator's commands write as well.
  std::filesystem::path const& folder() const { return server_.folder(); }
  std::string live_path() const { return "/api/tables/" + key_.table + "/live"; }

 private:
  static server::StaticFiles with_index(ThrowawayFolder const& folder) {
    std::ofstream(folder.path() / "index.html") << "<!doctype html>";
    return server::StaticFiles(folder.path());
  }

  server::HttpServerOptions with_orders(server::HttpServerOptions options) {
    options.maintenance_tasks.push_back({"moderator", [this](table::Instant now) {
                                           orders_.poll(now);
                                           return false;
                                         }});
    // A signal reaches all servers of the process, also those that end already.
    if (!options.end_at_once) options.end_at_once = [](std::string_view) {};
    return options;
  }
  server::Services services_after(std::function<void(AServer&)> const& earlier) {
    if (earlier) earlier(server_);
    return {.directory = server_.directory(),
            .store = server_.store(),
            .groups = server_.groups(),
            .names = server_.names(),
            .files = files_,
            .read_db = server_.read_db(),
            .bans = &orders_.bans(),
            .idempotency = &server_.idempotency()};
  }

  AServer server_;
  server::OperatorOrders orders_{server_.store(), server_.directory()};
  live::SeatKey key_ = server_.open_now();
  ThrowawayFolder web_;
  server::StaticFiles files_ = with_index(web_);
  server::HttpServer http_server_;
  std::exception_ptr failure_;
  std::thread thread_;
};

}  // namespace kuhhandel
