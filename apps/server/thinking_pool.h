// Threads that think for the bots. Each has its question to itself; answers become part of a turn of the
// server's loop.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include "apps/server/hall.h"
#include "apps/server/thinkers.h"
#include "apps/server/turns.h"

namespace kuhhandel {

class ThinkingPool final : public Thinkers {
 public:
  /// Thinks for the hall's bots until it ends. All three must outlive it.
  ThinkingPool(boost::asio::io_context& io, Turns& turns, Hall& hall);
  /// Waits for the thoughts that have begun; the others are dropped.
  ~ThinkingPool() override;

  void think(Asker asker, BotQuestion question) override;

 private:
  boost::asio::io_context& io_;
  Turns& turns_;
  Hall& hall_;
  boost::asio::thread_pool threads_;
};

}  // namespace kuhhandel
