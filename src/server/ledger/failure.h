// Decides whether an exception ends the server, or only the request, table or step that threw it.
#pragma once

#include <cstdint>
#include <exception>
#include <string_view>

#include "server/observability/exception_log.h"

namespace kuhhandel::server {

enum class Failure : std::uint8_t {
  storage,    // nothing more can be stored: the server ends
  contained,  // one request, table, event or step failed: the rest of the server continues
};

/// Returns `storage` if the ledger failed (StorageFailure), or if SQLite failed for a reason other than the
/// statement or a damaged page.
Failure failure_of(std::exception_ptr const& thrown);

/// Returns true if SQLite found a damaged page.
bool is_corruption(std::exception_ptr const& thrown);

/// Runs `work` for one of several items. If it throws, logs the exception and calls `otherwise`, so that the
/// item is not retried forever. Rethrows storage failures.
template <class Work, class OnFailure>
void contained(std::string_view where, Work const& work, OnFailure const& on_failure) {
  try {
    return work();
  } catch (...) {
    auto const thrown = std::current_exception();
    if (failure_of(thrown) == Failure::storage) throw;
    log_exception(thrown, where);
  }
  on_failure();
}

}  // namespace kuhhandel::server
