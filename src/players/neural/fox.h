// The fox: it plays by a net alone (neural/*.khn1).
#pragma once

#include "bots/registry.h"
#include "neural/learned_bot.h"
#include "neural/sampling.h"

namespace kuhhandel::neural {

inline constexpr bots::BotName kFox{"fox", "has learned by playing, and thinks no further", 9};

class Fox : public LearnedBot {
 public:
  /// A NetBot with the net for the table.
  explicit Fox(Temperature temperature = {});
};

}  // namespace kuhhandel::neural
