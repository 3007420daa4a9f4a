#include "terminal/wire/outbox.h"

#include <gmock/gmock.h>

#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr auto kHello = R"({"type":"hello","version":1,"token":"key"})";
constexpr auto kHelloAgain = R"({"type":"hello","version":1,"token":"key","last":7})";

/// The server has told of the table.
struct AnOutbox {
  Outbox outbox{"key", "a"};

  AnOutbox() {
    outbox.opened(0);
    outbox.welcomed();
    outbox.to_say();
  }
};

TEST(Outbox, SaysNothingButHelloUntilTheTableIsTold) {
  Outbox outbox("key", "a");
  outbox.send(table::HintMessage{}, second());
  EXPECT_THAT(outbox.to_say(), IsEmpty());

  outbox.opened(0);
  EXPECT_THAT(outbox.to_say(), ElementsAre(kHello));

  outbox.welcomed();
  EXPECT_THAT(outbox.to_say(), ElementsAre(R"({"type":"hint","id":"a-1"})"));
}

TEST(Outbox, WhoWatchesHasNoToken) {
  Outbox outbox("", "a");

  outbox.opened(0);

  EXPECT_THAT(outbox.to_say(), ElementsAre(R"({"type":"hello","version":1})"));
}

TEST(Outbox, GivesEachMessageANumber) {
  AnOutbox open;

  open.outbox.send(table::HintMessage{}, second());
  open.outbox.send(table::HintMessage{}, second());

  EXPECT_THAT(open.outbox.to_say(),
              ElementsAre(R"({"type":"hint","id":"a-1"})", R"({"type":"hint","id":"a-2"})"));
  EXPECT_THAT(open.outbox.to_say(), IsEmpty());
}

TEST(Outbox, SaysAgainWhatWasNotAnswered) {
  AnOutbox open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.send(table::WhyMessage{{}, kBen}, second());
  open.outbox.to_say();
  open.outbox.answered("a-1");

  open.outbox.lost();
  EXPECT_FALSE(open.outbox.is_open());
  EXPECT_THAT(open.outbox.to_say(), IsEmpty());
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.to_say(), ElementsAre(kHelloAgain, R"({"type":"why","id":"a-2","seat":1})"));
}

TEST(Outbox, SaysOnceThatSomethingWasSeen) {
  AnOutbox open;

  open.outbox.see(12);

  EXPECT_THAT(open.outbox.to_say(), ElementsAre(R"({"type":"seen","version":12})"));
  open.outbox.lost();
  open.outbox.opened(7);
  EXPECT_THAT(open.outbox.to_say(), ElementsAre(kHelloAgain));
}

TEST(Outbox, SaysHelloFirstWhenTheLineIsBack) {
  AnOutbox open;
  open.outbox.see(12);
  open.outbox.lost();

  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.to_say(), ElementsAre(kHelloAgain));
}

TEST(Outbox, DoesNotSayAgainWhatWasTooMuch) {
  AnOutbox open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.to_say();
  open.outbox.forget();

  open.outbox.lost();
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.to_say(), ElementsAre(kHelloAgain));
}

TEST(Outbox, MindsNoAnswerToWhatItNeverSaid) {
  AnOutbox open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.to_say();

  for (auto const* const id : {"", "a", "-", "a-", "a-x", "a-2"}) open.outbox.answered(id);
  open.outbox.lost();
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.to_say(), ElementsAre(kHelloAgain, R"({"type":"hint","id":"a-1"})"));
}

}  // namespace
}  // namespace kuhhandel::terminal
