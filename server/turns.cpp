#include "server/turns.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {
namespace {

class Waiter final : public Teller {
 public:
  explicit Waiter(std::move_only_function<void(bool)> then) : then_(std::move(then)) {}
  void turn_is_over() override {}
  void tell() override { then_(is_kept_); }
  void lose() override { is_kept_ = false; }

 private:
  std::move_only_function<void(bool)> then_;
  bool is_kept_ = true;
};

void tell_all(std::vector<std::shared_ptr<Teller>> const& tellers) {
  for (auto const& teller : tellers) teller->tell();
}

}  // namespace

void Turns::begin() {
  if (open_) return;
  open_ = true;
  began_ = std::chrono::steady_clock::now();
  lobby_.ledger().begin_turn();
  // Whatever the sockets have brought by now stands before this in the queue, and belongs to the turn.
  boost::asio::post(io_, [this] { end(); });
}

void Turns::tell_later(std::shared_ptr<Teller> teller) {
  if (is_over_ && !says_last_) return;
  tellers_.push_back(std::move(teller));
  work([] {});
}

void Turns::when_sealed(std::move_only_function<void(bool)> then) {
  tell_later(std::make_shared<Waiter>(std::move(then)));
}

void Turns::end() {
  if (!open_ || failure_) return;
  try {
    // Who is told what time brings would begin another turn, were this one over.
    lobby_.pass_time(now());
    open_ = false;
    auto const kept = lobby_.ledger().end_turn();
    unsealed_ |= kept.to_seal;
    if (kept.tells && hear_) tellers_.push_back(std::make_shared<Waiter>([this](bool) { work(hear_); }));
    metrics_.count_turn(kept.facts, std::chrono::steady_clock::now() - began_);
  } catch (...) {
    return fail(std::current_exception());
  }
  if (!sealing_) seal();
  wait_for_time();
}

void Turns::seal() {
  in_sealing_ = std::exchange(tellers_, {});
  for (auto const& teller : in_sealing_) teller->turn_is_over();
  if (!std::exchange(unsealed_, false)) return tell_all(std::exchange(in_sealing_, {}));
  sealing_ = true;
  seal_began_ = std::chrono::steady_clock::now();
  sealer_.seal([this](Sealer::Outcome outcome) { hear(std::move(outcome)); });
}

void Turns::hear(Sealer::Outcome outcome) {
  if (failure_) return;
  if (!outcome) return fail(std::move(outcome).error());
  switch (*outcome) {
    case Sealed::failed:
      return clock_.stand_still();
    case Sealed::fenced:
      if (!lose_what_is_lost()) return fail(std::make_exception_ptr(Fenced()));
      // What is left to the server.
      return sealer_.seal([this](Sealer::Outcome later) { hear(std::move(later)); });
    case Sealed::durable:
      clock_.go_on();
      break;
  }
  metrics_.count_seal(std::chrono::steady_clock::now() - seal_began_);
  sealing_ = false;
  tell_all(std::exchange(in_sealing_, {}));
  // A turn that is open seals as it ends.
  if (!open_ && !tellers_.empty()) seal();
}

/// False where that is all.
bool Turns::lose_what_is_lost() {
  auto const lost = lobby_.ledger().take_lost();
  if (!lost || !lose_) return false;
  if (!lost->empty()) lose(*lost);
  return true;
}

void Turns::lose(std::set<int> const& shards) {
  for (auto const* const tellers : {&in_sealing_, &tellers_})
    for (auto const& teller : *tellers) teller->lose();
  work([&] { lose_(shards); });
}

void Turns::finish() {
  end();
  if (failure_) return;
  try {
    auto sealed = lobby_.ledger().seal();
    while (sealed == Sealed::fenced) {
      if (!lose_what_is_lost()) throw Fenced();
      end();
      sealed = lobby_.ledger().seal();
    }
    if (sealed == Sealed::failed) throw Unsealed();
  } catch (...) {
    return fail(std::current_exception());
  }
  is_over_ = true;
  tell_all(std::exchange(in_sealing_, {}));
  for (auto const& teller : tellers_) teller->turn_is_over();
  tell_all(std::exchange(tellers_, {}));
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
