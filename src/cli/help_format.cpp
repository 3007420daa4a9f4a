#include "cli/help_format.h"

#include <regex>

namespace kuhhandel::cli {
namespace {

/// CLI11 appends the checks of a value to its type: `UINT:UINT in [10 - 99]`, `ENUM:power|process`.
std::string type_of(CLI::Option const& option) {
  auto const full = option.get_type_name();
  auto const colon = full.find(':');
  auto const type = full.substr(0, colon);
  if (type == "ENUM" && colon != std::string::npos) return full.substr(colon + 1);
  if (type == "UINT" || type == "INT" || type == "FLOAT") return "NUMBER";
  return type;
}

std::string range_of(CLI::Option const& option) {
  static std::regex const kRange(R"(in \[(\S+) - (\S+)\])");
  auto const full = option.get_type_name();
  std::smatch range;
  if (!std::regex_search(full, range, kRange)) return {};
  return range[1].str() + " to " + range[2].str();
}

}  // namespace

std::string HelpFormatter::make_option_name(CLI::Option const* option, bool is_positional) const {
  static std::regex const kStored(R"(\{[^}]*\})");
  return std::regex_replace(CLI::Formatter::make_option_name(option, is_positional), kStored, "");
}

std::string HelpFormatter::make_option_opts(CLI::Option const* option) const {
  std::string opts;
  if (option->get_type_size() != 0) opts += ' ' + type_of(*option);
  if (option->get_expected_max() == CLI::detail::expected_max_vector_size) opts += " ...";
  if (option->get_required()) opts += " (required)";
  for (auto const* const needed : option->get_needs()) opts += " (with " + needed->get_name() + ')';
  for (auto const* const excluded : option->get_excludes())
    opts += " (not with " + excluded->get_name() + ')';
  return opts;
}

std::string HelpFormatter::make_option_desc(CLI::Option const* option) const {
  auto text = option->get_description();
  if (option->get_type_size() == 0) return text;
  auto const range = range_of(*option);
  auto const value = option->get_default_str();
  if (range.empty() && value.empty()) return text;
  auto const separator = range.empty() || value.empty() ? "" : ", ";
  return text + " (" + range + separator + (value.empty() ? "" : "default: " + value) + ')';
}

std::string HelpFormatter::make_footer(CLI::App const* app) const {
  return app->get_parent() == nullptr ? CLI::Formatter::make_footer(app) : std::string();
}

}  // namespace kuhhandel::cli
