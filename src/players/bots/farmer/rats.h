// The farmer in a rat round: whether to take the rat with the money, or lay a card (C8).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

Verdict choose_rat(Situation const& situation, seen::RatRound const& round, bool may_lay);

}  // namespace kuhhandel::bots
