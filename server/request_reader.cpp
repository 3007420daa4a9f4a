#include "server/request_reader.h"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http.hpp>

#include "server/json_answer.h"

namespace kuhhandel::server {
namespace {

namespace http = boost::beast::http;

std::string_view view_of(boost::beast::string_view text) { return {text.data(), text.size()}; }

/// HTTP/1.1 asks for exactly one; which of two counts would be seen differently by a proxy.
bool names_one_host(Request const& request) {
  auto const hosts = request.count(http::field::host);
  return hosts == 1 || (hosts == 0 && request.version() < 11);
}

}  // namespace

Task<RequestReader::error_code> RequestReader::read_head() {
  parser_.emplace();
  // The parser's own limit is for all routes; what a route takes is known after the head.
  parser_->body_limit(boost::none);
  auto const [error, bytes] = co_await http::async_read_header(stream_, buffer_, *parser_, kAwait);
  sound_ = !error && names_one_host(parser_->get());
  if (error) co_return error;
  co_return sound_ ? error_code{} : error_code(http::error::bad_field);
}

Task<RequestReader::error_code> RequestReader::read_body(std::size_t longest,
                                                         std::function<bool(std::size_t)> has_room) {
  if (parser_->content_length().value_or(0) > longest) co_return error_code(http::error::body_limit);
  parser_->body_limit(longest);
  if (auto const error = co_await ask_to_go_on()) co_return error;
  while (!parser_->is_done()) {
    auto const [error, bytes] = co_await http::async_read_some(stream_, buffer_, *parser_, kAwait);
    if (error) co_return error;
    if (!has_room(parser_->get().body().size())) co_return error_code(http::error::buffer_overflow);
  }
  co_return error_code{};
}

Task<RequestReader::error_code> RequestReader::ask_to_go_on() {
  auto const expected = parser_->get()[http::field::expect];
  // A client of HTTP/1.0 does not know what would come.
  bool const waits = boost::beast::iequals(expected, "100-continue") && parser_->get().version() >= 11;
  if (parser_->is_done() || !waits) co_return error_code{};
  http::response<http::empty_body> const go_on(http::status::continue_, 11);
  auto const [error, bytes] = co_await http::async_write(stream_, go_on, kAwait);
  co_return error;
}

HttpRequest plain_request(Request const& request) {
  auto const header = [&](http::field field) { return view_of(request[field]); };
  auto const target = view_of(request.target());
  return {.method = view_of(request.method_string()),
          .path = target.substr(0, target.find('?')),
          .target = target,
          .body = request.body(),
          .accept_encoding = header(http::field::accept_encoding),
          .if_none_match = header(http::field::if_none_match),
          .authorization = header(http::field::authorization),
          .host = header(http::field::host),
          .origin = header(http::field::origin),
          .fetch_site = view_of(request["Sec-Fetch-Site"]),
          .content_type = header(http::field::content_type)};
}

std::optional<HttpAnswer> answer_to_unread(boost::system::error_code const& error) {
  static auto const& of_http = http::make_error_code(http::error::bad_method).category();
  if (error.category() != of_http || error == http::error::end_of_stream ||
      error == http::error::partial_message)
    return {};
  if (error == http::error::body_limit) return error_answer(413, "too_large", "The body is too large.");
  if (error == http::error::buffer_overflow) return busy();
  if (error == http::error::header_limit)
    return error_answer(431, "too_large", "The head of the request is too large.");
  return error_answer(400, "malformed", "This is no request of HTTP/1.1.");
}

}  // namespace kuhhandel::server
