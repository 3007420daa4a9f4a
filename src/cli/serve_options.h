// Command-line options of `kuhhandel serve` and `kuhhandel-server`.
#pragma once

#include <CLI/App.hpp>
#include <CLI/Error.hpp>

#include "server/app/serve.h"

namespace kuhhandel::cli {

/// `options` must outlive the parsing.
void add_serve_options(CLI::App& serve, server::ServeOptions& options);
/// Adds `threads`, for programs that start a server in other ways.
void add_socket_threads(CLI::App& command, int& threads);

/// Reports a wrong option of `serve`: in plain text at a terminal, otherwise as a line of the server's log.
/// Returns the exit status.
int report_serve_error(CLI::App const& app, CLI::ParseError const& error);

}  // namespace kuhhandel::cli
