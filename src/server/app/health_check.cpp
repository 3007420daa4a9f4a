#include "server/app/health_check.h"

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <string>

namespace kuhhandel::server {

int check_health(HealthOptions const& options, std::ostream& out, std::ostream& err) {
  boost::asio::ip::tcp::iostream server;
  server.expires_after(std::chrono::seconds(5));
  server.connect("127.0.0.1", std::to_string(options.port));
  server << "GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n" << std::flush;
  std::string version;
  std::string status;
  server >> version >> status;
  if (status == "200") {
    out << "ok\n";
    return 0;
  }
  err << "No server answers at port " << options.port << " of this machine ("
      << (status.empty() ? server.error().message() : "status " + status) << ").\n";
  return 1;
}

}  // namespace kuhhandel::server
