// Entity tags of responses (RFC 9110, 8.8.3 and 13.1.2).
#pragma once

#include <string>
#include <string_view>

#include "server/http/accept_encoding.h"

namespace kuhhandel::server {

/// Returns the tag of one encoding of a file; caches must not mix encodings. `plain` is the tag of the
/// unencoded file, with its quotes.
std::string entity_tag(std::string_view plain, ContentCoding coding);

/// Returns whether the header `If-None-Match` names the tag, so that the client has the file. A malformed
/// header names none.
bool names_entity_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace kuhhandel::server
