#include "server/loop/bot_thread_pool.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

namespace kuhhandel::server {
namespace {

/// A farmer thinks for microseconds, a shark or an owl for a few milliseconds, and at normal speed each acts
/// once every second or two.
constexpr std::size_t kThreads = 2;

/// A question takes up to about 100 kB. A bot has one at a time, but a player could request hints without
/// limit.
constexpr std::size_t kMaxQueuedForHint = 128;

/// On a machine with few cores the commit loop has priority, since every client waits for it.
void lower_priority() {
  constexpr int kNice = 5;
  thread_local bool const is_lowered = ::setpriority(PRIO_PROCESS, 0, kNice) == 0;
  static_cast<void>(is_lowered);  // a thread at normal priority works as well
}

std::expected<live::BotDecision, std::exception_ptr> outcome_of(live::BotRequest question) {
  try {
    return live::run_bot(std::move(question));
  } catch (...) {
    return std::unexpected(std::current_exception());
  }
}

}  // namespace

BotThreadPool::BotThreadPool(boost::asio::io_context& io, CommitLoop& commit_loop, TableDirectory& directory,
                             Metrics& metrics)
    : io_(io), commit_loop_(commit_loop), directory_(directory), metrics_(metrics), threads_(kThreads) {
  directory_.set_bot_executor(this);
}

BotThreadPool::~BotThreadPool() {
  directory_.set_bot_executor(nullptr);
  threads_.stop();
  threads_.join();
}

void BotThreadPool::submit(BotRequestId request, live::BotRequest question) {
  metrics_.count_bot_question();
  auto const table = request.table;
  queue_.push(table, {std::move(request), std::move(question)}, std::chrono::steady_clock::now());
  start_jobs();
}

bool BotThreadPool::has_room_for_hint() const { return queue_.size() < kMaxQueuedForHint; }

void BotThreadPool::start_jobs() {
  while (running_ < kThreads) {
    auto question = queue_.pop();
    if (!question) break;
    if (auto const& is_dropped = question->second.is_cancelled; is_dropped && *is_dropped) continue;
    ++running_;
    boost::asio::post(threads_, [this, question = std::move(*question)]() mutable {
      lower_priority();
      run_job(std::move(question));
    });
  }
  metrics_.set_bot_questions_waiting(queue_.size());
}

void BotThreadPool::run_job(Question question) {
  auto const started_at = std::chrono::steady_clock::now();
  auto outcome = outcome_of(std::move(question.second));
  auto const elapsed = std::chrono::steady_clock::now() - started_at;
  boost::asio::post(
      io_, [this, elapsed, request = std::move(question.first), outcome = std::move(outcome)]() mutable {
        deliver(request, std::move(outcome), elapsed);
      });
}

void BotThreadPool::deliver(BotRequestId const& request, Outcome outcome, std::chrono::nanoseconds elapsed) {
  --running_;
  metrics_.observe_bot_time(elapsed);
  queue_.add_usage(request.table, elapsed, std::chrono::steady_clock::now());
  auto const deliver_answer = [&] {
    if (outcome) return directory_.deliver_bot_answer(request, *std::move(outcome), commit_loop_.now());
    directory_.mark_failed(request);
    std::rethrow_exception(outcome.error());
  };
  commit_loop_.run(deliver_answer, "bot");
  start_jobs();
}

}  // namespace kuhhandel::server
