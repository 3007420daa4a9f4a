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

  /// In the folder that stood by, where one does.
  std::unique_ptr<server::Ledger> take_over() override {
    return take_over("server" + std::to_string(folders_.size()));
  }
  /// A folder that stands by is made what the ledger has by now; how many tables were read for that.
  std::size_t follow();
  store::Store& standby() { return standby_->store; }
  /// By that server, which goes on in a folder of its own.
  std::unique_ptr<server::PostgresLedger> take_over(std::string const& server);
  /// The same, of that shard alone.
  std::unique_ptr<server::PostgresLedger> take_over_shard(std::string const& server, int shard);
  std::vector<server::ShardRow> rows() const;
  /// In a folder of before, whose ledger is gone by now.
  std::unique_ptr<server::PostgresLedger> take_over_in(store::Store& folder);
  /// By a server that has those shards, in a folder of its own.
  std::unique_ptr<server::PostgresLedger> serve_in(store::Store& folder,
                                                   std::vector<server::ShardRow> const& held) {
    return ledger(held, folder);
  }
  /// As who holds what the latest owner does.
  std::unique_ptr<server::PostgresLedger> pretend();
  /// The folder of whoever came last is made what the ledger has; how many tables were read for that.
  std::size_t bring_latest_folder();
  store::Store& latest_folder() { return folders_.back()->store; }
  /// What the ledger has around tables.
  std::vector<store::AccountDataRow> surroundings();
  /// What tables tell what lies around them, in any order.
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
