// Rates a prospect for each seat with a small neural net, trained on played games (docs/BOTS.md). Every seat
// uses the same weights: first for each of its animals, then for all of them with its money, relative to the
// average of all seats.
#pragma once

#include <array>

#include "bots/shark/appraisal_inputs.h"

namespace kuhhandel::bots {

inline constexpr std::size_t kAnimalUnits = 24;
inline constexpr std::size_t kJoined = 2 * kAnimalUnits + kSeatInputs;
inline constexpr std::size_t kSeatUnits = 32;

/// A layer: a bias for every unit, and a row of weights for every input.
template <std::size_t kInputs, std::size_t kUnits>
struct DenseLayer {
  std::array<float, kUnits> bias{};
  std::array<std::array<float, kUnits>, kInputs> weights{};
};

struct AppraisalNet {
  DenseLayer<kAnimalInputs, kAnimalUnits> animal;
  DenseLayer<kJoined, kSeatUnits> seat;
  DenseLayer<kSeatUnits, 2> answer;  // the logits of winning and of the share of all points
};

/// All intermediate values between a prospect and its appraisal; only values of existing seats and animals
/// are set.
struct Appraisal {
  AppraisalInputs inputs;
  PerSeat<PerAnimal<std::array<float, kAnimalUnits>>> animal_units;
  PerSeat<std::array<float, kJoined>> joined;
  PerSeat<std::array<float, kSeatUnits>> seat_units;
  PerSeat<float> win{};     // chances to win, which add up to 1
  PerSeat<float> points{};  // shares of all points, which add up to 1
};

void appraise(Prospect const& prospect, AppraisalNet const& net, Appraisal& appraisal);

/// The nets trained on games of the second edition, and on games of Master, the duel and the first edition.
extern AppraisalNet const kAppraisalOfSecond;
extern AppraisalNet const kAppraisalOfMaster;

/// Returns the second edition's net if only multiplied quartets count (C9.1), else Master's.
AppraisalNet const& appraisal_net(Edition const& edition);

}  // namespace kuhhandel::bots
