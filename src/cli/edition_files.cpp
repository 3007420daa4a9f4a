#include "cli/edition_files.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "cli/editions/editions.h"

namespace kuhhandel::cli {

void add_edition_files(CLI::App& command, std::string* edition) {
  auto const carry = [&command, edition](std::vector<std::string> const& files) {
    for (auto const& file : files) {
      auto const id = load_edition_file(file);
      if (!id) throw CLI::ValidationError("--edition-file", id.error());
      if (edition != nullptr && command.count("--edition") == 0) *edition = *id;
    }
  };
  command.add_option_function<std::vector<std::string>>(
      "--edition-file", carry, "File of your own edition (docs/EDITIONS.md); can be repeated");
}

}  // namespace kuhhandel::cli
