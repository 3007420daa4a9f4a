// The stake of a decision: the animals that one of two players will own.
#pragma once

#include <optional>

#include "bots/bot.h"

namespace kuhhandel::bots {

/// One player may get the prize; otherwise the other gets or keeps it.
struct Stake {
  AnimalId animal;  // the one that was turned over first, in a lot of two
  int count;
  Seat rival;
  bool traded;  // whether the rival owns it; otherwise it is being auctioned
  Money price;  // public: the own bid, or else the highest bid, or the debt; 0 in a trade
};

/// Returns the prize of a choice by `self` in this phase; nullopt if no animal is at stake.
std::optional<Stake> find_stake(SeenPhase const& phase, Seat self, Choice const& choice);

/// Returns a trade that `self` may begin.
Trade trade_of(Seat self, option::Challenge const& challenge);

}  // namespace kuhhandel::bots
