// Random account data.
#pragma once

#include <string>

#include "engine/random/rng.h"
#include "groups/groups.h"
#include "server/ledger/ledger.h"
#include "store/store.h"

namespace kuhhandel {

class AnySurroundings {
 public:
  explicit AnySurroundings(std::uint64_t seed) : rng_(seed) {}

  /// One thing, in the turn that `ledger` has open.
  void write(server::Ledger& ledger, store::Store& store);

 private:
  std::string any_name() { return "Anna" + std::to_string(rng_.below(6)); }
  std::string any_key() { return "a-key-of-twenty-four-" + std::to_string(rng_.below(6)); }
  std::string any_table() { return "table" + std::to_string(rng_.below(4)); }

  void write_of_names(store::Store& store);
  void write_of_order(store::Store& store);
  void write_of_calls(store::Store& store);
  void write_of_a_group(store::Store& store);
  void write_of_what_it_plans(groups::GroupAccess& group);
  void write_of_days(store::Store& store);
  void write_of_ratings(store::Store& store);
  void write_of_tables(server::Ledger& ledger, store::Store& store);
  void write_of_news(server::Ledger& ledger, store::Store& store);

  Rng rng_;
  int games_ = 0;
};

}  // namespace kuhhandel
