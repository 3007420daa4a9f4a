// The owner of all rats chooses which of their quartets does not count (C9.4).
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/event_sink.h"
#include "engine/refusal.h"
#include "engine/scores.h"
#include "engine/state.h"

namespace kuhhandel {

inline std::optional<Refusal> check(Edition const& edition, State const& now,
                                    phase::QuartetExclusion const& exclusion, Actor by,
                                    action::Exclude const& exclude) {
  if (by != Actor{exclusion.seat}) return Refusal::not_yours;
  bool const exists = index_of(exclude.animal) < edition.animal_count();
  if (!exists || !owns_quartet(edition, now, exclusion.seat, exclude.animal)) return Refusal::no_such_quartet;
  return {};
}

template <class Emit>
void apply(Edition const& edition, State& state, phase::QuartetExclusion const& exclusion, Actor,
           action::Exclude const& exclude, Emit emit) {
  emit(event::Excluded{exclusion.seat, exclude.animal});
  state.phase = phase::Finished{.excluded = exclude.animal};
  emit(event::Over{outcome_of(scores(edition, state))});
}

}  // namespace kuhhandel
