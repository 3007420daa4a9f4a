#include "tests/ledger/asked_by_http.h"

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <sstream>
#include <stdexcept>

namespace kuhhandel {
namespace {

constexpr auto kLongEnough = std::chrono::seconds(60);

}  // namespace

std::string told(std::uint16_t port, HttpAsked const& asked) {
  boost::asio::ip::tcp::iostream server;
  server.expires_after(std::chrono::seconds(5));
  server.connect("127.0.0.1", std::to_string(port));
  server << asked.method << ' ' << asked.path << " HTTP/1.0\r\nHost: 127.0.0.1:" << port << "\r\n";
  if (!asked.origin.empty()) server << "Origin: " << asked.origin << "\r\n";
  server << "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}" << std::flush;
  std::ostringstream all;
  all << server.rdbuf();
  return all.str();
}

std::string told_in_time(std::uint16_t port, HttpAsked const& asked, std::string const& what) {
  auto const until = std::chrono::steady_clock::now() + kLongEnough;
  for (;;) {
    auto said = told(port, asked);
    if (said.find(what) != std::string::npos || std::chrono::steady_clock::now() > until) return said;
  }
}

void wait_for_tables(std::uint16_t port) {
  if (told_in_time(port, {.path = "/readyz"}, " 200 ").find(" 200 ") == std::string::npos)
    throw std::runtime_error("the server does not take the tables over");
}

}  // namespace kuhhandel
