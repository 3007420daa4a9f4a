// A sealer that is done when the test says so: a ledger as slow as one likes, without a thread.
#pragma once

#include <deque>
#include <utility>

#include "server/loop/durability_barrier.h"

namespace kuhhandel {

class LateSealer final : public server::Sealer {
 public:
  void seal(Told told) override { waiting_.push_back(std::move(told)); }

  std::size_t waiting() const { return waiting_.size(); }
  /// What came of the first seal that waits; where that is not known it waits on.
  void done(Outcome outcome = server::Sealed::durable) {
    if (outcome == server::Sealed::failed) return waiting_.front()(outcome);
    auto told = std::move(waiting_.front());
    waiting_.pop_front();
    told(std::move(outcome));
  }

 private:
  std::deque<Told> waiting_;
};

}  // namespace kuhhandel
