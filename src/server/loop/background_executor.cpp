#include "server/loop/background_executor.h"

#include <sys/resource.h>

#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {
namespace {

/// Where there is one core, the loop has it first. A thread has a priority of its own on Linux.
constexpr int kLessUrgent = 10;

std::exception_ptr failure_of(SideThread::Work& work, Archive& archive) {
  try {
    archive.at_one_moment([&] { work(archive); });
    return {};
  } catch (...) {
    return std::current_exception();
  }
}

}  // namespace

SideThread::~SideThread() {
  thread_.stop();
  thread_.join();
}

bool SideThread::has_room(boost::asio::ip::address const& address) {
  std::scoped_lock const lock(mutex_);
  return queue_.has_room(address);
}

std::size_t SideThread::waiting() {
  std::scoped_lock const lock(mutex_);
  return queue_.size();
}

void SideThread::take(boost::asio::ip::address const& address, Work work, Done done) {
  {
    std::scoped_lock const lock(mutex_);
    queue_.push(address, {std::move(work), std::move(done)});
  }
  boost::asio::post(thread_, [this] { do_next(); });
}

void SideThread::do_next() {
  setpriority(PRIO_PROCESS, 0, kLessUrgent);
  auto job = [this] {
    std::scoped_lock const lock(mutex_);
    return queue_.pop();
  }();
  auto failure = failure_of(job->work, archive_);
  // What the work held is let go here and not by the loop.
  job->work = nullptr;
  boost::asio::post(io_, [done = std::move(job->done), failure = std::move(failure)]() mutable {
    done(std::move(failure));
  });
}

}  // namespace kuhhandel::server
