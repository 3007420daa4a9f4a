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
#include "server/app/announcement.h"
#include "server/app/cluster_node.h"
#include "server/app/http_server.h"
#include "server/app/lan_address.h"
#include "server/app/maintenance_steps.h"
#include "server/app/mdns_name.h"
#include "server/app/on_shards_changed.h"
#include "server/app/open_browser.h"
#include "server/app/read_only_server.h"
#include "server/background/maintenance.h"
#include "server/background/outbox_consumer.h"
#include "server/http/corruption_guard.h"
#include "server/http/static_files.h"
#include "server/http/web_assets.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/limits/server_limits_store.h"
#include "server/net/acceptor.h"
#include "server/net/systemd_socket.h"
#include "server/notifications/cluster_vapid_key.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"
#include "server/observability/json_log.h"
#include "server/operator/operator_auth.h"
#include "server/operator/operator_orders.h"
#include "server/tables/table_directory.h"
#include "store/data_folder.h"
#include "store/folder_lock.h"
#include "store/full_disk.h"
#include "store/store.h"

namespace kuhhandel::server {
namespace {

constexpr std::uint64_t kMegabyte = 1'000'000;
/// On the disk, for the games that run to end in.
constexpr std::uint64_t kLeftFree = 100 * kMegabyte;

store::StoreOptions store_options_of(ServeOptions const& options) {
  store::StoreOptions store{.durability = options.durability, .disk = {.leaves_free = kLeftFree}};
  if (options.disk_budget > 0) store.disk.most = options.disk_budget * kMegabyte;
  return store;
}

NetworkOptions network_options_of(ServeOptions const& options, ListeningSocket const& listening) {
  NetworkOptions network{.address = options.address, .port = options.port, .hosts = options.hosts};
  network.listening = listening.descriptor();
  network.socket_threads = options.socket_threads;
  network.limits = options.limits;
  if (options.behind_proxy) {
    network.proxy = Proxy::in_front;
    network.proxies = {
        .trusted = options.trusted_proxies.empty() ? loopback_ranges() : options.trusted_proxies,
        .header = options.proxy_header,
        .is_announced = options.proxy_protocol};
  }
  if (!options.public_address.empty())
    network.hosts.push_back(options.public_address.substr(options.public_address.find("//") + 2));
  if (!options.metrics_address.empty()) network.metrics = ListenAddress::read(options.metrics_address);
  if (!options.tls_cert.empty()) network.tls = TlsFiles{options.tls_cert, options.tls_key};
  return network;
}

ClientFiles client_of(ServeOptions const& options) {
  if (!options.web.empty()) return client_in(options.web);
  auto inside = client_inside(this_program());
  if (!inside) {
    throw std::runtime_error(
        "This program carries no client for browsers. Name the folder of a built one, --web web/dist (./play "
        "builds it and does that), or make a program that carries it: tools/one-file.sh.");
  }
  return std::move(*inside);
}

/// The client, with the documents that there are.
ClientFiles files_of(ServeOptions const& options) {
  auto files = client_of(options);
  auto const installed = installed_documents(this_program());
  if (!options.docs.empty()) {
    lay_documents(files, options.docs);
  } else if (installed) {
    lay_documents(files, *installed);
  }
  return files;
}

push::SenderOptions sender_options_of(ServeOptions const& options) {
  auto contact = options.contact;
  if (contact.empty() && !options.hosts.empty()) contact = "https://" + options.hosts.front();
  auto const reach = options.calls_anywhere ? push::Reach::anywhere : push::Reach::internet;
  return {.reach = reach, .contact = std::move(contact)};
}

/// None where nobody is to be called.
std::unique_ptr<Notices> notices_of(ServeOptions const& options, store::Store& store) {
  if (!options.calls) return {};
  auto const file = options.data / "push-key.pem";
  auto key = options.ledger.empty() ? push::KeyPair::kept_in(file) : shared_push_key(store, file);
  return std::make_unique<Notices>(store, std::move(key), sender_options_of(options));
}

/// The same.
std::unique_ptr<Webhooks> webhooks_of(ServeOptions const& options, store::Store& store) {
  if (!options.calls) return {};
  return std::make_unique<Webhooks>(store.database(), sender_options_of(options));
}

/// None where whoever keeps the server has no page.
std::unique_ptr<OperatorPage> operator_page_of(ServeOptions const& options, Moderator& moderator,
                                               keys::Chance const& chance) {
  auto const& file = options.operator_token_file;
  if (file.empty()) return {};
  return std::make_unique<OperatorPage>(moderator, operator_token_in(file, chance));
}

int say_goodbye(std::ostream& out) {
  out << "Good-bye; everything is saved.\n";
  return 0;
}

/// Where other servers that have the same ledger lead people. Who comes by a proxy comes by a way that only
/// whoever keeps the server knows.
std::string address_for_all(ServeOptions const& options, std::uint16_t port) {
  if (!options.public_address.empty() || options.behind_proxy) return options.public_address;
  auto const lan = open_to_the_network(options.address) ? lan_address() : std::nullopt;
  auto origin = lan ? with_port(scheme_of(options) + *lan, port) : address_here(options, port);
  origin.pop_back();
  return origin;
}

ClusterPlace cluster_place_of(ServeOptions const& options) {
  ClusterPlace place{.ledger = options.ledger,
                     .address = [&](std::uint16_t port) { return address_for_all(options, port); },
                     .names = {}};
  auto const scheme = options.public_address.substr(0, options.public_address.find("//") + 2);
  if (!options.public_address.empty())
    for (auto const& host : options.hosts) place.names.push_back(scheme + host);
  return place;
}

/// None where the data folder is the ledger.
std::unique_ptr<ClusterPart> cluster_part_of(ServeOptions const& options, NetworkOptions const& network,
                                             StaticFiles const& files, store::Store& store,
                                             Announcement& announcement) {
  if (options.ledger.empty()) {
    if (!unless_damaged([&] { return store::Copies(store).copied_from(); },
                        [] { return std::optional<store::CopiedFrom>(); }))
      return {};
    throw std::runtime_error("The data folder " + options.data.string() +
                             " has copies of tables that a ledger keeps; name that with --ledger.");
  }
  auto part =
      std::make_unique<ClusterPart>(cluster_place_of(options), network, files, store,
                                    [&](std::uint16_t port) { announcement.tell_that_it_stands_by(port); });
  journal("comes", "tables_read", part->tables_read());
  return part;
}

Ledger& ledger_of(ClusterPart* cluster, SqliteLedger& own) {
  return cluster == nullptr ? static_cast<Ledger&>(own) : cluster->ledger();
}

/// The network listens where the door did, and ends where that was asked to.
void go_through_door(ClusterPart const& cluster, NetworkOptions& network) {
  network.listening = cluster.listening();
  network.ends = cluster.ends();
}

/// What phones in the network find it by, beside its address; told when it is known. None where nobody
/// reaches it there, or where a certificate is for other names.
std::optional<NameInNetwork> name_in_network(ServeOptions const& options, std::string const& in_network,
                                             std::uint16_t port, std::ostream& out) {
  if (in_network.empty() || !options.tls_cert.empty()) return {};
  auto const scheme = scheme_of(options);
  return std::optional<NameInNetwork>(
      std::in_place, in_network.substr(scheme.size()), [scheme, port, &out](std::string const& name) {
        out << "In this network it is also " << with_port(scheme + name, port) << '\n' << std::flush;
      });
}

std::string cannot_be_written(std::filesystem::path const& folder, SQLite::Exception const& error) {
  return "The data folder " + folder.string() + " cannot be written: " + error.what() +
         ". Nothing that anyone saw is lost.";
}

std::string what_is_damaged(std::filesystem::path const& folder, SQLite::Exception const& error) {
  auto const file = (folder / "kuhhandel.db").string();
  return "The database " + file + " is damaged (" + error.what() +
         "), and the server cannot use it. Restore a backup, or save what can be read: sqlite3 " + file +
         " .recover | sqlite3 recovered.db";
}

/// Logs why the server ends. At a terminal a person reads it, so it is printed as plain text too.
void tell_failure(std::string const& why, std::ostream& err) {
  journal("failed", "error", std::string_view(why));
  if (isatty(STDERR_FILENO) == 1) err << why << '\n';
}

/// Who starts it twice by a double click wants to see it, not to be told that it runs. The exit status.
int lead_to(store::FolderInUse const& running, ServeOptions const& options, std::ostream& out,
            std::ostream& err) {
  if (!options.open || running.address().empty()) {
    tell_failure(running.what(), err);
    return 1;
  }
  out << "It runs already: " << running.address() << '\n';
  open_in_browser(running.address());
  return 0;
}

/// What stays while the tables are opened again.
struct ServeContext {
  ServeOptions const& options;
  StaticFiles const& files;
  ListeningSocket const& listening;
  keys::Chance& chance;
  std::string const& in_network;
  Announcement& announcement;
  std::ostream& out;
  bool is_read_only = false;  // since the disk is full
};

/// Opens the data and serves until the server is to end. Throws SQLite::Exception if the disk fails.
void serve_tables(ServeContext& context) {
  auto options = context.options;
  auto& announcement = context.announcement;
  store::Store store(options.data, store_options_of(options));
  if (auto const damage = store::damage_of(store)) journal("damaged", "what", std::string_view(*damage));
  options.limits = unless_damaged([&] { return start_with(store.database(), options.limits); },
                                  [&] { return options.limits; });
  Archive archive(options.data);
  names::Names names(store, names::UnwelcomeWords(options.word_filter));
  SqliteLedger own_ledger(store);
  auto network_options = network_options_of(options, context.listening);
  auto const cluster = cluster_part_of(options, network_options, context.files, store, announcement);
  groups::Groups groups(store.database());
  Lobby lobby(ledger_of(cluster.get(), own_ledger), context.chance, {.all = options.limits.tables});
  Housekeeping housekeeping(store, lobby, groups, options.keeping);
  Moderator moderator(store, lobby);
  auto const operator_page = operator_page_of(options, moderator, context.chance);
  auto const notices = notices_of(options, store);
  auto const webhooks = webhooks_of(options, store);
  if (notices) lobby.let_look([&](ServerTable& table) { notices->tables().look(table); });
  if (holds_surroundings(lobby.ledger())) unless_damaged([&] { groups.give_up_imports(); }, [] {});
  Hearing hearing(store, lobby.ledger(), groups, notices.get());
  network_options.hear = [&] { hearing.go_on(); };
  network_options.house = chores_of(lobby.ledger(), moderator, notices.get(), webhooks.get(), housekeeping);
  if (cluster) go_through_door(*cluster, network_options);
  Network network(network_options, {lobby, store, groups, names, context.files, archive, context.in_network,
                                    notices.get(), &moderator.bans(), options.keeping, webhooks.get(),
                                    operator_page.get(), cluster ? &cluster->neighbours() : nullptr});
  moderator.let_limit([&](ServerLimits const& limits) { network.limit(limits); });
  announcement.tell(network.port(), holds_surroundings(lobby.ledger()));
  SharedServices const shared{lobby, store, groups, moderator, hearing, notices.get(), [&](bool takes) {
                                announcement.take_orders(takes);
                              }};
  auto sharing = cluster ? cluster->share(network, hooks_of(shared)) : nullptr;
  auto const name = name_in_network(options, context.in_network, network.port(), context.out);
  announcement.open_page();
  if (std::exchange(context.is_read_only, false)) journal("storage_has_room");
  journal("started", "port", network.port());
  network.run();
  sharing.reset();
  if (cluster) cluster->leave(network);
}

/// While the disk is full: everything can be read, and nothing is written.
AfterFullDisk show_until_there_is_room(ServeContext& context, SQLite::Exception const& error,
                                       std::chrono::milliseconds pause) {
  auto const& data = context.options.data;
  context.announcement.tell(context.listening.port(), false);
  if (!std::exchange(context.is_read_only, true)) {
    journal("storage_full", "error", std::string_view(error.what()));
    context.out << "The disk of " << data.string()
                << " is full. Until there is room, games can only be read.\n"
                << std::flush;
  }
  // What a ledger has of its tables, others may have changed since.
  auto const readable = context.options.ledger.empty() ? data : std::filesystem::path();
  return answer_until_there_is_room(
      network_options_of(context.options, context.listening), context.files, readable,
      [&] { return store::has_room(data); }, pause);
}

/// Serves; while the disk is full, only to be read.
void serve_when_there_is_room(ServeContext context) {
  constexpr std::chrono::milliseconds kFirstPause{1000};
  constexpr std::chrono::milliseconds kLongestPause{30'000};
  auto pause = kFirstPause;
  for (auto after = AfterFullDisk::has_room; after == AfterFullDisk::has_room;) {
    bool const was_read_only = context.is_read_only;
    try {
      return serve_tables(context);
    } catch (SQLite::Exception const& error) {
      if (!store::is_full_disk(error, context.options.data)) throw;
      // There was less room than it seemed.
      bool const is_again = was_read_only && context.is_read_only;
      pause = is_again ? std::min(2 * pause, kLongestPause) : kFirstPause;
      after = show_until_there_is_room(context, error, pause);
    }
  }
}

/// Files with secrets that others on this machine may read. Those that the server makes are its owner's
/// alone.
void warn_of_open_files(ServeOptions const& options) {
  for (auto const& file : {options.data / "kuhhandel.db", options.data / "push-key.pem", options.tls_key})
    if (store::is_open_to_others(file)) journal("open_to_others", "file", file.string());
}

}  // namespace

int serve(ServeOptions options, std::ostream& out, std::ostream& err) {
  set_logging_terminate_handler();
  try {
    StaticFiles const files(files_of(options));
    if (options.data.empty()) options.data = store::make_usual_data_folder();
    keys::Chance chance(options.seed);
    store::FolderLock const lock(options.data);
    ListeningSocket const listening(handed_socket(), {options.address, options.port});
    warn_of_open_files(options);
    auto const in_network = address_in_network(options);
    Announcement announcement(options, in_network, lock, out);
    serve_when_there_is_room({options, files, listening, chance, in_network, announcement, out});
    journal("stopped");
    return say_goodbye(out);
  } catch (EndedStandingBy const&) {
    return say_goodbye(out);
  } catch (store::FolderInUse const& error) {
    return lead_to(error, options, out, err);
  } catch (SQLite::Exception const& error) {
    if (store::is_damage(error)) {
      tell_failure(what_is_damaged(options.data, error), err);
    } else {
      tell_failure(cannot_be_written(options.data, error), err);
    }
  } catch (std::exception const& error) {
    tell_failure(error.what(), err);
  }
  return 1;
}

}  // namespace kuhhandel::server
