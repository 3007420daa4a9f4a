// The copy at hand of what a ledger has, where a thread that waits for the ledger's database may read and
// write it: nobody but the loop touches a folder once that runs.
#pragma once

#include <functional>
#include <utility>

#include "store/savepoint.h"
#include "store/store.h"

namespace kuhhandel::server {

class LocalReplicaAccess {
 public:
  using Work = std::function<void()>;
  /// Does it, and returns once it is done.
  using RunOnLoop = std::function<void(Work const&)>;

  /// At once: no loop runs. The store must outlive it.
  LocalReplicaAccess(store::Store& store)
      : LocalReplicaAccess(store, [](Work const& work) { work(); }) {}  // NOLINT(*-explicit-*)
  LocalReplicaAccess(store::Store& store, RunOnLoop run_on_loop)
      : store_(store), run_on_loop_(std::move(run_on_loop)) {}

  /// What `look` finds there.
  template <class Read>
  auto read(Read const& read_store) const {
    decltype(read_store(store_)) result{};
    run_on_loop_([&] { result = read_store(store_); });
    return result;
  }
  /// Wholly, or not at all.
  template <class Write>
  void write(Write const& write) const {
    run_on_loop_([&] {
      store_.begin_writing();
      store::Savepoint savepoint(store_.database());
      write(store_);
      savepoint.commit();
    });
  }

 private:
  store::Store& store_;
  RunOnLoop run_on_loop_;
};

}  // namespace kuhhandel::server
