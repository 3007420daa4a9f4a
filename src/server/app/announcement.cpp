#include "server/app/announcement.h"

#include <utility>

#include "server/app/lan_address.h"
#include "server/app/open_browser.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

constexpr auto kStandbyText =
    "Another server has the tables; this one leads people there, and takes over when that is gone.\n";

/// The public address comes first, because it is the one people copy and pass on.
void print_announcement(ServeOptions const& options, std::string const& lan_url, std::uint16_t port,
                        std::ostream& out) {
  auto const local = local_url_of(options, port);
  if (lan_url.empty()) {
    out << "listening on " << local << '\n';
  } else {
    auto const url = with_port(lan_url, port);
    out << "listening on " << url << ", for phones in the same network too; on this machine also " << local
        << '\n'
        << qr_code(url);
  }
  if (!options.operator_token_file.empty())
    out << "Your own page is " << local << "operator; its token is in "
        << options.operator_token_file.string() << ".\n";
  out << "Games are stored in "
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

std::string lan_url_of(ServeOptions const& options) {
  bool const is_open = open_to_the_network(options.address) && !options.behind_proxy;
  auto const lan = is_open ? lan_address() : std::nullopt;
  return lan ? scheme_of(options) + *lan : std::string();
}

std::string with_port(std::string const& address, std::uint16_t port) {
  return address + ':' + std::to_string(port) + '/';
}

std::string local_url_of(ServeOptions const& options, std::uint16_t port) {
  auto const host = open_to_the_network(options.address) ? std::string("127.0.0.1") : options.address;
  return with_port(scheme_of(options) + host, port);
}

void Announcement::announce_serving(std::uint16_t port, bool accepts) {
  port_ = port;
  if (!std::exchange(is_announced_, true)) print_announcement(options_, lan_url_, port, out_);
  publish_control_address(accepts);
}

void Announcement::open_page() {
  if (options_.open && !std::exchange(is_browser_open_, true)) open_in_browser(local_url_of(options_, port_));
}

void Announcement::publish_control_address(bool accepts) {
  if (std::exchange(accepts_orders_, accepts) != accepts)
    lock_.write_address(accepts ? local_url_of(options_, port_) : std::string());
}

void Announcement::announce_standby(std::uint16_t port) {
  log_json("stands_by", "port", port);
  is_announced_ = true;
  print_announcement(options_, lan_url_, port, out_);
  out_ << kStandbyText << std::flush;
}

}  // namespace kuhhandel::server
