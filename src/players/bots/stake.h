// What a decision is about: the animals that one of two will have.
#pragma once

#include <optional>

#include "bots/bot.h"

namespace kuhhandel::bots {

/// One may get it, or else the other gets or keeps it.
struct Stake {
  AnimalId animal;  // of a lot of two, the one that was turned over first
  int count;
  Seat rival;
  bool traded;  // the rival owns it; else it lies under the hammer
  Money price;  // that all can see: the own bid, or else the standing one, or the debt; 0 in a trade
};

/// The prize of `choice` by `self`, asked in that phase; none where no animal is at stake.
std::optional<Stake> find_stake(SeenPhase const& phase, Seat self, Choice const& choice);

/// A trade that `self` may begin.
Trade trade_of(Seat self, option::Challenge const& challenge);

}  // namespace kuhhandel::bots
