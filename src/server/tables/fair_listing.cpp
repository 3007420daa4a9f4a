#include "server/tables/fair_listing.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "server/limits/client_subnet.h"

namespace kuhhandel::server {
namespace {

namespace ip = boost::asio::ip;

/// Returns the IPv6 /48 of a client subnet. Providers give a /48, which has 65,536 subnets, to customers who
/// ask for it.
ip::address network_of(ip::address const& subnet) {
  if (subnet.is_v4()) return subnet;
  auto bytes = subnet.to_v6().to_bytes();
  std::fill(bytes.begin() + 6, bytes.end(), static_cast<unsigned char>(0));
  return ip::address_v6(bytes);
}

bool is_limited(ip::address const& opener) { return !opener.is_unspecified() && !is_this_machine(opener); }

struct Place {
  std::size_t index;
  std::size_t round_of_network = 0;
  std::size_t round_of_subnet = 0;
};

}  // namespace

std::vector<std::size_t> fair_listing(std::vector<ListedTable> const& tables, std::size_t limit) {
  auto const by_rounds = [&](Place const& place) {
    auto const& table = tables[place.index];
    return std::tuple(place.round_of_network, place.round_of_subnet, table.people < 2, ~table.number);
  };
  std::vector<Place> places;
  for (std::size_t i = 0; i < tables.size(); ++i) places.push_back({i});
  std::ranges::sort(places, {}, by_rounds);
  std::map<ip::address, std::size_t> rounds;
  for (auto& place : places) {
    auto const& opener = tables[place.index].opener;
    if (is_limited(opener)) place.round_of_subnet = rounds[opener]++;
  }
  std::erase_if(places, [](Place const& place) { return place.round_of_subnet >= kMaxListedPerSubnet; });
  std::ranges::sort(places, {}, by_rounds);
  rounds.clear();
  for (auto& place : places) {
    auto const& opener = tables[place.index].opener;
    if (is_limited(opener)) place.round_of_network = rounds[network_of(opener)]++;
  }
  std::ranges::sort(places, {}, by_rounds);
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < std::min(limit, places.size()); ++i) order.push_back(places[i].index);
  return order;
}

}  // namespace kuhhandel::server
