#include "server/serve.h"

#include <unistd.h>

#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "keys/token.h"
#include "server/addresses.h"
#include "server/browser.h"
#include "server/client_files.h"
#include "server/cluster_part.h"
#include "server/handed_socket.h"
#include "server/hearing.h"
#include "server/housekeeping.h"
#include "server/journal.h"
#include "server/kept_limits.h"
#include "server/lobby.h"
#include "server/moderator.h"
#include "server/name_in_network.h"
#include "server/network.h"
#include "server/notices.h"
#include "server/operator_page.h"
#include "server/shared_push_key.h"
#include "server/shared_services.h"
#include "server/sqlite_ledger.h"
#include "server/static_files.h"
#include "server/webhooks.h"
#include "store/data_folder.h"
#include "store/folder_lock.h"
#include "store/store.h"

namespace kuhhandel::server {
namespace {

constexpr std::uint64_t kMegabyte = 1'000'000;
/// On the disk, for the games that run to end in.
constexpr std::uint64_t kLeftFree = 100 * kMegabyte;

constexpr auto kStandsBy =
    "Another server has the tables; this one leads people there, and takes over when that is gone.\n";

bool open_to_the_network(std::string const& address) { return address == "0.0.0.0" || address == "::"; }

store::StoreOptions store_options_of(ServeOptions const& options) {
  store::StoreOptions store{.durability = options.durability, .disk = {.leaves_free = kLeftFree}};
  if (options.disk_budget > 0) store.disk.most = options.disk_budget * kMegabyte;
  return store;
}

NetworkOptions network_options_of(ServeOptions const& options) {
  NetworkOptions network{.address = options.address, .port = options.port, .hosts = options.hosts};
  network.listening = handed_socket();
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

std::string scheme_of(ServeOptions const& options) {
  return options.tls_cert.empty() ? "http://" : "https://";
}

/// By which others in the network reach the server, without the port; empty where they do not.
std::string address_in_network(ServeOptions const& options) {
  bool const is_open = open_to_the_network(options.address) && !options.behind_proxy;
  auto const lan = is_open ? lan_address() : std::nullopt;
  return lan ? scheme_of(options) + *lan : std::string();
}

std::string with_port(std::string const& address, std::uint16_t port) {
  return address + ':' + std::to_string(port) + '/';
}

/// By which this machine itself reaches the server.
std::string address_here(ServeOptions const& options, std::uint16_t port) {
  auto const host = open_to_the_network(options.address) ? std::string("127.0.0.1") : options.address;
  return with_port(scheme_of(options) + host, port);
}

/// The address for everybody comes first: whoever copies it gives it on.
void announce(ServeOptions const& options, std::string const& in_network, std::uint16_t port,
              std::ostream& out) {
  auto const here = address_here(options, port);
  if (in_network.empty()) {
    out << "listening on " << here << '\n';
  } else {
    auto const url = with_port(in_network, port);
    out << "listening on " << url << ", for phones in the same network too; on this machine also " << here
        << '\n'
        << qr_code(url);
  }
  if (!options.operator_token_file.empty())
    out << "Your own page is " << here << "operator; its token is in " << options.operator_token_file.string()
        << ".\n";
  out << "Games are kept in "
      << (options.ledger.empty() ? options.data.string()
                                 : "the ledger, of which " + options.data.string() + " is a copy")
      << ". Ctrl-C ends it; running tables go on at the next start.\n"
      << std::flush;
}

/// Said once, when the port is open.
class Announcement {
 public:
  Announcement(ServeOptions const& options, std::string const& in_network, store::FolderLock const& lock,
               std::ostream& out)
      : options_(options), in_network_(in_network), lock_(lock), out_(out) {}

  void tell(std::uint16_t port, bool takes) {
    port_ = port;
    if (!std::exchange(is_told_, true)) announce(options_, in_network_, port, out_);
    take_orders(takes);
  }
  /// Orders of whoever keeps the server are taken by who says where it is: who has what lies around tables.
  void take_orders(bool takes) {
    if (std::exchange(takes_orders_, takes) != takes)
      lock_.tell(takes ? address_here(options_, port_) : std::string());
  }
  void tell_that_it_stands_by(std::uint16_t port) {
    journal("stands_by", "port", port);
    is_told_ = true;
    announce(options_, in_network_, port, out_);
    out_ << kStandsBy << std::flush;
  }

 private:
  ServeOptions const& options_;
  std::string const& in_network_;
  store::FolderLock const& lock_;
  std::ostream& out_;
  std::uint16_t port_ = 0;
  bool is_told_ = false;
  bool takes_orders_ = false;
};

/// What is done about once a second. All must outlive it.
std::vector<HouseStep> house_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                Webhooks* webhooks, Housekeeping& housekeeping) {
  auto const none = [](auto work) {
    return [work](table::Instant now) {
      work(now);
      return false;
    };
  };
  std::vector<HouseStep> house{{"moderator", none([&](table::Instant now) { moderator.look(now); })}};
  if (notices != nullptr)
    house.push_back({"notifications", none([&ledger, notices](table::Instant now) {
                       if (holds_surroundings(ledger)) notices->go_on(now);
                     })});
  if (webhooks != nullptr)
    house.push_back({"webhooks", none([&ledger, webhooks](table::Instant now) {
                       if (holds_surroundings(ledger)) webhooks->go_on(now);
                     })});
  house.push_back({"log", none([](table::Instant) { flush_journal(); })});
  for (auto step : Housekeeping::kSteps)
    house.push_back(
        {step.name, [&housekeeping, step](table::Instant now) { return (housekeeping.*step.work)(now); }});
  return house;
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
    if (!store::Copies(store).copied_from()) return {};
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

}  // namespace

int serve(ServeOptions options, std::ostream& out, std::ostream& err) {
  set_logging_terminate_handler();
  try {
    StaticFiles const files(files_of(options));
    if (options.data.empty()) options.data = store::make_usual_data_folder();
    keys::Chance chance(options.seed);
    store::FolderLock const lock(options.data);
    store::Store store(options.data, store_options_of(options));
    if (auto const damage = store::damage_of(store)) journal("damaged", "what", std::string_view(*damage));
    options.limits = start_with(store.database(), options.limits);
    Archive archive(options.data);
    names::Names names(store, names::UnwelcomeWords(options.word_filter));
    SqliteLedger own_ledger(store);
    auto const in_network = address_in_network(options);
    Announcement announcement(options, in_network, lock, out);
    auto network_options = network_options_of(options);
    auto const cluster = cluster_part_of(options, network_options, files, store, announcement);
    groups::Groups groups(store.database());
    Lobby lobby(ledger_of(cluster.get(), own_ledger), chance, {.all = options.limits.tables});
    Housekeeping housekeeping(store, lobby, groups, options.keeping);
    Moderator moderator(store, lobby);
    auto const operator_page = operator_page_of(options, moderator, chance);
    auto const notices = notices_of(options, store);
    auto const webhooks = webhooks_of(options, store);
    if (notices) lobby.let_look([&](ServerTable& table) { notices->tables().look(table); });
    if (holds_surroundings(lobby.ledger())) groups.give_up_imports();
    Hearing hearing(store, lobby.ledger(), groups, notices.get());
    network_options.hear = [&] { hearing.go_on(); };
    network_options.house = house_of(lobby.ledger(), moderator, notices.get(), webhooks.get(), housekeeping);
    if (cluster) go_through_door(*cluster, network_options);
    Network network(network_options, {lobby, store, groups, names, files, archive, in_network, notices.get(),
                                      &moderator.bans(), options.keeping, webhooks.get(), operator_page.get(),
                                      cluster ? &cluster->neighbours() : nullptr});
    moderator.let_limit([&](ServerLimits const& limits) { network.limit(limits); });
    announcement.tell(network.port(), holds_surroundings(lobby.ledger()));
    SharedServices const shared{lobby, store, groups, moderator, hearing, notices.get(), [&](bool takes) {
                                  announcement.take_orders(takes);
                                }};
    auto sharing = cluster ? cluster->share(network, hooks_of(shared)) : nullptr;
    auto const name = name_in_network(options, in_network, network.port(), out);
    // Not by the network's address: pages of this machine may work without a network and call by notices.
    if (options.open) open_in_browser(address_here(options, network.port()));
    journal("started", "port", network.port());
    network.run();
    sharing.reset();
    if (cluster) cluster->leave(network);
    journal("stopped");
    return say_goodbye(out);
  } catch (EndedStandingBy const&) {
    return say_goodbye(out);
  } catch (store::FolderInUse const& error) {
    return lead_to(error, options, out, err);
  } catch (SQLite::Exception const& error) {
    tell_failure(cannot_be_written(options.data, error), err);
  } catch (std::exception const& error) {
    tell_failure(error.what(), err);
  }
  return 1;
}

}  // namespace kuhhandel::server
