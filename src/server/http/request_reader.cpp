#include "server/http/request_reader.h"

#include <boost/beast/core/string.hpp>
#include <boost/beast/http.hpp>

#include "server/http/header_values.h"
#include "server/http/json_response.h"
#include "server/http/query.h"

namespace kuhhandel::server {
namespace {

namespace http = boost::beast::http;

/// Cookies of all other programs on `localhost` come too, whatever their port.
constexpr std::size_t kLongestHead = std::size_t{32} * 1024;
/// Longer heads need memory of the budget for bodies.
constexpr std::size_t kUsualHead = std::size_t{8} * 1024;

/// HTTP/1.1 requires exactly one Host; with two, a proxy might use the other one.
bool names_one_host(Request const& request) {
  auto const hosts = request.count(http::field::host);
  return hosts == 1 || (hosts == 0 && request.version() < 11);
}

/// Joins lists that were sent as several lines (RFC 9110, 5.3). Two keys for one request make an invalid key.
void join_lists(Request& request) {
  for (boost::beast::string_view const field :
       {"Accept", "Accept-Encoding", "Accept-Language", "If-None-Match", "Idempotency-Key"}) {
    if (request.count(field) < 2) continue;
    std::string joined;
    auto const [first, last] = request.equal_range(field);
    for (auto line = first; line != last; ++line)
      joined.append(joined.empty() ? "" : ", ").append(view_of(line->value()));
    request.set(field, joined);
  }
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Returns success if the end of the body is unambiguous (RFC 9112, 6.3). Beast treats other transfer codings
/// than `chunked` as no body, and a list of lengths as one length.
boost::system::error_code check_framing(Request const& request) {
  auto const lengths = request.count(http::field::content_length);
  auto const codings = request.count(http::field::transfer_encoding);
  if (lengths > 1 || (lengths == 1 && !is_number(view_of(request[http::field::content_length]))))
    return http::error::bad_content_length;
  if (codings == 0) return {};
  bool const is_chunked =
      codings == 1 && boost::beast::iequals(request[http::field::transfer_encoding], "chunked");
  bool const may_be = lengths == 0 && request.version() >= 11;
  return is_chunked && may_be ? boost::system::error_code{} : http::error::bad_transfer_encoding;
}

std::string_view text_of(boost::beast::flat_buffer const& buffer) {
  return {static_cast<char const*>(buffer.cdata().data()), buffer.size()};
}

/// Some clients end a body with a line break that they do not count (RFC 9112, 2.2). Returns the number of
/// bytes removed.
std::size_t skip_empty_lines(boost::beast::flat_buffer& buffer) {
  std::size_t skipped = 0;
  for (; text_of(buffer).starts_with("\r\n"); skipped += 2) buffer.consume(2);
  return skipped;
}

/// Returns whether the second byte of a line break has not arrived.
bool begins_empty_line(boost::beast::flat_buffer const& buffer) { return text_of(buffer) == "\r"; }

/// Returns whether a header line is folded. Beast joins such lines; other programs see another header.
bool has_folded_line(std::string_view head) {
  return head.find("\n ") != std::string_view::npos || head.find("\n\t") != std::string_view::npos;
}

/// Copies the headers in the text's complete lines that decide how an error is shown, and removes these
/// lines. Returns whether the head ends there.
bool take_preferences(std::string& text, Request& request) {
  std::string_view rest = text;
  bool has_ended = false;
  while (!has_ended && rest.contains("\r\n")) {
    auto const line = rest.substr(0, rest.find("\r\n"));
    rest.remove_prefix(line.size() + 2);
    has_ended = line.empty();
    auto const colon = line.find(':');
    for (auto const field : {http::field::accept, http::field::accept_language})
      if (boost::beast::iequals(line.substr(0, colon), http::to_string(field)))
        request.set(field, trimmed(line.substr(colon + 1)));
  }
  text.erase(0, text.size() - rest.size());
  return has_ended;
}

/// Reads the lines after a header that is too long, because some browsers send Accept after Cookie.
Task<void> read_preferences(Transport& stream, boost::beast::flat_buffer& buffer, Request& request) {
  constexpr std::size_t kLongestLine = 1024;
  constexpr std::size_t kMaxRead = std::size_t{256} * 1024;
  std::string text;
  for (std::size_t read = 0; read < kMaxRead;) {
    text += text_of(buffer);
    buffer.consume(buffer.size());
    if (take_preferences(text, request)) co_return;
    // Only the end of a longer line matters.
    if (text.size() > kLongestLine) text.erase(0, text.size() - 1);
    auto const [error, bytes] = co_await stream.async_read_some(buffer.prepare(kUsualHead), kAwait);
    if (error) co_return;
    buffer.commit(bytes);
    read += bytes;
  }
}

}  // namespace

Task<RequestReader::error_code> RequestReader::read_head(HasRoom has_room) {
  parser_.emplace();
  // A long head must not keep its memory while the connection is idle.
  if (buffer_.size() == 0 && buffer_.capacity() > kUsualHead) buffer_.shrink_to_fit();
  parser_->header_limit(kLongestHead);
  // The parser has one limit for all routes, but a route's own limit is known only after the head.
  parser_->body_limit(boost::none);
  is_well_formed_ = false;
  if (auto const error = co_await parse_head(has_room)) {
    if (error == http::error::header_limit) co_await read_preferences(stream_, buffer_, parser_->get());
    co_return error;
  }
  if (!names_one_host(parser_->get())) co_return error_code(http::error::bad_field);
  auto const error = check_framing(parser_->get());
  is_well_formed_ = !error;
  join_lists(parser_->get());
  co_return error;
}

/// Replaces Beast's `async_read_header`, which neither exposes the bytes that it has parsed nor limits their
/// number.
Task<RequestReader::error_code> RequestReader::parse_head(HasRoom const& has_room) {
  std::size_t parsed = 0;
  bool is_before_request_line = true;
  while (!parser_->is_header_done()) {
    error_code error = http::error::need_more;
    if (is_before_request_line) parsed += skip_empty_lines(buffer_);
    if (buffer_.size() > 0 && !(is_before_request_line && begins_empty_line(buffer_))) {
      is_before_request_line = false;
      auto const unparsed = text_of(buffer_);
      auto const used = parser_->put(buffer_.cdata(), error);
      // The parser consumes whole fields, including folded lines.
      if (has_folded_line(unparsed.substr(0, used))) co_return error_code(http::error::bad_field);
      buffer_.consume(used);
      parsed += used;
    }
    auto const held = parsed + buffer_.size();
    if (parsed > kLongestHead) co_return error_code(http::error::header_limit);
    if (held > kUsualHead && has_room && !has_room(held)) co_return error_code(http::error::buffer_overflow);
    if (error != http::error::need_more) {
      if (error) co_return error;
      continue;
    }
    auto const space = boost::beast::read_size(buffer_, kMaxUnparsed);
    if (space == 0) co_return error_code(http::error::header_limit);
    auto const [read_error, bytes] = co_await stream_.async_read_some(buffer_.prepare(space), kAwait);
    buffer_.commit(bytes);
    if (!read_error) continue;
    if (read_error != boost::asio::error::eof) co_return read_error;
    co_return parser_->got_some() ? error_code(http::error::partial_message) : http::error::end_of_stream;
  }
  co_return error_code{};
}

Task<RequestReader::error_code> RequestReader::read_body(std::size_t limit, HasRoom has_room) {
  if (parser_->content_length().value_or(0) > limit) co_return error_code(http::error::body_limit);
  parser_->body_limit(limit);
  if (auto const error = co_await send_continue()) co_return error;
  while (!parser_->is_done()) {
    auto const [error, bytes] = co_await http::async_read_some(stream_, buffer_, *parser_, kAwait);
    // A trailer or chunk extension is too long.
    if (error == http::error::buffer_overflow) co_return error_code(http::error::header_limit);
    if (error) co_return error;
    if (!has_room(parser_->get().body().size())) co_return error_code(http::error::buffer_overflow);
  }
  co_return error_code{};
}

Task<RequestReader::error_code> RequestReader::send_continue() {
  auto const expected = parser_->get()[http::field::expect];
  // HTTP/1.0 clients do not understand interim responses.
  bool const waits = boost::beast::iequals(expected, "100-continue") && parser_->get().version() >= 11;
  if (parser_->is_done() || !waits) co_return error_code{};
  http::response<http::empty_body> const response(http::status::continue_, 11);
  auto const [error, bytes] = co_await http::async_write(stream_, response, kAwait);
  co_return error;
}

HttpRequest plain_request(Request const& request) {
  auto const header = [&](http::field field) { return view_of(request[field]); };
  auto const key = request.find("Idempotency-Key");
  auto const [host, target] = request_target(view_of(request.target()), header(http::field::host));
  return {.method = view_of(request.method_string()),
          .path = path_of_target(target),
          .target = target,
          .body = request.body(),
          .accept_encoding = header(http::field::accept_encoding),
          .if_none_match = header(http::field::if_none_match),
          .authorization = header(http::field::authorization),
          .host = host,
          .origin = header(http::field::origin),
          .fetch_site = view_of(request["Sec-Fetch-Site"]),
          .content_type = header(http::field::content_type),
          .idempotency_key = key == request.end() ? std::nullopt : std::optional(view_of(key->value())),
          .accept = header(http::field::accept),
          .accept_language = header(http::field::accept_language)};
}

std::optional<HttpResponse> response_for_parse_error(boost::system::error_code const& error) {
  static auto const& of_http = http::make_error_code(http::error::bad_method).category();
  if (error.category() != of_http || error == http::error::end_of_stream ||
      error == http::error::partial_message)
    return {};
  if (error == http::error::body_limit) return error_response(413, "too_large", "The body is too large.");
  if (error == http::error::buffer_overflow) return busy();
  if (error == http::error::header_limit)
    return error_response(431, "too_large", "The headers of the request are too large.");
  return error_response(400, "malformed", "This is not a valid HTTP request.");
}

}  // namespace kuhhandel::server
