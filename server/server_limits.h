// What whoever keeps a server may set of its limits (docs/OPERATIONS.md).
#pragma once

#include <cstddef>
#include <optional>

namespace kuhhandel::server {

/// The least and the most that may be set of connections and of tables.
inline constexpr int kLeastOfAServer = 10;
inline constexpr int kMostOfAServer = 1'000'000;
/// So many times as much as is usual may be set for each address.
inline constexpr int kMostTimesPerAddress = 20;

struct ServerLimits {
  std::size_t connections = 20'000;  // of the whole server
  std::size_t tables = 6'000;        // in memory
  /// So many times as much as is usual may each address have and ask for, where many people share one.
  int per_address = 1;
};

/// What somebody says of them; the others stay as they are.
struct LimitsSaid {
  std::optional<std::size_t> connections = {};
  std::optional<std::size_t> tables = {};
  std::optional<int> per_address = {};

  bool operator==(LimitsSaid const&) const = default;
};

}  // namespace kuhhandel::server
