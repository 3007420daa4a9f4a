// An assessment in words, for a terminal.
#pragma once

#include <iosfwd>

#include "coach/assessment.h"

namespace kuhhandel::cli {

void print_assessment(coach::Assessment const& assessment, codec::Record const& record, std::ostream& out);

}  // namespace kuhhandel::cli
