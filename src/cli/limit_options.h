// Limits in the command lines of `serve` and `admin limits`.
#pragma once

#include <CLI/App.hpp>

#include "server/limits/server_limits.h"

namespace kuhhandel::cli {

/// `limits` must outlive the parsing.
void add_limits(CLI::App& command, server::ServerLimits& limits);
/// The same, where what is not said stays as it is.
void add_limits(CLI::App& command, server::LimitsPatch& limits);

}  // namespace kuhhandel::cli
