// Threads that think for the bots. Each has its question to itself; answers become part of a turn of the
// server's loop, and so do the questions that wait.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <exception>
#include <expected>
#include <utility>

#include "server/loop/bot_fair_queue.h"
#include "server/loop/commit_loop.h"
#include "server/observability/metrics.h"
#include "server/tables/bot_executor.h"
#include "server/tables/table_directory.h"

namespace kuhhandel::server {

class ThinkingPool final : public Thinkers {
 public:
  /// Thinks for the lobby's bots until it ends. All must outlive it.
  ThinkingPool(boost::asio::io_context& io, Turns& turns, Lobby& lobby, Metrics& metrics);
  /// Waits for the thoughts that have begun; the others are dropped.
  ~ThinkingPool() override;

  void think(Asker asker, live::BotQuestion question) override;
  bool has_room_for_hint() const override;

 private:
  using Question = std::pair<Asker, live::BotQuestion>;

  /// Has the threads that are free think over what waits.
  void start();
  /// In a thread.
  void answer(Question question);
  /// The answer, or what the bot threw.
  using Thought = std::expected<live::BotAnswer, std::exception_ptr>;
  void take(Asker const& asker, Thought thought, std::chrono::nanoseconds took);

  boost::asio::io_context& io_;
  Turns& turns_;
  Lobby& lobby_;
  Metrics& metrics_;
  WaitingThoughts<Question> waiting_;
  std::size_t thinking_ = 0;
  boost::asio::thread_pool threads_;
};

}  // namespace kuhhandel::server
