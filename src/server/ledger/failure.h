// Decides what an exception ends: the server, or only the request, table or step that threw it.
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

/// Storage fails if the ledger does (StorageFailure), or SQLite for a reason other than the statement or a
/// damaged page.
Failure failure_of(std::exception_ptr const& thrown);

/// Does `work` for one of several items. What it throws is logged and `otherwise` is done, so that the item
/// is not tried again without end. Passes on what breaks the storage.
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
