#include "neural/learned_bot.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "bots/exact/exact_solution.h"
#include "bots/trader/trader.h"
#include "neural/exact_player.h"
#include "neural/net_files.h"

namespace kuhhandel::neural {
namespace {

using Nets = std::vector<std::shared_ptr<Net const>>;

std::shared_ptr<Net const> read_whole(NetFile file) {
  auto read = read_net(file);
  assert(read);
  return std::make_shared<Net const>(*std::move(read));
}

Nets read_all() {
  Nets all;
  for (auto const file : net_files()) all.push_back(read_whole(file));
  return all;
}

/// Reads each net once; those provided by the page are read again when it adds one.
Nets const& nets() {
  static auto all = read_all();
  if (all.size() != net_files().size()) all = read_all();
  return all;
}

}  // namespace

std::shared_ptr<Net const> net_for(OutputHead head, Edition const& edition, int seats) {
  auto const found = std::ranges::find_if(
      nets(), [&](auto const& net) { return net->head == head && plays(*net, edition.id.text(), seats); });
  return found == nets().end() ? nullptr : *found;
}

bool has_net(OutputHead head) {
  return std::ranges::any_of(nets(), [&](auto const& net) { return net->head == head; });
}

LearnedBot::LearnedBot(Make make) : make_(std::move(make)) {}

void LearnedBot::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  bool const is_solvable = bots::is_solvable(edition, seats);
  if (is_solvable && exact_bot_ == nullptr) exact_bot_ = make_exact_player();
  if (is_solvable && exact_bot_ != nullptr) {
    player_ = exact_bot_.get();
  } else {
    auto net = net_for(OutputHead::replies, edition, seats);
    net_bot_ = net == nullptr ? std::make_unique<bots::Trader>() : make_(std::move(net), edition, seats);
    player_ = net_bot_.get();
  }
  player_->start(edition, seats, seat, seed);
}

}  // namespace kuhhandel::neural
