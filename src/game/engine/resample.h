// Imagining the unseen: a state that a viewer cannot tell from the true one.
#pragma once

#include "engine/edition.h"
#include "engine/rng.h"
#include "engine/state.h"
#include "engine/view.h"

namespace kuhhandel {

/// A random state with this very view: unseen money and the pile are dealt anew. It knows no more than the
/// view, so nothing hidden can leak into it; what was learned from earlier events is for the caller to add.
State resample(Edition const& edition, View const& view, Rng& rng);

}  // namespace kuhhandel
