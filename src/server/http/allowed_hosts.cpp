#include "server/http/allowed_hosts.h"

#include <algorithm>
#include <array>

#include "push/endpoint.h"
#include "server/http/host_header.h"
#include "server/http/machine_names.h"

namespace kuhhandel::server {
namespace {

/// No stranger can create names with these suffixes: they are not delegated in the public DNS, except
/// `.fritz.box` and `.ts.net`, whose records only AVM's routers and Tailscale choose. Not `.box` alone, where
/// anybody can register a domain.
constexpr std::array<std::string_view, 13> kLocalEnds{
    ".local",   ".lan",         ".home.arpa", ".internal",  ".localhost", ".home",        ".corp",
    ".private", ".localdomain", ".intranet",  ".fritz.box", ".ts.net",    ".speedport.ip"};

bool is_address(std::string const& name) {
  boost::system::error_code error;
  boost::asio::ip::make_address(name, error);
  return !error;
}

bool is_local(std::string_view name) {
  auto const ends_name = [&](std::string_view end) { return name.ends_with(end); };
  return name.find('.') == std::string_view::npos || std::ranges::any_of(kLocalEnds, ends_name);
}

/// Returns the name in the header; empty if the header is malformed.
std::string name_in(std::string_view host) {
  auto parsed = parse_host(host);
  return parsed ? std::move(parsed->name) : std::string();
}

}  // namespace

bool is_this_machine(std::string_view host) {
  auto const name = name_in(host);
  boost::system::error_code error;
  auto const address = boost::asio::ip::make_address(name, error);
  if (!error) return address.is_loopback();
  return name == "localhost" || name.ends_with(".localhost");
}

bool is_public_name(std::string_view host) {
  auto const name = name_in(host);
  return !name.empty() && !is_address(name) && !is_local(name);
}

AllowedHosts::AllowedHosts(std::vector<std::string> const& configured, MachineNames* machine_names)
    : machine_names_(machine_names) {
  for (auto const& host : configured) configured_.push_back(name_in(host));
}

bool AllowedHosts::is_always_allowed(std::string_view name) const {
  return is_address(std::string(name)) || is_local(name) ||
         std::ranges::find(configured_, name) != configured_.end();
}

bool AllowedHosts::allows(std::string_view host) const {
  auto const name = name_in(host);
  if (name.empty()) return false;
  return is_always_allowed(name) || (machine_names_ != nullptr && machine_names_->contains(name));
}

Task<void> AllowedHosts::look_up(std::string_view host, boost::asio::ip::address client) const {
  // A name of a private address reaches this machine only from a private network. So scans from the Internet
  // cause no lookups.
  if (machine_names_ == nullptr || push::is_public_address(client)) co_return;
  auto name = name_in(host);
  if (name.empty() || is_always_allowed(name)) co_return;
  co_await machine_names_->look_up(std::move(name));
}

}  // namespace kuhhandel::server
