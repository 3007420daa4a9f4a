#include "cli/option_file.h"

#include <CLI/CLI.hpp>
#include <sstream>

namespace kuhhandel::cli {
namespace {

/// Comments of at most 100 columns.
std::string commented(std::string const& text) {
  constexpr std::size_t kColumns = 98;
  std::istringstream words(text);
  std::string lines;
  std::string line;
  for (std::string word; words >> word;) {
    if (!line.empty() && line.size() + 1 + word.size() > kColumns) {
      lines += "# " + line + '\n';
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return lines + "# " + line + '\n';
}

std::string usual_value(CLI::Option const& option) {
  if (option.get_expected_min() == 0) return "true";
  auto const value = option.get_default_str();
  bool const is_number = !value.empty() && value.find_first_not_of("0123456789") == std::string::npos;
  return is_number ? value : '"' + value + '"';
}

}  // namespace

void read_option_file(CLI::App& app, CLI::App& serve) {
  app.set_config("--config", "", "File of options (`kuhhandel config` prints one)");
  app.allow_config_extras(CLI::config_extras_mode::error);
  serve.fallthrough();
}

std::string option_file(CLI::App const& serve) {
  auto file =
      commented("Options of `kuhhandel " + serve.get_name() +
                "`. Remove the # before options that you change. Details: `kuhhandel serve --help`.") +
      '[' + serve.get_name() + "]\n";
  for (CLI::Option const* const option : serve.get_options()) {
    if (!option->get_configurable() || option->get_lnames().empty()) continue;
    file += '\n' + commented(option->get_description()) + '#' + option->get_lnames().front() + " = " +
            usual_value(*option) + '\n';
  }
  return file;
}

}  // namespace kuhhandel::cli
