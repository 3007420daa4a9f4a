// A server with a ledger in PostgreSQL sends nothing before it is in the ledger, not even changes right after
// a timer of a table.
#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/ledger/shared_postgres.h"
#include "tests/simulation/a_sunday.h"

namespace kuhhandel {
namespace {

using std::chrono::milliseconds;

/// Anna and Ben at a table of the node's.
struct ATable {
  explicit ATable(Node& at) : node(at), keys(open_sunday(node)) {
    for (std::size_t who = 0; who < keys.size(); ++who) {
      people.push_back(std::make_shared<Person>(node, keys[who].table, received[who]));
      say_hello(*people[who], keys[who], received[who]);
    }
    begin_with_a_bot(*people[0]);
  }

  void act() {
    for (std::size_t who = 0; who < keys.size(); ++who)
      kuhhandel::act(*people[who], keys[who], rng, 'c' + std::to_string(++ids));
  }

  Node& node;
  std::vector<live::SeatKey> keys;
  std::array<ReceivedMessages, 2> received{};
  std::vector<std::shared_ptr<Person>> people{};
  Rng rng{1};
  int ids = 0;
};

table::TableSetup another(int number) {
  return {.id = "another" + std::to_string(number),
          .name = "Monday",
          .edition = second(),
          .seats = 3,
          .speed = table::Speed{1}};
}

/// The turn that is open ends, and whatever follows from it waits.
void end_turn(Node& node) {
  node.commit_loop.run([] {});
  node.io.restart();
  node.io.poll_one();
}

TEST(BetweenBatches, NothingIsSentBeforeItIsDurable) {
  SharedPostgres shared;
  auto owner = shared.take_over("one");
  auto& ledger = *owner;
  keys::SecureRandom chance("between turns");
  Node node(std::move(owner), chance);
  ATable table(node);
  int brought = 0;
  for (int i = 0; i < 60; ++i) {
    table.act();
    while (node.barrier.waiting() > 0) node.sync_ledger();
    passing_time += milliseconds(400);
    end_turn(node);
    // Time has brought something where there is anything to be sealed; from here on all is after that seal.
    std::optional<server::CommitOutcome> sealed;
    if (node.barrier.waiting() > 0) sealed = ledger.sync();
    brought += sealed ? 1 : 0;
    bool is_durable = false;
    node.commit_loop.run([&] { ledger.write(server::row::TableOpened{another(i), node.commit_loop.now()}); });
    node.commit_loop.on_durable([&](bool) { is_durable = true; });
    node.io.poll();
    if (sealed) node.barrier.complete(*sealed);

    EXPECT_FALSE(is_durable);
    while (!is_durable && node.barrier.waiting() > 0) node.sync_ledger();
    EXPECT_TRUE(is_durable);
  }
  EXPECT_GT(brought, 5);
}

}  // namespace
}  // namespace kuhhandel
