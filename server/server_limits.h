// What whoever keeps a server may set of its limits (docs/OPERATIONS.md).
#pragma once

#include <cstddef>

namespace kuhhandel::server {

struct ServerLimits {
  std::size_t connections = 20'000;  // of the whole server
  std::size_t tables = 6'000;        // in memory
  /// So many times as much as is usual may each address have and ask for, where many people share one.
  int per_address = 1;
};

}  // namespace kuhhandel::server
