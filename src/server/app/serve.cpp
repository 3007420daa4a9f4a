#include "server/app/serve.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "keys/token.h"
#include "server/api/idempotency.h"
#include "server/app/announcement.h"
#include "server/app/cluster_node.h"
#include "server/app/http_server.h"
#include "server/app/lan_address.h"
#include "server/app/maintenance_steps.h"
#include "server/app/mdns_name.h"
#include "server/app/on_shards_changed.h"
#include "server/app/read_only_server.h"
#include "server/background/maintenance.h"
#include "server/background/outbox_consumer.h"
#include "server/content/static_files.h"
#include "server/content/web_assets.h"
#include "server/http/corruption_guard.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/limits/server_limits_store.h"
#include "server/net/acceptor.h"
#include "server/net/systemd_socket.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"
#include "server/observability/json_log.h"
#include "server/operator/operator_auth.h"
#include "server/operator/operator_orders.h"
#include "server/tables/table_directory.h"
#include "store/data_folder.h"
#include "store/folder_lock.h"
#include "store/store.h"

namespace kuhhandel::server {
namespace {

constexpr std::uint64_t kMegabyte = 1'000'000;
/// Disk space reserved so that running games can finish.
constexpr std::uint64_t kLeftFree = 100 * kMegabyte;

store::StoreOptions store_options_of(ServeOptions const& options) {
  store::StoreOptions store{.durability = options.durability, .disk = {.leaves_free = kLeftFree}};
  if (options.disk_budget > 0) store.disk.most = options.disk_budget * kMegabyte;
  return store;
}

HttpServerOptions network_options_of(ServeOptions const& options, ListeningSocket const& listening) {
  HttpServerOptions http_server{
      .address = options.address, .port = options.port, .allowed_hosts = options.hosts};
  http_server.inherited_socket = listening.descriptor();
  http_server.socket_threads = options.socket_threads;
  http_server.limits = options.limits;
  if (options.behind_proxy) {
    http_server.proxy = Proxy::in_front;
    http_server.proxies = {
        .trusted = options.trusted_proxies.empty() ? loopback_ranges() : options.trusted_proxies,
        .header = options.proxy_header,
        .is_announced = options.proxy_protocol};
  }
  if (!options.public_address.empty())
    http_server.allowed_hosts.push_back(options.public_address.substr(options.public_address.find("//") + 2));
  if (!options.metrics_address.empty()) http_server.metrics = ListenAddress::read(options.metrics_address);
  if (!options.tls_cert.empty()) http_server.tls = TlsFiles{options.tls_cert, options.tls_key};
  return http_server;
}

WebAssets web_assets_of(ServeOptions const& options) {
  if (!options.web.empty()) return read_web_assets(options.web);
  auto inside = embedded_web_assets(this_program());
  if (!inside) {
    throw std::runtime_error(
        "This program carries no client for browsers. Name the folder of a built one, --web web/dist (./play "
        "builds it and does that), or make a program that carries it: tools/one-file.sh.");
  }
  return std::move(*inside);
}

/// Returns the client's files and the available documents.
WebAssets files_of(ServeOptions const& options) {
  auto files = web_assets_of(options);
  auto const installed = installed_documents(this_program());
  if (!options.docs.empty()) {
    add_documents(files, options.docs);
  } else if (installed) {
    add_documents(files, *installed);
  }
  return files;
}

push::SenderOptions sender_options_of(ServeOptions const& options) {
  auto contact = options.contact;
  if (contact.empty() && !options.hosts.empty()) contact = "https://" + options.hosts.front();
  auto const policy =
      options.push_to_private_networks ? push::AddressPolicy::anywhere : push::AddressPolicy::internet;
  return {.address_policy = policy, .contact = std::move(contact)};
}

/// Returns nullptr if push is off.
std::unique_ptr<PushNotifier> make_push_notifier(ServeOptions const& options, store::Store& store) {
  if (!options.push_enabled) return {};
  auto const file = options.data / "push-key.pem";
  auto key = options.ledger.empty() ? push::KeyPair::load_or_create(file) : cluster_vapid_key(store, file);
  return std::make_unique<PushNotifier>(store, std::move(key), sender_options_of(options));
}

/// Returns nullptr if push is off.
std::unique_ptr<WebhookSender> make_webhook_sender(ServeOptions const& options, store::Store& store) {
  if (!options.push_enabled) return {};
  return std::make_unique<WebhookSender>(store.database(), sender_options_of(options));
}

/// Returns nullptr if the operator page is off.
std::unique_ptr<OperatorAuth> make_operator_auth(ServeOptions const& options, OperatorOrders& orders,
                                                 keys::SecureRandom const& chance) {
  auto const& file = options.operator_token_file;
  if (file.empty()) return {};
  return std::make_unique<OperatorAuth>(orders, read_or_create_operator_token(file, chance));
}

int print_goodbye(std::ostream& out) {
  out << "Good-bye; everything is saved.\n";
  return 0;
}

/// Returns the origin to which the cluster's other servers redirect clients. Behind a proxy only the operator
/// knows it.
std::string public_origin(ServeOptions const& options, std::uint16_t port) {
  if (!options.public_address.empty() || options.behind_proxy) return options.public_address;
  auto const lan = open_to_the_network(options.address) ? lan_address() : std::nullopt;
  auto origin = lan ? with_port(scheme_of(options) + *lan, port) : local_url_of(options, port);
  origin.pop_back();
  return origin;
}

ClusterConfig cluster_config_of(ServeOptions const& options) {
  ClusterConfig config{.ledger = options.ledger,
                       .address = [&](std::uint16_t port) { return public_origin(options, port); },
                       .names = {}};
  auto const scheme = options.public_address.substr(0, options.public_address.find("//") + 2);
  if (!options.public_address.empty())
    for (auto const& host : options.hosts) config.names.push_back(scheme + host);
  return config;
}

/// Returns nullptr if the data folder is the ledger.
std::unique_ptr<ClusterNode> make_cluster_node(ServeOptions const& options,
                                               HttpServerOptions const& http_server, StaticFiles const& files,
                                               store::Store& store, Announcement& announcement) {
  if (options.ledger.empty()) {
    if (!guard_corruption([&] { return store::Replica(store).source(); },
                          [] { return std::optional<store::ReplicaSource>(); }))
      return {};
    throw std::runtime_error("The data folder " + options.data.string() +
                             " has copies of tables that a ledger keeps; name that with --ledger.");
  }
  auto node = std::make_unique<ClusterNode>(cluster_config_of(options), http_server, files, store,
                                            [&](std::uint16_t port) { announcement.announce_standby(port); });
  log_json("comes", "tables_read", node->tables_read());
  return node;
}

Ledger& ledger_of(ClusterNode* cluster, SqliteLedger& sqlite_ledger) {
  return cluster == nullptr ? static_cast<Ledger&>(sqlite_ledger) : cluster->ledger();
}

/// The HttpServer takes over the standby's socket and its stop request.
void use_inherited_socket(ClusterNode const& cluster, HttpServerOptions& http_server) {
  http_server.inherited_socket = cluster.socket_descriptor();
  http_server.stop_token = cluster.stop_token();
}

/// Publishes the mDNS name and prints it once it is known. Returns nullopt if the server is not open to the
/// network, or if it has a certificate, which is for other names.
std::optional<MdnsName> mdns_name_of(ServeOptions const& options, std::string const& lan_url,
                                     std::uint16_t port, std::ostream& out) {
  if (lan_url.empty() || !options.tls_cert.empty()) return {};
  auto const scheme = scheme_of(options);
  return std::optional<MdnsName>(
      std::in_place, lan_url.substr(scheme.size()), [scheme, port, &out](std::string const& name) {
        out << "In this network it is also " << with_port(scheme + name, port) << '\n' << std::flush;
      });
}

std::string write_failure_message(std::filesystem::path const& folder, SQLite::Exception const& error) {
  return "The data folder " + folder.string() + " could not be written: " + error.what() +
         ". Nothing that anyone saw is lost.";
}

std::string corruption_message(std::filesystem::path const& folder, SQLite::Exception const& error) {
  auto const file = (folder / "kuhhandel.db").string();
  return "The database " + file + " is damaged (" + error.what() +
         "), and the server cannot use it. Restore a backup, or save what can be read: sqlite3 " + file +
         " .recover | sqlite3 recovered.db";
}

/// Logs why the server ends. At a terminal a person reads it, so it is printed as plain text too.
void print_failure(std::string const& why, std::ostream& err) {
  log_json("failed", "error", std::string_view(why));
  if (isatty(STDERR_FILENO) == 1) err << why << '\n';
}

/// A user who starts the program again by double click wants to see the game, so this opens the running
/// server. Returns the exit status.
int point_to_running_server(store::FolderInUse const& running, ServeOptions const& options, std::ostream& out,
                            std::ostream& err) {
  if (!options.open || running.address().empty()) {
    print_failure(running.what(), err);
    return 1;
  }
  out << "It runs already: " << running.address() << '\n';
  open_in_browser(running.address());
  return 0;
}

/// State that persists while the tables are opened again.
struct ServeContext {
  ServeOptions const& options;
  StaticFiles const& files;
  ListeningSocket const& listening;
  keys::SecureRandom& chance;
  std::string const& lan_url;
  Announcement& announcement;
  std::ostream& out;
  bool is_read_only = false;  // because the disk is full
};

/// Opens the data and serves until the server ends. Throws SQLite::Exception if the disk fails.
void serve_tables(ServeContext& context) {
  auto options = context.options;
  auto& announcement = context.announcement;
  store::Store store(options.data, store_options_of(options));
  if (auto const damage = store::find_corruption(store))
    log_json("damaged", "what", std::string_view(*damage));
  options.limits = guard_corruption([&] { return store_started_limits(store.database(), options.limits); },
                                    [&] { return options.limits; });
  ReadOnlyDb read_db(options.data);
  names::Names names(store, names::ProfanityFilter(options.word_filter));
  SqliteLedger sqlite_ledger(store);
  auto network_options = network_options_of(options, context.listening);
  auto const cluster = make_cluster_node(options, network_options, context.files, store, announcement);
  groups::Groups groups(store.database());
  TableDirectory directory(ledger_of(cluster.get(), sqlite_ledger), context.chance,
                           {.all = options.limits.tables});
  Maintenance maintenance(store, directory, groups, options.keeping);
  OperatorOrders orders(store, directory);
  auto const operator_auth = make_operator_auth(options, orders, context.chance);
  auto const push_notifier = make_push_notifier(options, store);
  auto const webhooks = make_webhook_sender(options, store);
  if (push_notifier)
    directory.set_observer([&](ServerTable& table) { push_notifier->tables().check(table); });
  if (owns_account_data(directory.ledger())) guard_corruption([&] { groups.rollback_imports(); }, [] {});
  OutboxConsumer outbox_consumer(store, directory.ledger(), groups, push_notifier.get());
  network_options.on_outbox_event = [&] { outbox_consumer.consume(); };
  network_options.maintenance_tasks =
      make_maintenance_tasks(directory.ledger(), orders, push_notifier.get(), webhooks.get(), maintenance);
  if (cluster) use_inherited_socket(*cluster, network_options);
  IdempotencyService idempotency(directory.ledger(), store);
  HttpServer http_server(network_options,
                         {directory, store, groups, names, context.files, read_db, context.lan_url,
                          push_notifier.get(), &orders.bans(), options.keeping, webhooks.get(),
                          operator_auth.get(), cluster ? &cluster->cluster_map() : nullptr, &idempotency});
  orders.set_limits_handler([&](ServerLimits const& limits) { http_server.set_limits(limits); });
  announcement.announce_serving(http_server.port(), owns_account_data(directory.ledger()));
  ShardServices const shard_services{
      directory, store, groups, orders, outbox_consumer, push_notifier.get(), [&](bool accepts) {
        announcement.publish_control_address(accepts);
      }};
  auto rebalancer = cluster ? cluster->start_rebalancer(http_server, shard_hooks(shard_services)) : nullptr;
  auto const name = mdns_name_of(options, context.lan_url, http_server.port(), context.out);
  announcement.open_page();
  if (std::exchange(context.is_read_only, false)) log_json("storage_has_room");
  log_json("started", "port", http_server.port());
  http_server.run();
  rebalancer.reset();
  if (cluster) cluster->leave(http_server);
}

/// Serves read-only while the disk is full.
AfterFullDisk serve_read_only(ServeContext& context, SQLite::Exception const& error,
                              std::chrono::milliseconds pause) {
  auto const& data = context.options.data;
  context.announcement.announce_serving(context.listening.port(), false);
  if (!std::exchange(context.is_read_only, true)) {
    log_json("storage_full", "error", std::string_view(error.what()));
    context.out << "The disk of " << data.string()
                << " is full. Until there is room, games can only be read.\n"
                << std::flush;
  }
  // A ledger's tables may have been changed by other servers since.
  auto const readable = context.options.ledger.empty() ? data : std::filesystem::path();
  return serve_read_only_until_space(
      network_options_of(context.options, context.listening), context.files, readable, data,
      [&] { return store::has_free_space(data); }, pause);
}

/// Serves, switching to read-only while the disk is full.
void serve_with_disk_retry(ServeContext context) {
  constexpr std::chrono::milliseconds kFirstPause{1000};
  constexpr std::chrono::milliseconds kLongestPause{30'000};
  auto pause = kFirstPause;
  for (auto after = AfterFullDisk::has_space; after == AfterFullDisk::has_space;) {
    bool const was_read_only = context.is_read_only;
    try {
      return serve_tables(context);
    } catch (SQLite::Exception const& error) {
      if (!store::is_full_disk(error, context.options.data)) throw;
      // The disk filled up again right away, so the pause grows.
      bool const is_again = was_read_only && context.is_read_only;
      pause = is_again ? std::min(2 * pause, kLongestPause) : kFirstPause;
      after = serve_read_only(context, error, pause);
    }
  }
}

/// Warns of secret files that other users of this machine can read. Files made by the server are readable
/// only by their owner.
void warn_of_open_files(ServeOptions const& options) {
  for (auto const& file : {options.data / "kuhhandel.db", options.data / "push-key.pem", options.tls_key})
    if (store::is_open_to_others(file)) log_json("open_to_others", "file", file.string());
}

}  // namespace

int serve(ServeOptions options, std::ostream& out, std::ostream& err) {
  set_logging_terminate_handler();
  try {
    StaticFiles const files(files_of(options));
    if (options.data.empty()) options.data = store::make_usual_data_folder();
    keys::SecureRandom chance(options.seed);
    store::FolderLock const lock(options.data);
    ListeningSocket const listening(systemd_socket(), {options.address, options.port});
    warn_of_open_files(options);
    auto const lan_url = lan_url_of(options);
    Announcement announcement(options, lan_url, lock, out);
    serve_with_disk_retry({options, files, listening, chance, lan_url, announcement, out});
    log_json("stopped");
    return print_goodbye(out);
  } catch (StoppedWhileStandby const&) {
    return print_goodbye(out);
  } catch (store::FolderInUse const& error) {
    return point_to_running_server(error, options, out, err);
  } catch (SQLite::Exception const& error) {
    if (store::is_corruption(error)) {
      print_failure(corruption_message(options.data, error), err);
    } else {
      print_failure(write_failure_message(options.data, error), err);
    }
  } catch (std::exception const& error) {
    print_failure(error.what(), err);
  }
  return 1;
}

}  // namespace kuhhandel::server
