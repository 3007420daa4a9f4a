// Options of `serve` in a file, for those who start it by a unit (docs/OPERATIONS.md).
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace kuhhandel::cli {

/// Lets `serve` take options from a file as well, `--config FILE`; what the command line says goes before it.
/// An option that there is not is refused by its name.
void read_option_file(CLI::App& app, CLI::App& serve);

/// Such a file: each option of `serve` with what it is for and its usual value, commented out.
std::string option_file(CLI::App const& serve);

}  // namespace kuhhandel::cli
