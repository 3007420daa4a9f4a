// Main loop with group commit: work is done, committed in one transaction, synced to disk, and only then
// sent. A fact is therefore durable before anyone sees it, and many facts cost one transaction. Batches that
// end during a sync, or too soon after one, share the next sync. While the outcome of a sync is in doubt,
// nothing is sent and the clock is paused.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/ledger/failure.h"
#include "server/loop/durability_barrier.h"
#include "server/observability/metrics.h"
#include "server/tables/table_directory.h"
#include "table/instant.h"

namespace kuhhandel::server {

/// Returns the system clock's time, which may be wrong and may be set at any time.
inline table::Instant wall_clock() {
  return std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
}

/// Clock that starts at a given time and then never jumps, even if the system clock is set.
class PausableClock {
 public:
  using Steady = std::chrono::steady_clock::time_point;

  /// Advances at the rate of `steady`.
  explicit PausableClock(table::Instant start, Steady (*steady)() = std::chrono::steady_clock::now)
      : steady_(steady), steady_start_(steady()), start_(start) {}

  /// Returns the underlying clock's time, which is never paused.
  Steady steady_now() const { return steady_(); }

  table::Instant now() const {
    if (paused_) return start_;
    return start_ + std::chrono::duration_cast<table::Duration>(steady_() - steady_start_);
  }

  bool is_paused() const { return paused_; }
  /// Advances the clock to at least `at`.
  void advance_to(table::Instant at) {
    if (now() >= at) return;
    start_ = at;
    steady_start_ = steady_();
  }
  void pause() {
    if (paused_) return;
    start_ = now();
    paused_ = true;
  }
  /// Continues from the time at which it was paused.
  void resume() {
    if (!paused_) return;
    steady_start_ = steady_();
    paused_ = false;
  }

 private:
  Steady (*steady_)();
  Steady steady_start_;
  table::Instant start_;
  bool paused_ = false;
};

/// Another server has taken over the tables. Changes that were not durable are lost, but were not sent to
/// anyone.
struct OwnershipLost : StorageFailure {
  OwnershipLost()
      : StorageFailure("Another server keeps these tables now; nothing that anyone saw is lost.") {}
};

/// The server ends, and it is unknown whether the ledger has stored the latest batches.
struct CommitInDoubt : StorageFailure {
  CommitInDoubt()
      : StorageFailure(
            "It is unknown whether the latest moves were stored, so they were not sent. Nothing that was "
            "sent is lost.") {}
};

/// Output that is held back until the batch that it is about is durable.
class DurableOutput {
 public:
  virtual ~DurableOutput() = default;
  /// Closes the current output: the next flush() sends what is pending now, a later one what comes after.
  virtual void close_batch() = 0;
  virtual void flush() = 0;
  /// Discards output about these shards, whose changes in its batches are lost.
  virtual void on_shards_fenced(Shards const& /*shards*/) {}
};

class CommitLoop {
 public:
  /// Saves a busy server a quarter of its processor time (docs/measured/server.md).
  static constexpr std::chrono::milliseconds kSyncInterval{2};

  /// Two syncs begin at least `sync_interval` apart, unless the server ends. After a pause a sync begins at
  /// once.
  CommitLoop(boost::asio::io_context& io, TableDirectory& directory, Metrics& metrics,
             DurabilityBarrier& barrier, PausableClock clock, std::chrono::nanoseconds sync_interval)
      : io_(io),
        directory_(directory),
        metrics_(metrics),
        barrier_(barrier),
        clock_(clock),
        sync_interval_(sync_interval),
        timer_(io),
        sync_timer_(io) {}

  table::Instant now() const { return clock_.now(); }

  /// Returns whether the ledger's latest outcome is unknown or overdue. Until it is known, nothing is sent
  /// and the clock is paused.
  bool is_suspended() const { return clock_.is_paused(); }

  /// Returns the elapsed time of the sync that is running; zero if none is running.
  std::chrono::nanoseconds sync_age(std::chrono::steady_clock::time_point now) const {
    return is_syncing_ ? now - sync_began_at_ : std::chrono::nanoseconds{0};
  }

  /// Runs work in the current batch; `where` names it in the log. Exceptions are handled by contain().
  /// Returns the exception's log id if the work threw and the server continues.
  template <class Work>
  std::optional<std::string> run(Work const& work, std::string_view where = "turn") {
    if (!begin_batch()) return {};
    try {
      work();
    } catch (...) {
      return contain(std::current_exception(), where);
    }
    return {};
  }

  /// Like run(), for work on which the whole server depends: any exception ends the server.
  template <class Work>
  void run_or_fail(Work const& work) {
    if (!begin_batch()) return;
    try {
      work();
    } catch (...) {
      fail(std::current_exception());
    }
  }

  /// Like run(), but rethrows exceptions that do not end the server: the caller must call contain(). Returns
  /// false if the server ends or has ended.
  template <class Work>
  bool run_or_rethrow(Work const& work) {
    if (!begin_batch()) return false;
    try {
      work();
    } catch (...) {
      if (failure_of(std::current_exception()) == Failure::contained) throw;
      fail(std::current_exception());
    }
    return !failure_;
  }

  /// Handles an exception of one piece of work, inside or outside a batch. If storage is broken, ends the
  /// server and returns nullopt. Otherwise logs the exception, closes tables that it left torn, and returns
  /// the id of the log line.
  std::optional<std::string> contain(std::exception_ptr thrown, std::string_view where);

  /// Flushes `output` once this batch and all earlier ones are durable.
  void defer_until_durable(std::shared_ptr<DurableOutput> output);

  /// Calls `callback` once this batch is durable, with whether all its changes in these shards were stored.
  /// It is never called if the server ends before.
  void on_durable(Shards const& shards, std::move_only_function<void(bool)> callback);
  void on_durable(std::move_only_function<void(bool)> callback) {
    on_durable(Shards().set(), std::move(callback));
  }

  /// Waits for on_durable().
  template <class Token>
  auto async_wait_durable(Shards const& shards, Token&& token) {
    return boost::asio::async_initiate<Token, void(bool)>(
        [this, shards](auto on_done) { this->on_durable(shards, std::move(on_done)); }, token);
  }

  /// Sets the handler that is called when another server has taken over shards; output about their tables is
  /// discarded. Without a handler the server ends.
  void set_ownership_lost_handler(std::function<void(std::set<int> const&)> handler) {
    ownership_lost_handler_ = std::move(handler);
  }
  void on_shards_fenced(std::set<int> const& shards);

  /// Advances the clock to a time that another server's clock has already shown.
  void advance_clock_to(table::Instant at) { clock_.advance_to(at); }

  /// Ends the server and discards all pending output.
  void fail(std::exception_ptr failure);

  /// Sets the handler that is called in a batch after events of the outbox have become durable, and again
  /// until the outbox is empty.
  void set_outbox_handler(std::function<void()> handler) { outbox_handler_ = std::move(handler); }

  /// Ends the batch and accepts no more work. Calls `on_finished` when everything is durable and flushed;
  /// never, if the server fails before.
  void finish(std::move_only_function<void()> on_finished);

  /// A sync that takes longer than this counts as stalled.
  static constexpr std::chrono::milliseconds kMaxSyncTime{3000};
  /// Detects a stalled sync; must be called regularly. Until the sync ends, is_suspended() is true and the
  /// clock is paused.
  void check_sync_time(std::chrono::milliseconds limit = kMaxSyncTime);

  /// After finish(): sends what `last_work` writes to connections as their last output.
  template <class LastWork>
  void flush_final(LastWork const& last_work) {
    is_final_flush_ = true;
    last_work();
    is_final_flush_ = false;
    for (auto const& output : outputs_) output->close_batch();
    for (auto const& output : std::exchange(outputs_, {})) output->flush();
  }

  std::exception_ptr const& failure() const { return failure_; }

 private:
  using Outputs = std::vector<std::shared_ptr<DurableOutput>>;

  /// Prepares a piece of work: begins a batch if none is open, or else separates the work from what the batch
  /// has done so far. Returns false if the server accepts no more work.
  bool begin_batch();
  void end_batch();
  void pass_time();
  void sync();
  /// Syncs now, or when the interval since the latest sync has passed.
  void sync_when_due();
  void on_sync_outcome(DurabilityBarrier::Outcome outcome);
  bool handle_fenced_shards();
  void schedule_timer();
  void finish_if_durable();
  void on_synced();

  boost::asio::io_context& io_;
  TableDirectory& directory_;
  Metrics& metrics_;
  DurabilityBarrier& barrier_;
  PausableClock clock_;
  std::chrono::nanoseconds sync_interval_;
  boost::asio::steady_timer timer_;
  boost::asio::steady_timer sync_timer_;
  std::optional<table::Instant> timer_due_;
  Outputs outputs_;          // of this batch, and of those that wait for a sync
  Outputs syncing_outputs_;  // of the batches that are being synced
  std::function<void()> outbox_handler_;
  std::function<void(std::set<int> const&)> ownership_lost_handler_;
  std::exception_ptr failure_;
  std::uint64_t contained_count_ = 0;  // number of exceptions
  bool batch_open_ = false;
  bool has_ended_ = false;
  bool is_final_flush_ = false;
  bool needs_sync_ = false;  // whether anything was committed since the latest sync began
  bool is_syncing_ = false;
  bool is_sync_scheduled_ = false;  // whether sync_timer_ is running
  bool is_stalled_ = false;         // whether the running sync takes too long
  PausableClock::Steady sync_requested_at_ = PausableClock::Steady::min();  // of the latest one
  std::move_only_function<void()> on_finished_;                             // set once finish() was called
  std::chrono::steady_clock::time_point batch_began_at_;
  std::chrono::steady_clock::time_point sync_began_at_;
};

}  // namespace kuhhandel::server
