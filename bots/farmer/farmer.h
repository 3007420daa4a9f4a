// A sensible player: weighs every choice by how likely it makes him win, follows everybody's money, bluffs
// now and then, and looks no further than his next step.
#pragma once

#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/farmer/purses.h"

namespace kuhhandel {

class Farmer : public Bot {
 public:
  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  Choice decide(View const& view, LegalActions const& legal) override;

 private:
  Edition const* edition_ = nullptr;
  Seat self_{};
  Dice dice_{0};
  Purses purses_;
};

}  // namespace kuhhandel
