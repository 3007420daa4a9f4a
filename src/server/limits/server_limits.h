// What whoever keeps a server may set of its limits (docs/OPERATIONS.md).
#pragma once

#include <cstddef>
#include <optional>

namespace kuhhandel::server {

struct ServerLimits {
  std::size_t connections = 20'000;  // of the whole server
  std::size_t tables = 6'000;        // in memory
  /// So many times as much as is usual may each address have and ask for, where many people share one.
  int per_address = 1;
};

/// The least and the most that may be set of each.
inline constexpr ServerLimits kMinLimits{.connections = 10, .tables = 10, .per_address = 1};
inline constexpr ServerLimits kMaxLimits{.connections = 1'000'000, .tables = 1'000'000, .per_address = 20};

/// What somebody says of them; the others stay as they are.
struct LimitsPatch {
  std::optional<std::size_t> connections = {};
  std::optional<std::size_t> tables = {};
  std::optional<int> per_address = {};

  bool operator==(LimitsPatch const&) const = default;
};

}  // namespace kuhhandel::server
