// kuhhandel-server: `kuhhandel serve` as a program of its own, without the libraries that serving does not
// need.
#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "cli/help_format.h"
#include "cli/serve_options.h"

int main(int argc, char** argv) {
  CLI::App app{"Kuhhandel: run the server for browsers", "kuhhandel-server"};
  app.formatter(std::make_shared<kuhhandel::cli::HelpFormatter>());
  app.set_version_flag("--version", "kuhhandel " KUHHANDEL_VERSION);
  kuhhandel::server::ServeOptions options;
  kuhhandel::cli::add_serve_options(app, options);
  try {
    app.parse(argc, argv);
  } catch (CLI::ParseError const& error) {
    return kuhhandel::cli::report_serve_error(app, error);
  }
  return kuhhandel::server::serve(options, std::cout, std::cerr);
}
