// From text to JSON, strictly: one value, no name twice in an object, no endless nesting.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <string_view>

#include "codec/format_error.h"

namespace kuhhandel::codec {

/// Values in a text, and names in one object: a text of short ones would need many times its own room.
inline constexpr std::size_t kMostValues = 2'000'000;
inline constexpr std::size_t kMostNames = 1000;

/// What is wrong names the line and column, or, for a name given twice and for one value or name too many,
/// its path.
std::expected<boost::json::value, FormatError> parse(std::string_view text);

}  // namespace kuhhandel::codec
