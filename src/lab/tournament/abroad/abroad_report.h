// The results of bots among strangers, and their output.
#pragma once

#include <string>
#include <vector>

#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

struct BotAbroad {
  std::string name;
  std::vector<Estimate> families;  // its share of wins among each, in the order of strangers::kFamilies
  Estimate mean;                   // over the families
  Estimate lead;                   // of the mean over that of the reference, on the same deals
  int faults;                      // of everyone in its games
  double ms_p50;
  double ms_p99;
};

struct AbroadReport {
  std::string edition;
  std::string seed;
  std::string purpose;
  int seats;
  int games;  // of each bot
  int blocks;
  int cut_off;
  bool interrupted;
  std::string reference;
  std::vector<BotAbroad> bots;
  std::uint64_t digest;
};

/// The line-ups of the plan are those of the first bot among each family, then those of the second bot, …
AbroadReport report_on(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots,
                       std::string const& reference);

/// One object in one line.
std::string json_of(AbroadReport const& report);

/// The same as a table for people.
std::string text_of(AbroadReport const& report, std::string const& half);

}  // namespace kuhhandel::tournament
