// A block's findings as one line of a run's file.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "apps/tournament/tournament.h"
#include "codec/format_error.h"

namespace kuhhandel {

struct UnitFindings {
  Unit unit;
  BlockResult result;
  TimesByName times;
};

/// With a check sum, so that a file that was changed is noticed; without the newline.
std::string line_of(UnitFindings const& findings);

/// `where` names the line in what is wrong with it.
std::expected<UnitFindings, FormatError> read_line(std::string_view line, std::string const& where,
                                                   Programme const& programme);

}  // namespace kuhhandel
