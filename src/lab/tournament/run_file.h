// Stores a run while it is played, so that it can be resumed. Lines of JSON: the first has the plan, each
// other one a block.
#pragma once

#include <expected>
#include <fstream>
#include <string>

#include "tournament/tournament_results.h"

namespace kuhhandel::tournament {

class RunFile {
 public:
  /// Opens the file for adding to it, and puts what it holds into `findings`; a file that is not there is
  /// made. A last line that was not written to its end is dropped. Otherwise a file that is damaged, or of
  /// another run, is refused by a sentence. More blocks than it was begun with may be asked for, or fewer.
  static std::expected<RunFile, std::string> open(std::string const& path, TournamentPlan const& plan,
                                                  TournamentResults& findings);

  void add(WorkItem item, BlockResult const& result, HistogramsByName const& times);

 private:
  explicit RunFile(std::ofstream file) : file_(std::move(file)) {}
  std::ofstream file_;
};

}  // namespace kuhhandel::tournament
