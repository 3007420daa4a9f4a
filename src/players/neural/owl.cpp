#include "neural/owl.h"

#include <utility>

#include "neural/lookahead.h"
#include "neural/net_bot.h"
#include "neural/prudent_bot.h"

namespace kuhhandel::neural {

Owl::Owl(int worlds)
    : LearnedBot([worlds](auto player, auto odds) -> std::unique_ptr<bots::Bot> {
        if (odds == nullptr) return std::make_unique<NetBot>(std::move(player));
        auto ahead = std::make_unique<Lookahead>(player, std::move(odds), worlds);
        return std::make_unique<PrudentBot>(std::move(player), std::move(ahead));
      }) {}

}  // namespace kuhhandel::neural
