// The owl: a fox that looks ahead if there is a net of odds for the table (lookahead.h).
#pragma once

#include "bots/registry.h"
#include "neural/learned_bot.h"

namespace kuhhandel::neural {

inline constexpr bots::BotName kOwl{"owl", "has learned, and looks ahead in many worlds", bots::kLevels};

class Owl : public LearnedBot {
 public:
  static constexpr int kUsualWorlds = 48;

  /// Sets the number of worlds per decision; more play better and take longer.
  explicit Owl(int worlds = kUsualWorlds);
};

}  // namespace kuhhandel::neural
