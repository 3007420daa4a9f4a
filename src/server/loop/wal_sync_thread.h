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

class SealingThread final : public Sealer {
 public:
  using Pause = std::chrono::milliseconds;

  /// Seals what `ledger` has committed, and says so in `io`'s thread. All must outlive it. A ledger that does
  /// not know whether it has kept something is asked again after a pause.
  SealingThread(boost::asio::io_context& io, Ledger& ledger, store::Checkpoints& checkpoints,
                Pause before_asking_again = Pause(250))
      : io_(io),
        ledger_(ledger),
        checkpoints_(checkpoints),
        before_asking_again_(before_asking_again),
        ask_again_(io) {}
  /// Waits for what has begun.
  ~SealingThread() override;

  void seal(Told told) override;

 private:
  void tell(Told told, Outcome outcome);
  void carry_over();

  boost::asio::io_context& io_;
  Ledger& ledger_;
  store::Checkpoints& checkpoints_;
  Pause before_asking_again_;
  boost::asio::steady_timer ask_again_;
  bool is_unknown_ = false;  // what came of the latest seal
  bool carries_over_ = false;
  std::exception_ptr not_carried_over_;  // why
  boost::asio::thread_pool thread_{1};
  boost::asio::thread_pool beside_{1};
};

}  // namespace kuhhandel::server
