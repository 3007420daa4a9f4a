#include "server/http/response_writer.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstddef>
#include <utility>

#include "server/http/allowed_hosts.h"
#include "server/http/cors_and_csp.h"

namespace kuhhandel::server {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

/// Time for a response to arrive while the client is still sending.
constexpr auto kLingerTimeout = std::chrono::seconds(2);
constexpr std::size_t kMaxLingerBytes = std::size_t{1024} * 1024;

using Response = http::response<http::span_body<char const>>;

/// The result refers to the body of `http_response`.
Response to_beast(HttpResponse const& http_response, Request const& request, ClusterMap const* cluster_map) {
  Response response(static_cast<http::status>(http_response.status), request.version());
  // By it the service worker recognises this server's answers among those of gateways and portals.
  response.set("X-Kuhhandel", KUHHANDEL_VERSION);
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               content_security_policy(cluster_map == nullptr ? nullptr : &*cluster_map->snapshot(),
                                       http_response.script_sources));
  // insert() and not set(), because CORS and compression may each add a `Vary` header.
  for (auto const& [name, value] : http_response.headers) response.insert(name, value);
  response.keep_alive(request.keep_alive());
  auto const body = http_response.content();
  response.body() = {body.data(), body.size()};
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body() = {};
  return response;
}

/// Counts the memory of a response until it is sent.
class BudgetedBytes {
 public:
  BudgetedBytes(Transport& stream, std::size_t bytes) : account_(stream.account()), bytes_(bytes) {
    if (account_ != nullptr) account_->add(bytes_);
  }
  BudgetedBytes(BudgetedBytes const&) = delete;
  BudgetedBytes& operator=(BudgetedBytes const&) = delete;
  ~BudgetedBytes() {
    if (account_ != nullptr) account_->remove(bytes_);
  }

 private:
  SendBufferBudget::Account* account_;
  std::size_t bytes_;
};

}  // namespace

void add_hsts_header(HttpResponse& response, std::string_view host) {
  constexpr auto kForAYear = "max-age=31536000";
  if (is_public_name(host)) response.headers.emplace_back("Strict-Transport-Security", kForAYear);
}

Task<bool> write_response(Transport& stream, HttpResponse http_response, RequestReader const& reader,
                          ClusterMap const* cluster_map) {
  if (cluster_map != nullptr)
    add_cors_headers(*cluster_map->snapshot(), plain_request(reader.request()), http_response);
  auto response = to_beast(http_response, reader.request(), cluster_map);
  // A client above its limit must reconnect, and connections are limited too.
  if (!reader.is_whole() || response.result() == http::status::too_many_requests) response.keep_alive(false);
  BudgetedBytes const budgeted(stream, http_response.body.size());
  stream.set_pace_deadline();
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
}

Task<void> linger_and_close(Transport& stream, RequestReader const& reader) {
  stream.shutdown_send();
  if (reader.is_whole()) co_return;
  stream.set_deadline(kLingerTimeout);
  std::array<char, 4096> ignored;
  boost::system::error_code error;
  for (std::size_t received = 0; !error && received < kMaxLingerBytes;) {
    auto const [end, bytes] = co_await stream.async_read_some(asio::buffer(ignored), kAwait);
    error = end;
    received += bytes;
  }
}

}  // namespace kuhhandel::server
