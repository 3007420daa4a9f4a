#include "coach/trust.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::coach {

Trust trust_in(Slip slip) {
  // Two who think differently agree on a good move, so more of it is true.
  constexpr float kGoodMove = 0.75F;
  switch (slip) {
    case Slip::offered:
    case Slip::answered:
      return {.mistake = 0.8F, .good_move = kGoodMove};
    case Slip::turn:
      return {.mistake = 0.4F, .good_move = kGoodMove};
    case Slip::bid_on:
    case Slip::let_go:
    case Slip::sold:
    case Slip::bought:
    case Slip::other:  // of which too few were played on to know better
      return {.mistake = 0.25F, .good_move = kGoodMove};
  }
  std::unreachable();
}

Weighing as_believed(Weighing imagined) {
  auto const trust = trust_in(slip_of(imagined.chosen.choice));
  auto const part = imagined.gain > 0 ? trust.mistake : trust.good_move;
  imagined.gain *= part;
  imagined.margin *= part;
  imagined.other.chance = std::max(0.0F, imagined.chosen.chance + imagined.gain);
  return imagined;
}

}  // namespace kuhhandel::coach
