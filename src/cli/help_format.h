// Layout of `--help`: types, ranges and defaults in words instead of CLI11's notation.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace kuhhandel::cli {

class HelpFormatter : public CLI::Formatter {
 public:
  /// Option names without the values that a flag stores.
  std::string make_option_name(CLI::Option const* option, bool is_positional) const override;
  /// The type of the value, and the options that it needs.
  std::string make_option_opts(CLI::Option const* option) const override;
  /// The description with the range and the default.
  std::string make_option_desc(CLI::Option const* option) const override;
  /// Only below the help of the whole program.
  std::string make_footer(CLI::App const* app) const override;
};

}  // namespace kuhhandel::cli
