// A server as one of those that have a ledger in PostgreSQL together: one has the tables and says twice a
// second that it is there; the others stand by and take over when nothing is heard of it (docs/CLUSTER.md).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "keys/token.h"
#include "server/postgres_ledger.h"

namespace kuhhandel::server {

class Membership {
 public:
  /// `where` as libpq reads it. Returns once the tables are this server's and `store` has copies of them;
  /// where another has them, `stands_by` is called once and it waits until that one is gone.
  /// std::runtime_error with a sentence where that cannot be. `store` must outlive it.
  Membership(std::string where, store::Store& store, keys::Chance const& chance,
             std::function<void()> const& stands_by);

  PostgresLedger& ledger() { return ledger_; }
  /// All is sealed, and nothing more will be written: another need not wait to take over.
  void leave();
  /// How many tables were read from there at the start.
  std::size_t tables_read() const { return tables_read_; }

 private:
  void keep_renewing(std::stop_token const& ends);
  void renew_once();

  std::string where_;
  std::string node_;
  TakenShards taken_;
  PostgresLedger ledger_;
  std::optional<postgres::Connection> database_;  // of the thread alone
  std::jthread renewing_;
  std::size_t tables_read_;
};

}  // namespace kuhhandel::server
