#include "server/tables/merged_lobby_listing.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <utility>

#include "server/tables/table_directory.h"

namespace kuhhandel::server {
namespace {

namespace json = boost::json;

/// The lobby that another server sent; none if it is not one.
std::optional<json::object> lobby_in(std::string const& text) {
  boost::system::error_code error;
  auto parsed = json::parse(text, error);
  if (error || !parsed.is_object()) return {};
  auto& lobby = parsed.get_object();
  auto const* const tables = lobby.if_contains("tables");
  auto const* const people = lobby.if_contains("people");
  if (tables == nullptr || !tables->is_array() || people == nullptr || !people->is_int64()) return {};
  return std::move(lobby);
}

/// The tables of all, in turns: each list has the most deserving first.
json::array in_turns(std::vector<json::array> lists) {
  json::array all;
  for (std::size_t place = 0; place < Lobby::kMostListed; ++place)
    for (auto& list : lists)
      if (place < list.size() && all.size() < Lobby::kMostListed) all.push_back(std::move(list[place]));
  return all;
}

}  // namespace

std::string with_others(std::string here, std::vector<std::string> const& others) {
  if (others.empty()) return here;
  auto all = json::parse(here).as_object();
  std::vector<json::array> lists{std::move(all["tables"].as_array())};
  auto people = all["people"].to_number<std::int64_t>();
  for (auto const& text : others) {
    auto other = lobby_in(text);
    if (!other) continue;
    lists.push_back(std::move(other->at("tables").as_array()));
    people += other->at("people").get_int64();
  }
  all["tables"] = in_turns(std::move(lists));
  all["people"] = people;
  return json::serialize(all);
}

}  // namespace kuhhandel::server
