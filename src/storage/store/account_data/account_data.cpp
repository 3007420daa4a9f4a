#include "store/account_data/account_data.h"

#include <array>
#include <stdexcept>
#include <string_view>

#include "store/account_data/row_json.h"
#include "store/migrations.h"

namespace kuhhandel::store {
namespace {

constexpr std::array<std::string_view, 27> kKinds{
    "names",           "blocks",         "groups",        "group_players", "group_games",   "group_changes",
    "group_tables",    "group_imports",  "erased_groups", "group_merges",  "group_puzzles", "group_evenings",
    "group_calendars", "group_webhooks", "group_posts",   "subscriptions", "reports",       "bans",
    "closings",        "rated_players",  "rated_starts",  "rated_games",   "rated_seats",   "daily_results",
    "push_keys",       "heard_news",     "served_days"};
/// Not user data: a folder with only this has no account data yet.
constexpr std::string_view kDays = "served_days";

// Special rows among the changes: all data changed; or, per table, a seat lost its registered name.
constexpr auto kAll = "";
constexpr auto kUnnamed = "named_seats";

std::string list_of(std::vector<std::string> const& parts, std::string_view between = ", ") {
  std::string list;
  for (auto const& part : parts) (list += list.empty() ? "" : between) += part;
  return list;
}

/// Returns an SQL expression for a row's key as JSON; each column gets the prefix `of`.
std::string id_of(std::map<int, std::string> const& key, std::string const& of) {
  std::vector<std::string> parts;
  for (auto const& [place, column] : key) parts.push_back(of + column);
  return "json_array(" + list_of(parts) + ')';
}

/// Returns an SQL condition: the row's key is the statement's first parameter.
std::string key_condition(std::map<int, std::string> const& key) {
  std::vector<std::string> parts;
  for (auto const& [place, column] : key)
    parts.push_back(column + " = json_extract(?1, '$[" + std::to_string(place - 1) + "]')");
  return list_of(parts, " AND ");
}

/// Not OR IGNORE: in a trigger, the conflict clause of the statement that fires it takes precedence.
std::string noting(std::string const& kind, std::string const& id) {
  return "INSERT INTO surroundings_changed (kind, id) SELECT '" + kind + "', " + id +
         " WHERE NOT EXISTS (SELECT 1 FROM surroundings_changed WHERE kind = '" + kind + "' AND id = " + id +
         "); ";
}

std::string trigger(std::string const& name, std::string const& after, std::string const& does) {
  return "CREATE TRIGGER watched_" + name + " AFTER " + after + " BEGIN " + does + "END";
}

}  // namespace

AccountData::AccountData(SQLite::Database& database) : database_(database) {
  for (auto const name : kKinds) add_kind(std::string(name));
}

void AccountData::add_kind(std::string const& name) {
  Kind kind{.name = name};
  SQLite::Statement columns(database_, "SELECT name, pk FROM pragma_table_info(?) ORDER BY cid");
  columns.bind(1, name);
  while (columns.executeStep()) {
    kind.columns.push_back(columns.getColumn(0).getString());
    if (int const place = columns.getColumn(1).getInt(); place > 0) kind.key[place] = kind.columns.back();
  }
  if (!kind.columns.empty()) kinds_.emplace(name, std::move(kind));
}

AccountData::Kind& AccountData::kind(std::string const& name) {
  auto const found = kinds_.find(name);
  if (found == kinds_.end()) throw std::runtime_error("There is no account data named " + name + ".");
  return found->second;
}

void AccountData::install_triggers() {
  // An earlier version's triggers may use other keys.
  remove_triggers();
  // Otherwise rows deleted by REPLACE would not fire the triggers.
  database_.exec("PRAGMA recursive_triggers = ON");
  for (auto const& [name, kind] : kinds_) {
    auto const on_delete = noting(name, id_of(kind.key, "OLD."));
    auto const on_insert = noting(name, id_of(kind.key, "NEW."));
    database_.exec(trigger(name + "_in", "INSERT ON " + name, on_insert));
    database_.exec(trigger(name + "_out", "DELETE ON " + name, on_delete));
    database_.exec(trigger(name + "_by", "UPDATE ON " + name, on_delete + on_insert));
  }
  database_.exec(trigger("unnamed", "UPDATE OF name ON named_seats", noting(kUnnamed, "NEW.table_id")));
  database_.exec(trigger("unnamed_guests", "DELETE ON guest_keys WHEN OLD.name <> ''",
                         noting(kUnnamed, "OLD.table_id")));
}

void AccountData::remove_triggers() {
  for (auto const& [name, kind] : kinds_)
    for (auto const* const what : {"_in", "_out", "_by"})
      database_.exec("DROP TRIGGER IF EXISTS watched_" + name + what);
  for (auto const* const name : {"unnamed", "unnamed_guests"})
    database_.exec(std::string("DROP TRIGGER IF EXISTS watched_") + name);
}

void AccountData::mark_all_changed() { database_.exec(noting(kAll, "''")); }

bool AccountData::has_changes() {
  if (!has_changes_) has_changes_.emplace(database_, "SELECT EXISTS (SELECT 1 FROM surroundings_changed)");
  has_changes_->executeStep();
  bool const have = has_changes_->getColumn(0).getInt() != 0;
  // An unfinished statement would block checkpoints.
  has_changes_->reset();
  return have;
}

AccountDataChanges AccountData::take_changes() {
  AccountDataChanges changed;
  SQLite::Statement taken(database_, "DELETE FROM surroundings_changed RETURNING kind, id");
  while (taken.executeStep()) {
    auto const name = taken.getColumn(0).getString();
    auto id = taken.getColumn(1).getString();
    if (name == kAll) {
      changed.is_complete = true;
    } else if (name == kUnnamed) {
      changed.unnamed.insert(std::move(id));
    } else {
      changed.rows.push_back({name, id, content(name, id)});
    }
  }
  if (changed.is_complete) changed.rows = all();
  return changed;
}

std::optional<std::string> AccountData::content(std::string const& name, std::string const& id) {
  auto& [_, columns, key, reading, putting, dropping] = kind(name);
  if (!reading) reading.emplace(database_, "SELECT * FROM " + name + " WHERE " + key_condition(key));
  reading->bind(1, id);
  std::optional<std::string> content;
  if (reading->executeStep()) content = row_text(*reading);
  reading->reset();
  return content;
}

bool AccountData::is_empty() {
  for (auto const& [name, kind] : kinds_)
    if (name != kDays && database_.execAndGet("SELECT EXISTS (SELECT 1 FROM " + name + ')').getInt() != 0)
      return false;
  return true;
}

std::vector<AccountDataRow> AccountData::all() {
  std::vector<AccountDataRow> rows;
  for (auto const& [name, kind] : kinds_) {
    SQLite::Statement row(
        database_, "SELECT " + id_of(kind.key, "") + " AS row_id, * FROM " + name + " ORDER BY row_id");
    while (row.executeStep()) rows.push_back({name, row.getColumn(0).getString(), row_text(row, 1)});
  }
  return rows;
}

void AccountData::put(std::vector<AccountDataRow> const& rows) {
  remove_triggers();
  for (auto const& [name, kind] : kinds_) database_.exec("DELETE FROM " + name);
  for (auto const& row : rows) put(row);
  database_.exec("DELETE FROM surroundings_changed");
  install_triggers();
}

void AccountData::put(AccountDataRow const& row) {
  auto& [name, columns, key, reading, putting, dropping] = kind(row.kind);
  if (!putting)
    putting.emplace(database_, "INSERT INTO " + name + " (" + list_of(columns) + ") VALUES (" +
                                   list_of(std::vector<std::string>(columns.size(), "?")) + ')');
  putting->reset();
  if (!bind_row(*putting, columns, row.content.value_or("")))
    throw std::runtime_error("A row of " + name + " in the account data is damaged: " + row.id + '.');
  putting->exec();
}

void AccountData::remove(AccountDataRow const& row) {
  auto& [name, columns, key, reading, putting, dropping] = kind(row.kind);
  if (!dropping) dropping.emplace(database_, "DELETE FROM " + name + " WHERE " + key_condition(key));
  dropping->reset();
  dropping->bind(1, row.id);
  dropping->exec();
}

void AccountData::apply(std::vector<AccountDataRow> const& rows) {
  // A new row may have a unique value of an old one.
  for (auto const& row : rows) remove(row);
  for (auto const& row : rows)
    if (row.content) put(row);
  database_.exec("DELETE FROM surroundings_changed");
}

std::vector<AccountDataRow> AccountData::migrated_rows(std::vector<AccountDataRow> const& rows, int version) {
  SQLite::Database scratch(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  migrate(scratch, version);
  AccountData earlier(scratch);
  for (auto const& row : rows) earlier.put(row);
  migrate(scratch);
  return AccountData(scratch).all();
}

}  // namespace kuhhandel::store
