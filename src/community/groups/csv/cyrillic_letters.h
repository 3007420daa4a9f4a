// Whether a text makes sense in Windows-1251, the encoding of Cyrillic.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace kuhhandel::groups {

/// Returns the position of the first odd word if more than a third of the words with letters beyond ASCII are
/// not Cyrillic. Such a text is Greek, Hebrew, Arabic or Chinese, or in another Cyrillic encoding.
std::optional<std::size_t> implausible_in_1251(std::string_view bytes);

}  // namespace kuhhandel::groups
