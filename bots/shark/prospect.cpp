#include "bots/shark/prospect.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "bots/shark/powers.h"
#include "engine/scores.h"

namespace kuhhandel {
namespace {

constexpr float kPedigreesMultiplied = 1.5F;  // how often a pedigree counts, on average (C9.4)
constexpr float kHarmOfARat = 0.04F;          // the part of all points that one is likely to cost
constexpr float kLog2OfE = 1.442695F;

float paydays_left(Edition const& edition, int paid) {
  Money sum = 0;
  for (auto const& animal : edition.animals) {
    for (auto time = static_cast<std::size_t>(paid); time < animal.payouts.size(); ++time) {
      sum += animal.payouts[time];
    }
  }
  return static_cast<float>(sum);
}

/// Everything per seat is computed for so many seats at once, whether they are there or not: four or eight
/// fill the machine's registers. Written as the compilers' own vectors, since loops over arrays stay half
/// scalar.
template <std::size_t kLanes>
struct LanesOf {
  using Vector [[gnu::vector_size(kLanes * sizeof(float))]] = float;
};
template <std::size_t kLanes>
using Lanes = typename LanesOf<kLanes>::Vector;

/// What a seat's contests may bring, as sums over the animals.
template <std::size_t kLanes>
struct Expected {
  Lanes<kLanes> worth{};   // worths times chances
  Lanes<kLanes> number{};  // chances: the number of quartets
  Lanes<kLanes> doubt{};   // chances times counter-chances, and the same times the worth, and its square
  Lanes<kLanes> doubt_worth{};
  Lanes<kLanes> doubt_square{};
};

/// Each seat's money as a factor of its claims.
template <std::size_t kLanes>
struct Power {
  Lanes<kLanes> open{};  // where cards of the quartet are still in the pile
  Lanes<kLanes> last{};
};

template <std::size_t kLanes>
Power<kLanes> power_of(Prospect const& prospect, Judgement const& judgement) {
  Power<kLanes> power;
  Lanes<kLanes> own{};
  float sum = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(prospect.seats); ++i) {
    own[i] =
        std::max(0.0F, prospect.money[i]) + judgement.payday_part * prospect.to_come + judgement.least_power;
    sum += own[i];
  }
  auto const scale = static_cast<float>(prospect.seats) / sum;
  for (std::size_t i = 0; i < static_cast<std::size_t>(prospect.seats); ++i) {
    auto const log = log2_of(own[i] * scale);
    power.open[i] = exp2_of(judgement.open_power * log);
    power.last[i] = exp2_of(judgement.last_power * log);
  }
  return power;
}

template <std::size_t kLanes>
void add_contest(Prospect const& prospect, Judgement const& judgement, Power<kLanes> const& powers,
                 int animal, Expected<kLanes>& sums) {
  auto const unseen = prospect.unseen[static_cast<std::size_t>(animal)];
  auto const& claim = judgement.claim[std::min<std::size_t>(4, unseen)];
  auto const& power = unseen > 0 ? powers.open : powers.last;
  Lanes<kLanes> chance;
  for (std::size_t i = 0; i < kLanes; ++i) {
    auto const count = i < kMaxSeats ? prospect.herds[i].count(animal_at(animal)) : 0;
    chance[i] = claim[std::min<std::size_t>(4, static_cast<std::size_t>(count))];
  }
  chance *= power;
  float all = 0;
  for (std::size_t i = 0; i < kLanes; ++i) all += chance[i];
  if (all <= 0) return;
  auto const worth = static_cast<float>(prospect.edition->animal(animal_at(animal)).worth);
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

/// Mean and variance of the sum times the number, the chances taken as independent (C9.1).
template <std::size_t kLanes>
Score score_of(Ruleset const& rules, Expected<kLanes> const& sums, std::size_t seat, float money) {
  auto const own = rules.money_counts ? money : 0.0F;
  if (!rules.multiply) return {sums.worth[seat] + own, sums.doubt_square[seat]};
  auto const more = sums.number[seat] + 1;
  auto const worth = sums.worth[seat];
  return {worth * sums.number[seat] + sums.doubt_worth[seat] + own,
          more * more * sums.doubt_square[seat] + 2 * more * worth * sums.doubt_worth[seat] +
              worth * worth * sums.doubt[seat]};
}

/// The scores to be expected of all.
struct Expectation {
  EachSeat mean{};
  float variance = 0;  // of one seat's, on average
};

/// Pedigrees and rats, roughly.
float with_oddities(Prospect const& prospect, std::size_t seat, float mean) {
  auto const pedigree = kPedigreesMultiplied * static_cast<float>(prospect.edition->pedigree);
  auto const rats = static_cast<float>(prospect.herds[seat].count(kRat));
  return mean * (1 - kHarmOfARat * rats) + pedigree * static_cast<float>(prospect.pedigrees[seat]);
}

template <std::size_t kLanes>
Expectation expectation_in_lanes(Prospect const& prospect, Judgement const& judgement) {
  auto const power = power_of<kLanes>(prospect, judgement);
  Expected<kLanes> expected;
  for (int a = 0; a < prospect.edition->animal_count(); ++a) {
    add_contest(prospect, judgement, power, a, expected);
  }
  Expectation all;
  for (std::size_t i = 0; i < static_cast<std::size_t>(prospect.seats); ++i) {
    auto const score = score_of(prospect.edition->rules, expected, i, prospect.money[i]);
    all.mean[i] = with_oddities(prospect, i, score.mean);
    all.variance += score.variance / static_cast<float>(prospect.seats);
  }
  return all;
}

Expectation expectation_of(Prospect const& prospect, Judgement const& judgement) {
  if (prospect.seats <= 4) return expectation_in_lanes<4>(prospect, judgement);
  return expectation_in_lanes<8>(prospect, judgement);
}

}  // namespace

Prospect prospect_of(Edition const& edition, State const& state) {
  Prospect prospect{.edition = &edition, .seats = state.seats, .turn = state.turn, .herds = state.herds};
  auto const lot = lot_of(state.phase);
  for (int a = 0; a < edition.animal_count(); ++a) {
    int unseen = edition.animal(animal_at(a)).copies - (lot ? lot->count(animal_at(a)) : 0);
    for (int i = 0; i < state.seats; ++i) unseen -= state.herd(seat_at(i)).count(animal_at(a));
    prospect.unseen[static_cast<std::size_t>(a)] = static_cast<std::uint8_t>(unseen);
  }
  for (int i = 0; i < state.seats; ++i) {
    auto const hand = state.hand(seat_at(i));
    auto const seat = static_cast<std::size_t>(i);
    prospect.money[seat] = static_cast<float>(hand.sum());
    prospect.cards[seat] = static_cast<std::uint8_t>(hand.size());
    prospect.zeros[seat] = static_cast<std::uint8_t>(hand.count(0));
    for (int place = 0; place < kValueCount; ++place) {
      if (hand.count(place) > 0)
        prospect.dearest[seat] = static_cast<float>(kValues[static_cast<std::size_t>(place)]);
    }
  }
  prospect.to_come = paydays_left(edition, state.donkeys);
  for (int a = 0; a < edition.animal_count(); ++a) {
    auto const owner = state.pedigrees.owner(animal_at(a));
    if (owner) ++prospect.pedigrees[static_cast<std::size_t>(index_of(*owner))];
  }
  return prospect;
}

EachSeat points_of_each(Prospect const& prospect) { return expectation_of(prospect, kJudgement).mean; }

EachSeat worth_to_each(Prospect const& prospect, Judgement const& judgement) {
  auto const seats = static_cast<std::size_t>(prospect.seats);
  auto const [mean, variance] = expectation_of(prospect, judgement);
  float most = 0;
  float points = 1;
  for (std::size_t i = 0; i < seats; ++i) {
    most = std::max(most, mean[i]);
    points += mean[i];
  }
  auto const heat = kLog2OfE / (judgement.coolness + judgement.spread_part * std::sqrt(variance));
  EachSeat worth{};
  float all = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    worth[i] = exp2_of((mean[i] - most) * heat);
    all += worth[i];
  }
  for (std::size_t i = 0; i < seats; ++i) {
    auto const chance = worth[i] / all;
    worth[i] = (1 - judgement.points_part) * chance + judgement.points_part * mean[i] / points;
  }
  return worth;
}

EachSeat worth_when_over(Edition const& edition, State const& state, float points_part) {
  auto const sheets = scores(edition, state);
  auto const best = winners(sheets);
  float number = 0;
  float points = 1;
  for (int i = 0; i < state.seats; ++i) {
    number += best.contains(seat_at(i)) ? 1.0F : 0.0F;
    points += static_cast<float>(sheets.of(seat_at(i)).total);
  }
  EachSeat worth{};
  for (int i = 0; i < state.seats; ++i) {
    auto const won = best.contains(seat_at(i)) ? 1 / number : 0.0F;
    worth[static_cast<std::size_t>(i)] =
        (1 - points_part) * won + points_part * static_cast<float>(sheets.of(seat_at(i)).total) / points;
  }
  return worth;
}

}  // namespace kuhhandel
