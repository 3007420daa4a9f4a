// Answers to requests with an idempotency key, in a ledger that several servers share.
#include "store/account_data/stored_answers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "load/server_process.h"
#include "tests/ledger/http_client.h"
#include "tests/ledger/shared_postgres.h"

namespace kuhhandel {
namespace {

using server::CommitOutcome;
using testing::HasSubstr;

constexpr postgres::Connection::Timeout kLongTimeout{20'000};

store::StoredAnswer answer(std::string const& id, int shard, int at = 1000) {
  return {.id = keys::hash_of(id),
          .shard = shard,
          .at = table::Instant{at},
          .fingerprint = keys::hash_of("body of " + id),
          .status = 201,
          .content = std::string("\0\xff text", 7)};
}

void write(server::Ledger& ledger, server::LedgerRow const& row) {
  ledger.begin_batch();
  ledger.write(row);
  ledger.commit_batch();
}

std::optional<store::StoredAnswer> found_in(store::Store& folder, std::string const& id) {
  return store::StoredAnswers(folder.database()).find(keys::hash_of(id));
}

TEST(StoredAnswersOfACluster, AreAvailableToTheNextOwnerOfEachShard) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  for (int const shard : {3, server::kAccountShard})
    write(*one, server::row::AnswerStored{answer("of " + std::to_string(shard), shard)});
  ASSERT_EQ(one->sync(), CommitOutcome::durable);

  shared.take_over("two");

  EXPECT_EQ(found_in(shared.latest_folder(), "of 3"), answer("of 3", 3));
  EXPECT_EQ(found_in(shared.latest_folder(), "of 64"), answer("of 64", server::kAccountShard));
}

TEST(StoredAnswersOfACluster, AreReplicated) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  shared.follow();
  for (int const shard : {3, server::kAccountShard})
    for (int round = 0; round < 2; ++round) {
      auto const id = std::to_string(shard) + '/' + std::to_string(round);
      write(*one, server::row::AnswerStored{answer(id, shard)});
      ASSERT_EQ(one->sync(), CommitOutcome::durable);
      shared.follow();
      EXPECT_EQ(found_in(shared.standby(), id), answer(id, shard)) << id;
    }
}

TEST(StoredAnswersOfACluster, AreNotStoredIfTheShardIsLost) {
  SharedPostgres shared;
  auto const before = shared.take_over("one");
  auto& folder = shared.latest_folder();
  auto const now = shared.take_over("two");
  write(*before, server::row::AnswerStored{answer("late", 3)});
  EXPECT_EQ(before->sync(), CommitOutcome::fenced);

  auto const again = shared.take_over_in(folder);

  EXPECT_EQ(found_in(folder, "late"), std::nullopt);
}

TEST(StoredAnswersOfACluster, AreDeletedInTheLedgerToo) {
  SharedPostgres shared;
  auto const one = shared.take_over("one");
  for (auto const& each : {answer("old", 3, 1000), answer("new", 3, 2000), answer("dropped", 3, 3000)})
    write(*one, server::row::AnswerStored{each});
  write(*one, server::row::AnswersExpired{3, table::Instant{2000}});
  write(*one, server::row::AnswerDeleted{3, keys::hash_of("dropped")});
  ASSERT_EQ(one->sync(), CommitOutcome::durable);

  shared.take_over("two");

  EXPECT_EQ(store::StoredAnswers(shared.latest_folder().database()).sizes().size(), 1U);
  EXPECT_TRUE(found_in(shared.latest_folder(), "new"));
}

TEST(StoredAnswersOfACluster, AreAddedToALedgerOfAnEarlierVersion) {
  SharedPostgres shared;
  APostgres::running().sql(shared.where(), "DROP TABLE stored_answers; UPDATE ledger SET schema = 5");

  server::open_ledger(shared.where(), kLongTimeout);

  auto const one = shared.take_over("one");
  write(*one, server::row::AnswerStored{answer("first", 3)});
  EXPECT_EQ(one->sync(), CommitOutcome::durable);
}

/// Asks each server until one answers with 201, and follows no redirect. Returns its body.
std::string opened_by_any(std::vector<std::uint16_t> const& ports, ClientRequest const& request,
                          int& answered) {
  std::string body;
  for (auto const port : ports) {
    auto const response = response_to(port, request);
    if (response.find(" 201 ") == std::string::npos) continue;
    ++answered;
    body = response.substr(response.find("\r\n\r\n"));
  }
  return body;
}

TEST(KeyedRequestsAtTwoServers, AreExecutedOnceEvenIfTheFirstServerDies) {
  auto const where = APostgres::running().fresh();
  std::array<load::ScratchFolder, 2> const folders;
  std::vector<std::unique_ptr<load::ServerProcess>> servers;
  for (auto const& folder : folders) {
    servers.push_back(std::make_unique<load::ServerProcess>(folder, where));
    wait_for_tables(servers.back()->port());
  }
  std::vector<std::uint16_t> const ports{servers[0]->port(), servers[1]->port()};
  ClientRequest const request{.method = "POST",
                              .path = "/api/tables",
                              .body = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})",
                              .idempotency_key = "8e03978e-40d5-43dd-bc93-6894a57f9324"};
  int answered = 0;
  auto const first = opened_by_any(ports, request, answered);
  EXPECT_EQ(answered, 1) << "the other redirects";
  EXPECT_EQ(opened_by_any(ports, request, answered), first);
  bool const by_first_server = response_to(ports[0], request).find(" 201 ") != std::string::npos;
  auto const dead = by_first_server ? 0U : 1U;
  servers[dead]->kill();

  EXPECT_THAT(response_in_time(ports[1 - dead], request, " 201 "), HasSubstr(first));
}

}  // namespace
}  // namespace kuhhandel
