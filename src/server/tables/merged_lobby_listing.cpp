#include "server/tables/merged_lobby_listing.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <optional>
#include <utility>

namespace kuhhandel::server {
namespace {

namespace json = boost::json;

/// Returns the lobby listing that another server sent; nullopt if it is malformed.
std::optional<json::object> lobby_in(std::string const& text) {
  boost::system::error_code error;
  auto parsed = json::parse(text, error);
  if (error || !parsed.is_object()) return {};
  auto& listing = parsed.get_object();
  auto const* const tables = listing.if_contains("tables");
  auto const* const people = listing.if_contains("people");
  if (tables == nullptr || !tables->is_array() || people == nullptr || !people->is_int64()) return {};
  return std::move(listing);
}

/// Merges the lists in turns, since each list has its best tables first.
json::array interleaved(std::vector<json::array> lists) {
  json::array all;
  for (std::size_t index = 0; index < kMaxListedTables; ++index)
    for (auto& list : lists)
      if (index < list.size() && all.size() < kMaxListedTables) all.push_back(std::move(list[index]));
  return all;
}

}  // namespace

std::string merged_lobby(std::string local, std::vector<std::string> const& remote_listings) {
  if (remote_listings.empty()) return local;
  auto all = json::parse(local).as_object();
  std::vector<json::array> lists{std::move(all["tables"].as_array())};
  auto people = all["people"].to_number<std::int64_t>();
  for (auto const& text : remote_listings) {
    auto remote = lobby_in(text);
    if (!remote) continue;
    lists.push_back(std::move(remote->at("tables").as_array()));
    people += remote->at("people").get_int64();
  }
  all["tables"] = interleaved(std::move(lists));
  all["people"] = people;
  return json::serialize(all);
}

}  // namespace kuhhandel::server
