#include "live/local_table.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "codec/editions.h"
#include "codec/moves/command.h"
#include "engine/digest.h"
#include "engine/legal_actions.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

/// Records the messages and the log of a device.
struct ADevice final : LocalTableHost {
  std::vector<std::pair<int, boost::json::object>> messages;
  std::vector<table::Entry> kept;
  std::uint64_t version = 0;
  Edition edition = second();

  void send(int connection, std::string const& message) override {
    messages.emplace_back(connection, boost::json::parse(message).as_object());
    auto const& latest = messages.back().second;
    if (latest.at("type") != "step") return;
    EXPECT_LE(latest.at("version").to_number<std::uint64_t>(), version) << "kept first, then told";
  }
  void append(std::uint64_t next, table::Instant at, std::string const& fact) override {
    EXPECT_EQ(next, version + 1);
    version = next;
    kept.push_back({at, *table::read_fact(fact, edition)});
  }
  boost::json::object const& last() const { return messages.back().second; }
};

table::TableSetup a_setup(std::string id = "evening") {
  return {.id = std::move(id),
          .name = "Kitchen",
          .edition = second(),
          .seats = 3,
          .is_public = false,
          .speed = table::Speed{0}};
}

std::string hello(std::string const& token) {
  return R"({"type":"hello","version":1,"token":")" + token + "\"}";
}

std::string order(std::string const& id, std::string const& order) {
  return R"({"type":"order","id":")" + id + R"(","order":)" + order + "}";
}

/// Anna on a device, in a running game with two bots.
struct AnEvening {
  ADevice device;
  table::Instant now{1'700'000'000'000};
  LocalTable table;

  explicit AnEvening(table::TableSetup setup = a_setup()) : table(std::move(setup), device) {
    EXPECT_EQ(*table.seat({"Anna"}, now), kAnna);
    table.receive(0, hello("0"), now);
    table.receive(0, order("b1", R"({"do":"add_bot","seat":1,"bot":"farmer"})"), now);
    table.receive(0, order("b2", R"({"do":"add_bot","seat":2,"bot":"trader"})"), now);
    table.receive(0, order("s", R"({"do":"start"})"), now);
  }
  State const& state() { return table.table().game()->state; }
  void wait() {
    now = *table.next_due();
    table.advance_to(now);
  }
  void play_out() {
    while (table.table().state() == table::TableState::running) wait();
  }
};

TEST(LocalTable, FinishesAGame) {
  AnEvening evening;

  evening.play_out();

  EXPECT_TRUE(std::holds_alternative<phase::Finished>(evening.state().phase));
  EXPECT_EQ(evening.device.last().at("view").at("phase").at("name"), "finished");
}

TEST(LocalTable, WaitsForAPlayerAgainstBots) {
  auto setup = a_setup();
  setup.speed = table::Speed{1};
  AnEvening evening(std::move(setup));

  for (int i = 0; i < 1000 && evening.table.next_due(); ++i) evening.wait();

  EXPECT_FALSE(evening.table.next_due());
  EXPECT_EQ(evening.table.table().state(), table::TableState::running);
  EXPECT_EQ(seat_to_act(evening.state()), kAnna);
}

/// Anna bids little, and trades as soon as possible.
std::optional<Action> what_anna_does(State const& state) {
  for (auto const& option : legal_actions(second(), state, kAnna)) {
    if (auto const* const trade = std::get_if<option::Challenge>(&option))
      return action::Challenge{trade->challenged, trade->animal};
    if (std::holds_alternative<option::Offer>(option)) return action::Offer{};
    auto const* const bid = std::get_if<option::Bid>(&option);
    if (bid != nullptr && bid->from <= Money{30}) return action::Bid{bid->from};
  }
  return {};
}

/// Returns how long the bot takes to answer Anna's first offer.
std::optional<table::Duration> first_hesitation(std::string table_id) {
  auto setup = a_setup(std::move(table_id));
  setup.speed = table::Speed{2};
  AnEvening evening(std::move(setup));
  int sent = 0;
  while (evening.table.table().state() == table::TableState::running) {
    auto const* const answer = std::get_if<phase::Answer>(&evening.state().phase);
    if (answer != nullptr && answer->trade.challenger == kAnna) {
      auto const asked_at = std::max(evening.now, evening.table.table().reveal_delay().until());
      while (std::holds_alternative<phase::Answer>(evening.state().phase)) evening.wait();
      return evening.now - asked_at;
    }
    auto action = what_anna_does(evening.state());
    // Alone with bots, Anna has no time limit.
    if (!action && !evening.table.next_due()) action = simplest_action(second(), evening.state(), kAnna);
    if (action) {
      auto const text = boost::json::serialize(codec::to_json({kAnna, *action}, second()));
      auto const id = std::to_string(++sent);
      evening.table.receive(0, R"({"type":"command","id":")" + id + R"(","command":)" + text + "}",
                            evening.now);
      if (!std::holds_alternative<phase::Bidding>(evening.state().phase)) continue;
    }
    evening.wait();
  }
  return {};
}

TEST(LocalTable, LetsABotHesitateBeforeItAnswersAPlayersOffer_C6_5) {
  std::set<table::Duration> hesitations;
  for (int evening = 0; evening < 8; ++evening) {
    auto const hesitation = first_hesitation("trade-" + std::to_string(evening));
    if (!hesitation) continue;
    EXPECT_GE(*hesitation, std::chrono::milliseconds{1500});
    EXPECT_LE(*hesitation, std::chrono::milliseconds{3000});
    hesitations.insert(*hesitation);
  }
  EXPECT_GT(hesitations.size(), 2u);
}

TEST(LocalTable, DealsByTableId) {
  AnEvening one;
  AnEvening same;
  AnEvening other(a_setup("night"));

  EXPECT_EQ(digest(one.state()), digest(same.state()));
  EXPECT_NE(digest(one.state()), digest(other.state()));
}

TEST(LocalTable, RestoresItsStoredState) {
  AnEvening evening;
  for (int i = 0; i < 40; ++i) evening.wait();
  ADevice device;
  device.version = evening.device.version;

  LocalTable again(a_setup(), evening.device.kept, device, evening.now);

  EXPECT_EQ(digest(again.table().game()->state), digest(evening.state()));
  EXPECT_FALSE(again.next_due()) << "nobody is there yet";
  again.receive(0, hello("0"), evening.now);
  EXPECT_TRUE(again.next_due());
}

TEST(LocalTable, IsNotInterruptedBeforeTheFirstMove) {
  AnEvening evening;
  evening.table.disconnect(0, evening.now);
  ADevice device;
  device.version = evening.device.version;

  LocalTable again(a_setup(), evening.device.kept, device, evening.now);

  EXPECT_TRUE(device.kept.empty());
  EXPECT_FALSE(again.next_due()) << "nobody is there yet";
  again.receive(0, hello("0"), evening.now);
  EXPECT_TRUE(again.next_due());
}

TEST(LocalTable, PausesWhileTheDeviceIsAsleep) {
  AnEvening evening;

  evening.table.disconnect(0, evening.now);

  EXPECT_FALSE(evening.table.next_due());
}

TEST(LocalTable, SendsEachConnectionTheViewOfItsSeat) {
  AnEvening evening;

  evening.table.receive(7, hello(""), evening.now);

  EXPECT_EQ(evening.device.messages.back().first, 7);
  EXPECT_TRUE(evening.device.last().at("you").at("seat").is_null());
  EXPECT_TRUE(evening.device.last().at("view").at("hand").as_object().empty());
}

struct Unwelcome {
  std::string message;
  std::string error;
};

class LocalTableRefuses : public testing::TestWithParam<Unwelcome> {};

TEST_P(LocalTableRefuses, ByName) {
  AnEvening evening;
  auto const kept = evening.device.kept.size();

  evening.table.receive(9, GetParam().message, evening.now);

  EXPECT_EQ(evening.device.last().at("error").as_string(), GetParam().error);
  EXPECT_EQ(evening.device.kept.size(), kept);
}

INSTANTIATE_TEST_SUITE_P(Messages, LocalTableRefuses,
                         testing::Values(Unwelcome{hello("3"), "bad_token"},
                                         Unwelcome{hello("-1"), "bad_token"},
                                         Unwelcome{hello("0x"), "bad_token"},
                                         Unwelcome{R"({"type":"hello","version":2})", "wrong_version"},
                                         Unwelcome{order("o", R"({"do":"start"})"), "hello_first"},
                                         Unwelcome{"{", "malformed"}));

TEST(LocalTable, RefusesAnUnknownBot) {
  AnEvening evening;

  evening.table.receive(0, order("x", R"({"do":"add_bot","seat":1,"bot":"nobody"})"), evening.now);

  EXPECT_EQ(evening.device.last().at("refusal"), "no_such_bot");
}

TEST(Hint, IsALegalChoiceWithAReasonAndNoSideEffects) {
  AnEvening evening;
  while (!seat_to_act(evening.state()) || *seat_to_act(evening.state()) != kAnna) evening.wait();
  auto const before = digest(evening.state());

  evening.table.receive(0, R"({"type":"hint","id":"h"})", evening.now);

  EXPECT_EQ(evening.device.last().at("type"), "advice");
  EXPECT_TRUE(evening.device.last().at("explanation").is_object());
  EXPECT_EQ(digest(evening.state()), before);
  auto const command = boost::json::serialize(evening.device.last().at("command"));
  evening.table.receive(0, R"({"type":"command","id":"c","command":)" + command + "}", evening.now);
  EXPECT_EQ(evening.device.last().at("type"), "ack");
}

TEST(Hint, IsRefusedWithoutAChoice) {
  AnEvening evening;
  evening.play_out();

  evening.table.receive(0, R"({"type":"hint","id":"h"})", evening.now);

  EXPECT_EQ(evening.device.last().at("error"), "nothing_to_choose");
}

TEST(Hint, IsRefusedAtATableWithOtherPlayers) {
  ADevice device;
  table::Instant const now{0};
  LocalTable table(a_setup(), device);
  table.seat({"Anna"}, now);
  table.seat({"Ben"}, now);
  table.receive(0, hello("0"), now);

  table.receive(0, R"({"type":"hint","id":"h"})", now);

  EXPECT_EQ(device.last().at("error"), "not_alone");
}

TEST(LocalTable, RefusesASurplusPlayer) {
  AnEvening evening;

  EXPECT_EQ(evening.table.seat({"Zoe"}, evening.now).error(), table::OrderRefusal::game_running);
}

}  // namespace
}  // namespace kuhhandel::live
