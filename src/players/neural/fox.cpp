#include "net/fox.h"

#include <utility>

#include "net/net_bot.h"

namespace kuhhandel::net {

Fox::Fox(Temperature temperature)
    : Learned([temperature](auto player, auto const&) {
        return std::make_unique<NetBot>(std::move(player), temperature);
      }) {}

}  // namespace kuhhandel::net
