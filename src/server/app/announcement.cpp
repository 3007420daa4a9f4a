#include "server/app/announcement.h"

#include <utility>

#include "server/app/lan_address.h"
#include "server/app/open_browser.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

constexpr auto kStandsBy =
    "Another server has the tables; this one leads people there, and takes over when that is gone.\n";

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

}  // namespace

bool open_to_the_network(std::string const& address) { return address == "0.0.0.0" || address == "::"; }

std::string scheme_of(ServeOptions const& options) {
  return options.tls_cert.empty() ? "http://" : "https://";
}

std::string address_in_network(ServeOptions const& options) {
  bool const is_open = open_to_the_network(options.address) && !options.behind_proxy;
  auto const lan = is_open ? lan_address() : std::nullopt;
  return lan ? scheme_of(options) + *lan : std::string();
}

std::string with_port(std::string const& address, std::uint16_t port) {
  return address + ':' + std::to_string(port) + '/';
}

std::string address_here(ServeOptions const& options, std::uint16_t port) {
  auto const host = open_to_the_network(options.address) ? std::string("127.0.0.1") : options.address;
  return with_port(scheme_of(options) + host, port);
}

void Announcement::tell(std::uint16_t port, bool takes) {
  port_ = port;
  if (!std::exchange(is_told_, true)) announce(options_, in_network_, port, out_);
  take_orders(takes);
}

void Announcement::open_page() {
  if (options_.open && !std::exchange(is_open_, true)) open_in_browser(address_here(options_, port_));
}

void Announcement::take_orders(bool takes) {
  if (std::exchange(takes_orders_, takes) != takes)
    lock_.tell(takes ? address_here(options_, port_) : std::string());
}

void Announcement::tell_that_it_stands_by(std::uint16_t port) {
  journal("stands_by", "port", port);
  is_told_ = true;
  announce(options_, in_network_, port, out_);
  out_ << kStandsBy << std::flush;
}

}  // namespace kuhhandel::server
