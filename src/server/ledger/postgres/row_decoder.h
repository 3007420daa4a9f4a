// Converts rows of a PostgreSQL ledger to tables in the format of a data folder.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "postgres/connection.h"
#include "store/replica.h"

namespace kuhhandel::server {

using Games = std::map<int, store::FinishedGame>;

struct DecodedTables {
  std::map<std::string, store::ReplicatedTable> tables{};
  std::map<std::string, Games> games_of_removed{};                  // of deleted tables
  std::map<std::string, std::vector<store::OutboxEvent>> events{};  // of deleted tables too
};

/// Decodes the results of seven statements in this order: tables (`id, setup, made, visited, is_over`); their
/// beginnings and their facts (`table_id, version, at, fact`); seat tokens (`table_id, seat, hash, name`);
/// guest tokens (the same and `player, kind`); games, also of deleted tables (`table_id, number, record,
/// began, ended, bots`); outbox events (`table_id, version, kind, at, news`).
DecodedTables decode_tables(std::span<postgres::QueryResult const> results);

}  // namespace kuhhandel::server
