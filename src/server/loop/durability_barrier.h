// Who seals what turns have committed, while the loop goes on.
#pragma once

#include <exception>
#include <expected>
#include <functional>

#include "server/ledger/ledger.h"

namespace kuhhandel::server {

class DurabilityBarrier {
 public:
  /// What it came to, or why it never can be sealed.
  using Outcome = std::expected<CommitOutcome, std::exception_ptr>;
  using Callback = std::move_only_function<void(Outcome)>;

  virtual ~DurabilityBarrier() = default;

  /// Seals all that is committed by now. `told` is called in the loop's thread, later; where the outcome is
  /// `failed` the ledger is asked again, and `told` called again with what it says then.
  virtual void sync(Callback callback) = 0;
};

}  // namespace kuhhandel::server
