// base64url without padding, as Web Push uses it (RFC 4648, 5).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::push {

std::string base64url(std::string_view bytes);

/// Returns the bytes; nullopt if the text is not base64url or has more than `most` bytes.
std::optional<std::string> from_base64url(std::string_view text, std::size_t most);

}  // namespace kuhhandel::push
