#include "groups/games/group_changes.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace kuhhandel::groups {
namespace {

namespace json = boost::json;

constexpr int kChangesRemembered = 50;

std::string before_text(std::optional<GroupRow> const& before) {
  if (!before) return {};
  return json::serialize(json::object{{"online", before->online}, {"written", text_of(*before)}});
}

GroupRow row_before(int game, std::string const& text) {
  auto const document = stored_json(text);
  return row_from(game, std::string_view(document.at("written").as_string()),
                  std::string(document.at("online").as_string()));
}

}  // namespace

std::optional<GroupChange> GroupChanges::latest() const {
  auto query = store_.statement(R"(SELECT number, kind, game_id FROM group_changes WHERE group_id = ?
    ORDER BY number DESC LIMIT 1)");
  if (!query.executeStep()) return {};
  return GroupChange{.number = query.getColumn(0).getInt(),
                     .kind = static_cast<GroupChange::Kind>(query.getColumn(1).getInt()),
                     .game = query.getColumn(2).getInt()};
}

std::optional<GroupRow> GroupChanges::before(GroupChange const& change) const {
  auto query = store_.statement("SELECT before FROM group_changes WHERE group_id = ? AND number = ?");
  query.bind(2, change.number);
  query.executeStep();
  auto const text = query.getColumn(0).getString();
  if (text.empty()) return {};
  return row_before(change.game, text);
}

int GroupChanges::highest_game() const {
  auto query = store_.statement("SELECT max(game_id) FROM group_changes WHERE group_id = ?");
  query.executeStep();
  return query.getColumn(0).getInt();
}

void GroupChanges::add(GroupChange::Kind kind, int game, std::optional<GroupRow> const& before) {
  auto const last = latest();
  auto const number = last ? last->number + 1 : 1;
  auto insert = store_.statement(
      "INSERT INTO group_changes (group_id, number, kind, game_id, before) VALUES (?, ?, ?, ?, ?)");
  insert.bind(2, number);
  insert.bind(3, static_cast<int>(kind));
  insert.bind(4, game);
  insert.bind(5, before_text(before));
  insert.exec();
  auto forget = store_.statement("DELETE FROM group_changes WHERE group_id = ? AND number <= ?");
  forget.bind(2, number - kChangesRemembered);
  forget.exec();
}

void GroupChanges::remove(GroupChange const& change) {
  auto forget = store_.statement("DELETE FROM group_changes WHERE group_id = ? AND number = ?");
  forget.bind(2, change.number);
  forget.exec();
}

}  // namespace kuhhandel::groups
