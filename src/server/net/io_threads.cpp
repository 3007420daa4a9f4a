#include "server/net/io_threads.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/coroutines.h"
#include "server/observability/exception_log.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

void Handover::give(Work work) {
  if (given_.empty()) asio::post(from_, [this] { go(); });
  given_.push_back(std::move(work));
}

void Handover::go() {
  if (given_.empty()) return;
  asio::post(to_, [given = std::exchange(given_, {})]() mutable {
    // The other connections do not lose what was given for them if one throws.
    for (auto& work : given) {
      try {
        work();
      } catch (...) {
        log_exception(std::current_exception(), "handover");
      }
    }
  });
}

SocketThread::SocketThread(asio::io_context& home)
    : home_(home), thread_([this] {
        run_contained(io_, [](std::exception_ptr const& thrown) { log_exception(thrown, "socket thread"); });
      }) {}

void SocketThread::end() {
  if (!thread_.joinable()) return;
  there_.go();
  asio::post(io_, [this] { io_.stop(); });
  thread_.join();
}

void SocketThread::let_go() {
  io_.shutdown();
  there_.drop();
  back_.drop();
}

SocketThreads::SocketThreads(asio::io_context& home, int threads) {
  for (int i = 0; i < threads; ++i) threads_.push_back(std::make_unique<SocketThread>(home));
}

SocketThread* SocketThreads::next() {
  if (threads_.empty()) return nullptr;
  latest_ = (latest_ + 1) % threads_.size();
  return threads_[latest_].get();
}

void SocketThreads::end() {
  for (auto const& thread : threads_) thread->end();
}

void SocketThreads::let_go() {
  for (auto const& thread : threads_) thread->let_go();
}

}  // namespace kuhhandel::server
