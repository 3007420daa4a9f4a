// What a ledger in PostgreSQL is made of: its tables, of which docs/CLUSTER.md tells. The SQL is what engines
// that speak PostgreSQL's protocol have in common.
#pragma once

#include <string>

#include "postgres/connection.h"

namespace kuhhandel::server {

/// The schema that this program writes and reads.
inline constexpr int kLedgerSchema = 5;

struct OpenedLedger {
  std::string name;          // for good
  int account_data_version;  // the version of what lies around its tables; 0: nobody has brought any yet
};

/// Makes the tables where there are none yet; std::runtime_error with a sentence where it cannot be reached,
/// written or read.
OpenedLedger open_ledger(std::string const& connection_string, postgres::Connection::Timeout timeout);

}  // namespace kuhhandel::server
