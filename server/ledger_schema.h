// What a ledger in PostgreSQL is made of: its tables, of which docs/CLUSTER.md tells. The SQL is what engines
// that speak PostgreSQL's protocol have in common.
#pragma once

#include <string>

#include "postgres/connection.h"

namespace kuhhandel::server {

/// The schema that this program writes and reads.
inline constexpr int kLedgerSchema = 1;

/// Makes the tables where there are none yet, and gives the name that this ledger has for good;
/// std::runtime_error with a sentence where it cannot be reached, written or read.
std::string open_ledger(std::string const& where, postgres::Connection::Patience patience);

}  // namespace kuhhandel::server
