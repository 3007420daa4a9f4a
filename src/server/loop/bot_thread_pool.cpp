#include "server/loop/bot_thread_pool.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

namespace kuhhandel::server {
namespace {

/// A farmer thinks for microseconds, a shark or an owl for some milliseconds, and at normal speed each acts
/// once in a second or two.
constexpr std::size_t kThreads = 2;

/// A question takes up to some 100 kB; a bot has one at a time, and a person could ask for hints without end.
constexpr std::size_t kMostForHint = 128;

/// Where cores are few, the loop that everybody waits for goes first.
void give_way() {
  constexpr int kNice = 5;
  thread_local bool const gives_way = ::setpriority(PRIO_PROCESS, 0, kNice) == 0;
  static_cast<void>(gives_way);  // at its old priority it thinks just as well
}

std::expected<live::BotAnswer, std::exception_ptr> thought_about(live::BotQuestion question) {
  try {
    return live::think_over(std::move(question));
  } catch (...) {
    return std::unexpected(std::current_exception());
  }
}

}  // namespace

ThinkingPool::ThinkingPool(boost::asio::io_context& io, Turns& turns, Lobby& lobby, Metrics& metrics)
    : io_(io), turns_(turns), lobby_(lobby), metrics_(metrics), threads_(kThreads) {
  lobby_.let_think(this);
}

ThinkingPool::~ThinkingPool() {
  lobby_.let_think(nullptr);
  threads_.stop();
  threads_.join();
}

void ThinkingPool::think(Asker asker, live::BotQuestion question) {
  metrics_.count_bot_question();
  auto const table = asker.table;
  waiting_.push(table, {std::move(asker), std::move(question)}, std::chrono::steady_clock::now());
  start();
}

bool ThinkingPool::has_room_for_hint() const { return waiting_.size() < kMostForHint; }

void ThinkingPool::start() {
  while (thinking_ < kThreads) {
    auto question = waiting_.pop();
    if (!question) break;
    if (auto const& is_dropped = question->second.is_dropped; is_dropped && *is_dropped) continue;
    ++thinking_;
    boost::asio::post(threads_, [this, question = std::move(*question)]() mutable {
      give_way();
      answer(std::move(question));
    });
  }
  metrics_.set_bot_questions_waiting(waiting_.size());
}

void ThinkingPool::answer(Question question) {
  auto const began = std::chrono::steady_clock::now();
  auto thought = thought_about(std::move(question.second));
  auto const took = std::chrono::steady_clock::now() - began;
  boost::asio::post(io_, [this, took, asker = std::move(question.first),
                          thought = std::move(thought)]() mutable { take(asker, std::move(thought), took); });
}

void ThinkingPool::take(Asker const& asker, Thought thought, std::chrono::nanoseconds took) {
  --thinking_;
  metrics_.count_thought(took);
  waiting_.count(asker.table, took, std::chrono::steady_clock::now());
  auto const take_up = [&] {
    if (thought) return lobby_.take(asker, *std::move(thought), turns_.now());
    lobby_.have_failed(asker);
    std::rethrow_exception(thought.error());
  };
  turns_.work(take_up, "bot");
  start();
}

}  // namespace kuhhandel::server
