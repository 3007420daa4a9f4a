// While the disk hangs, requests that need no disk are answered, and the server can still be stopped.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <csignal>
#include <future>
#include <latch>
#include <string>

#include "server/app/shutdown_signals.h"
#include "tests/support/a_live_socket.h"

namespace kuhhandel::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using testing::HasSubstr;

struct HungDisk : testing::Test {
  std::latch disk{1};
  std::promise<void> hangs;
  bool hung = false;
  bool was_ended = false;
  std::promise<std::string> ended_at_once;

  LedgerFaults faults() {
    return {.before_sync = [this] {
      if (!std::exchange(hung, true)) hangs.set_value();
      disk.wait();
    }};
  }
  HttpServerOptions options() {
    return {.address = "127.0.0.1",
            .port = 0,
            .metrics = ListenAddress{.ip = "127.0.0.1", .port = 0},
            .shutdown_timeouts = {.finish = std::chrono::hours(1), .repeated = std::chrono::milliseconds(0)},
            .end_at_once =
                [this](std::string_view why) {
                  if (!std::exchange(was_ended, true)) ended_at_once.set_value(std::string(why));
                },
            .max_sync_time = std::chrono::milliseconds(1)};
  }

  static std::string answer_of(boost::asio::ip::tcp::endpoint const& endpoint, std::string const& path) {
    boost::asio::io_context io;
    beast::tcp_stream stream(io);
    stream.connect(endpoint);
    http::request<http::empty_body> request(http::verb::get, path, 11);
    request.set(http::field::host, "127.0.0.1");
    http::write(stream, request);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    http::read(stream, buffer, response);
    return std::to_string(response.result_int()) + ' ' + response.body();
  }
};

TEST_F(HungDisk, DoesNotBlockThePageAndTheHealthCheck) {
  ARunningServer const server(options(), faults());
  hangs.get_future().get();

  EXPECT_THAT(answer_of(server.endpoint(), "/healthz"), testing::StartsWith("200"));
  EXPECT_EQ(answer_of(server.endpoint(), "/"), "200 <!doctype html>");
  EXPECT_THAT(answer_of(server.endpoint(), "/no-such-file.js"), testing::StartsWith("404"));
  disk.count_down();
}

TEST_F(HungDisk, IsReportedByReadinessAndMetrics) {
  ARunningServer const server(options(), faults());
  hangs.get_future().get();

  // The server notices it once the sync has taken too long.
  while (!answer_of(server.endpoint(), "/readyz").starts_with("503")) {
  }
  EXPECT_THAT(answer_of(server.metrics_endpoint(), "/metrics"), HasSubstr("kuhhandel_frozen 1"));

  disk.count_down();
  while (!answer_of(server.endpoint(), "/readyz").starts_with("200")) {
  }
  EXPECT_THAT(answer_of(server.metrics_endpoint(), "/metrics"), HasSubstr("kuhhandel_frozen 0"));
}

TEST_F(HungDisk, DoesNotPreventASecondSignalFromStoppingTheServer) {
  ARunningServer const server(options(), faults());
  hangs.get_future().get();

  std::raise(SIGTERM);
  std::raise(SIGTERM);

  EXPECT_EQ(ended_at_once.get_future().get(), "a second signal came");
  disk.count_down();
}

TEST_F(HungDisk, IsNotWaitedForIndefinitely) {
  auto impatient = options();
  impatient.shutdown_timeouts.finish = std::chrono::milliseconds(1);
  ARunningServer const server(impatient, faults());
  hangs.get_future().get();

  std::raise(SIGTERM);

  EXPECT_EQ(ended_at_once.get_future().get(), "the latest changes could not be stored in time");
  disk.count_down();
}

}  // namespace
}  // namespace kuhhandel::server
