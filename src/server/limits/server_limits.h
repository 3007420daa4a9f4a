// Limits that the operator can set (docs/OPERATIONS.md).
#pragma once

#include <cstddef>
#include <optional>

namespace kuhhandel::server {

struct ServerLimits {
  std::size_t connections = 20'000;  // of the whole server
  std::size_t tables = 6'000;        // in memory
  /// Multiplies the usual limits of each address, for networks where many people share one.
  int per_address = 1;
};

/// Minimum and maximum of each limit.
inline constexpr ServerLimits kMinLimits{.connections = 10, .tables = 10, .per_address = 1};
inline constexpr ServerLimits kMaxLimits{.connections = 1'000'000, .tables = 1'000'000, .per_address = 20};

/// The limits to change; the others remain.
struct LimitsPatch {
  std::optional<std::size_t> connections = {};
  std::optional<std::size_t> tables = {};
  std::optional<int> per_address = {};

  bool operator==(LimitsPatch const&) const = default;
};

}  // namespace kuhhandel::server
