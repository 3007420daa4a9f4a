// The header `Host` and the origin of a page, in one form for comparisons.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kuhhandel::server {

struct HostHeader {
  std::string name;  // in lower case, without brackets, zone and trailing dot
  std::optional<std::uint16_t> port{};
};

/// Parses `NAME`, `NAME:PORT`, `ADDRESS:PORT` or `[ADDRESS]:PORT`. The port may be empty. Returns nullopt if
/// the text is none of these.
std::optional<HostHeader> parse_host(std::string_view text);

/// Returns whether a page of `origin`, such as `https://table.example`, was served by the host of that header
/// `Host`. The default port of the origin's scheme may be missing in either of them.
bool is_origin_of(std::string_view origin, std::string_view host);

/// Returns whether the header `Host` has the name of that origin, but no port: some proxies drop it.
bool is_origin_without_port(std::string_view origin, std::string_view host);

}  // namespace kuhhandel::server
