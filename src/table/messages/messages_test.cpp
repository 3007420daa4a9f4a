#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "table/log/log_json.h"
#include "table/messages/client_message.h"
#include "table/messages/server_message.h"
#include "table/messages/table_event_shapes.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

std::expected<ClientMessage, MessageError> read(std::string_view text) {
  return read_client_message(text, second(), kBen);
}

MessageError error_of(std::string_view text) { return read(text).error(); }

TEST(ClientMessages, AreParsedPerTheProtocol) {
  auto const hello = std::get<HelloMessage>(*read(R"({"type":"hello","version":1,"token":"abc","last":41})"));
  auto const command =
      std::get<CommandMessage>(*read(R"({"type":"command","id":"7","command":{"do":"bid","amount":40}})"));
  auto const order =
      std::get<OrderMessage>(*read(R"({"type":"order","id":"8","order":{"do":"free_seat","seat":2}})"));

  EXPECT_EQ(hello.token, "abc");
  EXPECT_EQ(hello.last, 41U);
  EXPECT_EQ(command.command.by, Actor{kBen}) << "the sender's own seat";
  EXPECT_EQ(std::get<action::Bid>(command.command.action).amount, 40);
  EXPECT_EQ(std::get<order::VacateSeat>(order.order).seat, kCleo);
}

TEST(ClientMessages, MustBeJson) {
  EXPECT_EQ(error_of("{").name, "malformed");
  EXPECT_EQ(error_of("").name, "malformed");
}

TEST(ClientMessages, ReportAnUnknownType) {
  EXPECT_EQ(error_of(R"({"type":"shout"})").name, "unknown_type");
  EXPECT_EQ(error_of("[1]").name, "unknown_type");
}

TEST(ClientMessages, ReportTheInvalidFieldAndTheirId) {
  auto const error = error_of(R"({"type":"command","id":"7","command":{"do":"bid","amonut":40}})");

  EXPECT_EQ(error.name, "bad_field");
  EXPECT_EQ(error.error.where, "command.amonut");
  EXPECT_EQ(error.id, "7");
}

TEST(ClientMessages, RequireAnId) {
  EXPECT_EQ(error_of(R"({"type":"command","command":{"do":"sell"}})").error.where, "id");
  EXPECT_EQ(error_of(R"({"type":"order","id":"","order":{"do":"start"}})").error.where, "id");
}

TEST(ClientMessages, CannotActForAnotherSeat) {
  EXPECT_EQ(error_of(R"({"type":"command","id":"7","command":{"by":2,"do":"sell"}})").error.where,
            "command.by");
  EXPECT_TRUE(read(R"({"type":"command","id":"7","command":{"by":1,"do":"sell"}})"));
}

TEST(ClientMessages, ReportWhichViewABidAnswers) {
  auto const text =
      R"({"type":"command","id":"7","command":{"do":"bid","amount":40},"seen":{"at":700,"ago":212}})";

  auto const seen = std::get<CommandMessage>(*read(text)).seen;

  EXPECT_EQ(seen->at, Instant{700});
  EXPECT_EQ(seen->ago, Duration{212});
  EXPECT_EQ(error_of(R"({"type":"command","id":"7","command":{"do":"sell"},"seen":{"at":7}})").error.where,
            "seen.ago");
}

TEST(ClientMessages, ChangeTableSettings) {
  auto const order = [](std::string const& text) {
    return std::get<OrderMessage>(*read(R"({"type":"order","id":"8","order":)" + text + "}")).order;
  };

  auto const speed = std::get<order::SetSpeed>(order(R"({"do":"speed","speed":2,"gavel":"auctioneer"})"));
  auto const absence =
      std::get<order::SetAbsence>(order(R"({"do":"absence","then":"stand_in","bot":"shark"})"));

  EXPECT_EQ(speed.speed, Speed{2});
  EXPECT_EQ(speed.gavel, Gavel::auctioneer);
  EXPECT_EQ(absence.absence, Absence::stand_in);
  EXPECT_EQ(absence.bot, "shark");
  EXPECT_FALSE(std::get<order::SetMemoryAid>(order(R"({"do":"memory_aid","allowed":false})")).allowed);
  EXPECT_EQ(std::get<order::SetOpenHands>(order(R"({"do":"open_hands","after":10})")).after,
            std::chrono::minutes{10});
  EXPECT_FALSE(std::get<order::SetOpenHands>(order(R"({"do":"open_hands","after":0})")).after);
  EXPECT_EQ(std::get<order::SetFairness>(order(R"({"do":"fairness","fairness":"strict"})")).fairness,
            Fairness::strict);
  EXPECT_EQ(error_of(R"({"type":"order","id":"8","order":{"do":"absence","then":"wait"}})").error.where,
            "order.then");
}

TEST(ClientMessages, RefuseUnknownOrders) {
  EXPECT_EQ(error_of(R"({"type":"order","id":"7","order":{"do":"dance"}})").error.where, "order.do");
}

class FactText : public testing::TestWithParam<Fact> {};

TEST_P(FactText, RoundTrips) {
  auto const text = fact_text(GetParam(), second());

  auto const read = read_fact(text, second());

  ASSERT_TRUE(read) << codec::text_of(read.error());
  EXPECT_EQ(fact_text(*read, second()), text);
}

INSTANTIATE_TEST_SUITE_P(
    OfEveryKind, FactText,
    testing::Values(Fact{fact::Seated{kAnna, "Änne \"A\""}}, Fact{fact::BigScreenAllowed{true}},
                    Fact{fact::BigScreenPresent{false}}, Fact{fact::Seated{kAnna, "Anna", codec::Face::cat}},
                    Fact{fact::FaceChanged{kBen, codec::Face::pig}}, Fact{fact::FaceChanged{kBen, {}}},
                    Fact{fact::JoinRequested{kCleo, "Jonas", codec::Face::hat}},
                    Fact{fact::SeatRestored{kBen, "Ben", codec::Face::dog}},
                    Fact{fact::BotSeated{kBen, "farmer", "Hugo"}}, Fact{fact::SeatVacated{kCleo}},
                    Fact{fact::Started{"seed"}}, Fact{fact::Played{bid(kBen, 40), "id-1"}},
                    Fact{fact::Played{pay(kBen, money({{10, 4}})), {}, true}},
                    Fact{fact::Played{hammer(), {}}}, Fact{fact::Called{2}},
                    Fact{fact::Pressed{{.command = bid(kBen, 40),
                                        .id = "id-2",
                                        .moment = Instant{900},
                                        .arrival = {.at = Instant{940},
                                                    .round_trip = Duration{38},
                                                    .seen = Seen{Instant{700}, Duration{200}}}}}},
                    Fact{fact::StandIn{kBen, "farmer"}}, Fact{fact::Paused{}}, Fact{fact::Paused{kCleo}},
                    Fact{fact::Resumed{}}, Fact{fact::Called{3}},
                    Fact{
                        fact::SettingsChanged{{Speed{5}, Gavel::auctioneer, Absence::pause, "shark", false}}},
                    Fact{fact::SettingsChanged{{.fairness = Fairness::strict}}},
                    Fact{fact::Judged{{1, 0, 2}}}, Fact{fact::RoundTrip{kBen, Duration{38}}},
                    Fact{fact::Away{kAnna}}, Fact{fact::Back{kAnna}}, Fact{fact::Reopened{}},
                    Fact{fact::SeenEnough{kBen}}, Fact{fact::SeatVacated{kBen, VacateReason::for_another}},
                    Fact{fact::SeatRestored{kBen, "Ben"}}, Fact{fact::Renamed{kBen, "Benno"}},
                    Fact{fact::Ready{kBen, false}}, Fact{fact::JoinRequested{kCleo, "Jonas"}},
                    Fact{fact::JoinAccepted{"Jonas"}}, Fact{fact::JoinDenied{"Jonas"}},
                    Fact{fact::SettingsChanged{{.latecomers = Latecomers::welcome}}}));

TEST(OldFactTexts, SeatPlayersWithoutAFace) {
  auto const read = read_fact(R"({"name":"seated","seat":0,"player":"Anna"})", second());

  ASSERT_TRUE(read) << codec::text_of(read.error());
  EXPECT_FALSE(std::get<fact::Seated>(*read).face);
}

TEST(OldFactTexts, WithoutTheMemoryAidAllowIt) {
  auto const old = R"({"name":"conducted","speed":2,"gavel":"house","absence":"pause","stand_in":"farmer"})";

  auto const read = read_fact(old, second());

  ASSERT_TRUE(read) << codec::text_of(read.error());
  EXPECT_TRUE(std::get<fact::SettingsChanged>(*read).settings.memory_aid);
}

TEST(OldFactTexts, WithoutTheFairnessSettingTrustEveryConnection) {
  auto const old = R"({"name":"conducted","speed":2,"gavel":"house","absence":"pause","stand_in":"farmer",)"
                   R"("memory_aid":true,"open_hands_after":0})";

  auto const read = read_fact(old, second());

  ASSERT_TRUE(read) << codec::text_of(read.error());
  EXPECT_EQ(std::get<fact::SettingsChanged>(*read).settings.fairness, Fairness::among_friends);
}

TEST(OldFactTexts, MayCallARoundTripAPath) {
  auto const lag = read_fact(R"({"name":"lag","seat":1,"path":38})", second());
  auto const pressed = read_fact(R"({"name":"pressed","command":{"by":1,"do":"claim"},"id":"a","count":6,)"
                                 R"("moment":9,"arrival":9,"path":7})",
                                 second());

  ASSERT_TRUE(lag) << codec::text_of(lag.error());
  EXPECT_EQ(std::get<fact::RoundTrip>(*lag).round_trip, Duration{38});
  ASSERT_TRUE(pressed) << codec::text_of(pressed.error());
  EXPECT_EQ(std::get<fact::Pressed>(*pressed).press.arrival.round_trip, Duration{7});
}

TEST(OldFactTexts, AreRefusedByNameIfTheVersionIsUnknown) {
  EXPECT_EQ(read_fact(R"({"name":"moved","seat":1})", second()).error().where, "name");
}

TEST(SetupText, RoundTrips) {
  TableSetup const setup{.id = "abc",
                         .name = "Sonntag",
                         .edition = house(&Ruleset::multiply, false),
                         .seats = 4,
                         .is_public = false,
                         .speed = Speed{2},
                         .strangers = Strangers{.bots = false, .language = "de"}};

  auto const read = read_setup(setup_text(setup));

  ASSERT_TRUE(read) << codec::text_of(read.error());
  EXPECT_EQ(setup_text(*read), setup_text(setup));
  EXPECT_EQ(read->edition.rules, setup.edition.rules);
  EXPECT_EQ(read->strangers->language, "de");
}

TEST(ServerMessages, IncludeTheStandingPriceForARefusedBid) {
  auto const message = refused_message("7", Refusal::bid_too_low, Bid{kCleo, 60});

  EXPECT_EQ(
      message,
      R"({"type":"refused","id":"7","refusal":"bid_too_low","clause":"C4.1",)"
      R"("message":"A bid must beat the standing one by at least 10.","standing":{"seat":2,"amount":60}})");
}

TEST(ServerMessages, IncludeTheCompensationOfEveryConnection) {
  table_event::JudgedPress const ben{.hand = {.seat = kBen, .amount = {}, .count = 6},
                                     .moment = Instant{900},
                                     .round_trip = Duration{30},
                                     .compensation = Duration{38}};
  table_event::JudgedPress const cleo{.hand = {.seat = kCleo, .amount = {}, .count = 6},
                                      .moment = Instant{938},
                                      .round_trip = {},
                                      .compensation = {}};

  auto const event = kTableEvents.text_of_one(table_event::Verdict{{ben, cleo}, false}, codec::NoEdition{});

  EXPECT_EQ(event, R"({"name":"verdict","presses":[{"seat":1,"count":6,"after":0,"lag":30,"credit":38},)"
                   R"({"seat":2,"count":6,"after":38,"lag":0,"credit":0}],"drawn":false})");
}

TEST(ServerMessages, GiveAMalformedMessageNoField) {
  auto const message = error_message({"malformed", {"line 1, column 2", "what"}, {}});

  EXPECT_EQ(message, R"({"type":"error","error":"malformed","message":"line 1, column 2: what"})");
}

}  // namespace
}  // namespace kuhhandel::table
