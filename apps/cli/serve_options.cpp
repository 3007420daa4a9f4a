#include "apps/cli/serve_options.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <map>
#include <string>

#include "apps/cli/edition_files.h"

namespace kuhhandel::apps {

namespace {

void add_days(CLI::App& serve, std::string const& name, std::chrono::days& kept, std::string const& what) {
  constexpr int kMostDays = 100'000;
  serve
      .add_option_function<int>(
          name, [&kept](int days) { kept = std::chrono::days{days}; },
          "For how many days of the server's running " + what)
      ->check(CLI::Range(1, kMostDays))
      ->type_name("DAYS")
      ->default_str(std::to_string(kept.count()));
}

void add_keeping(CLI::App& serve, server::ServeOptions& options) {
  add_days(serve, "--keep-finished", options.keeping.finished,
           "a table is kept whose game is over and that nobody uses; records stay that a group keeps");
  add_days(serve, "--keep-idle", options.keeping.idle,
           "a table is kept whose game is not over and that nobody uses");
  serve
      .add_option("--disk-budget", options.disk_budget,
                  "How many megabytes the data may take up, 0 for no end; then no tables and groups are "
                  "opened and no further games begin, and those that run come to their end")
      ->type_name("MB")
      ->capture_default_str();
}

}  // namespace

void add_serve_options(CLI::App& serve, server::ServeOptions& options) {
  serve.add_option("--port", options.port, "Port for HTTP and WebSocket; 0 takes any free one")
      ->capture_default_str();
  serve
      .add_option("--address", options.address, "IP address to listen on; 0.0.0.0 is the whole local network")
      ->capture_default_str();
  serve.add_option("--data", options.data, "Folder of the database; it must exist")->capture_default_str();
  serve.add_option("--web", options.web, "Folder of the built web client")->capture_default_str();
  serve.add_flag("--behind-proxy", options.behind_proxy,
                 "Clients come through a proxy: measure their paths by ping frames");
  serve.add_option("--host", options.hosts,
                   "A name that browsers may ask for this server by, such as table.example; may be repeated. "
                   "Addresses and names of a local network need none");
  serve.add_option("--metrics-address", options.metrics_address,
                   "IP:PORT at which the server tells its figures (GET /metrics), such as 127.0.0.1:9100; "
                   "without it they are told nowhere");
  auto* const certificate =
      serve.add_option("--tls-cert", options.tls_cert, "Certificate with its chain (PEM), for HTTPS");
  auto* const key = serve.add_option("--tls-key", options.tls_key, "Its private key (PEM)");
  certificate->needs(key);
  key->needs(certificate);
  static std::map<std::string, store::Durability> const kDurabilities{
      {"power", store::Durability::power}, {"process", store::Durability::process}};
  serve
      .add_option(
          "--durability", options.durability,
          "power: nobody is told anything before the disk has it; process: faster, but a power cut may "
          "take back what was told last")
      ->transform(CLI::CheckedTransformer(kDurabilities).description("power|process"))
      ->default_str("power");
  add_keeping(serve, options);
  serve.add_option("--seed", options.seed,
                   "Deal the same games each time (for tests; cards can then be foreseen)");
  add_edition_files(serve);
}

}  // namespace kuhhandel::apps
