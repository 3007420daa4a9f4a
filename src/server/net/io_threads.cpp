#include "server/net/io_threads.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/coroutines.h"
#include "server/observability/exception_log.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

void CrossThreadQueue::push(Work work) {
  if (queued_.empty()) asio::post(from_, [this] { flush(); });
  queued_.push_back(std::move(work));
}

void CrossThreadQueue::flush() {
  if (queued_.empty()) return;
  asio::post(to_, [queued = std::exchange(queued_, {})]() mutable {
    // If one throws, the work of other connections must still run.
    for (auto& work : queued) {
      try {
        work();
      } catch (...) {
        log_exception(std::current_exception(), "handover");
      }
    }
  });
}

IoThread::IoThread(asio::io_context& main_loop)
    : main_loop_(main_loop), thread_([this] {
        run_contained(io_, [](std::exception_ptr const& thrown) { log_exception(thrown, "socket thread"); });
      }) {}

void IoThread::stop() {
  if (!thread_.joinable()) return;
  to_io_.flush();
  asio::post(io_, [this] { io_.stop(); });
  thread_.join();
}

void IoThread::shut_down() {
  io_.shutdown();
  to_io_.clear();
  to_main_.clear();
}

IoThreads::IoThreads(asio::io_context& main_loop, int threads) {
  for (int i = 0; i < threads; ++i) threads_.push_back(std::make_unique<IoThread>(main_loop));
}

IoThread* IoThreads::next() {
  if (threads_.empty()) return nullptr;
  latest_index_ = (latest_index_ + 1) % threads_.size();
  return threads_[latest_index_].get();
}

void IoThreads::stop() {
  for (auto const& thread : threads_) thread->stop();
}

void IoThreads::shut_down() {
  for (auto const& thread : threads_) thread->shut_down();
}

}  // namespace kuhhandel::server
