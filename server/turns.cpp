#include "server/turns.h"

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>

namespace kuhhandel::server {

void Turns::begin() {
  if (open_) return;
  open_ = true;
  began_ = std::chrono::steady_clock::now();
  lobby_.begin_turn();
  // Whatever the sockets have brought by now stands before this in the queue, and belongs to the turn.
  boost::asio::post(io_, [this] { end(); });
}

void Turns::tell_later(std::shared_ptr<Teller> teller) {
  tellers_.push_back(std::move(teller));
  work([] {});
}

void Turns::end() {
  if (!open_ || failure_) return;
  open_ = false;
  std::size_t facts = 0;
  try {
    lobby_.pass_time(now());
    facts = lobby_.end_turn();
  } catch (...) {
    return fail(std::current_exception());
  }
  for (auto const& teller : std::exchange(tellers_, {})) teller->tell();
  metrics_.count_turn(facts, std::chrono::steady_clock::now() - began_);
  wait_for_time();
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
  io_.stop();
}

}  // namespace kuhhandel::server
