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

class BotThreadPool final : public BotExecutor {
 public:
  /// Thinks for the lobby's bots until it ends. All must outlive it.
  BotThreadPool(boost::asio::io_context& io, CommitLoop& commit_loop, TableDirectory& directory,
                Metrics& metrics);
  /// Waits for the thoughts that have begun; the others are dropped.
  ~BotThreadPool() override;

  void submit(BotRequestId request, live::BotRequest question) override;
  bool has_room_for_hint() const override;

 private:
  using Question = std::pair<BotRequestId, live::BotRequest>;

  /// Has the threads that are free think over what waits.
  void start_jobs();
  /// In a thread.
  void run_job(Question question);
  /// The answer, or what the bot threw.
  using Outcome = std::expected<live::BotDecision, std::exception_ptr>;
  void deliver(BotRequestId const& request, Outcome outcome, std::chrono::nanoseconds elapsed);

  boost::asio::io_context& io_;
  CommitLoop& commit_loop_;
  TableDirectory& directory_;
  Metrics& metrics_;
  BotFairQueue<Question> queue_;
  std::size_t running_ = 0;
  boost::asio::thread_pool threads_;
};

}  // namespace kuhhandel::server
