// Compression of large answers, which are made in the background thread: it takes some 15 ms for a megabyte.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "server/http/message.h"

namespace kuhhandel::server {

/// Smaller bodies are sent as they are: they fit in two packets.
inline constexpr std::size_t kMinBytesToCompress = 2048;

/// Compresses the body by gzip if it is text, large enough, and a client with that header `Accept-Encoding`
/// prefers it so.
void compress(HttpResponse& response, std::string_view accept_encoding);

/// A file as `gzip` writes it (RFC 1952).
std::string gzipped(std::string_view plain);

}  // namespace kuhhandel::server
