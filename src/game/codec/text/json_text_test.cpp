#include "codec/text/json_text.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "codec/money.h"

namespace kuhhandel::codec {
namespace {

TEST(JsonText, WritesMembersInOrder) {
  auto const text = json_of([](JsonText& json) {
    write_object(json, "amount", 40, "away", false, "standing", nullptr, "money",
                 MoneyCards::of(Denomination::ten, 2));
  });

  EXPECT_EQ(text, R"({"amount":40,"away":false,"standing":null,"money":{"10":2}})");
}

TEST(JsonText, NestsListsAndObjects) {
  auto const text = json_of([](JsonText& json) {
    json.open_list();
    write_object(json);
    json.number(-1);
    json.open_list();
    json.close_list();
    json.close_list();
  });

  EXPECT_EQ(text, "[{},-1,[]]");
}

TEST(JsonText, EscapesUserText) {
  std::string const written = "a\"b\\c\n\x01 Кот";

  auto const text = json_of([&](JsonText& json) { json.text(written); });

  EXPECT_EQ(boost::json::parse(text), boost::json::value(boost::json::string_view(written)));
}

}  // namespace
}  // namespace kuhhandel::codec
