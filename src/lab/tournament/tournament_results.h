// The results of a tournament by its work items.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tournament/block.h"
#include "tournament/tournament_plan.h"

namespace kuhhandel::tournament {

/// One block of one line-up, by its number in the order of playing. All line-ups play a deal before the next
/// deal, so a run that stops early has equal numbers of each.
struct WorkItem {
  int block;
  int line_up;
};
inline WorkItem work_item(TournamentPlan const& plan, int number) {
  return {number / plan.line_up_count(), number % plan.line_up_count()};
}

struct TournamentResults {
  int line_ups = 1;
  std::vector<std::optional<BlockResult>> results;  // by the units' numbers; nullopt if not played
  HistogramsByName times;
  std::vector<std::string> troubles;  // of programs outside this one, a sentence each
  Programs programs{};                // those that played in this run, not in an earlier one of the file
  bool interrupted = false;

  /// Null where it was not played.
  BlockResult const* of(WorkItem item) const {
    auto const& result = results[static_cast<std::size_t>(item.block * line_ups + item.line_up)];
    return result ? &*result : nullptr;
  }
  /// Returns the programs that were asked for moves and never made a legal one.
  std::vector<std::string> idle_programs() const;
  int games() const;
  int cut_off() const;
  std::uint64_t digest() const;  // of all games played, in the order of the units
};

}  // namespace kuhhandel::tournament
