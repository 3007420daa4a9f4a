// Access to the local replica for the thread that waits for the ledger's database. Work runs on the loop,
// because only the loop may touch the data folder.
#pragma once

#include <functional>
#include <utility>

#include "store/savepoint.h"
#include "store/store.h"

namespace kuhhandel::server {

class LocalReplicaAccess {
 public:
  using Work = std::function<void()>;
  /// Runs the work and returns when it is finished.
  using RunOnLoop = std::function<void(Work const&)>;

  /// Runs work at once, for use while no loop runs. The store must outlive this object.
  LocalReplicaAccess(store::Store& store)
      : LocalReplicaAccess(store, [](Work const& work) { work(); }) {}  // NOLINT(*-explicit-*)
  LocalReplicaAccess(store::Store& store, RunOnLoop run_on_loop)
      : store_(store), run_on_loop_(std::move(run_on_loop)) {}

  /// Returns the result of `read_store`.
  template <class Read>
  auto read(Read const& read_store) const {
    decltype(read_store(store_)) result{};
    run_on_loop_([&] { result = read_store(store_); });
    return result;
  }
  /// Runs `write` in one atomic transaction.
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
