// The end of a table.
#pragma once

#include <string>

#include "server/ledger/ledger.h"
#include "server/outbox/event.h"

namespace kuhhandel::server {

/// It is gone for good, and what lies around it hears so.
inline void remove_table(Ledger& ledger, std::string const& table, table::Instant now) {
  ledger.write(row::Removed{table});
  ledger.write(row::NewsTold{written_news(table, store::kAfterAll, now, news::Gone{})});
}

}  // namespace kuhhandel::server
