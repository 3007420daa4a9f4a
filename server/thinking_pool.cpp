#include "server/thinking_pool.h"

#include <boost/asio/post.hpp>
#include <chrono>
#include <utility>

namespace kuhhandel::server {
namespace {

/// A farmer thinks for microseconds, a shark for some milliseconds, and at normal speed each acts once in a
/// second or two.
constexpr std::size_t kThreads = 2;

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
  boost::asio::post(threads_, [this, asker = std::move(asker), question = std::move(question)]() mutable {
    auto const began = std::chrono::steady_clock::now();
    auto answer = live::think_over(std::move(question));
    auto const took = std::chrono::steady_clock::now() - began;
    boost::asio::post(io_, [this, took, asker = std::move(asker), answer = std::move(answer)]() mutable {
      metrics_.count_thought(took);
      turns_.work([&] { lobby_.take(asker, std::move(answer), turns_.now()); });
    });
  });
}

}  // namespace kuhhandel::server
