// The validated plan of a tournament.
#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "engine/edition.h"
#include "tournament/bot_names.h"
#include "tournament/options.h"

namespace kuhhandel::external {
class Trace;
}

namespace kuhhandel::tournament {

/// Every deal is a block: each line-up plays it in all its rotations, so that luck of cards and seats is
/// shared by all.
struct TournamentPlan {
  Edition const* edition;
  std::vector<BotNames> line_ups;  // a bot's name per place; all of the same number
  std::string seed;
  std::string purpose;
  int blocks;
  int most_turns;
  std::chrono::milliseconds limit;  // for one decision of a program outside this one
  std::string keep{};               // folder for a record of each game; empty: none
  std::shared_ptr<external::Trace> trace{};

  int seats() const { return static_cast<int>(line_ups.front().size()); }
  int line_up_count() const { return static_cast<int>(line_ups.size()); }
};

/// The programme, or a sentence that names the option that is wrong. `line_ups` holds at least one;
/// `named_by` is the option that they come from.
std::expected<TournamentPlan, std::string> plan_tournament(TournamentOptions const& options,
                                                           std::vector<BotNames> const& line_ups,
                                                           std::string const& named_by);

/// Starts every program outside this one for a moment: a sentence about the first that cannot be.
std::string check_bot_programs(TournamentPlan const& plan);

/// Returns the seed of a block's pile and first seat: all randomness of a game except the bots' own.
std::string deal_of(TournamentPlan const& plan, int block);

}  // namespace kuhhandel::tournament
