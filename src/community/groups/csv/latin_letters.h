// Whether a text makes sense in Windows-1252, the encoding of Western Europe.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace kuhhandel::groups {

/// Returns the position of the first byte that no language has there. Such a text is in another encoding: of
/// a Mac, of MS-DOS, or of another region, such as Windows-1250.
std::optional<std::size_t> implausible_in_1252(std::string_view bytes);

}  // namespace kuhhandel::groups
