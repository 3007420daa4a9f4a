// The bots of one thread, which play one game after another.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "tournament/duration_histogram.h"
#include "tournament/tournament_plan.h"

namespace kuhhandel::tournament {

using HistogramsByName = std::map<std::string, DurationHistogram>;

class Players {
 public:
  explicit Players(TournamentPlan const& plan);
  ~Players();

  /// The bots for a line-up in its order; a name that comes twice gets two bots. They are made when they are
  /// first needed.
  std::vector<bots::Bot*> bots_for(BotNames const& line_up);

  /// How long they took to decide since this was last asked.
  HistogramsByName take_times();

  /// Returns the problems of external programs, one sentence each.
  std::vector<std::string> troubles() const;

 private:
  struct Member;
  TournamentPlan const& plan_;
  std::map<std::string, std::vector<std::unique_ptr<Member>>> members_;
};

}  // namespace kuhhandel::tournament
