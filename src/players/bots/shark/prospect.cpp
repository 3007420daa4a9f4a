#include "bots/shark/prospect.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/paydays.h"
#include "bots/shark/fast_math.h"
#include "engine/scores.h"

namespace kuhhandel::bots {
namespace {

constexpr float kPedigreesMultiplied = 1.5F;  // how often a pedigree counts, on average (C9.4)
constexpr float kHarmOfARat = 0.04F;          // the share of all points that a rat probably costs

/// The possible results of a seat's contests, as sums over the animals.
template <std::size_t kLanes>
struct ContestSums {
  Lanes<kLanes> worth{};   // worth times probability
  Lanes<kLanes> number{};  // probabilities: the expected number of quartets
  Lanes<kLanes> doubt{};   // p(1-p), and the same times the worth, and times its square
  Lanes<kLanes> doubt_worth{};
  Lanes<kLanes> doubt_square{};
};

/// Each seat's money as a factor of its claims.
template <std::size_t kLanes>
struct ClaimFactors {
  Lanes<kLanes> open{};  // if cards of the quartet are still in the pile
  Lanes<kLanes> last{};
};

std::size_t lane_of(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

template <std::size_t kLanes>
void set_claim_factors(Prospect const& prospect, Heuristic const& heuristic, ClaimFactors<kLanes>& power) {
  float sum = 0;
  auto const own_of = [&](std::size_t lane) {
    return std::max(0.0F, prospect.money.each[lane]) + heuristic.payday_part * prospect.to_come +
           heuristic.least_power;
  };
  for (auto const seat : seats_of(prospect.seats)) sum += own_of(lane_of(seat));
  Lanes<kLanes> own;
  set_lanes<kLanes>(own, [&](std::size_t lane) { return lane < kMaxSeats ? own_of(lane) : sum; });
  Lanes<kLanes> log;
  set_log2<kLanes>(own * (static_cast<float>(prospect.seats) / sum), log);
  set_exp2<kLanes>(heuristic.open_power * log, power.open);
  set_exp2<kLanes>(heuristic.last_power * log, power.last);
}

template <std::size_t kLanes>
void add_contest(Prospect const& prospect, Heuristic const& heuristic, ClaimFactors<kLanes> const& powers,
                 AnimalId animal, ContestSums<kLanes>& sums) {
  auto const unseen = prospect.unseen[animal];
  auto const& claim = heuristic.claim[std::min<std::size_t>(4, unseen)];
  auto const& power = unseen > 0 ? powers.open : powers.last;
  Lanes<kLanes> chance;
  set_lanes<kLanes>(chance, [&](std::size_t lane) {
    if (lane >= static_cast<std::size_t>(prospect.seats)) return 0.0F;
    return claim[std::min<std::size_t>(4, static_cast<std::size_t>(prospect.herds.each[lane].count(animal)))];
  });
  chance *= power;
  float all = 0;
  for (std::size_t i = 0; i < kLanes; ++i) all += chance[i];
  if (all <= 0) return;
  Lanes<kLanes> worth;
  set_lanes<kLanes>(worth,
                    [&](std::size_t) { return static_cast<float>(prospect.edition->animal(animal).worth); });
  Lanes<kLanes> const part = chance * (1 / all);
  Lanes<kLanes> const doubt = part * (1 - part);
  sums.worth += worth * part;
  sums.number += part;
  sums.doubt += doubt;
  sums.doubt_worth += worth * doubt;
  sums.doubt_square += worth * worth * doubt;
}

struct Score {
  float mean;
  float variance;
};

/// Mean and variance of the sum times the number, with independent chances (C9.1).
template <std::size_t kLanes>
Score score_of(Ruleset const& rules, ContestSums<kLanes> const& sums, Seat seat, float money) {
  auto const lane = lane_of(seat);
  auto const own = rules.money_counts ? money : 0.0F;
  if (!rules.multiply) return {sums.worth[lane] + own, sums.doubt_square[lane]};
  auto const more = sums.number[lane] + 1;
  auto const worth = sums.worth[lane];
  return {worth * sums.number[lane] + sums.doubt_worth[lane] + own,
          more * more * sums.doubt_square[lane] + 2 * more * worth * sums.doubt_worth[lane] +
              worth * worth * sums.doubt[lane]};
}

/// The expected scores of all seats.
struct Expectation {
  PerSeat<float> mean{};
  float variance = 0;  // of one seat's score, on average
};

/// Adds pedigrees and rats, approximately.
float with_oddities(Prospect const& prospect, Seat seat, float mean) {
  auto const pedigree = kPedigreesMultiplied * static_cast<float>(prospect.edition->pedigree);
  auto const rats = static_cast<float>(prospect.herds[seat].count(kRat));
  return mean * (1 - kHarmOfARat * rats) + pedigree * static_cast<float>(prospect.pedigrees[seat]);
}

template <std::size_t kLanes>
Expectation expectation_in_lanes(Prospect const& prospect, Heuristic const& heuristic) {
  ClaimFactors<kLanes> power;
  set_claim_factors(prospect, heuristic, power);
  ContestSums<kLanes> expected;
  for (auto const animal : animals_of(*prospect.edition)) {
    add_contest(prospect, heuristic, power, animal, expected);
  }
  Expectation all;
  for (auto const seat : seats_of(prospect.seats)) {
    auto const score = score_of(prospect.edition->rules, expected, seat, prospect.money[seat]);
    all.mean[seat] = with_oddities(prospect, seat, score.mean);
    all.variance += score.variance / static_cast<float>(prospect.seats);
  }
  return all;
}

Expectation expectation_of(Prospect const& prospect, Heuristic const& heuristic) {
  if (prospect.seats <= 4) return expectation_in_lanes<4>(prospect, heuristic);
  return expectation_in_lanes<8>(prospect, heuristic);
}

}  // namespace

Prospect prospect_of(Edition const& edition, State const& state) {
  Prospect prospect{.edition = &edition, .seats = state.seats, .turn = state.turn, .herds = state.herds};
  auto const lot = lot_of(state.phase);
  for (auto const animal : animals_of(edition)) {
    int unseen = edition.animal(animal).copies - (lot ? lot->count(animal) : 0);
    for (auto const seat : seats_of(state.seats)) unseen -= state.herd(seat).count(animal);
    prospect.unseen[animal] = static_cast<std::uint8_t>(unseen);
  }
  for (auto const seat : seats_of(state.seats)) {
    auto const hand = state.hand(seat);
    prospect.money[seat] = static_cast<float>(hand.sum());
    prospect.cards[seat] = static_cast<std::uint8_t>(hand.size());
    prospect.zeros[seat] = static_cast<std::uint8_t>(hand.count(Denomination::zero));
    for (auto const denomination : kDenominations) {
      if (hand.count(denomination) > 0) prospect.dearest[seat] = static_cast<float>(value_of(denomination));
    }
  }
  prospect.to_come = static_cast<float>(paydays_left(edition, state.donkeys));
  for (auto const kind : animals_of(edition)) {
    auto const owner = state.pedigrees.owner(kind);
    if (owner) ++prospect.pedigrees[*owner];
  }
  return prospect;
}

PerSeat<float> points_of_each(Prospect const& prospect) { return expectation_of(prospect, kHeuristic).mean; }

PerSeat<float> worth_to_each(Prospect const& prospect, Heuristic const& heuristic) {
  auto const [mean, variance] = expectation_of(prospect, heuristic);
  float most = 0;
  float points = 1;
  for (auto const seat : seats_of(prospect.seats)) {
    most = std::max(most, mean[seat]);
    points += mean[seat];
  }
  auto const heat = kLog2OfE / (heuristic.coolness + heuristic.spread_part * std::sqrt(variance));
  PerSeat<float> worth{};
  float all = 0;
  for (auto const seat : seats_of(prospect.seats)) {
    worth[seat] = exp2_of((mean[seat] - most) * heat);
    all += worth[seat];
  }
  for (auto const seat : seats_of(prospect.seats)) {
    auto const chance = worth[seat] / all;
    worth[seat] = (1 - heuristic.points_part) * chance + heuristic.points_part * mean[seat] / points;
  }
  return worth;
}

PerSeat<float> worth_when_over(Edition const& edition, State const& state, float points_part) {
  auto const sheets = scores(edition, state);
  auto const best = winners(sheets);
  float number = 0;
  float points = 1;
  for (auto const seat : seats_of(state.seats)) {
    number += best.contains(seat) ? 1.0F : 0.0F;
    points += static_cast<float>(sheets.of(seat).total);
  }
  PerSeat<float> worth{};
  for (auto const seat : seats_of(state.seats)) {
    auto const won = best.contains(seat) ? 1 / number : 0.0F;
    worth[seat] = (1 - points_part) * won + points_part * static_cast<float>(sheets.of(seat).total) / points;
  }
  return worth;
}

}  // namespace kuhhandel::bots
