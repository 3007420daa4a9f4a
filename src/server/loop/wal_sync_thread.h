// Threads that wait for the ledger, so that the loop need not: one seals, and another carries over what the
// database's log holds, for which no seal waits.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>

#include "server/ledger/ledger.h"
#include "server/loop/durability_barrier.h"
#include "store/checkpoints.h"

namespace kuhhandel::server {

class WalSyncThread final : public DurabilityBarrier {
 public:
  using Pause = std::chrono::milliseconds;

  /// Seals what `ledger` has committed, and says so in `io`'s thread. All must outlive it. A ledger that does
  /// not know whether it has kept something is asked again after a pause.
  WalSyncThread(boost::asio::io_context& io, Ledger& ledger, store::Checkpoints& checkpoints,
                Pause retry_pause = Pause(250))
      : io_(io), ledger_(ledger), checkpoints_(checkpoints), retry_pause_(retry_pause), retry_timer_(io) {}
  /// Waits for what has begun.
  ~WalSyncThread() override;

  void sync(Callback callback) override;

 private:
  void report(Callback callback, Outcome outcome);
  void checkpoint();

  boost::asio::io_context& io_;
  Ledger& ledger_;
  store::Checkpoints& checkpoints_;
  Pause retry_pause_;
  boost::asio::steady_timer retry_timer_;
  bool is_in_doubt_ = false;  // what came of the latest seal
  bool is_checkpointing_ = false;
  std::exception_ptr checkpoint_failure_;  // why
  boost::asio::thread_pool sync_thread_{1};
  boost::asio::thread_pool checkpoint_thread_{1};
};

}  // namespace kuhhandel::server
