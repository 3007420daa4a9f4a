// Shows a record one command at a time.
#pragma once

#include <iosfwd>

#include "codec/records/record.h"

namespace kuhhandel::cli {

/// Prints a step and asks for the next one: Enter is the next step, b the previous one, a number that step, q
/// the end. Returns the exit status: 1 if the rules refuse a command; the game can be viewed up to it.
int step_through(codec::Record const& record, std::istream& in, std::ostream& out);

}  // namespace kuhhandel::cli
