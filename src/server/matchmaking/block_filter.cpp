#include "server/matchmaking/block_filter.h"

#include <algorithm>
#include <functional>

#include "names/folded_name.h"
#include "server/matchmaking/match_rules.h"

namespace kuhhandel::server {
namespace {

std::size_t print_of(std::string_view name) { return std::hash<std::string>{}(names::folded_name(name)); }

/// Whether that is whom the server remembers, and not one who came after them.
bool is_of(CameToPlay const& came, std::string_view player) {
  return names::folded_name(came.player) == names::folded_name(player);
}

std::vector<std::string> names_at(TablesInMemory::Entry const& entry) {
  std::vector<std::string> names;
  for (auto const& occupant : entry.table->table().presence().occupants())
    if (auto const* const person = std::get_if<table::Person>(&occupant)) names.push_back(person->name);
  return names;
}

/// Whether somebody who waits here has blocked a guest at that table.
bool avoids(TablesInMemory::Entry const& entry, TablesInMemory::Entry const& other) {
  auto const& id = other.table->table().setup().id;
  return std::ranges::any_of(entry.came, [&](auto const& each) { return each.second.not_at.contains(id); });
}

/// Whether `player`, who waits there and keeps no name, blocks the other, whose name somebody keeps: one that
/// nobody does may be another's today.
bool blocks_name(TablesInMemory::Entry const& entry, std::string_view player, std::string_view other,
                 Around& around) {
  return std::ranges::any_of(entry.came, [&](auto const& each) {
    return is_of(each.second, player) && each.second.blocked.contains(print_of(other)) &&
           around.is_kept(other);
  });
}

}  // namespace

CameToPlay who_came(live::PlayRequest const& wanted) {
  CameToPlay came{.player = wanted.player,
                  .open = left_open(wanted),
                  .not_at = {wanted.not_at.begin(), wanted.not_at.end()}};
  for (auto const& name : wanted.blocked) came.blocked.insert(print_of(name));
  return came;
}

bool are_kept_apart(TablesInMemory::Entry const& one, TablesInMemory::Entry const& other, Around& around) {
  return avoids(one, other) || avoids(other, one) ||
         std::ranges::any_of(names_at(one), [&](std::string const& player) {
           return std::ranges::any_of(names_at(other), [&](std::string const& whom) {
             return around.keep_apart(player, whom) || blocks_name(one, player, whom, around) ||
                    blocks_name(other, whom, player, around);
           });
         });
}

KeptApart::KeptApart(live::PlayRequest const& wanted, std::string_view key, Around& around)
    : wanted_(wanted), around_(around) {
  for (auto const& name : wanted.blocked) blocked_.insert(names::folded_name(name));
  if (around.holding(wanted.player, key) == names::Holding::own) own_name_ = wanted.player;
}

bool KeptApart::from_one_at(TablesInMemory::Entry const& entry) const {
  auto const& table = entry.table->table();
  auto const& not_at = wanted_.not_at;
  if (std::ranges::find(not_at, table.setup().id) != not_at.end()) return true;
  auto const& presence = table.presence();
  auto const& newcomers = presence.newcomers().all();
  return std::ranges::any_of(presence.occupants(),
                             [&](table::Occupant const& occupant) {
                               auto const* const person = std::get_if<table::Person>(&occupant);
                               return person != nullptr && from(entry, person->name);
                             }) ||
         std::ranges::any_of(newcomers,
                             [&](table::Newcomer const& other) { return from(entry, other.player); });
}

bool KeptApart::from(TablesInMemory::Entry const& entry, std::string_view other) const {
  // A name that nobody keeps may be another's today.
  if (blocked_.contains(names::folded_name(other)) && around_.is_kept(other)) return true;
  if (!own_name_) return false;
  if (around_.keep_apart(*own_name_, other)) return true;
  return std::ranges::any_of(entry.came, [&](auto const& each) {
    return is_of(each.second, other) && each.second.blocked.contains(print_of(*own_name_));
  });
}

}  // namespace kuhhandel::server
