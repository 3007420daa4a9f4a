// How much of the disk the data may take up. Where it is used up nothing new begins, and what runs goes on.
#pragma once

#include <cstdint>

#include "store/upkeep.h"

namespace kuhhandel::server {

class DiskBudget {
 public:
  /// `most` in bytes; `store` must outlive it.
  DiskBudget(store::Store& store, std::uint64_t most) : store_(store), most_(most) {}

  bool is_used_up() const { return store::bytes_in_use(store_) >= most_; }

 private:
  store::Store& store_;
  std::uint64_t most_;
};

}  // namespace kuhhandel::server
