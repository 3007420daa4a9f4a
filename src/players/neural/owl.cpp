#include "net/owl.h"

#include <utility>

#include "net/lookahead.h"
#include "net/net_bot.h"

namespace kuhhandel::net {

Owl::Owl(int worlds)
    : Learned([worlds](auto player, auto odds) {
        if (odds == nullptr) return std::make_unique<NetBot>(std::move(player));
        auto ahead = std::make_unique<Lookahead>(player, std::move(odds), worlds);
        return std::make_unique<NetBot>(std::move(player), std::move(ahead));
      }) {}

}  // namespace kuhhandel::net
