// Strengths from finishing orders, by the model of Plackett and Luce. The first is one of all with chances in
// the ratio of their strengths, the second one of the rest, and so on.
#pragma once

#include <map>
#include <vector>

#include "tournament/tournament.h"

namespace kuhhandel::tournament {

/// The bots of a game by their numbers, the best first; those with equal scores in one group.
using Order = std::vector<std::vector<int>>;

/// How often each order came.
using Orders = std::map<Order, double>;

/// Returns the logarithms of the strengths of `bots` bots, with mean 0, by the MM algorithm of Hunter (2004).
/// Equal scores count as drawn from the same rest (Breslow's method for ties). Each bot has half a game won
/// and half a game lost against a bot of mean strength; otherwise one that always wins would be infinitely
/// strong.
std::vector<double> log_strengths(Orders const& orders, int bots);

Order order_of(GameResult const& game, std::vector<int> const& line_up);

}  // namespace kuhhandel::tournament
