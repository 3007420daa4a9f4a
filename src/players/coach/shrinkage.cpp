#include "coach/shrinkage.h"

#include <algorithm>
#include <utility>

namespace kuhhandel::coach {

Shrinkage shrinkage_for(MistakeKind mistake) {
  // Two different methods agree on a good move, so more of its advantage is real.
  constexpr float kGoodMove = 0.75F;
  switch (mistake) {
    case MistakeKind::offered:
    case MistakeKind::answered:
      return {.mistake = 0.8F, .good_move = kGoodMove};
    case MistakeKind::turn:
      return {.mistake = 0.4F, .good_move = kGoodMove};
    case MistakeKind::bid_on:
    case MistakeKind::let_go:
    case MistakeKind::sold:
    case MistakeKind::bought:
    case MistakeKind::other:  // too few were played out for a better estimate
      return {.mistake = 0.25F, .good_move = kGoodMove};
  }
  std::unreachable();
}

Comparison apply_shrinkage(Comparison imagined) {
  auto const shrinkage = shrinkage_for(mistake_kind_of(imagined.chosen.choice));
  auto const part = imagined.gain > 0 ? shrinkage.mistake : shrinkage.good_move;
  imagined.gain *= part;
  imagined.margin *= part;
  imagined.other.chance = std::max(0.0F, imagined.chosen.chance + imagined.gain);
  return imagined;
}

}  // namespace kuhhandel::coach
