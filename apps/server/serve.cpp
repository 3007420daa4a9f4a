#include "apps/server/serve.h"

#include <exception>

#include "apps/server/addresses.h"
#include "apps/server/hall.h"
#include "apps/server/network.h"
#include "apps/server/static_files.h"
#include "apps/server/store.h"
#include "apps/server/token.h"

namespace kuhhandel {
namespace {

bool open_to_the_network(std::string const& address) { return address == "0.0.0.0" || address == "::"; }

void announce(ServeOptions const& options, std::uint16_t port, std::ostream& out) {
  bool const open = open_to_the_network(options.address);
  auto const host = open ? std::string("127.0.0.1") : options.address;
  out << "listening on http://" << host << ':' << port << "/\n";
  auto const lan = open ? lan_address() : std::nullopt;
  if (lan) {
    auto const url = "http://" + *lan + ':' + std::to_string(port) + '/';
    out << "for phones on the same network: " << url << '\n' << qr_code(url);
  }
  out << "Ctrl-C ends it; running tables go on at the next start.\n" << std::flush;
}

}  // namespace

int serve(ServeOptions const& options, std::ostream& out, std::ostream& err) {
  try {
    Chance chance(options.seed);
    Store store(options.data);
    StaticFiles const files(options.web);
    Hall hall(store, chance);
    auto const proxy = options.behind_proxy ? Proxy::in_front : Proxy::none;
    Network network(options.address, options.port, hall, files, proxy);
    announce(options, network.port(), out);
    network.run();
    out << "Good-bye; everything is saved.\n";
    return 0;
  } catch (SQLite::Exception const& error) {
    err << "The data folder " << options.data.string() << " cannot be written: " << error.what()
        << ". Nothing that anyone saw is lost.\n";
  } catch (std::exception const& error) {
    err << error.what() << '\n';
  }
  return 1;
}

}  // namespace kuhhandel
