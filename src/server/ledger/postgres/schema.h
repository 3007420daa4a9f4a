// Schema of a PostgreSQL ledger (docs/CLUSTER.md), in SQL that all engines with PostgreSQL's protocol
// support.
#pragma once

#include <string>

#include "postgres/connection.h"

namespace kuhhandel::server {

inline constexpr int kLedgerSchema = 6;

struct OpenedLedger {
  std::string name;          // permanent
  int account_data_version;  // format version of the account data; 0: none stored yet
};

/// Creates the tables if they do not exist. Throws std::runtime_error if the database cannot be reached,
/// written or read.
OpenedLedger open_ledger(std::string const& connection_string, postgres::Connection::Timeout timeout);

}  // namespace kuhhandel::server
