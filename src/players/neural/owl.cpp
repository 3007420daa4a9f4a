#include "neural/owl.h"

#include <utility>

#include "neural/fox.h"
#include "neural/prudent_bot.h"
#include "neural/search/lookahead.h"

namespace kuhhandel::neural {

Owl::Owl(int worlds)
    : LearnedBot([worlds](auto player, auto const& edition, int seats) -> std::unique_ptr<bots::Bot> {
        auto odds = net_for(OutputHead::odds, edition, seats);
        if (odds == nullptr) return fox_with(std::move(player), edition);
        auto ahead = std::make_unique<Lookahead>(player, std::move(odds), worlds);
        return std::make_unique<PrudentBot>(std::move(player), std::move(ahead));
      }) {}

}  // namespace kuhhandel::neural
