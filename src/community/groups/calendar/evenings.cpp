#include "groups/calendar/evenings.h"

namespace kuhhandel::groups {
namespace {

constexpr auto kMove = R"(
  UPDATE group_evenings SET changes = changes + 1, at = ?2, place = ?3, planned = ?4 WHERE group_id = ?1)";
constexpr auto kPlan = R"(
  INSERT INTO group_evenings (group_id, number, changes, at, place, planned) VALUES (?1, 1, 0, ?2, ?3, ?4)
  ON CONFLICT (group_id)
  DO UPDATE SET number = number + 1, changes = 0, at = ?2, place = ?3, planned = ?4)";

std::int64_t number_of(table::Instant at) { return at.count(); }

}  // namespace

std::optional<Evening> GroupEvenings::next(table::Instant now) const {
  auto query = store_.statement(
      "SELECT number, changes, at, place, planned FROM group_evenings WHERE group_id = ? AND at > ?");
  query.bind(2, number_of(now - table::Duration(kDuration)));
  if (!query.executeStep()) return {};
  return Evening{.number = query.getColumn(0).getInt(),
                 .changes = query.getColumn(1).getInt(),
                 .at = table::Instant{query.getColumn(2).getInt64()},
                 .place = query.getColumn(3).getString(),
                 .planned = table::Instant{query.getColumn(4).getInt64()}};
}

void GroupEvenings::plan(table::Instant at, std::string const& place, table::Instant now) {
  auto statement = store_.statement(next(now) ? kMove : kPlan);
  statement.bind(2, number_of(at));
  statement.bind(3, place);
  statement.bind(4, number_of(now));
  statement.exec();
}

bool GroupEvenings::cancel(table::Instant now) {
  bool const was_planned = next(now).has_value();
  store_.statement("UPDATE group_evenings SET at = 0 WHERE group_id = ?").exec();
  return was_planned;
}

}  // namespace kuhhandel::groups
