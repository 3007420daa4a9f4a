#include "server/loop/wal_sync_thread.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

Sealer::Outcome outcome_of(Ledger& ledger) {
  try {
    return ledger.seal();
  } catch (...) {
    return std::unexpected(std::current_exception());
  }
}

/// Null where it is done.
std::exception_ptr not_carried_over_by(store::Checkpoints& checkpoints) {
  try {
    checkpoints.carry_over();
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

void SealingThread::seal(Told told) {
  boost::asio::post(thread_, [this, told = std::move(told)]() mutable {
    auto outcome = outcome_of(ledger_);
    boost::asio::post(io_, [this, told = std::move(told), outcome = std::move(outcome)]() mutable {
      tell(std::move(told), std::move(outcome));
    });
  });
}

void SealingThread::tell(Told told, Outcome outcome) {
  if (outcome && not_carried_over_) outcome = std::unexpected(not_carried_over_);
  bool const is_unknown = outcome == Sealed::failed;
  if (std::exchange(is_unknown_, is_unknown) != is_unknown) journal(is_unknown ? "frozen" : "thawed");
  told(std::move(outcome));
  if (is_unknown) {
    ask_again_.expires_after(before_asking_again_);
    return ask_again_.async_wait([this, told = std::move(told)](boost::system::error_code stopped) mutable {
      if (!stopped) seal(std::move(told));
    });
  }
  if (!carries_over_ && checkpoints_.is_due()) carry_over();
}

void SealingThread::carry_over() {
  carries_over_ = true;
  boost::asio::post(beside_, [this] {
    auto failure = not_carried_over_by(checkpoints_);
    boost::asio::post(io_, [this, failure = std::move(failure)]() mutable {
      not_carried_over_ = std::move(failure);
      carries_over_ = false;
    });
  });
}

}  // namespace kuhhandel::server
