// Limits that are set on a running server are stored in its data folder and apply at its next start.
#include "server/limits/server_limits_store.h"

#include <gtest/gtest.h>

#include "store/store.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel::server {
namespace {

class StoredLimitsOfAServer : public testing::Test {
 protected:
  /// Returns the limits in force on a server that was started with `options`.
  ServerLimits in_force_at_start(ServerLimits const& options = {}) {
    store::Store store(folder_.path());
    return store_started_limits(store.database(), options);
  }
  void order(LimitsPatch const& limits) {
    store::Store store(folder_.path());
    set_limits(store.database(), limits);
  }

  ThrowawayFolder folder_;
};

TEST_F(StoredLimitsOfAServer, DefaultToTheServeOptions) {
  auto const limits = in_force_at_start({.tables = 50});

  EXPECT_EQ(limits.tables, 50U);
  EXPECT_EQ(limits.connections, ServerLimits{}.connections);
}

TEST_F(StoredLimitsOfAServer, OverrideTheServeOptionsAtALaterStart) {
  order({.tables = 70});

  auto const limits = in_force_at_start({.connections = 30, .tables = 50});

  EXPECT_EQ(limits.tables, 70U) << "whatever serve says";
  EXPECT_EQ(limits.connections, 30U) << "nothing was set of it";
}

TEST_F(StoredLimitsOfAServer, CanBeSetSeparately) {
  order({.tables = 70});
  order({.per_address = 3});
  order({.tables = 80});

  auto const limits = in_force_at_start();

  EXPECT_EQ(limits.tables, 80U);
  EXPECT_EQ(limits.per_address, 3);
}

TEST_F(StoredLimitsOfAServer, ReturnToTheServeOptionsWhenUnset) {
  order({.connections = 40, .tables = 70, .per_address = 3});
  {
    store::Store store(folder_.path());
    unset_limits(store.database());
  }

  auto const limits = in_force_at_start({.tables = 50});

  EXPECT_EQ(limits.tables, 50U);
  EXPECT_EQ(limits.connections, ServerLimits{}.connections);
  EXPECT_EQ(limits.per_address, 1);
}

TEST_F(StoredLimitsOfAServer, DropFormerServeOptions) {
  in_force_at_start({.tables = 50});

  EXPECT_EQ(in_force_at_start().tables, ServerLimits{}.tables);
}

}  // namespace
}  // namespace kuhhandel::server
