#include "groups/group_puzzles.h"

#include "groups/calendar/utc.h"
#include "store/savepoint.h"

namespace kuhhandel::groups {
namespace {

// The time zones range from UTC+14 to UTC-12.
constexpr std::chrono::hours kFirstClock{14};
constexpr std::chrono::hours kLastClock{12};
/// For players who were offline when they solved the puzzle.
constexpr std::chrono::days kEnteredLater{7};

}  // namespace

bool is_puzzle_day(std::string_view day, table::Instant now) {
  auto const last = now + kFirstClock;
  for (auto at = now - kLastClock - kEnteredLater; at <= last; at += std::chrono::hours{1})
    if (utc_day(at) == day) return true;
  return false;
}

std::vector<Puzzler> GroupPuzzles::all() const {
  auto query = store_.statement(
      "SELECT player, day, solved FROM group_puzzles WHERE group_id = ? ORDER BY player, day");
  std::vector<Puzzler> all;
  while (query.executeStep()) {
    auto const player = query.getColumn(0).getInt();
    if (all.empty() || all.back().player != player) all.push_back({player, {}, {}});
    auto& days = query.getColumn(2).getInt() != 0 ? all.back().solved : all.back().missed;
    days.push_back(query.getColumn(1).getString());
  }
  return all;
}

std::expected<void, GroupRefusal> GroupPuzzles::set_result(int player, std::string const& day, bool solved,
                                                           table::Instant now) {
  store::Savepoint change(store_.database());
  if (!is_player(player)) return std::unexpected(GroupRefusal::no_such_player);
  auto insert = store_.statement(
      "INSERT OR IGNORE INTO group_puzzles (group_id, player, day, solved) VALUES (?, ?, ?, ?)");
  insert.bind(2, player);
  insert.bind(3, day);
  insert.bind(4, solved ? 1 : 0);
  insert.exec();
  auto forget = store_.statement("DELETE FROM group_puzzles WHERE group_id = ? AND day < ?");
  forget.bind(2, utc_day(now - kRetention));
  forget.exec();
  change.commit();
  return {};
}

void GroupPuzzles::remove_result(int player, std::string const& day) {
  auto remove = store_.statement("DELETE FROM group_puzzles WHERE group_id = ? AND player = ? AND day = ?");
  remove.bind(2, player);
  remove.bind(3, day);
  remove.exec();
}

void GroupPuzzles::merge(int player, int into) {
  auto move =
      store_.statement("UPDATE OR IGNORE group_puzzles SET player = ?3 WHERE group_id = ?1 AND player = ?2");
  move.bind(2, player);
  move.bind(3, into);
  move.exec();
  remove_player(player);
}

void GroupPuzzles::remove_player(int player) {
  auto remove = store_.statement("DELETE FROM group_puzzles WHERE group_id = ? AND player = ?");
  remove.bind(2, player);
  remove.exec();
}

bool GroupPuzzles::is_player(int id) const {
  auto query = store_.statement("SELECT 1 FROM group_players WHERE group_id = ? AND id = ?");
  query.bind(2, id);
  return query.executeStep();
}

}  // namespace kuhhandel::groups
