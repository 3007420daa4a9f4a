#include "net/brought_fox.h"

#include <vector>

#include "net/fox_file.h"
#include "net/net.h"

namespace kuhhandel::net {
namespace {

std::vector<std::uint8_t>& brought_file() {
  static std::vector<std::uint8_t> bytes;
  return bytes;
}

}  // namespace

std::span<std::uint8_t const> fox_file() { return brought_file(); }

std::optional<std::string> bring_fox(std::span<std::uint8_t const> file) {
  auto const net = read_net(file);
  if (!net) return net.error();
  brought_file().assign(file.begin(), file.end());
  return {};
}

}  // namespace kuhhandel::net
