// Reads the requests of one connection: the head first, so that the route is known before memory is reserved
// for a body.
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

  /// Returns whether there is room for that number of bytes in memory; empty: there always is.
  using HasRoom = std::function<bool(std::size_t)>;

  /// Reads the next head. Asks `has_room` if the head is longer than usual. Returns `bad_field`,
  /// `bad_content_length` or `bad_transfer_encoding` if a proxy in front could parse the request differently,
  /// which would allow request smuggling.
  Task<error_code> read_head(HasRoom has_room = {});
  /// Reads the body. Returns `body_limit` if it is longer than `limit`, or `buffer_overflow` if `has_room`
  /// rejects a size in bytes. Sends `100 Continue` if the client asked for it.
  Task<error_code> read_body(std::size_t limit, HasRoom has_room);

  /// Call it after read_head().
  Request const& request() const { return parser_->get(); }
  /// Moves the body out of the request.
  std::string release_body() { return std::move(parser_->get().body()); }
  /// Returns whether the request was read completely, so that another may follow.
  bool is_whole() const { return is_well_formed_ && parser_->is_done(); }

 private:
  using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

  /// Limit of unparsed bytes; a longer head or trailer is refused.
  static constexpr std::size_t kMaxUnparsed = std::size_t{64} * 1024;

  Task<error_code> parse_head(HasRoom const& has_room);
  Task<error_code> send_continue();

  Transport& stream_;
  boost::beast::flat_buffer buffer_{kMaxUnparsed};
  std::optional<Parser> parser_;
  bool is_well_formed_ = false;
};

/// Converts the request; `path` is without the query.
HttpRequest plain_request(Request const& request);

/// Returns the response for a request that could not be read; nullopt if the connection is gone.
std::optional<HttpResponse> response_for_parse_error(boost::system::error_code const& error);

}  // namespace kuhhandel::server
