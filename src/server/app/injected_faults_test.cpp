// A test injects exceptions into a running server: only the affected requests fail, and the server continues.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <future>
#include <stdexcept>
#include <string>

#include "tests/support/a_certificate.h"
#include "tests/support/a_live_socket.h"
#include "tests/support/log_lines.h"

namespace kuhhandel::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using testing::HasSubstr;

using Response = http::response<http::string_body>;

/// Throws an unexpected exception at the first call after `arm`.
class Fault {
 public:
  void arm() { is_armed_ = true; }
  void operator()() {
    if (is_armed_.exchange(false)) throw std::out_of_range("injected");
  }
  std::function<void()> hook() {
    return [this] { (*this)(); };
  }

 private:
  std::atomic<bool> is_armed_ = false;
};

HttpServerOptions options_with(FaultPoints faults) {
  return {.address = "127.0.0.1", .port = 0, .socket_threads = 1, .faults = std::move(faults)};
}

/// Returns nullopt if the connection ends without a response.
std::optional<Response> answer_at(boost::asio::ip::tcp::endpoint const& endpoint, http::verb method,
                                  std::string const& path, std::string body = {}) {
  boost::asio::io_context io;
  beast::tcp_stream stream(io);
  stream.connect(endpoint);
  http::request<http::string_body> request(method, path, 11, std::move(body));
  request.set(http::field::host, "127.0.0.1");
  request.set(http::field::content_type, "application/json");
  request.prepare_payload();
  beast::error_code error;
  http::write(stream, request, error);
  beast::flat_buffer buffer;
  Response response;
  if (!error) http::read(stream, buffer, response, error);
  return error ? std::nullopt : std::optional(std::move(response));
}

std::optional<Response> answer(ARunningServer const& server, http::verb method, std::string const& path,
                               std::string body = {}) {
  return answer_at(server.endpoint(), method, path, std::move(body));
}

void expect_to_go_on(ARunningServer const& server) {
  auto const directory = answer(server, http::verb::get, "/api/lobby");
  ASSERT_TRUE(directory);
  EXPECT_EQ(directory->result_int(), 200U);
}

TEST(InjectedFaults, FailARequestWithAnIdInTheLog) {
  Fault fault;
  ARunningServer const server(options_with({}), {.before_write = [&](LedgerRow const&) { fault(); }});
  fault.arm();
  // A sink has no limit of repeats, so exceptions of earlier tests hide none here.
  LogLines const lines;

  auto const failed =
      answer(server, http::verb::post, "/api/tables",
             R"({"player":"Ben","name":"Monday","edition":"second","seats":3,"public":true,"speed":1})");

  ASSERT_TRUE(failed);
  EXPECT_EQ(failed->result_int(), 500U);
  EXPECT_THAT(failed->body(), HasSubstr(R"("error":"internal")"));
  auto const id = std::string((*failed)["X-Error-Id"]);
  EXPECT_FALSE(id.empty());
  EXPECT_THAT(failed->body(), HasSubstr(id));
  EXPECT_THAT(lines.all(),
              testing::Contains(testing::AllOf(
                  HasSubstr("\"id\":\"" + id + "\",\"where\":\"POST /api/tables\""), HasSubstr("injected"))));
  expect_to_go_on(server);
}

TEST(InjectedFaults, FailARequestWhoseBackgroundReadThrows) {
  Fault fault;
  ARunningServer const server(options_with({.on_background_work = fault.hook()}));
  fault.arm();

  auto const failed = answer(server, http::verb::get, "/api/tables/none");
  auto const next = answer(server, http::verb::get, "/api/tables/none");

  ASSERT_TRUE(failed && next);
  EXPECT_EQ(failed->result_int(), 500U);
  EXPECT_EQ(next->result_int(), 404U);
}

/// Returns what a monitor reads.
std::string figures_of(ARunningServer const& server) {
  auto const figures = answer_at(server.metrics_endpoint(), http::verb::get, "/metrics");
  return figures ? figures->body() : std::string{};
}

TEST(Alerts, CountRefusedConnections) {
  HttpServerOptions options = options_with({});
  options.metrics = ListenAddress{.ip = "127.0.0.1", .port = 0};
  options.limits.connections = 1;
  ARunningServer const server(options);
  boost::asio::io_context io;
  beast::tcp_stream admitted(io);
  admitted.connect(server.endpoint());

  EXPECT_FALSE(answer(server, http::verb::get, "/api/lobby"));

  EXPECT_THAT(figures_of(server), HasSubstr("\nkuhhandel_connections_refused_total 1\n"));
}

TEST(Alerts, ShowAClockThatIsAheadOfTheSystem) {
  HttpServerOptions options = options_with({});
  options.metrics = ListenAddress{.ip = "127.0.0.1", .port = 0};
  ARunningServer const server(
      options, {}, [](AServer& data) { data.directory().begin_run(wall_clock() + std::chrono::hours(24)); });

  // 86,400 seconds, or a little less.
  EXPECT_THAT(figures_of(server), testing::ContainsRegex("\nkuhhandel_clock_ahead_seconds 86(400|39[0-9])"));
}

TEST(InjectedFaults, AreCountedAsErrorsForTheAlerts) {
  Fault fault;
  auto options = options_with({.on_background_work = fault.hook()});
  options.metrics = ListenAddress{.ip = "127.0.0.1", .port = 0};
  ARunningServer const server(options);
  fault.arm();
  answer(server, http::verb::get, "/api/tables/none");

  auto const figures = answer_at(server.metrics_endpoint(), http::verb::get, "/metrics");

  ASSERT_TRUE(figures);
  EXPECT_THAT(figures->body(),
              HasSubstr(R"(kuhhandel_requests_total{route="GET /api/tables/{table}",status="500"} 1)"));
  EXPECT_THAT(figures->body(), HasSubstr("\nkuhhandel_exceptions_total 1\n"));
}

TEST(InjectedFaults, CloseOnlyTheConnectionWhoseCoroutineThrows) {
  Fault fault;
  ARunningServer const server(options_with({.on_connection = fault.hook()}));
  fault.arm();

  EXPECT_FALSE(answer(server, http::verb::get, "/"));

  expect_to_go_on(server);
}

TEST(InjectedFaults, RestartTheAcceptLoop) {
  Fault fault;
  ARunningServer const server(options_with({.on_accept = fault.hook()}));
  fault.arm();

  EXPECT_FALSE(answer(server, http::verb::get, "/"));

  expect_to_go_on(server);
}

TEST(InjectedFaults, RestartTheCertificateWatcher) {
  ThrowawayFolder const folder;
  std::promise<void> is_checked_again;
  auto checked_again = is_checked_again.get_future();
  int checks = 0;
  auto options = options_with({.on_certificate_check = [&] {
    if (++checks == 1) throw std::out_of_range("injected");
    if (checks == 2) is_checked_again.set_value();
  }});
  options.tls = a_certificate(folder.path());
  ARunningServer const server(options);

  EXPECT_EQ(checked_again.wait_for(std::chrono::minutes(1)), std::future_status::ready);
}

TEST(InjectedFaults, DoNotStopOtherMaintenanceSteps) {
  std::promise<void> is_done;
  auto finished = is_done.get_future();
  int times = 0;
  auto options = options_with({});
  options.maintenance_tasks = {{"fails", [](table::Instant) -> bool { throw std::out_of_range("injected"); }},
                               {"works", [&](table::Instant) {
                                  if (++times == 2) is_done.set_value();
                                  return true;
                                }}};
  ARunningServer const server(options);

  finished.get();

  expect_to_go_on(server);
}

TEST(InjectedFaults, InAMessageNotifyOnlyItsTable) {
  Fault fault;
  ARunningServer const server(options_with({}), {.after_append = [&](std::string const&) { fault(); }});
  ALiveSocket anna(server);
  anna.say_hello(server.anna());
  anna.receive();
  ALiveSocket spectator(server);
  spectator.say(R"({"type":"hello","version":1})");
  spectator.receive();
  fault.arm();

  anna.say(R"({"type":"order","id":"1","order":{"do":"add_bot","seat":1,"bot":"farmer"}})");

  EXPECT_THAT(anna.last_words(), HasSubstr(R"("error":"internal")"));
  EXPECT_THAT(spectator.last_words(), HasSubstr(R"("error":"internal")"));
  ALiveSocket again(server);
  again.say_hello(server.anna());
  EXPECT_THAT(again.receive(), HasSubstr("farmer")) << "the table is back from its log, which has the fact";
}

}  // namespace
}  // namespace kuhhandel::server
