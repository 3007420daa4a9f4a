// From text to JSON, strictly: one value, no name twice in an object, no endless nesting.
#pragma once

#include <boost/json/value.hpp>
#include <expected>
#include <string_view>

#include "codec/format_error.h"

namespace kuhhandel::codec {

/// What is wrong names the line and column, or, for a name given twice, its path.
std::expected<boost::json::value, FormatError> parse(std::string_view text);

}  // namespace kuhhandel::codec
