#include "tests/ledger/kept_story.h"

#include <chrono>

#include "postgres/connection.h"
#include "server/ledger/postgres/replica_sync.h"
#include "store/store.h"

namespace kuhhandel {
namespace {

constexpr postgres::Connection::Timeout kForAll{20'000};

}  // namespace

void keep_whole_story(std::string const& where) {
  postgres::Connection(where, kForAll)
      .query({{"CREATE RULE stays AS ON DELETE TO facts DO INSTEAD NOTHING"}});
}

std::string untrue_in_ledger(Survivors& people, std::string const& where,
                             std::filesystem::path const& folder) {
  people.receive_rest();
  postgres::Connection database(where, kForAll);
  {
    store::Store story(folder);
    server::sync_follower(database, story);
  }
  return people.compare_with_log();
}

}  // namespace kuhhandel
