// Makes committed batches durable without blocking the commit loop.
#pragma once

#include <exception>
#include <expected>
#include <functional>

#include "server/ledger/ledger.h"

namespace kuhhandel::server {

class DurabilityBarrier {
 public:
  /// The outcome of a sync, or the exception because of which it can never succeed.
  using Outcome = std::expected<CommitOutcome, std::exception_ptr>;
  using Callback = std::move_only_function<void(Outcome)>;

  virtual ~DurabilityBarrier() = default;

  /// Syncs everything that has been committed. Calls `callback` later, on the loop's thread. If the outcome
  /// is in_doubt, syncs again and calls `callback` again with the next outcome.
  virtual void sync(Callback callback) = 0;
};

}  // namespace kuhhandel::server
