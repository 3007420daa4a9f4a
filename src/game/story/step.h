// One step of a game that is over, as the finders of tales follow it.
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

  /// The first event of that type in this step; null where there is none.
  template <class T>
  T const* find() const {
    for (auto const& event : events)
      if (auto const* const found = std::get_if<T>(&event)) return found;
    return nullptr;
  }
};

/// What so many cards of an animal bring of their quartet's worth.
inline Money share_of(Edition const& edition, AnimalId animal, int count = 1) {
  return count * edition.animal(animal).worth / edition.copies(animal);
}

}  // namespace kuhhandel::story
