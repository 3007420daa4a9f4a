// Where the tables are on the server: /api/tables/ID and what lies below it (docs/PROTOCOL.md).
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel {

inline constexpr std::string_view kTablesPath = "/api/tables/";

/// The table's id, where the path is that table's path and then `below`; else empty.
inline std::string table_above(std::string_view below, std::string_view path) {
  if (!path.starts_with(kTablesPath) || !path.ends_with(below)) return {};
  if (path.size() < kTablesPath.size() + below.size()) return {};
  return std::string(path.substr(kTablesPath.size(), path.size() - kTablesPath.size() - below.size()));
}

}  // namespace kuhhandel
