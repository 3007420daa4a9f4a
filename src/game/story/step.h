// One step of a finished game, as the finders of tales process it.
#pragma once

#include <variant>
#include <vector>

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/state.h"

namespace kuhhandel::story {

struct Step {
  Edition const& edition;
  int number;
  State const& before;
  State const& after;
  std::vector<Event> const& events;

  /// Returns the first event of this type in the step; nullptr if there is none.
  template <class T>
  T const* find() const {
    for (auto const& event : events)
      if (auto const* const found = std::get_if<T>(&event)) return found;
    return nullptr;
  }
};

/// Returns the share of a quartet's value for this many of its cards.
inline Money share_of(Edition const& edition, AnimalId animal, int count = 1) {
  return count * edition.animal(animal).worth / edition.copies(animal);
}

}  // namespace kuhhandel::story
