// Standby server: the port of a server that does not own the tables.
#include "server/app/standby_server.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <csignal>
#include <fstream>
#include <future>
#include <string>

#include "server/app/metrics_endpoint.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

TEST(StandbyServer, ReceivesAStopSignalAfterClose) {
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "<!doctype html>";
  StaticFiles const files(web.path());
  ClusterMap cluster_map("http://127.0.0.1:1");
  std::promise<void> ends;
  StandbyServer standby({.address = "127.0.0.1", .port = 0}, files, cluster_map, [&] { ends.set_value(); });
  standby.close();

  std::raise(SIGTERM);
  EXPECT_EQ(ends.get_future().wait_for(std::chrono::minutes(1)), std::future_status::ready);
}

std::string answer_at(std::uint16_t port, std::string const& request) {
  boost::asio::io_context io;
  boost::asio::ip::tcp::socket socket(io);
  socket.connect({boost::asio::ip::make_address("127.0.0.1"), port});
  boost::asio::write(socket, boost::asio::buffer(request));
  boost::system::error_code ended;
  std::string answer;
  boost::asio::read(socket, boost::asio::dynamic_buffer(answer), ended);
  return answer;
}

// Monitoring lost the server exactly while its disk was full.
TEST(ReadOnlyMetrics, AreServedWhileTheDiskIsFull) {
  ThrowawayFolder const web;
  std::ofstream(web.path() / "index.html") << "<!doctype html>";
  StaticFiles const files(web.path());
  ClusterMap cluster_map("");
  StandbyServer const server(
      {.address = "127.0.0.1", .port = 0, .metrics = ListenAddress{.ip = "127.0.0.1", .port = 0}}, files,
      cluster_map, [] {},
      StandbyResponses{[](HttpRequest const&) { return HttpResponse{}; }, "",
                       [&] { return read_only_metrics_text(web.path()); }});

  auto const metrics = answer_at(*server.metrics_port(),
                                 "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

  for (auto const* const line : {"\nkuhhandel_read_only 1\n", "\nkuhhandel_full 1\n",
                                 "\nkuhhandel_disk_available_bytes ", "\nprocess_resident_memory_bytes "})
    EXPECT_NE(metrics.find(line), std::string::npos) << line << metrics;
}

}  // namespace
}  // namespace kuhhandel::server
