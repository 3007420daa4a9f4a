#include "server/kept_apart.h"

#include <algorithm>
#include <functional>

#include "names/folded_name.h"

namespace kuhhandel::server {
namespace {

std::size_t print_of(std::string_view name) { return std::hash<std::string>{}(names::folded_name(name)); }

/// Whether that is whom the server remembers, and not one who came after them.
bool is_of(CameToPlay const& came, std::string_view player) {
  return names::folded_name(came.player) == names::folded_name(player);
}

}  // namespace

CameToPlay who_came(live::PlayRequest const& wanted) {
  CameToPlay came{.player = wanted.player, .open = left_open(wanted)};
  for (auto const& name : wanted.blocked) came.blocked.insert(print_of(name));
  return came;
}

KeptApart::KeptApart(live::PlayRequest const& wanted, std::string_view key, names::Names& names,
                     names::Blocks& blocks)
    : wanted_(wanted), names_(names), blocks_(blocks) {
  for (auto const& name : wanted.blocked) blocked_.insert(names::folded_name(name));
  if (names.holding(wanted.player, key) == names::Holding::own) own_name_ = wanted.player;
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
  if (blocked_.contains(names::folded_name(other)) && names_.holding(other, {}) != names::Holding::nobodys)
    return true;
  if (!own_name_) return false;
  if (blocks_.keep_apart(*own_name_, other)) return true;
  return std::ranges::any_of(entry.came, [&](auto const& each) {
    return is_of(each.second, other) && each.second.blocked.contains(print_of(*own_name_));
  });
}

}  // namespace kuhhandel::server
