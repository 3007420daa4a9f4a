#include "server/loop/wal_sync_thread.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

DurabilityBarrier::Outcome run_sync(Ledger& ledger) {
  try {
    return ledger.sync();
  } catch (...) {
    return std::unexpected(std::current_exception());
  }
}

/// Returns null on success.
std::exception_ptr run_checkpoint(store::Checkpoints& checkpoints) {
  try {
    checkpoints.checkpoint();
    return {};
  } catch (...) {
    return std::current_exception();
  }
}

}  // namespace

WalSyncThread::~WalSyncThread() {
  sync_thread_.stop();
  checkpoint_thread_.stop();
  sync_thread_.join();
  checkpoint_thread_.join();
}

void WalSyncThread::sync(Callback callback) {
  boost::asio::post(sync_thread_, [this, callback = std::move(callback)]() mutable {
    auto outcome = run_sync(ledger_);
    boost::asio::post(io_, [this, callback = std::move(callback), outcome = std::move(outcome)]() mutable {
      report(std::move(callback), std::move(outcome));
    });
  });
}

void WalSyncThread::report(Callback callback, Outcome outcome) {
  if (outcome && checkpoint_failure_) outcome = std::unexpected(checkpoint_failure_);
  bool const is_in_doubt = outcome == CommitOutcome::in_doubt;
  if (std::exchange(is_in_doubt_, is_in_doubt) != is_in_doubt) log_json(is_in_doubt ? "frozen" : "thawed");
  callback(std::move(outcome));
  if (is_in_doubt) {
    retry_timer_.expires_after(retry_pause_);
    return retry_timer_.async_wait(
        [this, callback = std::move(callback)](boost::system::error_code stopped) mutable {
          if (!stopped) sync(std::move(callback));
        });
  }
  if (!is_checkpointing_ && checkpoints_.is_due()) checkpoint();
}

void WalSyncThread::checkpoint() {
  is_checkpointing_ = true;
  boost::asio::post(checkpoint_thread_, [this] {
    auto failure = run_checkpoint(checkpoints_);
    boost::asio::post(io_, [this, failure = std::move(failure)]() mutable {
      checkpoint_failure_ = std::move(failure);
      is_checkpointing_ = false;
    });
  });
}

}  // namespace kuhhandel::server
