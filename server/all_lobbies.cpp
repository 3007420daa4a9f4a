#include "server/all_lobbies.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "server/lobby.h"

namespace kuhhandel::server {
namespace {

namespace json = boost::json;

void add(json::object& all, json::object const& other) {
  auto const* const tables = other.if_contains("tables");
  auto const* const people = other.if_contains("people");
  if (tables == nullptr || !tables->is_array() || people == nullptr || !people->is_int64()) return;
  auto& shown = all["tables"].as_array();
  for (auto const& table : tables->get_array())
    if (shown.size() < Lobby::kMostListed) shown.push_back(table);
  all["people"] = all["people"].to_number<std::int64_t>() + people->get_int64();
}

}  // namespace

std::string with_others(std::string here, std::vector<std::string> const& others) {
  if (others.empty()) return here;
  auto all = json::parse(here).as_object();
  for (auto const& told : others) {
    boost::system::error_code none;
    auto const other = json::parse(told, none);
    if (!none && other.is_object()) add(all, other.get_object());
  }
  return json::serialize(all);
}

}  // namespace kuhhandel::server
