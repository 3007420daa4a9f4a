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

/// For an answer to arrive where a client is still sending.
constexpr auto kPartingPatience = std::chrono::seconds(2);
constexpr std::size_t kMostUnheard = std::size_t{1024} * 1024;

using Response = http::response<http::span_body<char const>>;

/// It refers to the body of `answer`.
Response beast_answer(HttpAnswer const& answer, Request const& request, Neighbours const* neighbours) {
  Response response(static_cast<http::status>(answer.status), request.version());
  response.set("X-Content-Type-Options", "nosniff");
  response.set("Referrer-Policy", "no-referrer");
  response.set("Content-Security-Policy",
               content_policy(neighbours == nullptr ? nullptr : &*neighbours->now()));
  // Other servers' pages and codings may vary.
  for (auto const& [name, value] : answer.headers) response.insert(name, value);
  response.keep_alive(request.keep_alive());
  auto const body = answer.content();
  response.body() = {body.data(), body.size()};
  response.prepare_payload();
  if (request.method() == http::verb::head) response.body() = {};
  return response;
}

/// Counts the memory of an answer until it is sent.
class Counted {
 public:
  Counted(ClientStream& stream, std::size_t bytes) : account_(stream.account()), bytes_(bytes) {
    if (account_ != nullptr) account_->add(bytes_);
  }
  Counted(Counted const&) = delete;
  Counted& operator=(Counted const&) = delete;
  ~Counted() {
    if (account_ != nullptr) account_->remove(bytes_);
  }

 private:
  Backlog::Account* account_;
  std::size_t bytes_;
};

}  // namespace

void require_https(HttpAnswer& answer, std::string_view host) {
  constexpr auto kForAYear = "max-age=31536000";
  if (is_public_name(host)) answer.headers.emplace_back("Strict-Transport-Security", kForAYear);
}

Task<bool> write_answer(ClientStream& stream, HttpAnswer written, RequestReader const& reader,
                        Neighbours const* neighbours) {
  if (neighbours != nullptr)
    let_neighbours_read(*neighbours->now(), plain_request(reader.request()), written);
  auto response = beast_answer(written, reader.request(), neighbours);
  // Who is sent away comes again by a new connection, which is counted too.
  if (!reader.is_whole() || response.result() == http::status::too_many_requests) response.keep_alive(false);
  Counted const counted(stream, written.body.size());
  stream.limit_by_pace();
  auto const [error, bytes] = co_await http::async_write(stream, response, kAwait);
  co_return !error && response.keep_alive();
}

Task<void> part(ClientStream& stream, RequestReader const& reader) {
  stream.say_no_more();
  if (reader.is_whole()) co_return;
  stream.limit(kPartingPatience);
  std::array<char, 4096> unheard;
  boost::system::error_code error;
  for (std::size_t heard = 0; !error && heard < kMostUnheard;) {
    auto const [end, bytes] = co_await stream.async_read_some(asio::buffer(unheard), kAwait);
    error = end;
    heard += bytes;
  }
}

}  // namespace kuhhandel::server
