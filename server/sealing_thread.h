// A thread that waits for the disk, so that the loop need not.
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
  /// Waits for a seal that has begun.
  ~SealingThread() override;

  void seal(Sealed sealed) override;

 private:
  boost::asio::io_context& io_;
  Lobby& lobby_;
  boost::asio::thread_pool thread_{1};
};

}  // namespace kuhhandel::server
