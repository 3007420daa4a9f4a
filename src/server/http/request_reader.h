// Requests as they come in on one connection: the head first, so that what is asked for is known before room
// is made for a body.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "server/http/message.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

using Request = boost::beast::http::request<boost::beast::http::string_body>;

class RequestReader {
 public:
  using error_code = boost::system::error_code;

  /// The stream must outlive the reader.
  explicit RequestReader(Transport& stream) : stream_(stream) {}

  /// Waits for the next head. Returns `bad_field`, `bad_content_length` or `bad_transfer_encoding` if a proxy
  /// in front could read the request differently, so that the rest of it might be taken for another request.
  Task<error_code> read_head();
  /// Waits for the body; `body_limit` where it is longer, `buffer_overflow` where `has_room` says that it may
  /// not grow to so many bytes. Tells a client that asked whether it may send one.
  Task<error_code> read_body(std::size_t limit, std::function<bool(std::size_t)> has_room);

  /// After the head.
  Request const& request() const { return parser_->get(); }
  /// The body, which the request no longer has.
  std::string release_body() { return std::move(parser_->get().body()); }
  /// Whether the request was read to its end, so that another may follow.
  bool is_whole() const { return is_well_formed_ && parser_->is_done(); }

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  /// Bytes that may wait to be parsed: a head or trailer that is longer is refused.
  static constexpr std::size_t kMaxUnparsed = std::size_t{64} * 1024;

  Task<error_code> parse_head();
  Task<error_code> send_continue();

  Transport& stream_;
  boost::beast::flat_buffer buffer_{kMaxUnparsed};
  std::optional<Parser> parser_;
  bool is_well_formed_ = false;
};

/// The path without the query.
HttpRequest plain_request(Request const& request);

/// What a client is told whose request could not be read; none where there is nobody to tell.
std::optional<HttpResponse> response_for_parse_error(boost::system::error_code const& error);

}  // namespace kuhhandel::server
