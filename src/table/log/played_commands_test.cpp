// Commands survive compact storage unchanged.
#include "table/log/played_commands.h"

#include <gtest/gtest.h>

#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

TEST(PlayedCommands, AreReturnedInOrder) {
  MoneyCards const many = MoneyCards::of(Denomination::fifty, 3) + MoneyCards::of(Denomination::two_hundred);
  std::vector<Command> const played{{kAnna, action::Auction{}},
                                    {kBen, action::Bid{1230}},
                                    {House{}, action::Hammer{}},
                                    {kBen, action::Pay{many}},
                                    {kCleo, action::Challenge{kBen, AnimalId{3}}},
                                    {kCleo, action::Offer{{}}},
                                    {House{}, action::Tick{}},
                                    {kAnna, action::Lay{500}},
                                    {kAnna, action::Exclude{AnimalId{9}}}};
  PlayedCommands commands;

  for (auto const& command : played) commands.push_back(command);

  EXPECT_EQ(commands.all(), played);
  EXPECT_EQ(commands.size(), played.size());
}

}  // namespace
}  // namespace kuhhandel::table
