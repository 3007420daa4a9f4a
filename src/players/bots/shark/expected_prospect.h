// A seat's expectation of everyone's money before it chooses.
#pragma once

#include "bots/beliefs/beliefs.h"
#include "bots/shark/prospect.h"

namespace kuhhandel::bots {

/// Returns the prospect of the view that the beliefs last looked at, with the average of some imagined hands
/// as everyone's money.
Prospect expected_prospect(Beliefs const& beliefs, Edition const& edition, View const& view, Rng rng);

}  // namespace kuhhandel::bots
