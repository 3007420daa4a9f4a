#include "server/sealing_thread.h"

#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {
namespace {

/// Null where it throws nothing.
template <class Work>
std::exception_ptr thrown_by(Work const& work) {
  try {
    work();
    return {};
  } catch (...) {
    return std::current_exception();
  }
}

}  // namespace

SealingThread::~SealingThread() {
  thread_.stop();
  beside_.stop();
  thread_.join();
  beside_.join();
}

void SealingThread::seal(Sealed sealed) {
  boost::asio::post(thread_, [this, sealed = std::move(sealed)]() mutable {
    auto failure = thrown_by([this] { lobby_.store().seal(); });
    boost::asio::post(io_, [this, sealed = std::move(sealed), failure = std::move(failure)]() mutable {
      sealed(failure ? std::move(failure) : not_carried_over_);
      if (!carries_over_ && lobby_.store().checkpoints().is_due()) carry_over();
    });
  });
}

void SealingThread::carry_over() {
  carries_over_ = true;
  boost::asio::post(beside_, [this] {
    auto failure = thrown_by([this] { lobby_.store().checkpoints().carry_over(); });
    boost::asio::post(io_, [this, failure = std::move(failure)]() mutable {
      not_carried_over_ = std::move(failure);
      carries_over_ = false;
    });
  });
}

}  // namespace kuhhandel::server
