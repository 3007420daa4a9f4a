// The whole log of a table, without compaction.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/store.h"
#include "table/log/log_json.h"

namespace kuhhandel {

/// Returns all facts of the table above a version; the facts before a compaction must not be deleted yet.
inline std::vector<table::Entry> whole_log(store::Store& store, table::TableSetup const& setup,
                                           std::uint64_t above = 0) {
  SQLite::Statement rows(store.database(),
                         "SELECT at, fact FROM (SELECT * FROM log UNION"
                         " SELECT table_id, version, at, fact, checksum FROM fresh)"
                         " WHERE table_id = ? AND version > ? ORDER BY version");
  rows.bind(1, setup.id);
  rows.bind(2, static_cast<std::int64_t>(above));
  std::vector<table::Entry> log;
  table::FactReader facts(setup.edition);
  while (rows.executeStep())
    log.push_back(
        {table::Instant{rows.getColumn(0).getInt64()}, facts.read(rows.getColumn(1).getString()).value()});
  return log;
}

}  // namespace kuhhandel
