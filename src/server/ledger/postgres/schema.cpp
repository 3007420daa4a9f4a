#include "server/ledger/postgres/schema.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <stdexcept>

#include "keys/token.h"
#include "server/cluster_map/shard.h"
#include "server/ledger/postgres/lease_queries.h"

namespace kuhhandel::server {
namespace {

using postgres::Connection;
using postgres::Statement;

/// Outbox events of tables. The shard is a column because an event can outlive its table.
constexpr auto kCreateOutbox =
    "CREATE TABLE outbox (table_id text, version bigint, kind text, shard integer NOT NULL,"
    " at bigint NOT NULL, news text NOT NULL, PRIMARY KEY (table_id, version, kind))";

/// Answers to requests with an idempotency key. A replica reads those that later batches (`turn`) wrote.
constexpr auto kCreateStoredAnswers =
    "CREATE TABLE IF NOT EXISTS stored_answers (id text PRIMARY KEY, shard integer NOT NULL,"
    " turn bigint NOT NULL, at bigint NOT NULL, fingerprint text NOT NULL, status integer NOT NULL,"
    " content text NOT NULL)";
constexpr auto kIndexStoredAnswers =
    "CREATE INDEX IF NOT EXISTS stored_answers_of_shard ON stored_answers (shard, turn)";

/// A shard's sequence and owner are in one row, because they are compared together. Heartbeats are in another
/// table, so that they never wait for a batch.
std::vector<Statement> create_statements(std::string const& name) {
  return {
      {"BEGIN"},
      {"CREATE TABLE ledger (name text PRIMARY KEY, schema integer NOT NULL, surroundings integer NOT NULL)"},
      {"CREATE TABLE nodes (id text PRIMARY KEY, address text NOT NULL, seen bigint NOT NULL,"
       " has_left boolean NOT NULL, shares boolean NOT NULL DEFAULT false, listed text NOT NULL DEFAULT '')"},
      {"CREATE TABLE shards (id integer PRIMARY KEY, owner text NOT NULL, epoch bigint NOT NULL,"
       " sequence bigint NOT NULL, writer text NOT NULL, latest bigint NOT NULL,"
       " writer_before text NOT NULL, sequence_before bigint NOT NULL, forgotten bigint NOT NULL DEFAULT 0)"},
      {"CREATE TABLE tables (id text PRIMARY KEY, shard integer NOT NULL, setup text NOT NULL,"
       " made bigint NOT NULL, visited boolean NOT NULL, is_over boolean NOT NULL)"},
      {"CREATE INDEX tables_of_shard ON tables (shard)"},
      {"CREATE TABLE facts (table_id text, version bigint, at bigint NOT NULL, fact text NOT NULL,"
       " PRIMARY KEY (table_id, version))"},
      {"CREATE TABLE beginnings (table_id text PRIMARY KEY, version bigint NOT NULL, at bigint NOT NULL,"
       " fact text NOT NULL)"},
      {"CREATE TABLE seat_keys (table_id text, hash text, seat integer NOT NULL, name text NOT NULL,"
       " PRIMARY KEY (table_id, hash, name))"},
      {"CREATE TABLE guest_keys (table_id text, hash text, seat integer NOT NULL, player text NOT NULL,"
       " kind integer NOT NULL, name text NOT NULL, PRIMARY KEY (table_id, hash))"},
      {"CREATE TABLE games (table_id text, number integer, shard integer NOT NULL, record text NOT NULL,"
       " began bigint NOT NULL, ended bigint NOT NULL, bots bigint NOT NULL, PRIMARY KEY (table_id, "
       "number))"},
      {"CREATE INDEX games_of_shard ON games (shard)"},
      {kCreateOutbox},
      {kCreateStoredAnswers},
      {kIndexStoredAnswers},
      {"CREATE TABLE surroundings (kind text, id text, content text NOT NULL, PRIMARY KEY (kind, id))"},
      {"CREATE TABLE changes (kind text, id text, shard integer NOT NULL, turn bigint NOT NULL,"
       " PRIMARY KEY (kind, id))"},
      {"CREATE INDEX changes_of_shard ON changes (shard, turn)"},
      {"INSERT INTO shards (id, owner, epoch, sequence, writer, latest, writer_before, sequence_before)"
       " SELECT n, '', 0, 0, '', 0, '', 0 FROM generate_series(0, $1::integer) AS n",
       {std::to_string(kAccountShard)}},
      {"INSERT INTO ledger (name, schema, surroundings) VALUES ($1, $2, 0)",
       {name, std::to_string(kLedgerSchema)}},
      {"COMMIT"},
  };
}

constexpr int kSchemaWithoutShares = 3;
constexpr int kSchemaWithoutTombstoneGc = 4;
constexpr int kSchemaWithoutStoredAnswers = 5;

/// Returns the statements from that schema to the next. Two servers may run them at the same time. Old
/// servers can run alongside new ones: a server without shares owns all shards or none, one without tombstone
/// GC follows continuously and misses no deletion, and one without stored answers ignores idempotency keys.
std::vector<Statement> step_from(int schema) {
  switch (schema) {
    case kSchemaWithoutShares:
      return {{"ALTER TABLE nodes ADD COLUMN IF NOT EXISTS shares boolean NOT NULL DEFAULT false"},
              {"ALTER TABLE nodes ADD COLUMN IF NOT EXISTS listed text NOT NULL DEFAULT ''"}};
    case kSchemaWithoutTombstoneGc:
      return {{"ALTER TABLE shards ADD COLUMN IF NOT EXISTS forgotten bigint NOT NULL DEFAULT 0"}};
    case kSchemaWithoutStoredAnswers:
      return {{kCreateStoredAnswers}, {kIndexStoredAnswers}};
    default:
      return {};
  }
}

void migrate(Connection& database, int from) {
  for (int schema = from; schema < kLedgerSchema; ++schema) {
    std::vector<Statement> step{{"BEGIN"}};
    std::ranges::copy(step_from(schema), std::back_inserter(step));
    step.push_back({"UPDATE ledger SET schema = $1", {std::to_string(schema + 1)}});
    step.push_back({"COMMIT"});
    database.query(step);
  }
}

struct ExistingLedger {
  std::string name;
  int schema;
};

/// Returns nullopt if the database contains no ledger yet.
std::optional<ExistingLedger> ledger_in(Connection& database) {
  auto const tables =
      database.query({{"SELECT 1 FROM information_schema.tables WHERE table_name = 'ledger'"
                       " AND table_schema = current_schema()"}});
  if (tables[0].rows.empty()) return {};
  auto const results = database.query({{"SELECT name, schema FROM ledger"}});
  if (results[0].rows.empty()) throw std::runtime_error("The ledger's database has an empty table 'ledger'.");
  auto const& row = results[0].rows[0];
  return ExistingLedger{postgres::text_in(row[0]), std::stoi(postgres::text_in(row[1]))};
}

void require_writable(Connection& database) {
  auto const results =
      database.query({{"SELECT current_setting('transaction_read_only'),"
                       " current_setting('server_encoding'), current_setting('fsync')"}});
  auto const& row = results[0].rows[0];
  if (row[0] == "on")
    throw std::runtime_error(
        "The database of the ledger is read-only; name the primary and not a replica, or let it be written.");
  if (row[1] != "UTF8")
    throw std::runtime_error("The database of the ledger has the encoding " + row[1].value_or("?") +
                             "; make one with UTF8.");
}

OpenedLedger opened_ledger(std::string const& connection_string, Connection::Timeout timeout) {
  Connection database(connection_string, timeout);
  require_writable(database);
  auto ledger = ledger_in(database);
  if (!ledger) {
    ledger = ExistingLedger{keys::SecureRandom("").table_id(), kLedgerSchema};
    database.query(create_statements(ledger->name));
  }
  if (ledger->schema >= kSchemaWithoutShares && ledger->schema < kLedgerSchema) {
    migrate(database, ledger->schema);
    ledger->schema = kLedgerSchema;
  }
  if (ledger->schema == kLedgerSchema)
    return {ledger->name, read_cluster_state(database).account_data_version};
  throw std::runtime_error("The ledger has schema " + std::to_string(ledger->schema) +
                           ", which another version of Kuhhandel made; this one knows schema " +
                           std::to_string(kLedgerSchema) + ".");
}

}  // namespace

OpenedLedger open_ledger(std::string const& connection_string, Connection::Timeout timeout) {
  try {
    try {
      return opened_ledger(connection_string, timeout);
    } catch (postgres::SqlError const& refused) {
      // Another server created the tables at the same moment.
      if (!refused.code.starts_with("42P0") && !refused.code.starts_with("23")) throw;
      return opened_ledger(connection_string, timeout);
    }
  } catch (postgres::ConnectionLost const& lost) {
    throw std::runtime_error(std::string("The ledger's database cannot be reached: ") + lost.what() + ".");
  } catch (postgres::SqlError const& refused) {
    throw std::runtime_error(std::string("The ledger's database refuses: ") + refused.what() + ".");
  }
}

}  // namespace kuhhandel::server
