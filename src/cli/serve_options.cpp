#include "cli/serve_options.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "cli/edition_files.h"
#include "cli/limit_options.h"
#include "push/vapid.h"
#include "server/observability/json_log.h"
#include "store/data_folder.h"

namespace kuhhandel::cli {

namespace {

void add_days(CLI::App& serve, std::string const& name, std::chrono::days& kept, std::string const& what) {
  constexpr int kMostDays = 100'000;
  serve
      .add_option_function<int>(
          name, [&kept](int days) { kept = std::chrono::days{days}; },
          "Days of running time after which " + what)
      ->check(CLI::Range(1, kMostDays))
      ->type_name("DAYS")
      ->default_str(std::to_string(kept.count()));
}

/// Returns an error about an origin, which is copied into headers unchanged; empty if there is none.
std::string wrong_with_origin(std::string const& origin) {
  auto const host = origin.find("://");
  bool const has_scheme = origin.starts_with("http://") || origin.starts_with("https://");
  auto const allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.:[]";
  bool const is_host = has_scheme && origin.size() > host + 3 &&
                       origin.find_first_not_of(allowed, host + 3) == std::string::npos;
  return is_host ? std::string() : "must be like https://two.example or http://192.168.1.5:8080";
}

void add_ledger(CLI::App& serve, std::string& ledger, std::string& public_address) {
  auto* const kept =
      serve
          .add_option("--ledger", ledger,
                      "postgres://… of a PostgreSQL database that several servers share (default: the data "
                      "folder). Put a password into ~/.pgpass or PGPASSWORD")
          ->check([](std::string const& address) {
            bool const is_address =
                address.starts_with("postgres://") || address.starts_with("postgresql://");
            return is_address ? std::string() : "must begin with postgres://";
          })
          ->type_name("ADDRESS");
  serve
      .add_option("--public-address", public_address,
                  "Origin of this server for browsers, such as https://two.example: the other servers of the "
                  "ledger redirect there (default: the address in the local network, or that of --address). "
                  "None with --behind-proxy: the proxy then asks GET /readyz")
      ->check(wrong_with_origin)
      ->needs(kept)
      ->type_name("ORIGIN");
}

void add_keeping(CLI::App& serve, server::ServeOptions& options) {
  add_days(serve, "--keep-finished", options.keeping.finished,
           "an unused table with a finished game is deleted; records in groups stay");
  add_days(serve, "--keep-idle", options.keeping.idle, "an unused table with an unfinished game is deleted");
  add_days(serve, "--keep-groups", options.keeping.groups,
           "an unused group is deleted; 30 if it was opened on one day only");
  serve
      .add_option("--disk-budget", options.disk_budget,
                  "Maximum size of the data in megabytes, 0 for no limit. When it is reached, running games "
                  "continue, but no new table, group or game can begin")
      ->type_name("MB")
      ->capture_default_str();
}

void add_proxies(CLI::App& serve, server::ServeOptions& options) {
  auto* const behind_proxy =
      serve.add_flag("--behind-proxy", options.behind_proxy,
                     "Take client addresses from a reverse proxy, and measure latency by pings");
  serve
      .add_option_function<std::vector<std::string>>(
          "--trusted-proxy",
          [&options](std::vector<std::string> const& ranges) {
            for (auto const& range : ranges)
              options.trusted_proxies.push_back(server::AddressRange::read(range).value());
          },
          "Address of a proxy; can be repeated (default: 127.0.0.0/8 and ::1)")
      ->check([](std::string const& text) {
        return server::AddressRange::read(text) ? std::string() : "must be like 10.0.0.5 or 10.0.0.0/24";
      })
      ->needs(behind_proxy)
      ->type_name("ADDRESS[/BITS]");
  static std::map<std::string, server::ProxyHeader> const kHeaders{
      {"x-forwarded-for", server::ProxyHeader::x_forwarded_for},
      {"forwarded", server::ProxyHeader::forwarded}};
  serve
      .add_option("--proxy-header", options.proxy_header,
                  "Header with the client's address; the other one is ignored")
      ->transform(CLI::CheckedTransformer(kHeaders).description("x-forwarded-for|forwarded"))
      ->needs(behind_proxy)
      ->default_str("x-forwarded-for");
  serve.add_flag("--proxy-protocol", options.proxy_protocol, "Expect the PROXY protocol, version 1 or 2")
      ->needs(behind_proxy);
}

void add_word_filter(CLI::App& serve, std::vector<std::string>& languages) {
  static std::string const kNone = "none";
  std::vector<std::string> known(languages);
  known.push_back(kNone);
  serve
      .add_option_function<std::vector<std::string>>(
          "--word-filter",
          [&languages](std::vector<std::string> const& wanted) {
            languages = wanted;
            std::erase(languages, kNone);
          },
          "Languages whose profanity lists apply to registered names and public tables")
      ->delimiter(',')
      ->check(CLI::IsMember(known))
      ->type_name("LANGUAGES")
      ->default_str("de,en,fr,nl,ru");
}

void add_calls(CLI::App& serve, server::ServeOptions& options) {
  serve.add_flag("!--no-notices", options.push_enabled, "Turn push notifications off");
  serve.add_flag("--notices-anywhere", options.push_to_private_networks,
                 "Allow push services in private networks and at any port. For tests: players can make this "
                 "server connect to any address");
  serve
      .add_option(
          "--contact", options.contact,
          "Contact of the operator for push services, mailto:… or https://… (default: the first --host)")
      ->check([](std::string const& contact) { return std::string(push::contact_problem(contact)); });
}

}  // namespace

void add_socket_threads(CLI::App& command, int& threads) {
  constexpr int kMost = 64;
  command
      .add_option("--socket-threads", threads,
                  "Threads that read and write connections; 0 uses the thread of the games, which is "
                  "cheapest under moderate load")
      ->check(CLI::Range(0, kMost))
      ->capture_default_str();
}

void add_serve_options(CLI::App& serve, server::ServeOptions& options) {
  serve
      .add_option("--port", options.port,
                  "Port for HTTP and WebSocket; 0 takes any free port. Ignored if systemd opens the socket")
      ->capture_default_str();
  serve
      .add_option("--address", options.address,
                  "IP address to listen on; 0.0.0.0 means all networks of this machine")
      ->capture_default_str();
  serve.add_option("--data", options.data, "Folder of the database; must exist if you set it")
      ->default_str(store::usual_data_folder().string());
  add_ledger(serve, options.ledger, options.public_address);
  serve.add_option("--web", options.web, "Folder of a built web client (default: the one in this program)");
  serve.add_option("--docs", options.docs,
                   "Folder of the documents as pages (make site), served at /docs (default: from the package "
                   "or this program)");
  serve.add_flag("--open", options.open, "Open the lobby in the browser of this machine");
  add_proxies(serve, options);
  serve.add_option("--host", options.hosts,
                   "Host name of this server, such as game.your-domain; can be repeated. Not needed for "
                   "addresses and names in a local network");
  serve.add_option("--metrics-address", options.metrics_address,
                   "Serve metrics (GET /metrics) at IP:PORT, such as 127.0.0.1:9100 (default: off)");
  auto* const certificate =
      serve.add_option("--tls-cert", options.tls_cert, "Certificate with its chain (PEM) for HTTPS");
  auto* const key = serve.add_option("--tls-key", options.tls_key, "Its private key (PEM)");
  certificate->needs(key);
  key->needs(certificate);
  add_socket_threads(serve, options.socket_threads);
  static std::map<std::string, store::Durability> const kDurabilities{
      {"power", store::Durability::power}, {"process", store::Durability::process}};
  serve
      .add_option("--durability", options.durability,
                  "power: send only what survives a power cut; process: faster, but a power cut can undo the "
                  "latest moves")
      ->transform(CLI::CheckedTransformer(kDurabilities).description("power|process"))
      ->default_str("power");
  add_keeping(serve, options);
  add_limits(serve, options.limits);
  add_word_filter(serve, options.word_filter);
  add_calls(serve, options);
  serve
      .add_option("--operator-token-file", options.operator_token_file,
                  "File with the token for the page /operator; created if missing (default: no such page)")
      ->type_name("FILE");
  serve.add_option("--seed", options.seed,
                   "Deal the same games each time. For tests: the cards become predictable");
  add_edition_files(serve);
}

int report_serve_error(CLI::App const& app, CLI::ParseError const& error) {
  // Help and version are printed in this way too.
  if (error.get_exit_code() == 0 || isatty(STDERR_FILENO) == 1) return app.exit(error);
  server::log_json("failed", "error", std::string_view(error.what()));
  return error.get_exit_code();
}

}  // namespace kuhhandel::cli
