// The owl: a fox that looks ahead where there are odds to judge by (lookahead.h).
#pragma once

#include "bots/registry.h"
#include "neural/learned_bot.h"

namespace kuhhandel::neural {

inline constexpr bots::BotName kOwl{"owl", "has learned, and looks ahead in many worlds", bots::kLevels};

class Owl : public LearnedBot {
 public:
  static constexpr int kUsualWorlds = 48;

  /// In how many worlds it looks ahead for a decision; more play better, and take longer.
  explicit Owl(int worlds = kUsualWorlds);
};

}  // namespace kuhhandel::neural
