#include "terminal/wire/send_queue.h"

#include <gmock/gmock.h>

#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr auto kHello = R"({"type":"hello","version":1,"token":"key"})";
constexpr auto kHelloAgain = R"({"type":"hello","version":1,"token":"key","last":7})";

/// A queue after the server's snapshot.
struct ASendQueue {
  SendQueue outbox{"key", "a"};

  ASendQueue() {
    outbox.opened(0);
    outbox.on_welcome();
    outbox.take_outgoing();
  }
};

TEST(SendQueue, SendsOnlyHelloUntilTheTableIsKnown) {
  SendQueue outbox("key", "a");
  outbox.send(table::HintMessage{}, second());
  EXPECT_THAT(outbox.take_outgoing(), IsEmpty());

  outbox.opened(0);
  EXPECT_THAT(outbox.take_outgoing(), ElementsAre(kHello));

  outbox.on_welcome();
  EXPECT_THAT(outbox.take_outgoing(), ElementsAre(R"({"type":"hint","id":"a-1"})"));
}

TEST(SendQueue, SendsNoTokenForASpectator) {
  SendQueue outbox("", "a");

  outbox.opened(0);

  EXPECT_THAT(outbox.take_outgoing(), ElementsAre(R"({"type":"hello","version":1})"));
}

TEST(SendQueue, GivesEachMessageANumber) {
  ASendQueue open;

  open.outbox.send(table::HintMessage{}, second());
  open.outbox.send(table::HintMessage{}, second());

  EXPECT_THAT(open.outbox.take_outgoing(),
              ElementsAre(R"({"type":"hint","id":"a-1"})", R"({"type":"hint","id":"a-2"})"));
  EXPECT_THAT(open.outbox.take_outgoing(), IsEmpty());
}

TEST(SendQueue, ResendsUnansweredMessages) {
  ASendQueue open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.send(table::WhyMessage{{}, kBen}, second());
  open.outbox.take_outgoing();
  open.outbox.answered("a-1");

  open.outbox.lost();
  EXPECT_FALSE(open.outbox.is_open());
  EXPECT_THAT(open.outbox.take_outgoing(), IsEmpty());
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(kHelloAgain, R"({"type":"why","id":"a-2","seat":1})"));
}

TEST(SendQueue, ConfirmsAViewOnce) {
  ASendQueue open;

  open.outbox.see(12);

  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(R"({"type":"seen","version":12})"));
  open.outbox.lost();
  open.outbox.opened(7);
  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(kHelloAgain));
}

TEST(SendQueue, SendsHelloFirstAfterReconnecting) {
  ASendQueue open;
  open.outbox.see(12);
  open.outbox.lost();

  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(kHelloAgain));
}

TEST(SendQueue, DoesNotResendRateLimitedMessages) {
  ASendQueue open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.take_outgoing();
  open.outbox.drop_unanswered();

  open.outbox.lost();
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(kHelloAgain));
}

TEST(SendQueue, IgnoresAnAnswerToAnUnknownMessage) {
  ASendQueue open;
  open.outbox.send(table::HintMessage{}, second());
  open.outbox.take_outgoing();

  for (auto const* const id : {"", "a", "-", "a-", "a-x", "a-2"}) open.outbox.answered(id);
  open.outbox.lost();
  open.outbox.opened(7);

  EXPECT_THAT(open.outbox.take_outgoing(), ElementsAre(kHelloAgain, R"({"type":"hint","id":"a-1"})"));
}

}  // namespace
}  // namespace kuhhandel::terminal
