#include "push/key_pair.h"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/throwaway_folder.h"

namespace kuhhandel::push {
namespace {

TEST(KeyPair, IsStoredReadableOnlyByItsOwner) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "push-key.pem";

  auto const made = KeyPair::load_or_create(file);
  auto const found = KeyPair::load_or_create(file);

  EXPECT_EQ(made.point(), found.point());
  EXPECT_TRUE(is_point(made.point()));
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(file).permissions(), perms::owner_read | perms::owner_write);
}

TEST(KeyPair, RoundTripsAsPem) {
  auto const made = KeyPair::generate();
  auto const read = KeyPair::from_pem(made.pem());

  EXPECT_EQ(read.point(), made.point());
  EXPECT_EQ(read.secret_with(made.point()), made.secret_with(made.point()));
  EXPECT_THROW(KeyPair::from_pem("moo"), std::runtime_error);
}

TEST(KeyPair, ReportsAnUnreadableFile) {
  ThrowawayFolder const folder;
  auto const file = folder.path() / "push-key.pem";
  std::ofstream(file) << "moo";

  EXPECT_THROW(KeyPair::load_or_create(file), std::runtime_error);
  EXPECT_THROW(KeyPair::load_or_create("/nowhere/push-key.pem"), std::runtime_error);
}

TEST(KeyPair, DerivesASharedSecretWithAnotherPair) {
  auto const one = KeyPair::generate();
  auto const other = KeyPair::generate();

  EXPECT_EQ(one.secret_with(other.point()), other.secret_with(one.point()));
  EXPECT_THROW(one.secret_with(std::string(65, '\4')), std::runtime_error);
}

}  // namespace
}  // namespace kuhhandel::push
