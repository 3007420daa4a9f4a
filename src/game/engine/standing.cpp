#include "engine/standing.h"

namespace kuhhandel {

Scores standing(Edition const& edition, View const& view) {
  // The hands are empty in this state, so no money is counted.
  State open;
  open.seats = static_cast<std::uint8_t>(view.seats);
  open.herds = view.herds;
  open.pedigrees = view.pedigrees;
  open.bonus = view.bonus;
  return scores(edition, open);
}

}  // namespace kuhhandel
