#include "server/loop/commit_loop.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

class Waiter final : public Teller {
 public:
  Waiter(Shards const& shards, std::move_only_function<void(bool)> then)
      : shards_(shards), then_(std::move(then)) {}
  void turn_is_over() override {}
  void tell() override { then_(is_kept_); }
  void lose(Shards const& shards) override { is_kept_ &= (shards & shards_).none(); }

 private:
  Shards shards_;
  std::move_only_function<void(bool)> then_;
  bool is_kept_ = true;
};

void tell_all(std::vector<std::shared_ptr<Teller>> const& tellers) {
  for (auto const& teller : tellers) teller->tell();
}

}  // namespace

bool Turns::begins_work() {
  if (failure_ || is_over_ || finished_) return false;
  if (open_) return true;
  open_ = true;
  began_ = std::chrono::steady_clock::now();
  try {
    lobby_.ledger().begin_turn();
    // Whatever the sockets have brought by now stands before this in the queue, and belongs to the turn.
    boost::asio::post(io_, [this] { end(); });
  } catch (...) {
    fail(std::current_exception());
  }
  return !failure_;
}

std::optional<std::string> Turns::contain(std::exception_ptr thrown, std::string_view where) {
  if (failure_) return {};
  if (failure_of(thrown) == Failure::storage) {
    fail(std::move(thrown));
    return {};
  }
  auto id = std::to_string(now().count()) + '-' + std::to_string(++contained_);
  log_exception(thrown, where, id);
  metrics_.count_exception();
  try {
    lobby_.close_failed(now());
  } catch (...) {
    fail(std::current_exception());
    return {};
  }
  return id;
}

void Turns::pass_time() {
  // Each exception closes the table that threw it, or takes the step that did off what is due.
  for (bool is_done = false; !is_done && !failure_;) {
    try {
      lobby_.pass_time(now());
      is_done = true;
    } catch (...) {
      contain(std::current_exception(), "time");
    }
  }
}

void Turns::tell_later(std::shared_ptr<Teller> teller) {
  if (is_over_ && !says_last_) return;
  tellers_.push_back(std::move(teller));
  work([] {});
}

void Turns::when_sealed(Shards const& shards, std::move_only_function<void(bool)> then) {
  tell_later(std::make_shared<Waiter>(shards, std::move(then)));
}

void Turns::end() {
  if (!open_ || failure_) return;
  // Who is told what time brings would begin another turn, were this one over.
  pass_time();
  if (failure_) return;
  try {
    open_ = false;
    auto const kept = lobby_.ledger().end_turn();
    unsealed_ |= kept.to_seal;
    if (kept.tells && hear_)
      tellers_.push_back(std::make_shared<Waiter>(Shards(), [this](bool) { work(hear_, "outbox"); }));
    metrics_.count_turn(kept.facts, std::chrono::steady_clock::now() - began_);
  } catch (...) {
    return fail(std::current_exception());
  }
  if (!sealing_) seal();
  if (!finished_) wait_for_time();
}

void Turns::seal() {
  in_sealing_ = std::exchange(tellers_, {});
  for (auto const& teller : in_sealing_) teller->turn_is_over();
  if (!std::exchange(unsealed_, false)) {
    tell_all(std::exchange(in_sealing_, {}));
    return end_if_sealed();
  }
  sealing_ = true;
  seal_asked_ = clock_.steady_now();
  seal_began_ = std::chrono::steady_clock::now();
  sealer_.seal([this](Sealer::Outcome outcome) { hear(std::move(outcome)); });
}

void Turns::hear(Sealer::Outcome outcome) {
  if (failure_) return;
  if (!outcome) return fail(std::move(outcome).error());
  switch (*outcome) {
    case Sealed::failed:
      if (finished_) return fail(std::make_exception_ptr(Unsealed()));
      return clock_.stand_still();
    case Sealed::fenced:
      if (!lose_what_is_lost()) return fail(std::make_exception_ptr(Fenced()));
      // What is left to the server.
      return sealer_.seal([this](Sealer::Outcome later) { hear(std::move(later)); });
    case Sealed::durable:
      return have_sealed();
  }
}

void Turns::have_sealed() {
  auto const took = std::chrono::steady_clock::now() - seal_began_;
  clock_.go_on();
  if (std::exchange(stalled_, false))
    journal("seal_ended", "seconds", std::chrono::duration_cast<std::chrono::seconds>(took).count());
  metrics_.count_seal(took);
  sealing_ = false;
  tell_all(std::exchange(in_sealing_, {}));
  // A turn that is open seals as it ends.
  if (!open_ && (!tellers_.empty() || (finished_ && unsealed_))) return seal();
  end_if_sealed();
}

void Turns::look_at_seal(std::chrono::milliseconds most) {
  if (!sealing_ || stalled_ || failure_ || clock_.steady_now() - seal_asked_ < most) return;
  stalled_ = true;
  clock_.stand_still();
  journal("seal_hangs", "milliseconds", most.count());
}

/// False where that is all.
bool Turns::lose_what_is_lost() {
  auto const lost = lobby_.ledger().take_lost();
  if (!lost || !lose_) return false;
  if (!lost->empty()) lose(*lost);
  return true;
}

void Turns::lose(std::set<int> const& shards) {
  Shards lost;
  for (int const shard : shards) lost.set(static_cast<std::size_t>(shard));
  for (auto const* const tellers : {&in_sealing_, &tellers_})
    for (auto const& teller : *tellers) teller->lose(lost);
  if (!finished_ && !begins_work()) return;
  try {
    lose_(shards);
  } catch (...) {
    fail(std::current_exception());
  }
}

void Turns::finish(std::move_only_function<void()> finished) {
  if (failure_ || is_over_ || finished_) return;
  finished_ = std::move(finished);
  // A ledger may have rows that were written outside of turns.
  unsealed_ = true;
  end();
  if (!failure_ && !sealing_) seal();
}

/// Ends the server where it is to finish and nothing waits for the ledger.
void Turns::end_if_sealed() {
  if (!finished_ || is_over_ || failure_ || sealing_ || open_) return;
  is_over_ = true;
  std::exchange(finished_, {})();
}

void Turns::wait_for_time() {
  auto const next = lobby_.next_due();
  // A timer that wakes too early costs less than one that is set anew at every turn.
  if (!next || (awaited_ && *awaited_ <= *next)) return;
  awaited_ = next;
  timer_.expires_after(std::max(*next - now(), table::Duration{0}));
  timer_.async_wait([this](boost::system::error_code error) {
    if (error) return;
    awaited_.reset();
    work([] {});
  });
}

void Turns::fail(std::exception_ptr failure) {
  failure_ = std::move(failure);
  tellers_.clear();
  in_sealing_.clear();
  io_.stop();
}

}  // namespace kuhhandel::server
