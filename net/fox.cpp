#include "net/fox.h"

#include <cassert>

#include "bots/trader/trader.h"
#include "net/fox_file.h"
#include "net/net_bot.h"

namespace kuhhandel::net {

std::shared_ptr<Net const> net_of_fox() {
  if (fox_file().empty()) return nullptr;
  static auto const net = [] {
    auto read = read_net(fox_file());
    assert(read);
    return std::make_shared<Net const>(*std::move(read));
  }();
  return net;
}

void Fox::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  auto const net = net_of_fox();
  if (plays(*net, edition.id.text(), seats)) {
    player_ = std::make_unique<NetBot>(net, temperature_);
  } else {
    player_ = std::make_unique<bots::Trader>();
  }
  player_->start(edition, seats, seat, seed);
}

}  // namespace kuhhandel::net
