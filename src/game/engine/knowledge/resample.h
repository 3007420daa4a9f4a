// Draws a random state that a viewer cannot distinguish from the true one.
#pragma once

#include "engine/edition.h"
#include "engine/random/rng.h"
#include "engine/state.h"
#include "engine/view.h"

namespace kuhhandel {

/// Returns a random state with exactly this view: unseen money and the pile are dealt again. It uses only the
/// view, so no hidden information can leak; the caller adds what is known from earlier events.
State resample(Edition const& edition, View const& view, Rng& rng);

}  // namespace kuhhandel
