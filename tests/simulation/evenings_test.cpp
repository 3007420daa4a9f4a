// Whole evenings on a simulated clock: people, bots, lost connections and a server that is killed, in
// milliseconds and on a seed. KUHHANDEL_RUNS sets how many of each kind, KUHHANDEL_SEED the first seed; the
// hours that passed at the tables are printed at the end.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>

#include "codec/moves/command.h"
#include "engine/digest.h"
#include "engine/random/rng.h"
#include "table/modes/correspondence.h"
#include "tests/simulation/shown_in_time.h"
#include "tests/support/a_server.h"
#include "tests/support/late_bot_executor.h"
#include "tests/support/laws.h"
#include "tests/support/random_play.h"
#include "tests/support/whole_log.h"

namespace kuhhandel {
namespace {

/// A table for an evening: an edition, house rules, and a number of seats.
struct Box {
  std::string name;
  Edition edition;
  int seats;
  std::string bots = "random";
  std::optional<std::chrono::hours> answer_within{};

  friend void PrintTo(Box const& box, std::ostream* out) {
    *out << box.name << ", " << box.seats << " seats";
  }
};

Box box(std::string const& id, int seats) { return {.name = id, .edition = published(id), .seats = seats}; }

template <class Value>
Box ruled(std::string const& id, int seats, Value Ruleset::* rule, Value value) {
  auto ruled = box(id, seats);
  ruled.name += ", a house rule";
  ruled.edition.rules.*rule = value;
  return ruled;
}

/// People who press buttons now and then, lose their connections and come back, and run their table. On the
/// other seats are bots, who think for as long as chance will have it.
class Evening {
 public:
  Evening(Box const& box, int people, std::uint64_t seed)
      : edition_(box.edition), rng_(seed), server_(std::to_string(seed)) {
    server_.directory().set_bot_executor(&thinkers_);
    keys_.push_back(*server_.directory().open_table({.id = {},
                                                     .name = "Sunday",
                                                     .edition = edition_,
                                                     .seats = box.seats,
                                                     .answer_within = box.answer_within},
                                                    {"Anna"}, server_.now));
    for (int i = 1; i < people; ++i)
      keys_.push_back(*live().seat({"Guest " + std::to_string(i)}, server_.now));
    for (auto const& key : keys_) guests_.push_back(arrive(key));
    for (int i = people; i < box.seats; ++i)
      guests_[0]->order(R"({"do":"add_bot","seat":)" + std::to_string(i) + R"(,"bot":")" + box.bots + "\"}");
    guests_[0]->order(R"({"do":"start"})");
  }

  table::Table const& table() { return live().table(); }
  bool running() { return table().state() == table::TableState::running; }

  /// One event: mostly time passes, sometimes a player acts, a connection is lost, the host gives an order,
  /// or the server is killed.
  void happen() {
    while (thinkers_.waiting() > 0 && rng_.below(4) > 0) some_bot_has_thought();
    if (table().reveal_delay().is_running(server_.now) && rng_.below(3) > 0)
      return somebody_has_seen_enough();
    auto const die = rng_.below(100);
    if (die < 30) return somebody_acts();
    if (die < 34) return somebody_loses_their_connection();
    if (die < 35) return restart();
    if (die < 37) return host_orders();
    if (die < 45) return somebody_is_done();
    if (die < 60 && table().is_correspondence()) return somebody_keeps_silent();
    if (server_.directory().next_due()) wait();
  }

  void play_out() {
    while (running()) happen();
  }

  /// From the opening of the table until now.
  table::Duration lasted() const { return server_.now - opened_; }

  void restart() {
    auto const before = digest(table().game()->state);
    auto const version = table().version();
    guests_.clear();
    thinkers_.forget();
    server_.restart();
    server_.directory().set_bot_executor(&thinkers_);
    for (auto const& key : keys_) guests_.push_back(arrive(key));
    EXPECT_EQ(digest(table().game()->state), before);
    EXPECT_GT(table().version(), version);
  }

  std::vector<std::unique_ptr<Guest>> const& guests() const { return guests_; }

  /// All that happened, from the opening of the table on.
  table::TableSetup const& setup() { return table().setup(); }
  std::vector<table::Entry> log() { return whole_log(server_.store(), setup()); }

 private:
  server::ServerTable& live() { return server_.live(keys_[0]); }

  std::unique_ptr<Guest> arrive(live::SeatKey const& key) {
    auto guest = std::make_unique<Guest>(server_, key);
    guest->hello(key.token);
    return guest;
  }

  /// Until time brings something; a bot that thought for long may be late already.
  void wait() {
    server_.now = std::max(server_.now, *server_.directory().next_due());
    server_.directory().pass_time(server_.now);
  }

  void some_bot_has_thought() {
    auto const place = static_cast<std::size_t>(rng_.below(static_cast<int>(thinkers_.waiting())));
    thinkers_.answer(server_.directory(), server_.now, place);
    server_.now += table::Duration{1};
  }

  bool may_act(Seat seat) {
    if (table().is_correspondence() && !table::is_awaited(table(), seat)) return false;
    return !table::legal_actions(table(), seat).empty();
  }

  /// At a correspondence table all are asked, and most have nothing to say.
  void somebody_keeps_silent() {
    for (auto const& guest : guests_) guest->order(R"({"do":"silent"})");
    server_.now += table::Duration{1};
  }

  void somebody_acts() {
    auto const who = static_cast<std::size_t>(rng_.below(static_cast<int>(keys_.size())));
    if (!may_act(keys_[who].seat)) return;
    auto const command = random_command(edition_, table().game()->state, keys_[who].seat, rng_);
    auto const text = boost::json::serialize(codec::to_json(command, edition_));
    guests_[who]->command(text, std::to_string(++ids_));
    server_.now += table::Duration{1};
    auto const& answer = guests_[who]->connection.last();
    if (answer.at("type").as_string() == "refused") {
      EXPECT_EQ(answer.at("refusal").as_string(), "not_now") << "in a pause, or after the hammer";
    } else {
      EXPECT_EQ(answer.at("type").as_string(), table().races().is_open() ? "step" : "ack") << answer;
    }
  }

  /// Or everybody watches the show to its end.
  void somebody_has_seen_enough() {
    for (auto const& guest : guests_)
      if (rng_.below(3) > 0) guest->has_seen(table().version());
    server_.now += table::Duration{rng_.below(1000)};
    server_.directory().pass_time(server_.now);
  }

  /// With this lot, or with watching until they are asked again; illegal commands are refused.
  void somebody_is_done() {
    static constexpr std::array kOrders{R"({"do":"pass"})", R"({"do":"take_pass_back"})",
                                        R"({"do":"on_to_me"})"};
    auto const& order = kOrders[static_cast<std::size_t>(rng_.below(static_cast<int>(kOrders.size())))];
    for (auto const& guest : guests_)
      if (rng_.below(3) > 0) guest->order(order);
    server_.now += table::Duration{1};
  }

  void somebody_loses_their_connection() {
    auto const who = static_cast<std::size_t>(rng_.below(static_cast<int>(keys_.size())));
    guests_[who]->leave();
    auto const back = server_.now + table::Duration{rng_.below(60'000)};
    while (server_.directory().next_due() && *server_.directory().next_due() <= back) wait();
    server_.now = std::max(server_.now, back);
    guests_[who] = arrive(keys_[who]);
  }

  /// The host is the player on the first seat; illegal orders are refused.
  void host_orders() {
    static constexpr std::array kOrders{R"({"do":"pause"})",
                                        R"({"do":"resume"})",
                                        R"({"do":"resume"})",
                                        R"({"do":"speed","speed":5,"gavel":"house"})",
                                        R"({"do":"speed","speed":1,"gavel":"auctioneer"})",
                                        R"({"do":"absence","then":"pause"})",
                                        R"({"do":"absence","then":"stand_in","bot":"random"})",
                                        R"({"do":"absence","then":"go_on"})"};
    guests_[0]->order(kOrders[static_cast<std::size_t>(rng_.below(static_cast<int>(kOrders.size())))]);
    server_.now += table::Duration{1};
  }

  Edition edition_;
  Rng rng_;
  LateBotExecutor thinkers_;
  AServer server_;
  table::Instant const opened_ = server_.now;
  std::vector<live::SeatKey> keys_;
  std::vector<std::unique_ptr<Guest>> guests_;
  int ids_ = 0;
};

/// Counters of this program's tables.
class Chronicle : public testing::Environment {
 public:
  void write_down(Evening& evening) {
    (evening.table().is_correspondence() ? by_post_ : live_) += evening.lasted();
    ++evenings_;
  }

  void TearDown() override {
    auto const hours = [](table::Duration time) {
      return std::chrono::duration<double, std::ratio<3600>>(time).count();
    };
    std::printf("%d evenings: %.0f hours of live tables, %.0f of correspondence tables\n", evenings_,
                hours(live_), hours(by_post_));
  }

 private:
  table::Duration live_{};
  table::Duration by_post_{};
  int evenings_ = 0;
};

/// Each event was shown for its time, and the table asked no question before.
void expect_shown_in_time(Evening& evening) {
  ShownInTime law(evening.setup());
  for (auto const& entry : evening.log()) law.follow(entry);
  bool const waits = !evening.table().is_correspondence();
  EXPECT_EQ(law.reveals() > 0, waits) << law.reveals() << " steps were shown";
}

// GoogleTest owns it.
auto* const chronicle = static_cast<Chronicle*>(testing::AddGlobalTestEnvironment(new Chronicle));

class Evenings : public testing::TestWithParam<Box> {};

TEST_P(Evenings, EndWithAScoreForAnInactivePlayerAndBots) {
  Evening evening(GetParam(), 1, 7);

  evening.play_out();

  EXPECT_EQ(evening.table().state(), table::TableState::finished);
  expect_shown_in_time(evening);
}

TEST_P(Evenings, EndWithAScoreDespiteBadConnectionsAndAKilledServer) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  auto const runs = static_cast<std::uint64_t>(law_runs(1));
  for (auto seed = first; seed < first + runs; ++seed) {
    SCOPED_TRACE("KUHHANDEL_SEED=" + std::to_string(seed) + " KUHHANDEL_RUNS=1 plays this evening again");
    Evening evening(GetParam(), std::max(2, GetParam().seats - 1), seed);

    evening.play_out();

    ASSERT_EQ(evening.table().state(), table::TableState::finished);
    expect_shown_in_time(evening);
    chronicle->write_down(evening);
  }
}

TEST_P(Evenings, SendEveryClientAGaplessSequence) {
  Evening evening(GetParam(), 2, 11);

  for (int i = 0; i < 200 && evening.running(); ++i) evening.happen();

  for (auto const& guest : evening.guests()) {
    auto const versions = guest->versions();
    for (std::size_t i = 1; i < versions.size(); ++i) EXPECT_EQ(versions[i], versions[i - 1] + 1);
  }
}

Box by_post(Box box) {
  box.name += ", by correspondence";
  box.answer_within = std::chrono::hours{12};
  return box;
}

Box among_farmers(Box box) {
  box.bots = "farmer";
  return box;
}

INSTANTIATE_TEST_SUITE_P(
    Of, Evenings,
    testing::Values(among_farmers(box("second", 3)), box("second", 5), among_farmers(box("master", 4)),
                    box("master", 6), box("duel", 2), box("first", 4), box("russian", 4),
                    ruled("second", 4, &Ruleset::insolvency, Insolvency::continue_without),
                    ruled("second", 3, &Ruleset::super_trade, true),
                    ruled("master", 3, &Ruleset::offer_count, OfferCount::concealed),
                    by_post(among_farmers(box("second", 3))), by_post(box("master", 4))));

}  // namespace
}  // namespace kuhhandel
