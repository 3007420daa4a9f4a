// The results of a league, and their output.
#pragma once

#include <string>
#include <vector>

#include "tournament/league/cross_table.h"
#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

struct LeagueReport {
  std::string edition;
  std::string seed;
  std::string purpose;
  int seats;
  int line_ups;
  int games;
  int blocks;
  int most_turns;
  int cut_off;  // games scored at their position after most_turns (C12.3)
  bool interrupted;
  BotNames bots;
  std::vector<Estimate> ratings;
  std::vector<double> shares;  // of the win, the mean over a bot's seats in all its games
  std::vector<int> faults;
  CrossTable cross;
  std::vector<std::vector<int>> cycles;
  std::uint64_t digest;
};

LeagueReport report_on(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots);

/// One object in one line, as docs/ARENA.md has it.
std::string json_of(LeagueReport const& report);

/// The same as tables for people.
std::string text_of(LeagueReport const& report);

}  // namespace kuhhandel::tournament
