// Figures from games: results per block, means and their 95 % intervals. Blocks are independent of each
// other, games of a block are not, so statistics count blocks.
#pragma once

#include <string>

#include "tournament/block.h"
#include "tournament/bot_names.h"

namespace kuhhandel::tournament {

/// The result of one place of a name per game, averaged over a block; faults are the sum.
struct SeatScore {
  double share = 0;  // of the win
  double score = 0;
  double rank = 0;
  int faults = 0;
};
SeatScore seat_score(std::string const& name, BotNames const& line_up, BlockResult const& result);

/// The part of the win that a place got: equal points share it (C9.6).
double share_of_win(GameResult const& game, int seats, int place);

/// From 1, the best; equal scores share the mean of their ranks.
double rank(GameResult const& game, int seats, int place);

/// Numbers, one from each block: their mean and spread, without keeping them (Welford 1962).
class Sample {
 public:
  void add(double number);
  int size() const { return size_; }
  double mean() const { return mean_; }
  /// With fewer than two numbers nothing is known of it, and it is 0.
  double variance() const { return size_ < 2 ? 0 : squares_ / (size_ - 1); }

 private:
  int size_ = 0;
  double mean_ = 0;
  double squares_ = 0;
};

/// A mean and its 95 % interval.
struct Estimate {
  double mean;
  double from;
  double to;

  Estimate within(double least, double most) const;
};

/// By the normal approximation; without bounds for fewer than two numbers.
Estimate estimate(Sample const& sample);

/// Estimates a share, from 0 to 1. If all blocks have 0, or all have 1, the spread is useless, and the
/// interval is by the rule of three (Hanley and Lippman-Hand 1983).
Estimate estimate_share(Sample const& shares);

}  // namespace kuhhandel::tournament
