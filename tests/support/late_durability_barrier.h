// A sealer that is done when the test says so: a ledger as slow as one likes, without a thread.
#pragma once

#include <deque>
#include <utility>

#include "server/loop/durability_barrier.h"

namespace kuhhandel {

class LateDurabilityBarrier final : public server::DurabilityBarrier {
 public:
  void sync(Callback callback) override { waiting_.push_back(std::move(callback)); }

  std::size_t waiting() const { return waiting_.size(); }
  /// Completes the first waiting commit; an unknown outcome keeps it waiting.
  void complete(Outcome outcome = server::CommitOutcome::durable) {
    if (outcome == server::CommitOutcome::in_doubt) return waiting_.front()(outcome);
    auto callback = std::move(waiting_.front());
    waiting_.pop_front();
    callback(std::move(outcome));
  }

 private:
  std::deque<Callback> waiting_;
};

}  // namespace kuhhandel
