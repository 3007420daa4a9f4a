// `kuhhandel replay --events json`: a line of JSON for each event of a record.
#pragma once

#include <iosfwd>
#include <string>

#include "codec/records/record.h"
#include "codec/records/replay.h"

namespace kuhhandel::cli {

/// Returns what is wrong with a record's command, for people.
std::string sentence_of(codec::Fault const& fault, codec::Record const& record);

/// Prints {"step","command","event","view"} for each event, where `view` is what everybody at the table can
/// see after the command. Returns the exit status: 1 if the rules refuse a command, after the events before
/// it.
int print_event_lines(codec::Record const& record, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
