// What the server answers about groups (docs/PROTOCOL.md). The key of a group is in the header
// `Authorization: Bearer KEY` and nowhere else, so that no address that is logged opens anything.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "groups/groups.h"
#include "server/http_message.h"

namespace kuhhandel {

/// Whether the path is one of those that answer_groups answers.
bool is_about_groups(std::string_view path);

/// `new_key` becomes the key of a group that this request makes.
HttpAnswer answer_groups(Groups& groups, HttpRequest const& request, std::string const& new_key, Instant now);

/// The most bytes that a body may have anywhere, and at this address.
inline constexpr std::size_t kLongestBody = std::size_t{16} * 1024 * 1024;
std::size_t longest_body(std::string_view path);

}  // namespace kuhhandel
