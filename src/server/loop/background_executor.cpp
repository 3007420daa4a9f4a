#include "server/loop/background_executor.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {
namespace {

/// On a machine with one core the commit loop has priority. On Linux each thread has its own nice value.
constexpr int kBackgroundNice = 10;

std::exception_ptr failure_of(BackgroundExecutor::Work& work, ReadOnlyDb& read_db) {
  try {
    read_db.in_snapshot([&] { work(read_db); });
    return {};
  } catch (...) {
    return std::current_exception();
  }
}

}  // namespace

BackgroundExecutor::~BackgroundExecutor() {
  thread_.stop();
  thread_.join();
}

bool BackgroundExecutor::has_room(boost::asio::ip::address const& address) {
  std::scoped_lock const lock(mutex_);
  return queue_.has_room(address);
}

std::size_t BackgroundExecutor::waiting() {
  std::scoped_lock const lock(mutex_);
  return queue_.size();
}

void BackgroundExecutor::submit(boost::asio::ip::address const& address, Work work, OnDone on_done) {
  {
    std::scoped_lock const lock(mutex_);
    queue_.push(address, {std::move(work), std::move(on_done)});
  }
  boost::asio::post(thread_, [this] { run_next(); });
}

void BackgroundExecutor::run_next() {
  setpriority(PRIO_PROCESS, 0, kBackgroundNice);
  auto job = [this] {
    std::scoped_lock const lock(mutex_);
    return queue_.pop();
  }();
  auto failure = failure_of(job->work, read_db_);
  // Releases what the work captured on this thread, not on the commit loop's.
  job->work = nullptr;
  boost::asio::post(io_, [on_done = std::move(job->on_done), failure = std::move(failure)]() mutable {
    on_done(std::move(failure));
  });
}

}  // namespace kuhhandel::server
