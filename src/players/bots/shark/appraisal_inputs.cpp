#include "bots/shark/appraisal_inputs.h"

#include <algorithm>

#include "bots/shark/fast_math.h"

namespace kuhhandel::bots {
namespace {

constexpr float kLeastLogged = 0.03F;  // smaller shares are treated as this for the logarithm

/// Values common to all seats.
struct Whole {
  float money = 1;
  float most_worth = 1;
  float copies = 1;
  float unseen = 0;
  int rats = 0;  // owned by any seat
  int pedigrees = 0;
  PerSeat<float> quartets{};  // number of each seat's quartets
  PerSeat<float> worths{};    // the sum of their values
  PerSeat<float> mean{};      // the expected scores, by the heuristic
  float sum_of_means = 1;
};

void count_in(Prospect const& prospect, AnimalId which, Whole& whole) {
  auto const& animal = prospect.edition->animal(which);
  auto const worth = static_cast<float>(animal.worth);
  whole.most_worth = std::max(whole.most_worth, worth);
  whole.copies += static_cast<float>(animal.copies);
  whole.unseen += static_cast<float>(prospect.unseen[which]);
  for (auto const seat : seats_of(prospect.seats)) {
    if (prospect.herds[seat].count(which) < animal.copies) continue;
    whole.quartets[seat] += 1;
    whole.worths[seat] += worth;
  }
}

Whole whole_of(Prospect const& prospect) {
  Whole whole;
  for (auto const animal : animals_of(*prospect.edition)) count_in(prospect, animal, whole);
  whole.mean = points_of_each(prospect);
  for (auto const seat : seats_of(prospect.seats)) {
    whole.money += prospect.money[seat];
    whole.rats += prospect.herds[seat].count(kRat);
    whole.pedigrees += prospect.pedigrees[seat];
    whole.sum_of_means += whole.mean[seat];
  }
  return whole;
}

/// The other owners of an animal, apart from one seat.
struct Rivals {
  int number = 0;
  int most = 0;     // the most cards that one of them has
  float money = 0;  // of the one with most cards
  float most_money = 0;

  void add(int count, float means) {
    if (count == 0) return;
    ++number;
    most_money = std::max(most_money, means);
    if (count <= most) return;
    most = count;
    money = means;
  }
};

Rivals rivals_of(Prospect const& prospect, AnimalId animal, Seat seat) {
  Rivals rivals;
  for (auto const other : seats_of(prospect.seats)) {
    if (other != seat) rivals.add(prospect.herds[other].count(animal), prospect.money[other]);
  }
  return rivals;
}

/// Sets one of four inputs for a number from 1 to 4, none for 0.
void set_count(AnimalInputs& inputs, std::size_t first, int count) {
  if (count > 0) inputs[first + static_cast<std::size_t>(std::min(count, 4)) - 1] = 1;
}

AnimalInputs inputs_of(Prospect const& prospect, Whole const& whole, AnimalId animal, Seat seat) {
  auto const rivals = rivals_of(prospect, animal, seat);
  auto const own = prospect.herds[seat].count(animal);
  auto const worth = static_cast<float>(prospect.edition->animal(animal).worth) / whole.most_worth;
  auto const part = [&](float money) { return money / whole.money; };
  AnimalInputs inputs{};
  set_count(inputs, 0, own);
  set_count(inputs, 4, prospect.unseen[animal]);
  set_count(inputs, 8, rivals.most);
  inputs[12] = static_cast<float>(rivals.number) / 3;
  inputs[13] = worth;
  inputs[14] = part(prospect.money[seat]);
  inputs[15] = part(rivals.most_money);
  inputs[16] = part(rivals.money);
  inputs[17] = worth * static_cast<float>(own) / 4;
  inputs[18] = worth * part(prospect.money[seat] - rivals.most_money);
  return inputs;
}

/// The rank of a seat among the others.
struct Rank {
  float richer = 0;  // how many are
  float better = 0;  // how many have higher expected points
  float best = 0;    // the highest expected points of another seat
  int rats = 0;      // the most rats of another seat
};

Rank rank_of(Prospect const& prospect, Whole const& whole, Seat seat) {
  Rank rank;
  for (auto const other : seats_of(prospect.seats)) {
    if (other == seat) continue;
    rank.richer += prospect.money[other] > prospect.money[seat] ? 1.0F : 0.0F;
    rank.better += whole.mean[other] > whole.mean[seat] ? 1.0F : 0.0F;
    rank.best = std::max(rank.best, whole.mean[other]);
    rank.rats = std::max(rank.rats, prospect.herds[other].count(kRat));
  }
  return rank;
}

SeatInputs inputs_of(Prospect const& prospect, Whole const& whole, Seat seat) {
  auto const rank = rank_of(prospect, whole, seat);
  auto const seats = static_cast<float>(prospect.seats);
  auto const own = prospect.money[seat];
  auto const money = own / whole.money * seats;
  auto const mean = whole.mean[seat] / whole.sum_of_means * seats;
  auto const worths = whole.worths[seat] / whole.most_worth;
  auto const lead = (whole.mean[seat] - rank.best) / whole.sum_of_means;
  auto const unseen = whole.unseen / whole.copies;
  auto const turns = (index_of(seat) - index_of(prospect.turn) + prospect.seats) % prospect.seats;
  auto const yes = [](bool is) { return is ? 1.0F : 0.0F; };
  return {money / 2,
          log2_of(std::max(money, kLeastLogged)) / 4,
          own / 1000,
          whole.money / 5000,
          prospect.to_come / 850,
          unseen,
          whole.quartets[seat] / 4,
          worths / 3,
          whole.quartets[seat] * worths / 10,
          mean / 2,
          log2_of(std::max(mean, kLeastLogged)) / 4,
          yes(whole.unseen == 0),
          yes(prospect.seats <= 3),
          yes(prospect.seats >= 5),
          yes(turns == 0),
          yes(turns == 1),
          static_cast<float>(turns) / seats,
          rank.richer / seats,
          rank.better / seats,
          lead,
          lead * (1 - unseen),
          static_cast<float>(prospect.cards[seat]) / 12,
          static_cast<float>(prospect.zeros[seat]) / 4,
          own > 0 ? prospect.dearest[seat] / own : 0.0F,
          yes(prospect.cards[seat] <= 2),
          yes(!prospect.edition->rules.multiply),
          static_cast<float>(prospect.herds[seat].count(kRat)) / 4,
          static_cast<float>(rank.rats) / 4,
          static_cast<float>(prospect.edition->rats - whole.rats) / 4,
          static_cast<float>(prospect.pedigrees[seat]) / 4,
          static_cast<float>(whole.pedigrees) / 10};
}

}  // namespace

void set_inputs(Prospect const& prospect, AppraisalInputs& inputs) {
  auto const whole = whole_of(prospect);
  inputs.seats = prospect.seats;
  inputs.animals = prospect.edition->animal_count();
  for (auto const seat : seats_of(prospect.seats)) {
    for (auto const animal : animals_of(*prospect.edition)) {
      inputs.animal[seat][animal] = inputs_of(prospect, whole, animal, seat);
    }
    inputs.seat[seat] = inputs_of(prospect, whole, seat);
  }
}

}  // namespace kuhhandel::bots
