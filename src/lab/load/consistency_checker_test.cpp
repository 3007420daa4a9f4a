#include "load/consistency_checker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "tests/support/words.h"

namespace kuhhandel::load {
namespace {

using testing::HasSubstr;
using testing::Optional;

constexpr auto kBegin =
    R"({"type":"snapshot","version":7,"log":[],"view":{"seat":0,"seats":3,"edition":"second","turn":0,
  "phase":{"name":"turn_choice","may":["auction"]},"pile":40,"hand":{"0":2,"10":4,"50":1},"cards":[7,7,7],
  "herds":[{},{},{}],"pedigrees":[[],[],[]],"bonus":null,"donkeys":0,"handed_out":270,"bank":{"0":4}}})";

/// Anna's checker, after the beginning of a game.
struct AWitness {
  ConsistencyChecker witness{second(), 0};

  AWitness() { receive(kBegin); }
  void receive(std::string const& text) { witness.check(boost::json::parse(text).as_object()); }
  void receive_event(std::string const& event) {
    receive(R"({"type":"step","version":8,"events":[)" + event + "]}");
  }
  /// A step after which the seat has this hand, all else as at the beginning.
  void receive_hand(std::string const& hand, std::string const& event = "") {
    auto view = boost::json::parse(kBegin).at("view").as_object();
    view["hand"] = boost::json::parse(hand);
    receive(R"({"type":"step","version":8,"events":[)" + event + R"(],"view":)" +
            boost::json::serialize(view) + "}");
  }
};

TEST(ConsistencyChecker, AcceptsAConsistentStep) {
  AWitness anna;

  anna.receive_hand(R"({"0":2,"10":4,"50":1})", R"({"name":"called","call":1})");

  EXPECT_EQ(anna.witness.fault(), std::nullopt);
}

TEST(ConsistencyChecker, DetectsAMissingVersion) {
  AWitness anna;

  anna.receive(R"({"type":"step","version":9,"events":[]})");

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("the next step was 9")));
}

TEST(ConsistencyChecker, DetectsLeakedMoney_C6_3) {
  AWitness anna;

  anna.receive_event(R"({"name":"offered","challenger":1,"round":1,"cards":1,"money":{"50":1}})");

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("hidden money in 'offered'")));
}

TEST(ConsistencyChecker, DetectsALeakedSeed) {
  AWitness anna;

  anna.receive_event(R"({"name":"started","game":1,"first":0,"seed":"x"})");

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("contains 'seed'")));
}

TEST(ConsistencyChecker, ChecksHandSizesAgainstTheEvents) {
  AWitness anna;

  anna.receive_hand(R"({"0":2,"10":5})", R"({"name":"called","call":1})");

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("the hand is not what the events made of it")));
}

TEST(ConsistencyChecker, FollowsAPaymentToAnotherHand_C4_6) {
  AWitness anna;

  anna.receive_hand(R"({"0":2,"10":4})",
                    R"({"name":"paid","payer":0,"payee":1,"open":true,"cards":1,"money":{"50":1}})");

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("number of cards differs from the public one")))
      << "all were told of seven";
}

TEST(ConsistencyChecker, DetectsAMissingCardOfThePile) {
  AWitness anna;
  auto text = std::string(kBegin);
  text.replace(text.find("\"pile\":40"), 9, "\"pile\":39")
      .replace(text.find("\"version\":7"), 11, "\"version\":8");

  anna.receive(text.replace(text.find("snapshot"), 8, "step"));

  EXPECT_THAT(anna.witness.fault(), Optional(HasSubstr("cards of the pile appear or vanish")));
}

}  // namespace
}  // namespace kuhhandel::load
