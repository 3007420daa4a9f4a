#include "tests/fairness/race_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

#include "codec/editions.h"
#include "table/decide.h"
#include "table/due.h"

namespace kuhhandel {
namespace {

constexpr int kAwaitedCount = 7;  // all press when their screens show it
constexpr double kQuickest = 120;

void follow(table::Table& table, table::Instant now) {
  while (table::next_due(table) && *table::next_due(table) <= now)
    table.apply({*table::next_due(table), *table::due(table, now)});
}

/// A table of six with a pedigree turned up.
table::Table a_countdown() {
  for (int seed = 0;; ++seed) {
    table::Table table(
        {.id = "t", .name = "Sunday", .edition = *codec::edition_named("master"), .seats = kRacers + 1});
    for (int seat = 0; seat <= kRacers; ++seat)
      table.apply({table::Instant{0}, table::decide_seat(table, "x").value()});
    table.apply({table::Instant{0}, table::fact::Started{std::to_string(seed)}});
    Command const auction{table.game()->state.turn, action::Auction{}};
    table.apply({table::Instant{0}, table::decide(table, auction, {}, {.at = table::Instant{0}}).value()});
    if (std::holds_alternative<phase::Countdown>(table.game()->state.phase)) return table;
  }
}

Seat seat_of(table::Table const& table, int racer) {
  return left_of(table.game()->state.turn, kRacers + 1, racer + 1);
}

int racer_at(table::Table const& table, Seat seat) {
  int racer = 0;
  while (seat_of(table, racer) != seat) ++racer;
  return racer;
}

table::Instant rounded(double milliseconds) { return table::Instant{std::llround(milliseconds)}; }

/// A hand in one race.
struct Hand {
  int racer;
  double reflex;
  table::Receipt receipt;
};

/// Lets the hands press at the table, in the order in which they arrive, and gives the verdict.
table::table_event::Verdict judge(table::Table& table, std::vector<Hand> hands) {
  std::ranges::sort(hands, {}, [](Hand const& hand) { return hand.receipt.at; });
  for (auto const& hand : hands) {
    follow(table, hand.receipt.at);
    Command const claim{seat_of(table, hand.racer), action::Claim{}};
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

}  // namespace

RaceModel::RaceModel(std::uint64_t seed) : rng_(seed), countdown_(a_countdown()) {
  for (int racer = 0; racer < kRacers; ++racer) {
    auto const round_trip = table::Duration{kRoundTrips[static_cast<std::size_t>(racer)]};
    if (auto const told = table::decide_round_trip(countdown_, seat_of(countdown_, racer), round_trip))
      countdown_.apply({table::Instant{0}, *told});
  }
}

double RaceModel::uniform() { return (static_cast<double>(rng_.next() >> 11) + 0.5) / 9007199254740992.0; }

double RaceModel::normal() {
  return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
}

double RaceModel::journey(int round_trip, double loss) {
  auto const jitter = -std::log(uniform()) * (3 + 0.03 * round_trip);
  auto const again = uniform() < loss ? 200.0 + round_trip : 0.0;
  return round_trip / 2.0 + jitter + again;
}

RaceResult RaceModel::race(LineUp const& line_up) {
  auto const& schedule = std::get<table::Count>(countdown_.schedule().clock());
  auto const announced = schedule.when(kAwaitedCount);
  std::vector<Hand> hands;
  for (int racer = 0; racer < kRacers; ++racer) {
    auto const round_trip = kRoundTrips[static_cast<std::size_t>(racer)];
    bool const cheats = racer == line_up.cheat;
    auto const reflex = std::max(kQuickest, line_up.reflex + line_up.spread * normal());
    // A client learns the server's time from its quickest message, so its screen is late by one way.
    auto const shown = static_cast<double>(announced.count()) + round_trip / 2.0;
    auto const reported = std::max(0.0, reflex - (cheats ? line_up.lie : 0));
    hands.push_back(
        {.racer = racer,
         .reflex = reflex,
         .receipt = {.at = rounded(shown + reflex + journey(round_trip, line_up.loss)),
                     .round_trip = table::Duration{round_trip + (cheats ? line_up.late_pongs : 0)},
                     .seen = table::Seen{announced, rounded(reported)}}});
  }
  auto const by_arrival =
      std::ranges::min_element(hands, {}, [](Hand const& hand) { return hand.receipt.at; });
  auto const first_arrival = by_arrival->racer;
  std::ranges::sort(hands, {}, &Hand::reflex);
  RaceResult result{.winner = 0,
                    .first_arrival = first_arrival,
                    .fastest = hands[0].racer,
                    .lead = hands[1].reflex - hands[0].reflex,
                    .cheats_gain = 0};
  auto table = countdown_;
  auto const verdict = judge(table, hands);
  result.winner = racer_at(table, verdict.presses.front().hand.seat);
  for (auto const& press : verdict.presses) {
    auto const racer = racer_at(table, press.hand.seat);
    auto const& hand = *std::ranges::find(hands, racer, &Hand::racer);
    auto const fair = static_cast<double>(announced.count()) + hand.reflex;
    if (racer == line_up.cheat) result.cheats_gain = fair - static_cast<double>(press.moment.count());
  }
  return result;
}

RaceSums run_races(LineUp const& line_up, int races, std::uint64_t seed) {
  RaceModel model(seed);
  RaceSums sums{.races = races};
  for (int i = 0; i < races; ++i) {
    auto const result = model.race(line_up);
    ++sums.wins[static_cast<std::size_t>(result.winner)];
    ++sums.first_arrivals[static_cast<std::size_t>(result.first_arrival)];
    bool const won = result.winner == result.fastest;
    bool const clear = result.lead > static_cast<double>(table::kTie.count());
    sums.fastest_won += won ? 1 : 0;
    sums.clear += clear ? 1 : 0;
    sums.clear_won += clear && won ? 1 : 0;
    sums.most_gained = std::max(sums.most_gained, result.cheats_gain);
  }
  return sums;
}

}  // namespace kuhhandel
