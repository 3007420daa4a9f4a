// The farmer and a rat that goes round: to take it with what lies there, or to lay a card (C8).
#pragma once

#include "bots/farmer/situation.h"

namespace kuhhandel::bots {

Verdict choose_rat(Situation const& situation, seen::RatRound const& round, bool may_lay);

}  // namespace kuhhandel::bots
