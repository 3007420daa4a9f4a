// What `kuhhandel serve` and `kuhhandel-server` are told on the command line.
#pragma once

#include <CLI/App.hpp>

#include "server/serve.h"

namespace kuhhandel::apps {

/// `options` must outlive the parsing.
void add_serve_options(CLI::App& serve, server::ServeOptions& options);
/// The same of `threads`, for whoever starts a server otherwise.
void add_socket_threads(CLI::App& command, int& threads);

}  // namespace kuhhandel::apps
