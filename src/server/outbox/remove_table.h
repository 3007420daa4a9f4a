// The end of a table.
#pragma once

#include <string>

#include "server/ledger/ledger.h"
#include "server/outbox/event.h"

namespace kuhhandel::server {

/// It is gone for good, and what lies around it hears so.
inline void remove_table(Ledger& ledger, std::string const& table, table::Instant now) {
  ledger.write(row::TableRemoved{table});
  ledger.write(
      row::EventEmitted{encode_event(table, store::kAfterAllEvents, now, outbox_event::TableRemoved{})});
}

}  // namespace kuhhandel::server
