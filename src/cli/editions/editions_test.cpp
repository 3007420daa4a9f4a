// `kuhhandel editions` shows every edition, as text with clauses or as JSON.
#include "cli/editions/editions.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <sstream>

#include "codec/edition/edition.h"
#include "codec/editions.h"
#include "codec/text/parse.h"

namespace kuhhandel::cli {
namespace {

using testing::HasSubstr;

std::string shown(EditionsOptions const& options) {
  std::ostringstream out;
  EXPECT_EQ(editions(options, out), 0);
  return out.str();
}

TEST(EditionsCommand, PrintsEachFieldWithItsClause) {
  auto const text = shown({});

  EXPECT_THAT(text, HasSubstr("mini-2 (for research)\n  players: 2 to 2 (C1.6)\n"));
  EXPECT_THAT(text, HasSubstr("second\n  players: 3 to 5 (C1.6)\n"));
  EXPECT_THAT(text, HasSubstr("cow: worth 800, 4 cards\n"));
  EXPECT_THAT(text, HasSubstr("donkey: worth 500, 4 cards; everyone gets 50, 100, 200, 500 (C5.1)\n"));
  EXPECT_THAT(text, HasSubstr("money: 10×0, 20×10, 10×50, 5×100, 5×200, 5×500 (C1.2)\n"));
  EXPECT_THAT(text, HasSubstr("settlement: exchange (of exchange, winner_pays; C6.6, C6.8)\n"));
  EXPECT_THAT(text, HasSubstr("least_offer: 0 (of 0, 1; C6.3)\n"));
  EXPECT_THAT(text, HasSubstr("rats: 4 (C1.4, C8)\n"));
  EXPECT_THAT(text,
              HasSubstr("set aside for donkeys: 2×50, 2×100, 2×200, 2×500; removed unseen: 10 (C10)\n"));
}

TEST(EditionsCommand, PrintsThemAsOneList) {
  auto const all = codec::parse(shown({.json = true}));

  ASSERT_TRUE(all);
  ASSERT_EQ(all->as_array().size(), codec::edition_ids().size());
  auto first = all->as_array()[0].as_object();
  auto const clauses = first.at("clauses").as_object();
  first.erase("clauses");
  EXPECT_EQ(first, codec::to_json(*codec::edition_named(codec::edition_ids()[0])));
  EXPECT_EQ(clauses.at("seats"), "C1.6");
  EXPECT_EQ(clauses.at("rules").at("super_trade"), "C11.1");
}

}  // namespace
}  // namespace kuhhandel::cli
