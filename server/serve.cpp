#include "server/serve.h"

#include <exception>

#include "keys/token.h"
#include "server/addresses.h"
#include "server/finished_games.h"
#include "server/journal.h"
#include "server/lobby.h"
#include "server/network.h"
#include "server/static_files.h"
#include "store/folder_lock.h"
#include "store/store.h"

namespace kuhhandel::server {
namespace {

bool open_to_the_network(std::string const& address) { return address == "0.0.0.0" || address == "::"; }

NetworkOptions network_options(ServeOptions const& options) {
  NetworkOptions network{.address = options.address, .port = options.port, .hosts = options.hosts};
  if (options.behind_proxy) network.proxy = Proxy::in_front;
  if (!options.metrics_address.empty()) network.metrics = ListenAddress::read(options.metrics_address);
  if (!options.tls_cert.empty()) network.tls = TlsFiles{options.tls_cert, options.tls_key};
  return network;
}

void announce(ServeOptions const& options, std::uint16_t port, std::ostream& out) {
  bool const open = open_to_the_network(options.address);
  auto const host = open ? std::string("127.0.0.1") : options.address;
  auto const scheme = options.tls_cert.empty() ? "http://" : "https://";
  out << "listening on " << scheme << host << ':' << port << "/\n";
  auto const lan = open ? lan_address() : std::nullopt;
  if (lan) {
    auto const url = scheme + *lan + ':' + std::to_string(port) + '/';
    out << "for phones on the same network: " << url << '\n' << qr_code(url);
  }
  out << "Ctrl-C ends it; running tables go on at the next start.\n" << std::flush;
}

}  // namespace

int serve(ServeOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    keys::Chance chance(options.seed);
    store::FolderLock const lock(options.data);
    store::Store store(options.data, options.durability);
    if (auto const damage = store.damage()) journal("damaged", "what", std::string_view(*damage));
    groups::Groups groups(store.database());
    groups.give_up_imports();
    Archive archive(options.data);
    names::Names names(store);
    StaticFiles const files(options.web);
    Lobby lobby(store, chance);
    enter_finished_games(lobby, groups);
    Network network(network_options(options), {lobby, groups, names, files, archive});
    announce(options, network.port(), out);
    journal("started", "port", network.port());
    network.run();
    journal("stopped");
    out << "Good-bye; everything is saved.\n";
    return 0;
  } catch (SQLite::Exception const& error) {
    journal("failed", "error", std::string_view(error.what()));
    err << "The data folder " << options.data.string() << " cannot be written: " << error.what()
        << ". Nothing that anyone saw is lost.\n";
  } catch (std::exception const& error) {
    err << error.what() << '\n';
  }
  return 1;
}

}  // namespace kuhhandel::server
