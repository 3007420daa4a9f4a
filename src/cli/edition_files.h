// The option --edition-file, which every command that plays or reads games has.
#pragma once

#include <CLI/App.hpp>
#include <string>

namespace kuhhandel::cli {

/// Editions that come as files are known to the command from then on. The last of them is played where
/// `edition` is what the command plays and the command line does not name one.
void add_edition_files(CLI::App& command, std::string* edition = nullptr);

}  // namespace kuhhandel::cli
