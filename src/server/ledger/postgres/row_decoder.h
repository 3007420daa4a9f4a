// What a ledger in PostgreSQL tells of its tables, as a data folder keeps it.
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
  std::map<std::string, Games> games_of_removed{};                  // of tables that are gone
  std::map<std::string, std::vector<store::OutboxEvent>> events{};  // of these too
};

/// From the answers to seven statements, in this order: `id, setup, made, visited, is_over` of tables; then
/// of those their beginnings and facts, `table_id, version, at, fact`; keys of seats, `table_id, seat, hash,
/// name`, and of guests, these and `player, kind`; and games, also of tables that are gone, `table_id,
/// number, record, began, ended, bots`, and news, `table_id, version, kind, at, news`.
DecodedTables decode_tables(std::span<postgres::QueryResult const> results);

}  // namespace kuhhandel::server
