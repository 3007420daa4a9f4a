// A ledger in PostgreSQL whose owner changes again and again, by lines that have faults.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "server/ledger/postgres/postgres_ledger.h"
#include "tests/ledger/a_faulty_line.h"
#include "tests/ledger/a_postgres.h"
#include "tests/simulation/restless_evening.h"

namespace kuhhandel {

class SharedPostgres final : public SharedLedger {
 public:
  SharedPostgres();

  /// In the folder of a standby, if there is one.
  std::unique_ptr<server::Ledger> take_over() override {
    return take_over("server" + std::to_string(folders_.size()));
  }
  /// Updates the folder of a standby from the ledger; returns the number of tables read.
  std::size_t follow();
  store::Store& standby() { return standby_->store; }
  /// By that server, which goes on in a folder of its own.
  std::unique_ptr<server::PostgresLedger> take_over(std::string const& server);
  /// The same, of that shard alone.
  std::unique_ptr<server::PostgresLedger> take_over_shard(std::string const& server, int shard);
  std::vector<server::ShardRow> rows() const;
  /// In an old folder, which has lost its ledger.
  std::unique_ptr<server::PostgresLedger> take_over_in(store::Store& folder);
  /// By a server that has those shards, in a folder of its own.
  std::unique_ptr<server::PostgresLedger> serve_in(store::Store& folder,
                                                   std::vector<server::ShardRow> const& held) {
    return ledger(held, folder);
  }
  /// As who holds what the latest owner does.
  std::unique_ptr<server::PostgresLedger> pretend();
  /// Updates the folder of the latest owner from the ledger; returns the number of tables read.
  std::size_t bring_latest_folder();
  store::Store& latest_folder() { return folders_.back()->store; }
  /// Returns the account data in the ledger.
  std::vector<store::AccountDataRow> surroundings();
  /// Returns the outbox events of tables, in any order.
  std::vector<store::OutboxEvent> news();

  void next_turn_is(Fate fate) override { line_.next_is(fate); }
  void let_late_ones_come() override {
    line_.let_late_ones_come();
    follow();
  }
  std::vector<table::Entry> story(table::TableSetup const& opened_as) override;

  std::string const& where() const { return where_; }

 private:
  struct Folder {
    ThrowawayFolder folder;
    store::Store store{folder.path(), {.durability = store::Durability::process}};
  };
  store::Store& next_folder();
  std::unique_ptr<server::PostgresLedger> ledger(std::vector<server::ShardRow> const& shards,
                                                 store::Store& store);

  std::string where_ = APostgres::running().fresh();
  AFaultyLine line_{APostgres::running().folder()};
  std::vector<std::unique_ptr<Folder>> folders_;
  std::unique_ptr<Folder> standby_;
  int writers_ = 0;
};

}  // namespace kuhhandel
