#include "cli/limit_options.h"

#include <CLI/CLI.hpp>
#include <concepts>
#include <string>

namespace kuhhandel::cli {
namespace {

/// Numbers show their default.
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
            "Maximum number of connections; the system's limit on open files must be higher");
  add_limit(command, "--most-tables", &Limits::tables, limits, &ServerLimits::tables,
            "Maximum number of tables in memory");
  add_limit(command, "--per-address", &Limits::per_address, limits, &ServerLimits::per_address,
            "Multiplies the limits of each client address, for example for a school. Limits of guesses stay "
            "the same")
      ->type_name("TIMES");
}

}  // namespace

void add_limits(CLI::App& command, server::ServerLimits& limits) { add_each(command, limits); }
void add_limits(CLI::App& command, server::LimitsPatch& limits) { add_each(command, limits); }

}  // namespace kuhhandel::cli
