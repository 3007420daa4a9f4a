// `kuhhandel records`: many records as one CSV file with a row per command.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace kuhhandel::cli {

struct RecordsOptions {
  std::vector<std::string> from;  // files, and folders of .json files
  std::string to = "-";           // "-" is standard output
};

/// Returns the exit status: 1 if a file cannot be read or written, is not a record, or breaks the rules. Then
/// the rows of the records before it are already written.
int records(RecordsOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
