// What the shark's appraisal looks at, as numbers of about -1 to 1: of every animal as each seat sees it, and
// of every seat as a whole.
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
  int animals = 0;                          // of which there are so many
  PerSeat<PerAnimal<AnimalInputs>> animal;  // those of seats and animals that there are
  PerSeat<SeatInputs> seat;
};

void set_inputs(Prospect const& prospect, AppraisalInputs& inputs);

}  // namespace kuhhandel::bots
