// Exports and imports account data (names, groups, ratings, reports, bans, subscriptions) as rows.
// Triggers record changed rows in the same transaction as the change, so none is missed, whichever process
// makes it.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kuhhandel::store {

/// A row as JSON; `kind` is its database table, `id` its key there.
struct AccountDataRow {
  std::string kind;
  std::string id;
  std::optional<std::string> content;  // nullopt: deleted

  bool operator==(AccountDataRow const&) const = default;
};

struct AccountDataChanges {
  bool is_complete = false;  // no other rows exist
  std::vector<AccountDataRow> rows{};
  std::set<std::string> unnamed{};  // tables where a seat no longer belongs to its registered name
};

/// All functions throw SQLite::Exception if the disk fails.
class AccountData {
 public:
  /// Must not outlive `database`.
  explicit AccountData(SQLite::Database& database);

  /// Starts recording changed rows, also for processes that open the database later.
  void install_triggers();
  void mark_all_changed();
  bool has_changes();
  /// Returns the changes since the last call. Takes the write lock before it reads.
  AccountDataChanges take_changes();

  bool is_empty();
  /// Returns all rows, sorted by kind and key.
  std::vector<AccountDataRow> all();
  /// Replaces all rows, without recording changes. Throws std::runtime_error with a message if a row does not
  /// fit this version.
  void put(std::vector<AccountDataRow> const& rows);

  /// Applies only these rows (upsert, or delete if content is nullopt).
  /// Precondition: take_changes() has returned all earlier changes.
  void apply(std::vector<AccountDataRow> const& rows);

  /// Converts rows of an earlier version of the database's schema to the current one.
  static std::vector<AccountDataRow> migrated_rows(std::vector<AccountDataRow> const& rows, int version);

 private:
  struct Kind {
    std::string name;
    std::vector<std::string> columns{};
    std::map<int, std::string> key{};  // columns, by their positions in the key
    std::optional<SQLite::Statement> reading{};
    std::optional<SQLite::Statement> putting{};
    std::optional<SQLite::Statement> dropping{};
  };

  void add_kind(std::string const& name);
  Kind& kind(std::string const& name);
  std::optional<std::string> content(std::string const& name, std::string const& id);
  void put(AccountDataRow const& row);
  void remove(AccountDataRow const& row);
  void remove_triggers();

  SQLite::Database& database_;
  std::map<std::string, Kind> kinds_;
  std::optional<SQLite::Statement> has_changes_;
};

}  // namespace kuhhandel::store
