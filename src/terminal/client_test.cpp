#include "terminal/client.h"

#include <gmock/gmock.h>

#include <chrono>
#include <optional>
#include <string>

#include "codec/editions.h"
#include "table/due_fact.h"
#include "table/messages/server_message.h"
#include "terminal/wire/local_wire.h"
#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string text_of(std::vector<ScreenLine> const& screen) {
  std::string text;
  for (auto const& line : screen) {
    for (auto const& piece : line) text += piece.text;
    text += '\n';
  }
  return text;
}

/// Anna before a screen, at a new table with bots, on a clock that the test turns.
struct AnEvening {
  table::Instant now{1'700'000'000'000};
  LocalWire wire;
  TerminalClient client;

  AnEvening(std::string_view edition, std::vector<std::string> const& bots,
            std::optional<std::chrono::hours> answer_within = {})
      : wire({.id = "evening",
              .name = "Kitchen",
              .edition = published(edition),
              .seats = static_cast<int>(bots.size()) + 1,
              .is_public = false,
              .speed = table::Speed{5},
              .answer_within = answer_within},
             "Anna", [this] { return now; }),
        client({.token = "0", .ids = "t", .orders = orders(bots)}) {
    wire.exchange(client, table::Duration{0});
  }

  static std::vector<table::Order> orders(std::vector<std::string> const& bots) {
    std::vector<table::Order> all;
    auto seat = seats_of(kMaxSeats).begin();
    for (auto const& bot : bots) all.emplace_back(table::order::AddBot{*++seat, bot});
    all.emplace_back(table::order::Start{});
    return all;
  }

  void pass(table::Duration time) {
    for (auto const end = now + time; now < end; now += table::Duration{50})
      wire.exchange(client, table::Duration{0});
  }
  void press(Key key) {
    client.press(key, now);
    wire.exchange(client, table::Duration{0});
  }
  void type(std::string_view text) {
    for (char const letter : text) press(letter);
  }
  bool asks(std::string_view what) { return screen().find(what) != std::string::npos; }
  bool is_over() const { return client.model().table.state == table::TableState::finished; }
  std::string screen(ScreenSize size = kLeastScreen) { return text_of(client.screen(size, now)); }
};

class EveryEdition : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryEdition, CanBeFinishedByPressingEnter) {
  std::size_t const bots = GetParam() == "duel" ? 1 : 2;
  AnEvening evening(GetParam(), std::vector<std::string>(bots, "random"));

  for (int beat = 0; beat < 40'000 && !evening.is_over(); ++beat) {
    evening.pass(table::Duration{700});
    evening.press(SpecialKey::enter);
  }

  EXPECT_TRUE(evening.is_over());
  EXPECT_THAT(evening.screen(), AllOf(HasSubstr("The game is over."), HasSubstr("The win goes to ")));
}

INSTANTIATE_TEST_SUITE_P(OfTheBox, EveryEdition,
                         testing::Values("second", "first", "russian", "master", "duel"));

TEST(TerminalClient, BotsDoNotTalk) {
  AnEvening evening("second", {"random", "random"});

  evening.press('s');

  EXPECT_TRUE(evening.asks("No other player is here to talk."));
}

/// The evening at the first auction of a bot.
struct AnAuction : AnEvening {
  explicit AnAuction(std::optional<std::chrono::hours> answer_within = {})
      : AnEvening("second", {"random", "random"}, answer_within) {
    while (!asks("Your bid") && now.count() < 1'700'000'600'000) {
      pass(table::Duration{700});
      if (asks("Your choice")) press(SpecialKey::enter);
    }
  }
  Money least() const { return std::get<option::Bid>(client.model().game->options[0]).from; }
};

std::string bid_of(Money amount) {
  return R"("command":{"do":"bid","amount":)" + std::to_string(amount.points()) + "}";
}

TEST(TerminalClient, BidsTheMinimumWithOneKey) {
  AnAuction auction;

  auction.client.press('b', auction.now);

  EXPECT_THAT(auction.client.take_outgoing(), ElementsAre(HasSubstr(bid_of(auction.least()))));
}

TEST(TerminalClient, StaysSilentWithOneKeyWhenAsked_C12_1) {
  AnAuction auction(std::chrono::hours{24});

  EXPECT_TRUE(auction.asks("n stay silent"));
  auction.client.press('n', auction.now);

  EXPECT_THAT(auction.client.take_outgoing(), ElementsAre(HasSubstr(R"("order":{"do":"silent"})")));
}

TEST(TerminalClient, SendsSilenceForAnEmptyBidIfPlayersAreAskedInTurn_C12_1) {
  AnAuction auction(std::chrono::hours{24});

  auction.client.press(SpecialKey::enter, auction.now + table::Duration{700});

  EXPECT_THAT(auction.client.take_outgoing(), ElementsAre(HasSubstr(R"("order":{"do":"silent"})")));
}

TEST(TerminalClient, SendsNoSilenceIfTheClockRuns_C12_1) {
  AnAuction auction;

  auction.client.press('n', auction.now);

  EXPECT_TRUE(auction.asks("You stay silent."));
  EXPECT_THAT(auction.client.take_outgoing(), IsEmpty());
}

TEST(TerminalClient, BidsTheTypedAmountOrShowsTheError) {
  AnAuction auction;
  for (char const letter : std::to_string((auction.least() + 5).points()))
    auction.client.press(letter, auction.now);

  auction.client.press(SpecialKey::enter, auction.now);
  EXPECT_TRUE(auction.asks("Bids are multiples of 10."));
  auction.client.press(SpecialKey::backspace, auction.now);
  auction.client.press('0', auction.now);
  auction.client.press(SpecialKey::enter, auction.now);

  EXPECT_THAT(auction.client.take_outgoing(), ElementsAre(HasSubstr(bid_of(auction.least()))));
}

TEST(TerminalClient, IgnoresAnEmptyAnswerToANewQuestion) {
  AnEvening evening("second", {"random", "random"});
  while (!evening.asks("Your choice")) evening.pass(table::Duration{50});

  evening.press(SpecialKey::enter);

  EXPECT_TRUE(evening.asks("The question has just changed"));
  EXPECT_TRUE(evening.asks("Your choice"));
}

TEST(TerminalClient, DraftsAndExplainsAHint) {
  AnEvening evening("second", {"random", "random"});
  while (!evening.asks("Your choice")) evening.pass(table::Duration{50});

  evening.press('h');

  EXPECT_TRUE(evening.asks("A bot says: I "));
}

TEST(TerminalClient, QuitsAfterTwoRequests) {
  AnEvening evening("second", {"random", "random"});

  evening.press('q');
  EXPECT_FALSE(evening.client.has_left());
  evening.press('x');
  evening.press('q');
  EXPECT_FALSE(evening.client.has_left());
  evening.press('q');

  EXPECT_TRUE(evening.client.has_left());
}

TEST(TerminalClient, ResendsUnansweredMessagesAfterReconnecting) {
  AnAuction auction;
  auction.client.lost();
  auction.client.press('b', auction.now);
  EXPECT_THAT(auction.client.take_outgoing(), IsEmpty());

  auction.client.opened();

  auto const sent = auction.client.take_outgoing();
  ASSERT_THAT(sent, SizeIs(2));
  EXPECT_THAT(sent[0], AllOf(HasSubstr("hello"), HasSubstr("\"last\":")));
  EXPECT_THAT(sent[1], AllOf(HasSubstr(R"("do":"bid")"), HasSubstr(R"("seen":{"at":)")));
}

TEST(TerminalClient, ShowsTheChatOfTheTable) {
  AnAuction auction;

  auction.client.on_message(R"({"type":"said","said":{"at":1,"seat":1,"player":"Ben","text":"Whose cow?"}})",
                            {});
  auction.client.on_message(R"({"type":"said","said":{"at":2,"seat":1,"player":"Ben","phrase":"bluff"}})",
                            {});

  EXPECT_TRUE(auction.asks("Ben: Whose cow?"));
  EXPECT_TRUE(auction.asks("Ben: You're bluffing!"));
}

/// Returns the messages to a table during a reveal delay, by the owner of the seat or an observer.
std::vector<std::string> sent_during_reveal(Viewer viewer) {
  table::Instant now{1'700'000'000'000};
  table::Table table({.id = "t", .name = "Kitchen", .edition = second(), .seats = 3});
  for (auto const seat : seats_of(3)) table.apply({now, table::fact::Seated{seat, "Anna"}});
  table.apply({now, table::fact::Started{"seed"}});
  while (!table.reveal_delay().is_running(now)) {
    now = *next_due(table);
    table.apply({now, *due_fact(table, now)});
  }
  TerminalClient client({.token = "", .ids = "t", .orders = {}});
  client.opened();
  client.take_outgoing();

  client.on_message(table::snapshot_message(table, viewer, now), now);

  return client.take_outgoing();
}

TEST(TerminalClient, ConfirmsRevealsAtOnce) {
  EXPECT_THAT(sent_during_reveal(kBen), ElementsAre(HasSubstr(R"("type":"seen","version":)")));
  EXPECT_THAT(sent_during_reveal({}), IsEmpty()) << "who watches is not waited for";
}

TEST(TerminalClient, IgnoresMessagesOfUnknownType) {
  AnAuction auction;
  auto const before = auction.screen();

  auction.client.on_message(R"({"type":"weather","now":1})", auction.now);

  EXPECT_EQ(auction.screen(), before);
}

TEST(TerminalClient, DoesNotResendARateLimitedMessage) {
  AnAuction auction;
  auction.client.press('b', auction.now);
  auction.client.on_message(R"({"type":"error","error":"too_many","message":"Wait a moment."})", auction.now);
  auction.client.take_outgoing();
  auction.client.lost();

  auction.client.opened();

  EXPECT_THAT(auction.client.take_outgoing(), ElementsAre(HasSubstr("hello")));
}

TEST(TerminalClient, IgnoresAMalformedMessage) {
  AnAuction auction;

  auction.client.on_message(R"({"type":"step","version":"x"})", auction.now);

  EXPECT_TRUE(auction.asks("Unknown message of the server: version: must be a whole number"));
}

TEST(TerminalClient, ExitsIfTheTableRefusesTheSeat) {
  TerminalClient client({.token = "wrong", .ids = "t", .orders = {}});

  client.on_message(R"({"type":"error","error":"bad_token","message":"This key opens no seat."})",
                    table::Instant{0});

  EXPECT_TRUE(client.has_left());
  EXPECT_EQ(client.farewell(), "This key opens no seat.");
}

}  // namespace
}  // namespace kuhhandel::terminal
