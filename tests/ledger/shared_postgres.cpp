#include "tests/ledger/shared_postgres.h"

#include "server/ledger/postgres/replica_sync.h"
#include "server/ledger/postgres/schema.h"
#include "table/log/log_json.h"
#include "tests/ledger/kept_story.h"

namespace kuhhandel {
namespace {

constexpr postgres::Connection::Timeout kLong{20'000};

}  // namespace

SharedPostgres::SharedPostgres() {
  server::open_ledger(where_, kLong);
  keep_whole_story(where_);
}

std::unique_ptr<server::PostgresLedger> SharedPostgres::take_over(std::string const& server) {
  postgres::Connection database(where_, kLong);
  return ledger(server::acquire_leases(database, server, server::read_cluster_state(database).rows),
                next_folder());
}

std::unique_ptr<server::PostgresLedger> SharedPostgres::take_over_shard(std::string const& server,
                                                                        int shard) {
  postgres::Connection database(where_, kLong);
  return ledger(server::acquire_leases(database, server, {rows().at(static_cast<std::size_t>(shard))}),
                next_folder());
}

std::vector<server::ShardRow> SharedPostgres::rows() const {
  postgres::Connection database(where_, kLong);
  return server::read_cluster_state(database).rows;
}

store::Store& SharedPostgres::next_folder() {
  folders_.push_back(standby_ ? std::move(standby_) : std::make_unique<Folder>());
  return latest_folder();
}

std::size_t SharedPostgres::follow() {
  if (!standby_) standby_ = std::make_unique<Folder>();
  postgres::Connection database(where_, kLong);
  return server::sync_follower(database, standby_->store).tables;
}

std::unique_ptr<server::PostgresLedger> SharedPostgres::take_over_in(store::Store& folder) {
  postgres::Connection database(where_, kLong);
  return ledger(server::acquire_leases(database, "of before", server::read_cluster_state(database).rows),
                folder);
}

std::unique_ptr<server::PostgresLedger> SharedPostgres::pretend() {
  postgres::Connection database(where_, kLong);
  return ledger(server::read_cluster_state(database).rows, next_folder());
}

std::unique_ptr<server::PostgresLedger> SharedPostgres::ledger(std::vector<server::ShardRow> const& shards,
                                                               store::Store& store) {
  postgres::Connection database(where_, kLong);
  server::sync_exclusive(database, shards, store);
  return std::make_unique<server::PostgresLedger>(APostgres::by_way_of(line_.folder(), where_),
                                                  "writer" + std::to_string(++writers_),
                                                  server::AcquiredShards{shards}, store, kLong);
}

std::vector<store::AccountDataRow> SharedPostgres::surroundings() {
  postgres::Connection database(where_, kLong);
  auto const results = database.query({{"SELECT kind, id, content FROM surroundings ORDER BY kind, id"}});
  std::vector<store::AccountDataRow> rows;
  for (auto const& row : results[0].rows) rows.push_back({row[0].value(), row[1].value(), row[2]});
  return rows;
}

std::vector<store::OutboxEvent> SharedPostgres::news() {
  postgres::Connection database(where_, kLong);
  auto const results = database.query({{"SELECT table_id, version, kind, at, news FROM outbox"}});
  std::vector<store::OutboxEvent> news;
  for (auto const& row : results[0].rows)
    news.push_back(
        {.key = {row[0].value(), static_cast<std::uint64_t>(postgres::number_in(row[1])), row[2].value()},
         .at = table::Instant{postgres::number_in(row[3])},
         .text = row[4].value()});
  return news;
}

std::size_t SharedPostgres::bring_latest_folder() {
  postgres::Connection database(where_, kLong);
  return server::sync_exclusive(database, server::read_cluster_state(database).rows, latest_folder());
}

std::vector<table::Entry> SharedPostgres::story(table::TableSetup const& opened_as) {
  postgres::Connection database(where_, kLong);
  auto const results =
      database.query({{"SELECT at, fact FROM facts WHERE table_id = $1 ORDER BY version", {opened_as.id}}});
  table::FactReader facts(opened_as.edition);
  std::vector<table::Entry> story;
  for (auto const& row : results[0].rows)
    story.push_back({table::Instant{postgres::number_in(row[0])}, facts.read(row[1].value()).value()});
  return story;
}

}  // namespace kuhhandel
