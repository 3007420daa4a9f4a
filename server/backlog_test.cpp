#include "server/backlog.h"

#include <gtest/gtest.h>

namespace kuhhandel::server {
namespace {

TEST(Backlog, BoundsWhatWaitsForOneConnection) {
  Backlog const backlog;

  EXPECT_TRUE(backlog.has_room(Backlog::kMostOfOne - 10, 10));
  EXPECT_FALSE(backlog.has_room(Backlog::kMostOfOne - 10, 11));
}

TEST(Backlog, IsShorterForEachWhereMuchWaitsForAll) {
  Backlog backlog;
  backlog.add(Backlog::kMuch);

  EXPECT_FALSE(backlog.has_room(Backlog::kLittle, 1));
  EXPECT_TRUE(backlog.has_room(0, Backlog::kLittle)) << "who keeps up stays";

  backlog.remove(1);
  EXPECT_TRUE(backlog.has_room(Backlog::kLittle, 1));
}

}  // namespace
}  // namespace kuhhandel::server
