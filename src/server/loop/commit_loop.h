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
class ServerClock {
 public:
  using Steady = std::chrono::steady_clock::time_point;

  /// It runs as fast as `steady`.
  explicit ServerClock(table::Instant begins, Steady (*steady)() = std::chrono::steady_clock::now)
      : steady_(steady), steady_start_(steady()), start_(begins) {}

  /// The clock by which it runs, which never stands still.
  Steady steady_now() const { return steady_(); }

  table::Instant now() const {
    if (stands_still_) return start_;
    return start_ + std::chrono::duration_cast<table::Duration>(steady_() - steady_start_);
  }

  bool stands_still() const { return stands_still_; }
  /// It shows at least that from then on.
  void reach(table::Instant at) {
    if (now() >= at) return;
    start_ = at;
    steady_start_ = steady_();
  }
  void stand_still() {
    if (stands_still_) return;
    start_ = now();
    stands_still_ = true;
  }
  /// From the time at which it stood still.
  void go_on() {
    if (!stands_still_) return;
    steady_start_ = steady_();
    stands_still_ = false;
  }

 private:
  Steady (*steady_)();
  Steady steady_start_;
  table::Instant start_;
  bool stands_still_ = false;
};

/// Another server has taken the tables over: what was not sealed is not kept, and nobody was told of it.
struct Fenced : BrokenLedger {
  Fenced() : BrokenLedger("Another server keeps these tables now; nothing that anyone saw is lost.") {}
};

/// The server ends, and the ledger does not say whether it has kept the latest turns.
struct Unsealed : BrokenLedger {
  Unsealed()
      : BrokenLedger(
            "It is not known whether the latest moves were kept, so nobody was told of them;"
            " what anyone saw is not lost.") {}
};

/// What is to be told holds it back until it is sealed.
class Teller {
 public:
  virtual ~Teller() = default;
  /// What it has by now may go out when it is asked to tell; what comes later waits for another time.
  virtual void turn_is_over() = 0;
  virtual void tell() = 0;
  /// What was done in its turns in these shards is not kept.
  virtual void lose(Shards const& /*shards*/) {}
};

class Turns {
 public:
  Turns(boost::asio::io_context& io, Lobby& lobby, Metrics& metrics, Sealer& sealer, ServerClock clock)
      : io_(io), lobby_(lobby), metrics_(metrics), sealer_(sealer), clock_(clock), timer_(io) {}

  table::Instant now() const { return clock_.now(); }

  /// Whether the ledger does not know what it has kept, or does not answer: nothing is told, and no time
  /// passes, until it does.
  bool are_frozen() const { return clock_.stands_still(); }

  /// Returns how long the sync that is running has taken so far; zero if none is running.
  std::chrono::nanoseconds sync_age(std::chrono::steady_clock::time_point now) const {
    return sealing_ ? now - seal_began_ : std::chrono::nanoseconds{0};
  }

  /// Does something of this turn; `where` names it in the log. What it throws is contained: see there.
  /// Returns the id if it threw and the server continues.
  template <class Work>
  std::optional<std::string> work(Work const& work, std::string_view where = "turn") {
    if (!begins_work()) return {};
    try {
      work();
    } catch (...) {
      return contain(std::current_exception(), where);
    }
    return {};
  }

  /// The same for work on which the whole server depends: any exception ends the server.
  template <class Work>
  void work_or_fail(Work const& work) {
    if (!begins_work()) return;
    try {
      work();
    } catch (...) {
      fail(std::current_exception());
    }
  }

  /// The same, but passes on what does not end the server: the caller must call `contain`. False if the
  /// server ends, now or before.
  template <class Work>
  bool attempt(Work const& work) {
    if (!begins_work()) return false;
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
  void tell_later(std::shared_ptr<Teller> teller);

  /// Calls `then` when a teller of this turn would tell, with whether all of the turn in these shards is
  /// kept; never, if the server ends before.
  void when_sealed(Shards const& shards, std::move_only_function<void(bool)> then);
  void when_sealed(std::move_only_function<void(bool)> then) { when_sealed(Shards().set(), std::move(then)); }

  /// Waits until then.
  template <class Token>
  auto async_seal(Shards const& shards, Token&& token) {
    return boost::asio::async_initiate<Token, void(bool)>(
        [this, shards](auto done) { this->when_sealed(shards, std::move(done)); }, token);
  }

  /// Has `lose` called where shards are another server's by now: nothing more is told of their tables. Where
  /// nobody does that the server ends.
  void let_lose(std::function<void(std::set<int> const&)> lose) { lose_ = std::move(lose); }
  void lose(std::set<int> const& shards);

  /// Another server's clock has shown that already.
  void reach(table::Instant at) { clock_.reach(at); }

  /// The server ends, and nothing more is told.
  void fail(std::exception_ptr failure);

  /// Has `hear` called in a turn once one is sealed in which tables told what lies around them, and again
  /// until there is nothing left of it.
  void let_hear(std::function<void()> hear) { hear_ = std::move(hear); }

  /// Ends the turn. When all is sealed it is told, and `finished` is called; never, if the server ends by a
  /// failure before. Work that comes from then on does nothing.
  void finish(std::move_only_function<void()> finished);

  /// How long a seal may take before the ledger counts as not answering.
  static constexpr std::chrono::milliseconds kMostForSeal{3000};
  /// To be called from time to time: notices a seal that has taken that long. Until it ends, `are_frozen`,
  /// and the clock stands still.
  void look_at_seal(std::chrono::milliseconds most = kMostForSeal);

  /// After `finish`: what `say` has for connections goes out as their last.
  template <class Say>
  void say_last(Say const& say) {
    says_last_ = true;
    say();
    says_last_ = false;
    for (auto const& teller : tellers_) teller->turn_is_over();
    for (auto const& teller : std::exchange(tellers_, {})) teller->tell();
  }

  std::exception_ptr const& failure() const { return failure_; }

 private:
  using Tellers = std::vector<std::shared_ptr<Teller>>;

  /// Whether there is a turn in which something may be done, which begins one if there is none.
  bool begins_work();
  void end();
  void pass_time();
  void seal();
  void hear(Sealer::Outcome outcome);
  bool lose_what_is_lost();
  void wait_for_time();
  void end_if_sealed();
  void have_sealed();

  boost::asio::io_context& io_;
  Lobby& lobby_;
  Metrics& metrics_;
  Sealer& sealer_;
  ServerClock clock_;
  boost::asio::steady_timer timer_;
  std::optional<table::Instant> awaited_;
  Tellers tellers_;     // of this turn, and of those that wait to be sealed
  Tellers in_sealing_;  // of those that are being sealed
  std::function<void()> hear_;
  std::function<void(std::set<int> const&)> lose_;
  std::exception_ptr failure_;
  std::uint64_t contained_ = 0;  // exceptions so far
  bool open_ = false;
  bool is_over_ = false;
  bool says_last_ = false;
  bool unsealed_ = false;  // whether anything was committed since a seal began
  bool sealing_ = false;
  bool stalled_ = false;  // this seal takes too long
  ServerClock::Steady seal_asked_;
  std::move_only_function<void()> finished_;  // from when the server finishes
  std::chrono::steady_clock::time_point began_;
  std::chrono::steady_clock::time_point seal_began_;
};

}  // namespace kuhhandel::server
