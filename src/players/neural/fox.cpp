#include "neural/fox.h"

#include <utility>

#include "engine/bounds/bounds.h"
#include "neural/net_bot.h"
#include "neural/prudent_bot.h"

namespace kuhhandel::neural {

std::unique_ptr<bots::Bot> fox_with(std::shared_ptr<Net const> net, Edition const& edition,
                                    Temperature temperature) {
  if (!can_be_followed(edition)) return std::make_unique<NetBot>(std::move(net), temperature);
  auto recognition = std::make_unique<Lookahead>(net);
  return std::make_unique<PrudentBot>(std::move(net), std::move(recognition), temperature);
}

Fox::Fox(Temperature temperature)
    : LearnedBot([temperature](auto player, auto const& edition, int) {
        return fox_with(std::move(player), edition, temperature);
      }) {}

}  // namespace kuhhandel::neural
