#include "cli/limit_options.h"

#include <CLI/CLI.hpp>
#include <concepts>
#include <string>

namespace kuhhandel::cli {
namespace {

/// One that has a value where nothing is said shows it.
template <class Limits, class Number, class Bound>
CLI::Option* add_limit(CLI::App& command, std::string const& name, Number Limits::* limit, Limits& limits,
                       Bound server::ServerLimits::* bound, std::string const& what) {
  CLI::Range const range(server::kMinLimits.*bound, server::kMaxLimits.*bound);
  auto* const option = command.add_option(name, limits.*limit, what)->check(range);
  if constexpr (std::integral<Number>) option->capture_default_str();
  return option;
}

template <class Limits>
void add_each(CLI::App& command, Limits& limits) {
  using server::ServerLimits;
  add_limit(command, "--most-connections", &Limits::connections, limits, &ServerLimits::connections,
            "How many connections there may be in all; the system's limit on open files must be above it");
  add_limit(command, "--most-tables", &Limits::tables, limits, &ServerLimits::tables,
            "How many tables may be in memory; further ones come back from the data when room is free");
  add_limit(command, "--per-address", &Limits::per_address, limits, &ServerLimits::per_address,
            "So many times as much as is usual may each address have and ask for: for where many people "
            "share one, such as in a school. Guesses of codes and tokens stay as rare")
      ->type_name("TIMES");
}

}  // namespace

void add_limits(CLI::App& command, server::ServerLimits& limits) { add_each(command, limits); }
void add_limits(CLI::App& command, server::LimitsPatch& limits) { add_each(command, limits); }

}  // namespace kuhhandel::cli
