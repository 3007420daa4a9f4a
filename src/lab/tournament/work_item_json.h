// A block's findings as one line of a run's file.
#pragma once

#include <boost/json/object.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "codec/text/format_error.h"
#include "tournament/tournament_results.h"

namespace kuhhandel::tournament {

struct WorkItemResult {
  WorkItem item;
  BlockResult result;
  HistogramsByName times;
};

/// The line with its check sum.
boost::json::object with_checksum(boost::json::object line);

/// With a check sum, so that a file that was changed is noticed; without the newline.
std::string line_of(WorkItemResult const& findings);

/// `where` names the line in what is wrong with it.
std::expected<WorkItemResult, codec::FormatError> read_line(std::string_view line, std::string const& where,
                                                            TournamentPlan const& plan);

}  // namespace kuhhandel::tournament
