#include "live/daily_deal.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/scores.h"
#include "live/lobby_json.h"
#include "live/local_table.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

constexpr std::string_view kDay = "2026-11-25";

/// Records the log of a device, and the latest hint.
struct AKeepingDevice final : LocalTableHost {
  std::vector<table::Entry> kept;
  std::optional<boost::json::value> advised;
  Edition edition = daily_edition();

  void send(int, std::string const& message) override {
    auto event = boost::json::parse(message);
    if (event.at("type") == "advice") advised = event.at("command");
  }
  void append(std::uint64_t, table::Instant at, std::string const& fact) override {
    kept.push_back({at, *table::read_fact(fact, edition)});
  }
};

table::TableSetup a_days_setup(std::string_view day) {
  return {.id = daily_table(day),
          .name = "Deal",
          .edition = daily_edition(),
          .seats = kDailySeats,
          .is_public = false,
          .speed = table::Speed{2}};
}

/// A player plays a day's deal on a device that is slow at times, sleeps, and reloads its page.
struct ADevicesDay {
  AKeepingDevice device;
  table::Instant now{1'764'000'000'000};
  std::optional<LocalTable> table;
  Rng dice;
  std::string day;
  int ids = 0;

  ADevicesDay(std::string_view of, std::string const& person) : dice(Rng::from_text(person)), day(of) {
    table.emplace(a_days_setup(day), device);
    EXPECT_TRUE(table->seat({"Anna"}, now));
    hello();
    order(R"({"do":"add_bot","seat":1,"bot":"collector"})");
    order(R"({"do":"add_bot","seat":2,"bot":"bluffer"})");
    order(R"({"do":"add_bot","seat":3,"bot":"trader"})");
    order(R"({"do":"start"})");
  }
  void say(std::string const& message) { table->receive(0, message, now); }
  std::string id() { return std::to_string(++ids); }
  void hello() { say(R"({"type":"hello","version":1,"token":"0"})"); }
  void order(std::string const& order) {
    say(R"({"type":"order","id":")" + id() + R"(","order":)" + order + "}");
  }
  void command(std::string const& command) {
    say(R"({"type":"command","id":")" + id() + R"(","command":)" + command + "}");
  }
  void bid() {
    for (auto const& option : legal_actions(daily_edition(), table->table().game()->state, kAnna))
      if (auto const* const bid = std::get_if<option::Bid>(&option))
        command(R"({"do":"bid","amount":)" + std::to_string(static_cast<std::int64_t>(bid->from)) + "}");
  }
  void do_as_advised() {
    device.advised.reset();
    say(R"({"type":"hint","id":"h"})");
    if (device.advised) command(boost::json::serialize(*device.advised));
  }
  void load_again() {
    table.emplace(a_days_setup(day), device.kept, device, now);
    hello();
  }
  void act() {
    switch (dice.below(40)) {
      case 0:
        table->disconnect(0, now);
        return hello();
      case 1:
        return load_again();
      case 2:
        return order(R"({"do":"pass"})");
      case 3:
        return order(R"({"do":"on_to_me"})");
      default:
        return dice.below(3) == 0 ? bid() : do_as_advised();
    }
  }
  void play_out() {
    while (table->table().state() == table::TableState::running) {
      auto const late = dice.below(8) == 0 ? static_cast<int>(dice.below(9000)) : 0;
      now = std::max(now, table->next_due().value_or(now)) + table::Duration(late);
      table->advance_to(now);
      if (dice.below(3) == 0) act();
    }
  }
  std::vector<Command> commands() const { return record_of(table->table()).commands; }
};

ADevicesDay& a_day() {
  static ADevicesDay device(kDay, "Anna");
  if (device.table->table().state() == table::TableState::running) device.play_out();
  return device;
}
std::vector<Command> a_game() { return a_day().commands(); }

/// Returns nullopt if the game is accepted.
std::optional<DailyError> why_not(std::vector<Command> const& commands, std::string_view day = kDay) {
  auto const result = result_of_daily(day, commands);
  return result ? std::nullopt : std::optional(result.error());
}

TEST(DailyDeal, AcceptsAGameWithInterruptions) {
  auto const& device = a_day();
  auto const scored = scores(daily_edition(), device.table->table().game()->state);

  auto const result = result_of_daily(kDay, device.commands());

  ASSERT_TRUE(result) << sentence_of(result.error());
  EXPECT_EQ(result->points, scored.of(kDailySeat).total);
  EXPECT_EQ(result->place, rank_of(scored, kDailySeat));
  EXPECT_LT(device.commands().size(), kMaxDailyCommands);
}

TEST(DailyDeal, RejectsTheDealOfAnotherDay) { EXPECT_TRUE(why_not(a_game(), "2026-11-24")); }

TEST(DailyDeal, RejectsAnUnfinishedGame) {
  auto commands = a_game();
  commands.pop_back();

  EXPECT_EQ(why_not(commands), DailyError::not_over);
  EXPECT_EQ(why_not({}), DailyError::not_over);
}

TEST(DailyDeal, RejectsAnIllegalCommand_C4_1) {
  auto commands = a_game();
  std::swap(commands[0], commands[1]);

  EXPECT_EQ(why_not(commands), DailyError::refused_by_rules);
}

bool is_bots(Command const& command) {
  auto const* const seat = std::get_if<Seat>(&command.by);
  return seat != nullptr && *seat != kDailySeat;
}

TEST(DailyDeal, RejectsABotThatBidsTooMuch) {
  auto commands = a_game();
  auto const bid = std::ranges::find_if(commands, [](Command const& command) {
    return is_bots(command) && std::holds_alternative<action::Bid>(command.action);
  });
  ASSERT_NE(bid, commands.end());
  std::get<action::Bid>(bid->action).amount += 10;

  EXPECT_EQ(why_not(commands), DailyError::not_what_bots_do);
}

/// Otherwise a player could get everything for nothing.
TEST(DailyDeal, RejectsABotThatShouldHaveBid) {
  auto commands = a_game();
  auto const bid = std::ranges::find_if(commands, [](Command const& command) {
    return is_bots(command) && std::holds_alternative<action::Bid>(command.action);
  });
  ASSERT_NE(bid, commands.end());
  *bid = {House{}, action::Hammer{}};

  EXPECT_EQ(why_not(commands), DailyError::not_what_bots_do);
}

TEST(DailyDeal, IsOpenWhileItIsThatDaySomewhere) {
  using namespace std::chrono;
  table::Instant const noon =
      duration_cast<table::Instant>(sys_days{2026y / 11 / 25}.time_since_epoch()) + 12h;

  EXPECT_EQ(day_at(noon), kDay);
  EXPECT_TRUE(is_current(kDay, noon));
  EXPECT_TRUE(is_current("2026-11-26", noon)) << "in Tonga it has begun";
  EXPECT_TRUE(is_current("2026-11-24", noon)) << "who began in time may end";
  EXPECT_FALSE(is_current("2026-11-27", noon));
  EXPECT_FALSE(is_current("2026-11-23", noon));
  EXPECT_FALSE(is_current("2026-11-25x", noon - 24h));
  EXPECT_FALSE(is_current("", noon));
}

}  // namespace
}  // namespace kuhhandel::live
