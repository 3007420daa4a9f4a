// Options of `serve` in a file, for those who start it by a unit (docs/OPERATIONS.md).
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace kuhhandel::cli {

/// Lets `serve` read options from a file, `--config FILE`; the command line overrides it. Unknown options are
/// refused by name.
void read_option_file(CLI::App& app, CLI::App& serve);

/// Such a file: each option of `serve` with what it is for and its usual value, commented out.
std::string option_file(CLI::App const& serve);

}  // namespace kuhhandel::cli
