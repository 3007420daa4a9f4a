#include "tests/fairness/race_model.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "codec/editions.h"
#include "table/decide.h"
#include "table/due_fact.h"

namespace kuhhandel {
namespace {

constexpr int kAwaitedCount = 7;  // all press when their screens show it
constexpr double kQuickest = 120;
constexpr int kRacesOfAnEvening = 25;

void follow(table::Table& table, table::Instant now) {
  while (table::next_due(table) && *table::next_due(table) <= now)
    table.apply({*table::next_due(table), *table::due_fact(table, now)});
}

void happen(table::Table& table, table::Fact fact) { table.apply({table::Instant{0}, std::move(fact)}); }

/// Five racers at a table of Master, and a sixth seat for a bot that auctions.
table::Table a_table(table::Fairness fairness) {
  table::Table table(
      {.id = "t", .name = "Sunday", .edition = *codec::edition_named("master"), .seats = kRacers + 1});
  for (int seat = 0; seat <= kRacers; ++seat) happen(table, table::decide_seat(table, "x").value());
  happen(table, table::fact::SettingsChanged{{.fairness = fairness}});
  return table;
}

/// Whether the first card that is auctioned in the game is a pedigree.
bool begin_countdown(table::Table& table, std::string const& seed) {
  happen(table, table::fact::Started{seed});
  Command const auction{table.game()->state.turn, action::Auction{}};
  happen(table, table::decide(table, auction, {}, {.at = table::Instant{0}}).value());
  return std::holds_alternative<phase::Countdown>(table.game()->state.phase);
}

Seat seat_of(Seat auctioneer, int racer) { return left_of(auctioneer, kRacers + 1, racer + 1); }

int racer_at(table::Table const& table, Seat seat) {
  int racer = 0;
  while (seat_of(table.game()->state.turn, racer) != seat) ++racer;
  return racer;
}

table::Instant rounded(double milliseconds) { return table::Instant{std::llround(milliseconds)}; }

/// A hand in one race.
struct Hand {
  int racer;
  double reflex;
  table::Arrival receipt;
};

/// Lets the hands press at the table, in the order in which they arrive, and gives the verdict.
table::table_event::Verdict judge(table::Table& table, std::vector<Hand> hands) {
  std::ranges::sort(hands, {}, [](Hand const& hand) { return hand.receipt.at; });
  for (auto const& hand : hands) {
    follow(table, hand.receipt.at);
    Command const claim{seat_of(table.game()->state.turn, hand.racer), action::Claim{}};
    if (auto const press = table::decide(table, claim, {}, hand.receipt))
      table.apply({hand.receipt.at, *press});
  }
  for (;;) {
    for (auto const& event : table.history().log())
      if (auto const* const verdict = std::get_if<table::Shared<table::table_event::Verdict>>(&event))
        return **verdict;
    follow(table, *table::next_due(table));
  }
}

/// Returns the data of the race before the verdict.
RaceResult before_the_verdict(std::vector<Hand> hands) {
  auto const by_arrival =
      std::ranges::min_element(hands, {}, [](Hand const& hand) { return hand.receipt.at; });
  auto const first_arrival = by_arrival->racer;
  std::ranges::sort(hands, {}, &Hand::reflex);
  return {.winner = 0,
          .first_arrival = first_arrival,
          .fastest = hands[0].racer,
          .lead = hands[1].reflex - hands[0].reflex,
          .cheats_gain = 0};
}

}  // namespace

RaceModel::RaceModel(LineUp const& line_up, std::uint64_t seed)
    : line_up_(line_up), chance_(seed), waiting_(a_table(line_up.fairness)), evening_(waiting_) {}

ConnectionModel RaceModel::connection(int racer) const {
  return {.round_trip = line_up_.round_trips[static_cast<std::size_t>(racer)],
          .loss = line_up_.loss,
          .tricks = racer == line_up_.cheat ? line_up_.tricks : Tricks{},
          .behind_proxy = line_up_.behind_proxy};
}

/// Another game, before which all connections are measured.
void RaceModel::begin_evening() {
  std::string seed;
  for (;;) {
    seed = std::to_string(seeds_++);
    evening_ = waiting_;
    if (begin_countdown(evening_, seed)) break;
  }
  auto const auctioneer = evening_.game()->state.turn;
  evening_ = waiting_;
  happen(evening_, table::fact::BotSeated{auctioneer, "farmer", "Hugo"});
  for (int racer = 0; racer < kRacers; ++racer)
    if (auto const measured = connection(racer).measured_at_start(chance_))
      happen(evening_, table::fact::RoundTrip{seat_of(auctioneer, racer), *measured});
  begin_countdown(evening_, seed);
}

RaceResult RaceModel::race() {
  if (races_++ % kRacesOfAnEvening == 0) begin_evening();
  // Chance follows from the table's version too.
  happen(evening_, table::fact::SeenEnough{seat_of(evening_.game()->state.turn, 0)});
  auto const& schedule = std::get<table::Count>(evening_.schedule().clock());
  auto const announced = schedule.when(kAwaitedCount);
  std::vector<Hand> hands;
  for (int racer = 0; racer < kRacers; ++racer) {
    auto const way = connection(racer);
    auto const reflex = std::max(kQuickest, line_up_.reflex + line_up_.spread * chance_.normal());
    // A client learns the server's time from its quickest message, so its screen is late by one way.
    auto const shown = static_cast<double>(announced.count()) + way.round_trip / 2.0;
    auto const reported = std::max(0.0, reflex - way.tricks.lie);
    auto const arrival = shown + reflex + way.journey(chance_) + way.tricks.holds_presses;
    hands.push_back({.racer = racer,
                     .reflex = reflex,
                     .receipt = {.at = rounded(arrival),
                                 .round_trip = *way.measured_in_a_race(chance_),
                                 .seen = table::Seen{announced, rounded(reported)}}});
  }
  auto result = before_the_verdict(hands);
  auto table = evening_;
  auto const verdict = judge(table, hands);
  result.winner = racer_at(table, verdict.presses.front().hand.seat);
  for (auto const& press : verdict.presses) {
    auto const racer = racer_at(table, press.hand.seat);
    auto const& hand = hands[static_cast<std::size_t>(racer)];
    auto const fair = static_cast<double>(announced.count()) + hand.reflex;
    if (racer == line_up_.cheat) result.cheats_gain = fair - static_cast<double>(press.moment.count());
    result.overlong[static_cast<std::size_t>(racer)] = table.presence().person(press.hand.seat)->overlong > 0;
  }
  return result;
}

RaceSums run_races(LineUp const& line_up, int races, std::uint64_t seed) {
  RaceModel model(line_up, seed);
  RaceSums sums{.races = races};
  for (int i = 0; i < races; ++i) {
    auto const result = model.race();
    ++sums.wins[static_cast<std::size_t>(result.winner)];
    ++sums.first_arrivals[static_cast<std::size_t>(result.first_arrival)];
    for (std::size_t racer = 0; racer < kRacers; ++racer)
      sums.overlong[racer] += result.overlong[racer] ? 1 : 0;
    bool const won = result.winner == result.fastest;
    bool const clear = result.lead > static_cast<double>(table::kTie.count());
    sums.fastest_won += won ? 1 : 0;
    sums.clear += clear ? 1 : 0;
    sums.clear_won += clear && won ? 1 : 0;
    sums.gained += result.cheats_gain;
    sums.most_gained = std::max(sums.most_gained, result.cheats_gain);
  }
  return sums;
}

}  // namespace kuhhandel
