#include "neural/fox.h"

#include <utility>

#include "neural/net_bot.h"

namespace kuhhandel::neural {

Fox::Fox(Temperature temperature)
    : LearnedBot([temperature](auto player, auto const&) {
        return std::make_unique<NetBot>(std::move(player), temperature);
      }) {}

}  // namespace kuhhandel::neural
