// A server as one of those that have a ledger in PostgreSQL together: one has the tables and says twice a
// second that it is there; the others stand by, keep their copies warm, and take over when nothing is heard
// of it or it ends (docs/CLUSTER.md).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>

#include "server/neighbours.h"
#include "server/postgres_ledger.h"

namespace kuhhandel::server {

/// The server was ended while it stood by.
struct EndedStandingBy : std::runtime_error {
  EndedStandingBy() : runtime_error("The server ended while it stood by.") {}
};

class Membership {
 public:
  /// `where` as libpq reads it. Returns once the tables are this server's and `store` has copies of them;
  /// where another has them, `stands_by` is called once and it waits until that one is gone, or
  /// EndedStandingBy. std::runtime_error with a sentence where that cannot be. `neighbours` are told of from
  /// then on; they and `store` must outlive it.
  Membership(std::string where, store::Store& store, Neighbours& neighbours, std::function<void()> stands_by,
             std::stop_token const& ends);

  PostgresLedger& ledger() { return ledger_; }
  /// All is sealed, and nothing more will be written: another need not wait to take over. Whether another is
  /// there.
  bool leave();
  /// After that: waits until another has taken over, for a few seconds at the most; whether one has, and then
  /// the neighbours are told who.
  bool has_been_followed();
  /// How many tables were read from there since nobody else wrote to them.
  std::size_t tables_read() const { return tables_read_; }

 private:
  void keep_renewing(std::stop_token const& ends);
  void renew_once();

  std::string where_;
  Neighbours& neighbours_;
  Node node_;
  TakenShards taken_;
  PostgresLedger ledger_;
  std::optional<postgres::Connection> database_;  // of the thread alone
  std::jthread renewing_;
  std::size_t tables_read_;
};

}  // namespace kuhhandel::server
