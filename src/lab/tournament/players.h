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

/// Reports about an external bot, collected from all of its processes.
struct Program {
  std::string ready_name;  // the name in its `ready`; empty if it never sent one
  bool was_asked = false;
  bool has_played = false;  // a move of its own was legal

  void add(Program const& other) {
    if (ready_name.empty()) ready_name = other.ready_name;
    was_asked |= other.was_asked;
    has_played |= other.has_played;
  }
};
using Programs = std::map<std::string, Program>;

class Players {
 public:
  explicit Players(TournamentPlan const& plan);
  ~Players();

  /// The bots for a line-up in its order; a name that comes twice gets two bots. They are made when they are
  /// first needed.
  std::vector<bots::Bot*> bots_for(BotNames const& line_up);

  /// How long they took to decide since this was last asked.
  HistogramsByName take_times();

  /// What went wrong with programs outside this one, what they wrote that is ignored, and what was reported:
  /// a sentence each.
  std::vector<std::string> troubles() const;
  void report(std::string const& trouble) { reported_.push_back(trouble); }

  /// The programs outside this one, by their names in line-ups.
  Programs programs() const;

 private:
  struct Member;
  TournamentPlan const& plan_;
  std::map<std::string, std::vector<std::unique_ptr<Member>>> members_;
  std::vector<std::string> reported_;
};

}  // namespace kuhhandel::tournament
