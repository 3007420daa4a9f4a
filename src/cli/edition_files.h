// The option --edition-file, which every command that plays or reads games has.
#pragma once

#include <CLI/App.hpp>
#include <string>

namespace kuhhandel::cli {

/// Adds editions from files to the command. `edition` is set to the last one if the command line does not
/// name an edition.
void add_edition_files(CLI::App& command, std::string* edition = nullptr);

}  // namespace kuhhandel::cli
