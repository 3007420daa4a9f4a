// The query of a request's target: what follows `?`, as pairs of a name and a value.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// The part of `target` before the query.
std::string_view path_of_target(std::string_view target);

/// Returns the decoded value of the first parameter that has that name, nullopt if there is none. The order
/// of parameters does not matter, `+` is a space, and a `%` without two hexadecimal digits stays as it is.
std::optional<std::string> query_value(std::string_view target, std::string_view name);

}  // namespace kuhhandel::server
