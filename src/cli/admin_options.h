// Command-line options of `kuhhandel admin`.
#pragma once

#include <CLI/App.hpp>

#include "cli/admin/admin.h"

namespace kuhhandel::cli {

/// `options` must outlive the parsing.
CLI::App* add_admin(CLI::App& app, AdminOptions& options);

}  // namespace kuhhandel::cli
