// Parses JSON strictly: one value, no duplicate names in an object, limited nesting.
#pragma once

#include <boost/json/value.hpp>
#include <cstddef>
#include <expected>
#include <string_view>

#include "codec/text/format_error.h"

namespace kuhhandel::codec {

/// Limits for the values in a text and the names in one object: a text of short values would need many times
/// its size in memory.
inline constexpr std::size_t kMostValues = 2'000'000;
inline constexpr std::size_t kMostNames = 1000;

/// Errors name the line and column or, for a duplicate name and for too many values or names, the path.
std::expected<boost::json::value, FormatError> parse(std::string_view text);

}  // namespace kuhhandel::codec
