#include "server/http/allowed_hosts.h"

#include <algorithm>
#include <array>
#include <boost/asio/ip/address.hpp>

namespace kuhhandel::server {
namespace {

/// Nobody can register a public domain with these suffixes.
constexpr std::array<std::string_view, 5> kLocalEnds{".local", ".lan", ".home.arpa", ".internal",
                                                     ".localhost"};

std::string lower(std::string_view text) {
  std::string lowered(text);
  for (char& letter : lowered) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lowered;
}

/// Returns the host in lower case, without port and trailing dot.
std::string name_in(std::string_view host) {
  auto const end_of_address = host.starts_with('[') ? host.find(']') : std::string_view::npos;
  if (end_of_address != std::string_view::npos) return lower(host.substr(1, end_of_address - 1));
  auto name = lower(host.substr(0, host.find(':')));
  if (name.ends_with('.')) name.pop_back();
  return name;
}

bool is_address(std::string const& name) {
  boost::system::error_code error;
  boost::asio::ip::make_address(name, error);
  return !error;
}

bool is_local(std::string_view name) {
  auto const ends_name = [&](std::string_view end) { return name.ends_with(end); };
  return name.find('.') == std::string_view::npos || std::ranges::any_of(kLocalEnds, ends_name);
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

AllowedHosts::AllowedHosts(std::vector<std::string> const& configured) {
  for (auto const& host : configured) configured_.push_back(name_in(host));
}

bool AllowedHosts::allows(std::string_view host) const {
  auto const name = name_in(host);
  if (name.empty()) return false;
  return is_address(name) || is_local(name) || std::ranges::find(configured_, name) != configured_.end();
}

}  // namespace kuhhandel::server
