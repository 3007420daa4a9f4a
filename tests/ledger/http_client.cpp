#include "tests/ledger/http_client.h"

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <sstream>
#include <stdexcept>

namespace kuhhandel {
namespace {

constexpr auto kLongEnough = std::chrono::seconds(60);

}  // namespace

std::string response_to(load::ServerAddress server, ClientRequest const& request) {
  namespace ip = boost::asio::ip;
  ip::tcp::iostream line;
  line.expires_after(std::chrono::seconds(5));
  ip::tcp::endpoint const endpoint(ip::address_v4(server.host), server.port);
  line.connect(endpoint);
  line << request.method << ' ' << request.path << " HTTP/1.0\r\nHost: " << endpoint << "\r\n";
  if (!request.origin.empty()) line << "Origin: " << request.origin << "\r\n";
  if (!request.idempotency_key.empty()) line << "Idempotency-Key: " << request.idempotency_key << "\r\n";
  line << "Content-Type: application/json\r\nContent-Length: " << request.body.size() << "\r\n\r\n"
       << request.body << std::flush;
  std::ostringstream all;
  all << line.rdbuf();
  return all.str();
}

std::string response_in_time(load::ServerAddress server, ClientRequest const& request,
                             std::string const& what) {
  auto const until = std::chrono::steady_clock::now() + kLongEnough;
  for (;;) {
    auto response = response_to(server, request);
    if (response.find(what) != std::string::npos || std::chrono::steady_clock::now() > until) return response;
  }
}

void wait_for_tables(load::ServerAddress server) {
  if (response_in_time(server, {.path = "/readyz"}, " 200 ").find(" 200 ") == std::string::npos)
    throw std::runtime_error("the server does not take the tables over");
}

}  // namespace kuhhandel
