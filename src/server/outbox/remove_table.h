// Removes a table and emits the event for it.
#pragma once

#include <string>

#include "server/ledger/ledger.h"
#include "server/outbox/event.h"

namespace kuhhandel::server {

/// Removes the table permanently and emits TableRemoved.
inline void remove_table(Ledger& ledger, std::string const& table, table::Instant now) {
  ledger.write(row::TableRemoved{table});
  ledger.write(
      row::EventEmitted{encode_event(table, store::kAfterAllEvents, now, outbox_event::TableRemoved{})});
}

}  // namespace kuhhandel::server
