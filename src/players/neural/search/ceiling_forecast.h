// The most that rivals would bid for a lot, as the models of an imagined game predict it.
#pragma once

#include <array>
#include <optional>

#include "engine/cards/money.h"
#include "engine/ceilings/ceiling_replies.h"
#include "engine/choices/question.h"
#include "engine/knowledge/seat_memory.h"
#include "neural/network/policy.h"
#include "neural/search/rule_opponent_model.h"

namespace kuhhandel::neural {

/// The probability of each ceiling: first of silence, then of each of kCeilingAmounts.
using CeilingChances = std::array<float, kCeilingAmounts.size() + 1>;

/// Returns the probability of a ceiling from `least` to `most`.
float chance_between(CeilingChances const& chances, Money least, Money most);

/// The predictions for one rival, as sums over all worlds.
struct CeilingForecast {
  CeilingChances fox{};       // by the net
  CeilingChances farmer{};    // by the rule
  CeilingChances stranger{};  // of players who are no more than vaguely like a fox
};

/// The forecasts of all who may bid; empty for the others.
using LotForecast = PerSeat<std::optional<CeilingForecast>>;

/// A world at the beginning of bidding: its state, the memories of all seats, and those who are predicted.
struct LotWorld {
  State const& lot;
  PerSeat<SeatMemory> const& memories;
  SeatSet bidders;
};

/// Adds the predictions in one world.
void add_world(Edition const& edition, LotWorld const& world, Policy& net, RuleOpponentModel const& rule,
               LotForecast& to);

}  // namespace kuhhandel::neural
