// Bytes in the letters that Web Push uses: base64url without padding (RFC 4648, 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::push {

std::string base64url(std::string_view bytes);

/// The bytes; none where it is no base64url, or more than `most` of them.
std::optional<std::string> from_base64url(std::string_view text, std::size_t most);

}  // namespace kuhhandel::push
