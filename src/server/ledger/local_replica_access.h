// The copy at hand of what a ledger has, where a thread that waits for the ledger's database may read and
// write it: nobody but the loop touches a folder once that runs.
#pragma once

#include <functional>
#include <utility>

#include "store/change.h"
#include "store/store.h"

namespace kuhhandel::server {

class AtHand {
 public:
  using Work = std::function<void()>;
  /// Does it, and returns once it is done.
  using InTurn = std::function<void(Work const&)>;

  /// At once: no loop runs. The store must outlive it.
  AtHand(store::Store& store) : AtHand(store, [](Work const& work) { work(); }) {}  // NOLINT(*-explicit-*)
  AtHand(store::Store& store, InTurn in_turn) : store_(store), in_turn_(std::move(in_turn)) {}

  /// What `look` finds there.
  template <class Look>
  auto read(Look const& look) const {
    decltype(look(store_)) found{};
    in_turn_([&] { found = look(store_); });
    return found;
  }
  /// Wholly, or not at all.
  template <class Write>
  void write(Write const& write) const {
    in_turn_([&] {
      store_.begin_writing();
      store::Change whole(store_.database());
      write(store_);
      whole.keep();
    });
  }

 private:
  store::Store& store_;
  InTurn in_turn_;
};

}  // namespace kuhhandel::server
