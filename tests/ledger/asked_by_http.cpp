#include "tests/ledger/asked_by_http.h"

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <sstream>
#include <stdexcept>

namespace kuhhandel {
namespace {

constexpr auto kLongEnough = std::chrono::seconds(60);

}  // namespace

std::string told(load::ServerAddress server, HttpAsked const& asked) {
  namespace ip = boost::asio::ip;
  ip::tcp::iostream line;
  line.expires_after(std::chrono::seconds(5));
  ip::tcp::endpoint const there(ip::address_v4(server.host), server.port);
  line.connect(there);
  line << asked.method << ' ' << asked.path << " HTTP/1.0\r\nHost: " << there << "\r\n";
  if (!asked.origin.empty()) line << "Origin: " << asked.origin << "\r\n";
  if (!asked.idempotency_key.empty()) line << "Idempotency-Key: " << asked.idempotency_key << "\r\n";
  line << "Content-Type: application/json\r\nContent-Length: " << asked.body.size() << "\r\n\r\n"
       << asked.body << std::flush;
  std::ostringstream all;
  all << line.rdbuf();
  return all.str();
}

std::string told_in_time(load::ServerAddress server, HttpAsked const& asked, std::string const& what) {
  auto const until = std::chrono::steady_clock::now() + kLongEnough;
  for (;;) {
    auto said = told(server, asked);
    if (said.find(what) != std::string::npos || std::chrono::steady_clock::now() > until) return said;
  }
}

void wait_for_tables(load::ServerAddress server) {
  if (told_in_time(server, {.path = "/readyz"}, " 200 ").find(" 200 ") == std::string::npos)
    throw std::runtime_error("the server does not take the tables over");
}

}  // namespace kuhhandel
