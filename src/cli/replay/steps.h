// A record told one command at a time.
#pragma once

#include <iosfwd>

#include "codec/record.h"

namespace kuhhandel::cli {

/// Tells a step, asks how to go on, and so on: Enter is the next step, b the one before, a number that step,
/// q the end. The exit status is 1 where the rules refuse a command; the game can be looked at up to it.
int step_through(codec::Record const& record, std::istream& in, std::ostream& out);

}  // namespace kuhhandel::cli
