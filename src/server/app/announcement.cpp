#include "server/app/announcement.h"

#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <utility>

#include "server/app/lan_address.h"
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

void open_in_browser(std::string const& url) {
  // Without a desktop xdg-open would start a browser in the terminal.
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open";
  std::string address = url;
  std::array<char*, 3> const words{program.data(), address.data(), nullptr};
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (int const stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  }
  // The browser outlives the server and must not keep its port or data open.
  posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // Ctrl-C must end only the server.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  pid_t child = 0;
  posix_spawnp(&child, program.c_str(), &files, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
}

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
