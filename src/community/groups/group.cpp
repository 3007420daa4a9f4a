#include "groups/group.h"

#include <algorithm>
#include <array>
#include <utility>

#include "groups/group_puzzles.h"
#include "groups/statistics_json.h"
#include "groups/webhooks/group_webhook.h"
#include "groups/webhooks/webhook_event.h"
#include "store/savepoint.h"

namespace kuhhandel::groups {
namespace {

/// Without the games, of which there may be many (Groups::collect_garbage).
constexpr std::array kTablesOfAGroup{"group_players", "group_merges",   "group_changes",   "group_tables",
                                     "group_imports", "group_evenings", "group_calendars", "group_webhooks",
                                     "group_posts",   "group_puzzles"};

}  // namespace

std::string Group::name() const {
  auto query = store_.statement("SELECT name FROM groups WHERE id = ?");
  return query.executeStep() ? query.getColumn(0).getString() : std::string{};
}

std::string Group::statistics(std::optional<int> year) const {
  return store_.cached_statistics(
      year, [&] { return statistics_text(statistics_of(games_.played(), year), players_.all()); });
}

void Group::rename(std::string const& name) {
  auto update = store_.statement("UPDATE groups SET name = ?2 WHERE id = ?1");
  update.bind(2, name);
  update.exec();
}

void Group::erase() {
  store::Savepoint change(store_.database());
  for (std::string const table : kTablesOfAGroup)
    store_.statement("DELETE FROM " + table + " WHERE group_id = ?").exec();
  store_.statement("DELETE FROM groups WHERE id = ?").exec();
  store_.statement("INSERT INTO erased_groups (group_id) VALUES (?)").exec();
  change.commit();
}

std::expected<void, GroupRefusal> Group::remove_player(int player) {
  if (imports_.is_running()) return std::unexpected(GroupRefusal::import_running);
  if (games_.has_player(player)) return std::unexpected(GroupRefusal::player_has_games);
  store::Savepoint change(store_.database());
  if (auto const removed = players_.remove(player); !removed) return removed;
  GroupPuzzles(store_).remove_player(player);
  change.commit();
  return {};
}

std::expected<void, GroupRefusal> Group::merge_player(int player, int into) {
  if (imports_.is_running()) return std::unexpected(GroupRefusal::import_running);
  auto const known = players_.all();
  auto const is_known = [&](int id) { return std::ranges::find(known, id, &GroupPlayer::id) != known.end(); };
  if (!is_known(player) || !is_known(into) || player == into)
    return std::unexpected(GroupRefusal::no_such_player);
  store::Savepoint change(store_.database());
  if (games_.has_both(player, into)) return std::unexpected(GroupRefusal::played_together);
  players_.merge(player, into);
  GroupPuzzles(store_).merge(player, into);
  change.commit();
  return {};
}

/// Ids are not reused, because a change may still refer to a deleted game.
int Group::next_game() const {
  return std::max({games_.highest_id(), changes_.highest_game(), imports_.highest_game()}) + 1;
}

std::expected<int, GroupRefusal> Group::add_game(ScoreEntry const& entry, std::string online) {
  store::Savepoint change(store_.database());
  if (games_.count() >= kMaxGroupGames || store_.bytes() >= kMaxGroupBytes)
    return std::unexpected(GroupRefusal::group_full);
  auto players = players_.add_missing(entry.sheet.players);
  if (!players) return std::unexpected(players.error());
  auto const id = next_game();
  games_.put({id, entry, *std::move(players), std::move(online)});
  changes_.add(GroupChange::Kind::added, id, {});
  if (GroupWebhook webhook(store_); webhook.is_set()) webhook.enqueue(text_of(game_event(name(), id, entry)));
  change.commit();
  return id;
}

std::expected<void, GroupRefusal> Group::correct_game(int game, ScoreEntry const& entry) {
  store::Savepoint change(store_.database());
  auto const before = games_.row(game);
  if (!before) return std::unexpected(GroupRefusal::no_such_game);
  auto players = players_.add_missing(entry.sheet.players);
  if (!players) return std::unexpected(players.error());
  games_.remove(game);
  games_.put({game, entry, *std::move(players), before->online});
  changes_.add(GroupChange::Kind::corrected, game, before);
  change.commit();
  return {};
}

std::expected<void, GroupRefusal> Group::delete_game(int game) {
  store::Savepoint change(store_.database());
  auto const before = games_.row(game);
  if (!before) return std::unexpected(GroupRefusal::no_such_game);
  games_.remove(game);
  changes_.add(GroupChange::Kind::deleted, game, before);
  change.commit();
  return {};
}

std::expected<GameNumbers, GroupRefusal> Group::begin_import(std::vector<std::string> const& names, int games,
                                                             std::size_t bytes) {
  store::Savepoint change(store_.database());
  if (imports_.is_running()) return std::unexpected(GroupRefusal::import_running);
  bool const is_too_large = store_.bytes() + static_cast<std::int64_t>(bytes) > kMaxGroupBytes;
  if (games_.count() + games > kMaxGroupGames || is_too_large)
    return std::unexpected(GroupRefusal::group_full);
  auto const known = players_.all();
  auto players = players_.add_missing(names);
  if (!players) return std::unexpected(players.error());
  auto const is_known = [&](int id) { return std::ranges::find(known, id, &GroupPlayer::id) != known.end(); };
  std::erase_if(*players, is_known);
  GameNumbers const numbers{.first = next_game(), .last = next_game() + games - 1};
  imports_.begin(numbers, *players);
  change.commit();
  return numbers;
}

std::expected<void, GroupRefusal> Group::undo(int number) {
  store::Savepoint change(store_.database());
  auto const latest = changes_.latest();
  if (!latest || latest->number != number) return std::unexpected(GroupRefusal::nothing_to_undo);
  auto const before = changes_.before(*latest);
  // Two players of that game were merged since then.
  if (before && !players_.are_different(before->players))
    return std::unexpected(GroupRefusal::nothing_to_undo);
  games_.remove(latest->game);
  if (before) games_.put(*before);
  changes_.remove(*latest);
  change.commit();
  return {};
}

}  // namespace kuhhandel::groups
