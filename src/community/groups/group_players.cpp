#include "groups/group_players.h"

#include <algorithm>
#include <tuple>

#include "codec/text/written_text.h"

namespace kuhhandel::groups {

namespace {

void normalise_names(std::vector<GroupPlayer>& players) {
  for (auto& player : players) {
    auto name = codec::player_name(player.name);
    if (!name || *name == player.name) continue;
    bool const is_taken = std::ranges::any_of(players, [&](GroupPlayer const& other) {
      return other.id != player.id && codec::player_name(other.name) == name;
    });
    if (!is_taken) player.name = *std::move(name);
  }
}

}  // namespace

std::vector<GroupPlayer> GroupPlayers::all() const {
  auto query = store_.statement("SELECT id, name FROM group_players WHERE group_id = ? ORDER BY id");
  std::vector<GroupPlayer> all;
  while (query.executeStep()) all.push_back({query.getColumn(0).getInt(), query.getColumn(1).getString()});
  normalise_names(all);
  return all;
}

std::vector<std::string> GroupPlayers::names() const {
  std::vector<std::string> names;
  for (auto const& player : all()) {
    names.resize(static_cast<std::size_t>(player.id) + 1);
    names.back() = player.name;
  }
  for (auto const& [player, into] : merged()) {
    names.resize(std::max(names.size(), static_cast<std::size_t>(player) + 1));
    names[static_cast<std::size_t>(player)] = names[static_cast<std::size_t>(into)];
  }
  return names;
}

std::expected<int, GroupRefusal> GroupPlayers::add(std::string const& name) {
  auto const known = all();
  if (std::ranges::find(known, name, &GroupPlayer::name) != known.end())
    return std::unexpected(GroupRefusal::name_taken);
  if (std::ssize(known) >= kMaxGroupPlayers) return std::unexpected(GroupRefusal::group_full);
  // Games still contain the ids of merged players.
  auto const merged_players = merged();
  auto const id = 1 + std::max(known.empty() ? 0 : known.back().id,
                               merged_players.empty() ? 0 : merged_players.rbegin()->first);
  auto insert = store_.statement("INSERT INTO group_players (group_id, id, name) VALUES (?, ?, ?)");
  insert.bind(2, id);
  insert.bind(3, name);
  insert.exec();
  store_.changed();
  return id;
}

std::expected<std::vector<int>, GroupRefusal> GroupPlayers::add_missing(
    std::vector<std::string> const& names) {
  auto const known = all();
  std::vector<int> ids;
  for (auto const& name : names) {
    auto const found = std::ranges::find(known, name, &GroupPlayer::name);
    auto const id = found == known.end() ? add(name) : found->id;
    if (!id) return std::unexpected(id.error());
    ids.push_back(*id);
  }
  return ids;
}

std::expected<void, GroupRefusal> GroupPlayers::rename(int player, std::string const& name) {
  auto const known = all();
  auto const taken = std::ranges::find(known, name, &GroupPlayer::name);
  if (taken != known.end() && taken->id != player) return std::unexpected(GroupRefusal::name_taken);
  auto update = store_.statement("UPDATE group_players SET name = ?2 WHERE group_id = ?1 AND id = ?3");
  update.bind(2, name);
  update.bind(3, player);
  store_.changed();
  if (update.exec() == 0) return std::unexpected(GroupRefusal::no_such_player);
  return {};
}

std::expected<void, GroupRefusal> GroupPlayers::remove(int player) {
  auto remove = store_.statement("DELETE FROM group_players WHERE group_id = ? AND id = ?");
  remove.bind(2, player);
  store_.changed();
  if (remove.exec() == 0) return std::unexpected(GroupRefusal::no_such_player);
  auto forget = store_.statement("DELETE FROM group_merges WHERE group_id = ? AND into_player = ?");
  forget.bind(2, player);
  forget.exec();
  return {};
}

std::map<int, int> GroupPlayers::merged() const {
  auto query = store_.statement("SELECT player, into_player FROM group_merges WHERE group_id = ?");
  std::map<int, int> merged;
  while (query.executeStep()) merged.emplace(query.getColumn(0).getInt(), query.getColumn(1).getInt());
  return merged;
}

bool GroupPlayers::are_different(std::vector<int> players) const {
  auto const merged_players = merged();
  for (auto& player : players) {
    if (auto const found = merged_players.find(player); found != merged_players.end()) player = found->second;
  }
  std::ranges::sort(players);
  return std::ranges::adjacent_find(players) == players.end();
}

void GroupPlayers::merge(int player, int into) {
  for (auto const* const change :
       {"UPDATE group_merges SET into_player = ?3 WHERE group_id = ?1 AND into_player = ?2",
        "INSERT INTO group_merges (group_id, player, into_player) VALUES (?1, ?2, ?3)"}) {
    auto statement = store_.statement(change);
    statement.bind(2, player);
    statement.bind(3, into);
    statement.exec();
  }
  std::ignore = remove(player);
}

}  // namespace kuhhandel::groups
