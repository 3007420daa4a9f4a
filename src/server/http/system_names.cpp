// Looks up the names of this machine with the operating system.
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <sstream>

#include "server/http/header_values.h"
#include "server/http/machine_names.h"

namespace kuhhandel::server {
namespace {

namespace ip = boost::asio::ip;

std::string normal_name(std::string_view text) {
  auto name = in_lower_case(text);
  if (name.size() > 1 && name.ends_with('.')) name.pop_back();
  return name;
}

std::string text_of_file(char const* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The socket address of an IP address; `size` becomes its length.
sockaddr_storage socket_address(ip::address const& address, socklen_t& size) {
  sockaddr_storage storage{};
  if (address.is_v4()) {
    sockaddr_in v4{};
    v4.sin_family = AF_INET;
    v4.sin_addr.s_addr = htonl(address.to_v4().to_uint());
    std::memcpy(&storage, &v4, sizeof v4);
    size = sizeof v4;
  } else {
    sockaddr_in6 v6{};
    v6.sin6_family = AF_INET6;
    v6.sin6_scope_id = static_cast<std::uint32_t>(address.to_v6().scope_id());
    auto const bytes = address.to_v6().to_bytes();
    std::memcpy(&v6.sin6_addr, bytes.data(), bytes.size());
    std::memcpy(&storage, &v6, sizeof v6);
    size = sizeof v6;
  }
  return storage;
}

push::Addresses interface_addresses() {
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return {};
  std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> const interfaces(first, freeifaddrs);
  push::Addresses addresses;
  for (auto const* interface = first; interface != nullptr; interface = interface->ifa_next) {
    if (interface->ifa_addr == nullptr) continue;
    if (interface->ifa_addr->sa_family == AF_INET) {
      sockaddr_in v4{};
      std::memcpy(&v4, interface->ifa_addr, sizeof v4);
      addresses.emplace_back(ip::address_v4(ntohl(v4.sin_addr.s_addr)));
    } else if (interface->ifa_addr->sa_family == AF_INET6) {
      sockaddr_in6 v6{};
      std::memcpy(&v6, interface->ifa_addr, sizeof v6);
      ip::address_v6::bytes_type bytes;
      std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
      addresses.emplace_back(ip::address_v6(bytes, v6.sin6_scope_id));
    }
  }
  return addresses;
}

std::vector<std::string> reverse_names(ip::address const& address) {
  socklen_t size = 0;
  auto const storage = socket_address(address, size);
  std::array<char, NI_MAXHOST> name{};
  if (getnameinfo(reinterpret_cast<sockaddr const*>(&storage), size, name.data(), name.size(), nullptr, 0,
                  NI_NAMEREQD) != 0)
    return {};
  return {normal_name(name.data())};
}

std::vector<std::string> configured_names() {
  auto names = names_in_hosts_file(text_of_file("/etc/hosts"));
  std::array<char, 256> host{};
  if (gethostname(host.data(), host.size() - 1) != 0) return names;
  auto const own = normal_name(host.data());
  names.push_back(own);
  for (auto const& domain : search_domains_in(text_of_file("/etc/resolv.conf")))
    names.push_back(own.substr(0, own.find('.')) + "." + domain);
  return names;
}

/// Calls `take` with each line, without its comment.
template <class Take>
void each_line(std::string_view text, std::string_view comments, Take take) {
  std::istringstream lines{std::string(text)};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line.substr(0, line.find_first_of(comments)));
    take(words);
  }
}

}  // namespace

NameServices system_name_services() {
  return {.own_addresses = interface_addresses,
          .addresses_of = push::resolve_by_system,
          .names_of = reverse_names,
          .configured_names = configured_names};
}

std::vector<std::string> names_in_hosts_file(std::string_view text) {
  std::vector<std::string> names;
  each_line(text, "#", [&](std::istream& words) {
    std::string word;
    words >> word;  // the address
    while (words >> word) names.push_back(normal_name(word));
  });
  return names;
}

std::vector<std::string> search_domains_in(std::string_view text) {
  std::vector<std::string> domains;
  each_line(text, "#;", [&](std::istream& words) {
    std::string word;
    words >> word;
    if (word != "search" && word != "domain") return;
    while (words >> word)
      if (word != ".") domains.push_back(normal_name(word));
  });
  return domains;
}

}  // namespace kuhhandel::server
