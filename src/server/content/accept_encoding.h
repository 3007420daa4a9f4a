// Negotiation of the content coding of a response (RFC 9110, 12.5.3).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace kuhhandel::server {

enum class ContentCoding : std::uint8_t { identity, gzip, brotli };

/// Returns the name for the header `Content-Encoding`; empty for `identity`.
std::string_view name_of(ContentCoding coding);

/// Returns the available coding that the client prefers by its header `Accept-Encoding`, the first one if
/// several are equal. `identity` is always available and comes last. Returns nullopt if the client accepts
/// none of them.
std::optional<ContentCoding> negotiated_coding(std::string_view accept_encoding,
                                               std::span<ContentCoding const> available);

}  // namespace kuhhandel::server
