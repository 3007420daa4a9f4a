#include "server/loop/commit_loop.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

class DurableCallback final : public DurableOutput {
 public:
  DurableCallback(Shards const& shards, std::move_only_function<void(bool)> callback)
      : shards_(shards), callback_(std::move(callback)) {}
  void close_batch() override {}
  void flush() override { callback_(is_durable_); }
  void on_shards_fenced(Shards const& shards) override { is_durable_ &= (shards & shards_).none(); }

 private:
  Shards shards_;
  std::move_only_function<void(bool)> callback_;
  bool is_durable_ = true;
};

void flush_all(std::vector<std::shared_ptr<DurableOutput>> const& outputs) {
  for (auto const& output : outputs) output->flush();
}

}  // namespace

bool CommitLoop::begin_batch() {
  if (failure_ || has_ended_ || on_finished_) return false;
  try {
    if (batch_open_) {
      directory_.ledger().commit_other_changes();
      return true;
    }
    batch_open_ = true;
    batch_began_at_ = std::chrono::steady_clock::now();
    directory_.ledger().begin_batch();
    // All handlers that the sockets have already queued run before this one, so their work belongs to this
    // batch.
    boost::asio::post(io_, [this] { end_batch(); });
  } catch (...) {
    fail(std::current_exception());
  }
  return !failure_;
}

std::optional<std::string> CommitLoop::contain(std::exception_ptr thrown, std::string_view where) {
  if (failure_) return {};
  if (failure_of(thrown) == Failure::storage) {
    fail(std::move(thrown));
    return {};
  }
  auto id = std::to_string(now().count()) + '-' + std::to_string(++contained_count_);
  log_exception(thrown, where, id);
  metrics_.count_exception();
  try {
    if (batch_open_ && is_corruption(thrown)) directory_.ledger().repair_batch();
    directory_.close_failed(now());
  } catch (...) {
    fail(std::current_exception());
    return {};
  }
  return id;
}

void CommitLoop::pass_time() {
  // Each exception either closes the table that threw it or removes the failed step from what is due, so the
  // loop ends.
  for (bool is_done = false; !is_done && !failure_;) {
    try {
      directory_.ledger().commit_other_changes();
      directory_.pass_time(now());
      is_done = true;
    } catch (...) {
      contain(std::current_exception(), "time");
    }
  }
}

void CommitLoop::defer_until_durable(std::shared_ptr<DurableOutput> output) {
  if (has_ended_ && !is_final_flush_) return;
  outputs_.push_back(std::move(output));
  run([] {});
}

void CommitLoop::on_durable(Shards const& shards, std::move_only_function<void(bool)> callback) {
  defer_until_durable(std::make_shared<DurableCallback>(shards, std::move(callback)));
}

void CommitLoop::end_batch() {
  if (!batch_open_ || failure_) return;
  // Runs while the batch is still open; otherwise output about due facts would begin another batch.
  pass_time();
  if (failure_) return;
  try {
    batch_open_ = false;
    auto const committed = directory_.ledger().commit_batch();
    needs_sync_ |= committed.needs_sync;
    if (committed.has_events && outbox_handler_)
      outputs_.push_back(
          std::make_shared<DurableCallback>(Shards(), [this](bool) { run(outbox_handler_, "outbox"); }));
    metrics_.observe_batch(committed.facts, std::chrono::steady_clock::now() - batch_began_at_);
  } catch (...) {
    return fail(std::current_exception());
  }
  if (!is_syncing_) sync_when_due();
  if (!on_finished_) schedule_timer();
}

void CommitLoop::sync_when_due() {
  auto const due = sync_requested_at_ + sync_interval_;
  auto const now = clock_.steady_now();
  // Output that needs no sync waits only for earlier output that needs one.
  if (now >= due || !needs_sync_ || on_finished_) return sync();
  if (std::exchange(is_sync_scheduled_, true)) return;
  sync_timer_.expires_after(due - now);
  sync_timer_.async_wait([this](boost::system::error_code) {
    is_sync_scheduled_ = false;
    // If a batch is open, end_batch() syncs.
    if (!is_syncing_ && !batch_open_ && !has_ended_ && !failure_) sync();
  });
}

void CommitLoop::sync() {
  syncing_outputs_ = std::exchange(outputs_, {});
  for (auto const& output : syncing_outputs_) output->close_batch();
  if (!std::exchange(needs_sync_, false)) {
    flush_all(std::exchange(syncing_outputs_, {}));
    return finish_if_durable();
  }
  is_syncing_ = true;
  sync_requested_at_ = clock_.steady_now();
  sync_began_at_ = std::chrono::steady_clock::now();
  barrier_.sync([this](DurabilityBarrier::Outcome outcome) { on_sync_outcome(std::move(outcome)); });
}

void CommitLoop::on_sync_outcome(DurabilityBarrier::Outcome outcome) {
  if (failure_) return;
  if (!outcome) return fail(std::move(outcome).error());
  switch (*outcome) {
    case CommitOutcome::in_doubt:
      if (on_finished_) return fail(std::make_exception_ptr(CommitInDoubt()));
      return clock_.pause();
    case CommitOutcome::fenced:
      if (!handle_fenced_shards()) return fail(std::make_exception_ptr(OwnershipLost()));
      // Syncs again for the shards that this server still owns.
      return barrier_.sync(
          [this](DurabilityBarrier::Outcome next_outcome) { on_sync_outcome(std::move(next_outcome)); });
    case CommitOutcome::durable:
      return on_synced();
  }
}

void CommitLoop::on_synced() {
  auto const elapsed = std::chrono::steady_clock::now() - sync_began_at_;
  clock_.resume();
  if (std::exchange(is_stalled_, false))
    log_json("seal_ended", "seconds", std::chrono::duration_cast<std::chrono::seconds>(elapsed).count());
  metrics_.observe_sync(elapsed);
  is_syncing_ = false;
  flush_all(std::exchange(syncing_outputs_, {}));
  // If a batch is open, end_batch() starts the next sync.
  if (!batch_open_ && (!outputs_.empty() || (on_finished_ && needs_sync_))) return sync_when_due();
  finish_if_durable();
}

void CommitLoop::check_sync_time(std::chrono::milliseconds limit) {
  if (!is_syncing_ || is_stalled_ || failure_ || clock_.steady_now() - sync_requested_at_ < limit) return;
  is_stalled_ = true;
  clock_.pause();
  log_json("seal_hangs", "milliseconds", limit.count());
}

/// Returns false if the server must end: all ownership is lost, or no handler is set.
bool CommitLoop::handle_fenced_shards() {
  auto const fenced = directory_.ledger().take_fenced_shards();
  if (!fenced || !ownership_lost_handler_) return false;
  if (!fenced->empty()) on_shards_fenced(*fenced);
  return true;
}

void CommitLoop::on_shards_fenced(std::set<int> const& shards) {
  Shards fenced;
  for (int const shard : shards) fenced.set(static_cast<std::size_t>(shard));
  for (auto const* const outputs : {&syncing_outputs_, &outputs_})
    for (auto const& output : *outputs) output->on_shards_fenced(fenced);
  if (!on_finished_ && !begin_batch()) return;
  try {
    ownership_lost_handler_(shards);
  } catch (...) {
    fail(std::current_exception());
  }
}

void CommitLoop::finish(std::move_only_function<void()> on_finished) {
  if (failure_ || has_ended_ || on_finished_) return;
  on_finished_ = std::move(on_finished);
  // A ledger may have rows that were written outside of batches.
  needs_sync_ = true;
  sync_timer_.cancel();
  end_batch();
  if (!failure_ && !is_syncing_) sync();
}

/// Ends the server if finish() was called and nothing waits for the ledger.
void CommitLoop::finish_if_durable() {
  if (!on_finished_ || has_ended_ || failure_ || is_syncing_ || batch_open_) return;
  has_ended_ = true;
  std::exchange(on_finished_, {})();
}

void CommitLoop::schedule_timer() {
  auto const next = directory_.next_due();
  // A timer that fires too early costs less than one that is set again in every batch.
  if (!next || (timer_due_ && *timer_due_ <= *next)) return;
  timer_due_ = next;
  timer_.expires_after(std::max(*next - now(), table::Duration{0}));
  timer_.async_wait([this](boost::system::error_code error) {
    if (error) return;
    timer_due_.reset();
    run([] {});
  });
}

void CommitLoop::fail(std::exception_ptr failure) {
  failure_ = std::move(failure);
  outputs_.clear();
  syncing_outputs_.clear();
  io_.stop();
}

}  // namespace kuhhandel::server
