#include "groups/calendar/group_calendar.h"

#include "keys/token.h"
#include "store/savepoint.h"

namespace kuhhandel::groups {
namespace {

std::string key_of(std::string_view players_key, int number) {
  return keys::token_from(players_key, "kuhhandel group, calendar " + std::to_string(number));
}

}  // namespace

int GroupCalendar::number() const {
  auto query = store_.statement("SELECT number FROM group_calendars WHERE group_id = ? AND hash IS NOT NULL");
  return query.executeStep() ? query.getColumn(0).getInt() : 0;
}

std::optional<std::string> GroupCalendar::key(std::string_view players_key) const {
  auto const known = number();
  if (known == 0) return {};
  return key_of(players_key, known);
}

void GroupCalendar::renew(std::string_view players_key) {
  store::Savepoint change(store_.database());
  store_
      .statement(R"(INSERT INTO group_calendars (group_id, number) VALUES (?, 1)
    ON CONFLICT (group_id) DO UPDATE SET number = number + 1)")
      .exec();
  auto query = store_.statement("SELECT number FROM group_calendars WHERE group_id = ?");
  query.executeStep();
  auto const hash = keys::hash_of(key_of(players_key, query.getColumn(0).getInt()));
  query.reset();
  auto update = store_.statement("UPDATE group_calendars SET hash = ?2 WHERE group_id = ?1");
  update.bind(2, hash.data(), static_cast<int>(hash.size()));
  update.exec();
  change.commit();
}

void GroupCalendar::close() {
  store_.statement("UPDATE group_calendars SET hash = NULL WHERE group_id = ?").exec();
}

std::string GroupCalendar::uid_prefix() const {
  auto query = store_.statement("SELECT made FROM groups WHERE id = ?");
  query.executeStep();
  auto const made = query.getColumn(0).getInt64();
  auto const hash =
      keys::hash_of("calendar of group " + std::to_string(static_cast<std::int64_t>(store_.group())) + ", " +
                    std::to_string(made));
  return keys::hex_of(hash).substr(0, 16);
}

}  // namespace kuhhandel::groups
