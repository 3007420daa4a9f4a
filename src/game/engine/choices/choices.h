// The game as search and learning play it: one small, numbered choice at a time. Money is chosen one
// denomination after the other, so a question has at most a few dozen answers, whereas there are thousands of
// whole offers.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/choices/question.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/state.h"

namespace kuhhandel {

/// The rules do not limit trading (C12.3). For users that need a limit, such as programs that learn by
/// playing, a game ends after this many answers (forced ones included) and is scored as it is at that point
/// (scores.h). Random games of the playable editions end within about 2,500 answers.
inline constexpr int kLongestGame = 20'000;

/// Deals a new game for `seats` players, a number that the edition allows. `seed` determines all randomness.
Question deal(Edition const& edition, int seats, std::uint64_t seed);

/// Returns the first question in a state; `chance` draws among players who claim at the same count.
Question ask(Edition const& edition, State const& state, std::uint64_t chance);

/// The same, but appends the events on the way to the question to `events`.
Question ask(Edition const& edition, State const& state, std::uint64_t chance, std::vector<Event>& events);

/// Gives answer `nth`, which must be less than `count`, and finds the next question. Payments are canonical
/// (C4.6); offers and counter-offers can be any cards.
void answer(Edition const& edition, Question& question, int nth);

/// The same, but appends the events to `events`. They equal those that `play` returns for the same commands.
void answer(Edition const& edition, Question& question, int nth, std::vector<Event>& events);

/// Gives the only answer while there is just one, at most `most` times, and returns how many were given.
inline int skip_forced(Edition const& edition, Question& question, int most) {
  int given = 0;
  for (; question.count == 1 && given < most; ++given) answer(edition, question, 0);
  return given;
}

}  // namespace kuhhandel
