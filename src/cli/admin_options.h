// What `kuhhandel admin` is told on the command line.
#pragma once

#include <CLI/App.hpp>

#include "apps/admin/admin.h"

namespace kuhhandel::apps {

/// `options` must outlive the parsing.
CLI::App* add_admin(CLI::App& app, AdminOptions& options);

}  // namespace kuhhandel::apps
