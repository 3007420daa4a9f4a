// A sealer that is done when the test says so: a disk as slow as one likes, without a thread.
#pragma once

#include <deque>
#include <utility>

#include "server/sealer.h"

namespace kuhhandel {

class LateSealer final : public server::Sealer {
 public:
  void seal(Sealed sealed) override { waiting_.push_back(std::move(sealed)); }

  std::size_t waiting() const { return waiting_.size(); }
  /// The first seal that waits is done, or failed.
  void done(std::exception_ptr failure = {}) {
    auto sealed = std::move(waiting_.front());
    waiting_.pop_front();
    sealed(std::move(failure));
  }

 private:
  std::deque<Sealed> waiting_;
};

}  // namespace kuhhandel
