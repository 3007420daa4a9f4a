#include "codec/wire/kind.h"

#include <gtest/gtest.h>

#include <optional>

#include "codec/text/parse.h"
#include "codec/wire/game_kinds.h"

namespace kuhhandel::codec {
namespace {

struct WithoutKind {};

TEST(Kind, IsForExactlyOneType) {
  static_assert(wire::IsKindFor<Amount, Money>);
  static_assert(!wire::IsKindFor<Amount, int>);
  static_assert(!wire::IsKindFor<Amount, std::optional<Money>>);
  static_assert(wire::IsKindFor<Maybe<Amount>, std::optional<Money>>);
  static_assert(!wire::IsKind<KindOf<WithoutKind>>);
}

TEST(Totals, AreReadBySeatAndGiveTheWinners_C9_6) {
  auto const document = parse("[100, 250, 250]");
  auto const outcome =
      read_document(*document, "", [](Field const& field) { return Totals::read(field, NoEdition{}); });
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->seats, 3);
  EXPECT_EQ(outcome->totals[seat_at(1)], Money::of(250));
  SeatSet winners;
  winners.insert(seat_at(1));
  winners.insert(seat_at(2));
  EXPECT_EQ(outcome->winners, winners);
}

}  // namespace
}  // namespace kuhhandel::codec
