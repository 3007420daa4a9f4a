// Threads that wait for the disk, so that the loop need not: one seals, and another carries over what the log
// holds, for which no seal waits.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/lobby.h"
#include "server/sealer.h"

namespace kuhhandel::server {

class SealingThread final : public Sealer {
 public:
  /// Seals what is kept of the lobby, and says so in `io`'s thread. Both must outlive it.
  SealingThread(boost::asio::io_context& io, Lobby& lobby) : io_(io), lobby_(lobby) {}
  /// Waits for what has begun.
  ~SealingThread() override;

  void seal(Sealed sealed) override;

 private:
  void carry_over();

  boost::asio::io_context& io_;
  Lobby& lobby_;
  bool carries_over_ = false;
  std::exception_ptr not_carried_over_;  // why
  boost::asio::thread_pool thread_{1};
  boost::asio::thread_pool beside_{1};
};

}  // namespace kuhhandel::server
