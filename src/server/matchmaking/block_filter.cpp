#include "server/matchmaking/block_filter.h"

#include <algorithm>
#include <functional>

#include "names/normalized_name.h"
#include "server/matchmaking/match_rules.h"

namespace kuhhandel::server {
namespace {

std::size_t hash_of_name(std::string_view name) {
  return std::hash<std::string>{}(names::normalized_name(name));
}

/// Returns whether the ticket is this player's, and not a previous player's.
bool belongs_to(MatchTicket const& ticket, std::string_view player) {
  return names::normalized_name(ticket.player) == names::normalized_name(player);
}

std::vector<std::string> names_at(TableCache::Entry const& entry) {
  std::vector<std::string> names;
  for (auto const& occupant : entry.table->table().presence().occupants())
    if (auto const* const person = std::get_if<table::Person>(&occupant)) names.push_back(person->name);
  return names;
}

/// Returns whether a player at `entry` has blocked a guest at `other`.
bool avoids(TableCache::Entry const& entry, TableCache::Entry const& other) {
  auto const& id = other.table->table().setup().id;
  return std::ranges::any_of(entry.tickets,
                             [&](auto const& each) { return each.second.avoided_tables.contains(id); });
}

/// Returns whether `player`, who waits at `entry` without a registered name, blocks `other`. Only registered
/// names count: an unregistered one may be another player's today.
bool blocks_name(TableCache::Entry const& entry, std::string_view player, std::string_view other,
                 IdentityService& identity) {
  return std::ranges::any_of(entry.tickets, [&](auto const& each) {
    return belongs_to(each.second, player) && each.second.blocked.contains(hash_of_name(other)) &&
           identity.is_registered(other);
  });
}

}  // namespace

MatchTicket ticket_for(live::PlayRequest const& request) {
  MatchTicket ticket{.player = request.player,
                     .preferences = open_preferences(request),
                     .avoided_tables = {request.not_at.begin(), request.not_at.end()}};
  for (auto const& name : request.blocked) ticket.blocked.insert(hash_of_name(name));
  return ticket;
}

bool are_incompatible(TableCache::Entry const& one, TableCache::Entry const& other,
                      IdentityService& identity) {
  return avoids(one, other) || avoids(other, one) ||
         std::ranges::any_of(names_at(one), [&](std::string const& player) {
           return std::ranges::any_of(names_at(other), [&](std::string const& other_name) {
             return identity.is_blocked_pair(player, other_name) ||
                    blocks_name(one, player, other_name, identity) ||
                    blocks_name(other, other_name, player, identity);
           });
         });
}

BlockFilter::BlockFilter(live::PlayRequest const& request, std::string_view key, IdentityService& identity)
    : request_(request), identity_(identity) {
  for (auto const& name : request.blocked) blocked_.insert(names::normalized_name(name));
  if (identity.name_owner(request.player, key) == names::NameOwner::caller) own_name_ = request.player;
}

bool BlockFilter::excludes(TableCache::Entry const& entry) const {
  auto const& table = entry.table->table();
  auto const& avoided_tables = request_.not_at;
  if (std::ranges::find(avoided_tables, table.setup().id) != avoided_tables.end()) return true;
  auto const& presence = table.presence();
  auto const& join_requests = presence.join_requests().all();
  return std::ranges::any_of(presence.occupants(),
                             [&](table::Occupant const& occupant) {
                               auto const* const person = std::get_if<table::Person>(&occupant);
                               return person != nullptr && blocks(entry, person->name);
                             }) ||
         std::ranges::any_of(join_requests,
                             [&](table::JoinRequest const& other) { return blocks(entry, other.player); });
}

bool BlockFilter::blocks(TableCache::Entry const& entry, std::string_view other) const {
  // An unregistered name may be another player's today.
  if (blocked_.contains(names::normalized_name(other)) && identity_.is_registered(other)) return true;
  if (!own_name_) return false;
  if (identity_.is_blocked_pair(*own_name_, other)) return true;
  return std::ranges::any_of(entry.tickets, [&](auto const& each) {
    return belongs_to(each.second, other) && each.second.blocked.contains(hash_of_name(*own_name_));
  });
}

}  // namespace kuhhandel::server
