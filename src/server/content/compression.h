// Compression of large responses, in background threads: one megabyte takes about 15 ms.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/http/message.h"

namespace kuhhandel::server {

/// Smaller bodies are sent uncompressed: they fit in two packets.
inline constexpr std::size_t kMinBytesToCompress = 2048;

/// Compresses the body with gzip if it is text, large enough, and preferred by a client with that header
/// `Accept-Encoding`.
void compress(HttpResponse& response, std::string_view accept_encoding);

/// Returns a gzip file (RFC 1952).
std::string gzipped(std::string_view plain);

}  // namespace kuhhandel::server
