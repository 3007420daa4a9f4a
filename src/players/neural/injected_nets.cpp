#include "neural/injected_nets.h"

#include <list>
#include <vector>

#include "neural/net_files.h"
#include "neural/network/net.h"

namespace kuhhandel::neural {
namespace {

/// A list, so that nets do not move when others are added.
std::list<std::vector<std::uint8_t>>& brought() {
  static std::list<std::vector<std::uint8_t>> files;
  return files;
}

}  // namespace

std::vector<NetFile> net_files() { return {brought().begin(), brought().end()}; }

std::optional<std::string> inject_net(std::span<std::uint8_t const> file) {
  auto const net = read_net(file);
  if (!net) return net.error();
  brought().emplace_back(file.begin(), file.end());
  return {};
}

}  // namespace kuhhandel::neural
