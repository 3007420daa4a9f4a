// The inputs of the shark's appraisal, as numbers of about -1 to 1: for every animal from each seat's
// perspective, and for every seat as a whole.
#pragma once

#include <array>

#include "bots/shark/prospect.h"

namespace kuhhandel::bots {

inline constexpr std::size_t kAnimalInputs = 19;
inline constexpr std::size_t kSeatInputs = 31;

using AnimalInputs = std::array<float, kAnimalInputs>;
using SeatInputs = std::array<float, kSeatInputs>;

struct AppraisalInputs {
  int seats = 0;
  int animals = 0;                          // number of animals
  PerSeat<PerAnimal<AnimalInputs>> animal;  // for existing seats and animals
  PerSeat<SeatInputs> seat;
};

void set_inputs(Prospect const& prospect, AppraisalInputs& inputs);

}  // namespace kuhhandel::bots
