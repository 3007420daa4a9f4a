// What a prospect is worth to each, as a small net has learned it from played games (docs/BOTS.md). Every
// seat is judged by the same weights: its animals one by one, then all of them together with its money,
// beside the mean of all seats.
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
  DenseLayer<kSeatUnits, 2> answer;  // the logits of the win and of the part of all points
};

/// Everything between a prospect and its appraisal; only what belongs to seats and animals that there are is
/// set.
struct Appraisal {
  AppraisalInputs inputs;
  PerSeat<PerAnimal<std::array<float, kAnimalUnits>>> animal_units;
  PerSeat<std::array<float, kJoined>> joined;
  PerSeat<std::array<float, kSeatUnits>> seat_units;
  PerSeat<float> win{};     // chances to win, together 1
  PerSeat<float> points{};  // parts of all points, together 1
};

void appraise(Prospect const& prospect, AppraisalNet const& net, Appraisal& appraisal);

/// As it was fitted to games of the second edition, and to those of Master, the duel and the first edition.
extern AppraisalNet const kAppraisalOfSecond;
extern AppraisalNet const kAppraisalOfMaster;

/// Of the second edition's wherever nothing but quartets that multiply counts (C9.1), else Master's.
AppraisalNet const& appraisal_net(Edition const& edition);

}  // namespace kuhhandel::bots
