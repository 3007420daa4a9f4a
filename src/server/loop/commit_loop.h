// The server's work comes in turns. What the sockets and time have brought is done first, then it is
// committed, all at once, then it is sealed on the disk, then it is told. So a fact is durable before anyone
// sees it, and many facts cost one transaction. While the ledger seals, the next turns go on; they are sealed
// together. While it does not know whether it has, nothing is told and the clock stands still.
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

/// What the system's clock shows. It may be wrong, and may be set at any time.
inline table::Instant wall_clock() {
  return std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
}

/// Begins at a time that it is told and then never jumps, whatever becomes of the system's clock.
class PausableClock {
 public:
  using Steady = std::chrono::steady_clock::time_point;

  /// It runs as fast as `steady`.
  explicit PausableClock(table::Instant start, Steady (*steady)() = std::chrono::steady_clock::now)
      : steady_(steady), steady_start_(steady()), start_(start) {}

  /// The clock by which it runs, which never stands still.
  Steady steady_now() const { return steady_(); }

  table::Instant now() const {
    if (paused_) return start_;
    return start_ + std::chrono::duration_cast<table::Duration>(steady_() - steady_start_);
  }

  bool is_paused() const { return paused_; }
  /// It shows at least that from then on.
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
  /// From the time at which it stood still.
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

/// Another server has taken the tables over: what was not sealed is not kept, and nobody was told of it.
struct OwnershipLost : StorageFailure {
  OwnershipLost()
      : StorageFailure("Another server keeps these tables now; nothing that anyone saw is lost.") {}
};

/// The server ends, and the ledger does not say whether it has kept the latest turns.
struct CommitInDoubt : StorageFailure {
  CommitInDoubt()
      : StorageFailure(
            "It is not known whether the latest moves were kept, so nobody was told of them;"
            " what anyone saw is not lost.") {}
};

/// What is to be told holds it back until it is sealed.
class DurableOutput {
 public:
  virtual ~DurableOutput() = default;
  /// What it has by now may go out when it is asked to tell; what comes later waits for another time.
  virtual void close_batch() = 0;
  virtual void flush() = 0;
  /// What was done in its turns in these shards is not kept.
  virtual void on_shards_fenced(Shards const& /*shards*/) {}
};

class CommitLoop {
 public:
  CommitLoop(boost::asio::io_context& io, TableDirectory& directory, Metrics& metrics,
             DurabilityBarrier& barrier, PausableClock clock)
      : io_(io), directory_(directory), metrics_(metrics), barrier_(barrier), clock_(clock), timer_(io) {}

  table::Instant now() const { return clock_.now(); }

  /// Whether the ledger does not know what it has kept, or does not answer: nothing is told, and no time
  /// passes, until it does.
  bool is_suspended() const { return clock_.is_paused(); }

  /// Returns how long the sync that is running has taken so far; zero if none is running.
  std::chrono::nanoseconds sync_age(std::chrono::steady_clock::time_point now) const {
    return is_syncing_ ? now - sync_began_at_ : std::chrono::nanoseconds{0};
  }

  /// Does something of this turn; `where` names it in the log. What it throws is contained: see there.
  /// Returns the id if it threw and the server continues.
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

  /// The same for work on which the whole server depends: any exception ends the server.
  template <class Work>
  void run_or_fail(Work const& work) {
    if (!begin_batch()) return;
    try {
      work();
    } catch (...) {
      fail(std::current_exception());
    }
  }

  /// The same, but passes on what does not end the server: the caller must call `contain`. False if the
  /// server ends, now or before.
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

  /// Handles an exception of one piece of work, in a turn or not. If storage is broken the server ends and
  /// the result is empty. Otherwise the log gets a line, tables that it left torn are closed, and the result
  /// is the id of the line.
  std::optional<std::string> contain(std::exception_ptr thrown, std::string_view where);

  /// Lets `teller` tell once this turn, and all before it, are sealed.
  void defer_until_durable(std::shared_ptr<DurableOutput> output);

  /// Calls `then` when a teller of this turn would tell, with whether all of the turn in these shards is
  /// kept; never, if the server ends before.
  void on_durable(Shards const& shards, std::move_only_function<void(bool)> callback);
  void on_durable(std::move_only_function<void(bool)> callback) {
    on_durable(Shards().set(), std::move(callback));
  }

  /// Waits until then.
  template <class Token>
  auto async_wait_durable(Shards const& shards, Token&& token) {
    return boost::asio::async_initiate<Token, void(bool)>(
        [this, shards](auto on_done) { this->on_durable(shards, std::move(on_done)); }, token);
  }

  /// Has `lose` called where shards are another server's by now: nothing more is told of their tables. Where
  /// nobody does that the server ends.
  void set_ownership_lost_handler(std::function<void(std::set<int> const&)> handler) {
    ownership_lost_handler_ = std::move(handler);
  }
  void on_shards_fenced(std::set<int> const& shards);

  /// Another server's clock has shown that already.
  void advance_clock_to(table::Instant at) { clock_.advance_to(at); }

  /// The server ends, and nothing more is told.
  void fail(std::exception_ptr failure);

  /// Has `hear` called in a turn once one is sealed in which tables told what lies around them, and again
  /// until there is nothing left of it.
  void set_outbox_handler(std::function<void()> handler) { outbox_handler_ = std::move(handler); }

  /// Ends the turn. When all is sealed it is told, and `finished` is called; never, if the server ends by a
  /// failure before. Work that comes from then on does nothing.
  void finish(std::move_only_function<void()> on_finished);

  /// How long a seal may take before the ledger counts as not answering.
  static constexpr std::chrono::milliseconds kMaxSyncTime{3000};
  /// To be called from time to time: notices a seal that has taken that long. Until it ends, `is_suspended`,
  /// and the clock stands still.
  void check_sync_time(std::chrono::milliseconds limit = kMaxSyncTime);

  /// After `finish`: what `say` has for connections goes out as their last.
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

  /// Whether there is a turn in which something may be done, which begins one if there is none.
  bool begin_batch();
  void end_batch();
  void pass_time();
  void sync();
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
  boost::asio::steady_timer timer_;
  std::optional<table::Instant> timer_due_;
  Outputs outputs_;          // of this turn, and of those that wait to be sealed
  Outputs syncing_outputs_;  // of those that are being sealed
  std::function<void()> outbox_handler_;
  std::function<void(std::set<int> const&)> ownership_lost_handler_;
  std::exception_ptr failure_;
  std::uint64_t contained_count_ = 0;  // exceptions so far
  bool batch_open_ = false;
  bool has_ended_ = false;
  bool is_final_flush_ = false;
  bool needs_sync_ = false;  // whether anything was committed since a seal began
  bool is_syncing_ = false;
  bool is_stalled_ = false;  // this seal takes too long
  PausableClock::Steady sync_requested_at_;
  std::move_only_function<void()> on_finished_;  // from when the server finishes
  std::chrono::steady_clock::time_point batch_began_at_;
  std::chrono::steady_clock::time_point sync_began_at_;
};

}  // namespace kuhhandel::server
