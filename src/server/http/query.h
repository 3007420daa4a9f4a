// The query of a request's target: the name-value pairs after `?`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Returns the part of `target` before the query.
std::string_view path_of_target(std::string_view target);

/// The host and the target of a request. A proxy may write both into the target, as `http://host/path`
/// (RFC 9112, 3.2.2); the header Host does not count then.
struct RequestTarget {
  std::string_view host;
  std::string_view target;
};
RequestTarget request_target(std::string_view target, std::string_view host_header);

/// Returns the text with the bytes that `%` and two hexadecimal digits encode; another `%` stays unchanged.
std::string without_escapes(std::string_view text);

/// Returns the decoded value of the first parameter with that name; nullopt if there is none. `+` is a space.
std::optional<std::string> query_value(std::string_view target, std::string_view name);

}  // namespace kuhhandel::server
