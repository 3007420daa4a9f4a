#include "neural/exact_player.h"

#include "bots/exact/exact_bot.h"

namespace kuhhandel::neural {

std::unique_ptr<bots::Bot> make_exact_player() { return std::make_unique<bots::ExactBot>(); }

}  // namespace kuhhandel::neural
