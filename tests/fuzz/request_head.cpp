// Fuzzes the beginning of a connection: invalid requests are refused, and a page of another host changes
// nothing.
#include <boost/asio/buffer.hpp>
#include <stdexcept>
#include <string>

#include "server/api/request_guard.h"
#include "server/api/route_table.h"
#include "server/http/host_header.h"
#include "server/http/request_reader.h"
#include "server/net/listen_address.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;
namespace http = boost::beast::http;

void hold_to_promises(server::HttpRequest const& head) {
  static server::AllowedHosts const hosts({"table.example"});
  auto const* const route = server::route_of(head.method, head.path);
  auto const refusal = server::check_request_head(head, route, hosts);
  if (refusal) return promise(refusal->status >= 400 && refusal->status < 500);
  promise(hosts.allows(head.host));
  auto const host = server::parse_host(head.host);
  promise(host && server::parse_host(host->name.find(':') == std::string::npos ? host->name
                                                                               : "[" + host->name + "]"));
  bool const changes = head.method != "GET" && head.method != "HEAD" && head.method != "OPTIONS";
  if (!changes) return;
  promise(head.origin.empty() || server::is_origin_of(head.origin, head.host) ||
          (head.fetch_site == "same-origin" && server::is_origin_without_port(head.origin, head.host)));
  promise(head.fetch_site.empty() || head.fetch_site == "same-origin" || head.fetch_site == "none");
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  auto const text = text_of(bytes, size);
  http::request_parser<http::string_body> parser;
  parser.eager(false);
  boost::system::error_code error;
  parser.put(boost::asio::buffer(text.data(), text.size()), error);
  if (parser.is_header_done()) {
    hold_to_promises(server::plain_request(parser.get()));
  } else if (auto const answer = server::response_for_parse_error(error)) {
    promise(answer->status >= 400 && answer->status < 500);
  }
  try {
    static_cast<void>(server::ListenAddress::read(std::string(text)));
  } catch (std::runtime_error const&) {
  }
  return 0;
}
