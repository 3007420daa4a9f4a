// Threads that wait for the disk in place of the commit loop: one syncs the WAL, the other runs checkpoints,
// for which no sync waits.
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

  /// Syncs what `ledger` has committed and reports the outcome on `io`'s thread. All references must outlive
  /// this object. While the outcome is in doubt, it syncs again every `retry_pause`.
  WalSyncThread(boost::asio::io_context& io, Ledger& ledger, store::Checkpoints& checkpoints,
                Pause retry_pause = Pause(250))
      : io_(io), ledger_(ledger), checkpoints_(checkpoints), retry_pause_(retry_pause), retry_timer_(io) {}
  /// Waits for the sync and the checkpoint that are running.
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
  bool is_in_doubt_ = false;  // the latest outcome
  bool is_checkpointing_ = false;
  std::exception_ptr checkpoint_failure_;  // null if the latest checkpoint succeeded
  boost::asio::thread_pool sync_thread_{1};
  boost::asio::thread_pool checkpoint_thread_{1};
};

}  // namespace kuhhandel::server
