// The fox: it plays by a net (neural/*.khn1), but a trader makes its trades, unless the rival bids like a
// farmer (prudent_bot.h).
#pragma once

#include <memory>

#include "bots/registry.h"
#include "neural/learned_bot.h"
#include "neural/network/sampling.h"

namespace kuhhandel::neural {

inline constexpr bots::BotName kFox{"fox", "has learned by playing, and solves its trades", 9};

/// Returns a fox with this net. If money cannot be followed in the edition, all trades are the net's.
std::unique_ptr<bots::Bot> fox_with(std::shared_ptr<Net const> net, Edition const& edition,
                                    Temperature temperature = {});

class Fox : public LearnedBot {
 public:
  explicit Fox(Temperature temperature = {});
};

}  // namespace kuhhandel::neural
