// Events stay in the outbox until they are handled, exactly once, and are then deleted.
#include "store/account_data/outbox.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/store.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::store {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

OutboxEvent an_event(std::string table, std::uint64_t version, int at, std::string kind = "game_ended") {
  return {.key = {std::move(table), version, std::move(kind)}, .at = table::Instant{at}, .text = "{}"};
}

struct StoredOutbox : testing::Test {
  ThrowawayFolder folder;
  std::optional<Store> store{std::in_place, folder.path()};

  Outbox& outbox() { return store->outbox(); }
  void restart() {
    store.reset();
    store.emplace(folder.path());
  }
};

TEST_F(StoredOutbox, KeepsEventsInOrderOfTime) {
  EXPECT_TRUE(outbox().is_empty());
  auto const first = an_event("b", 9, 1);
  auto const second = an_event("a", 2, 2);
  outbox().add(second);
  outbox().add(first);

  restart();

  EXPECT_FALSE(outbox().is_empty());
  EXPECT_THAT(outbox().pending(9), ElementsAre(first, second));
  EXPECT_THAT(outbox().pending(1), ElementsAre(first));
}

TEST_F(StoredOutbox, SkipsEventsThatHaveAMarker) {
  auto const news = an_event("a", 3, 1);
  auto const other = an_event("a", 3, 1, "stands");
  outbox().add(news);
  outbox().add(other);
  outbox().mark_acked(news.key);

  restart();

  EXPECT_THAT(outbox().pending(9), ElementsAre(other));
  EXPECT_THAT(outbox().acked(9), ElementsAre(news.key));
  outbox().remove(news.key);
  outbox().remove_marker(news.key);
  EXPECT_THAT(outbox().all(), ElementsAre(other));
  EXPECT_THAT(outbox().acked(9), IsEmpty());
}

TEST_F(StoredOutbox, StoresEachKeyOnce) {
  outbox().add(an_event("a", kAfterAllEvents, 1, "gone"));
  outbox().add(an_event("a", kAfterAllEvents, 2, "gone"));
  outbox().remove({"a", kAfterAllEvents, "gone"});

  EXPECT_TRUE(outbox().is_empty());
  EXPECT_THAT(outbox().all(), IsEmpty());
}

TEST_F(StoredOutbox, ReportsWhetherABatchHasEvents) {
  store->begin_batch();
  EXPECT_FALSE(store->commit_batch().has_events);
  store->begin_batch();
  outbox().add(an_event("a", 1, 1));
  EXPECT_TRUE(store->commit_batch().has_events);
  store->begin_batch();
  outbox().remove(an_event("a", 1, 1).key);
  EXPECT_FALSE(store->commit_batch().has_events);
}

}  // namespace
}  // namespace kuhhandel::store
