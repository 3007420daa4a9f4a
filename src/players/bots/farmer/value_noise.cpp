#include "bots/farmer/value_noise.h"

#include "engine/random/rng.h"

namespace kuhhandel::bots {
namespace {

constexpr int kSteps = 1000;

std::uint64_t cards_unseen(Outlook const& outlook) {
  std::uint64_t cards = 0;
  for (auto const animal : animals_of(*outlook.edition))
    cards += static_cast<std::uint64_t>(outlook.unseen_of(animal));
  return cards;
}

}  // namespace

double value_noise(AnimalId animal, Outlook const& outlook, std::uint64_t seed) {
  auto const occasion = cards_unseen(outlook) * kMaxAnimals + static_cast<std::uint64_t>(index_of(animal));
  Rng rng(seed + 0x9e3779b97f4a7c15U * (occasion + 1));
  return (rng.below(2 * kSteps + 1) - kSteps) / static_cast<double>(kSteps);
}

}  // namespace kuhhandel::bots
