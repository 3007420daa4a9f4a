// Thread pool in which bots think. Threads share no data; answers become part of a commit batch, and the
// queue is only used in the commit loop's thread.
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
  /// Runs the bots of the tables in `directory` until it is destroyed. All references must outlive it.
  BotThreadPool(boost::asio::io_context& io, CommitLoop& commit_loop, TableDirectory& directory,
                Metrics& metrics);
  /// Waits for running questions and drops the queued ones.
  ~BotThreadPool() override;

  void submit(BotRequestId request, live::BotRequest question) override;
  bool has_room_for_hint() const override;

 private:
  using Question = std::pair<BotRequestId, live::BotRequest>;

  /// Starts queued questions on the free threads.
  void start_jobs();
  /// Runs in a pool thread.
  void run_job(Question question);
  /// The bot's answer, or the exception that it threw.
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
