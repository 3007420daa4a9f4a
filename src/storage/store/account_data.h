// What lies around tables: names, groups, ratings, reports, bans, who is to be called. Any of it can be told
// as rows, and put into another folder's database. Which rows change is written down by triggers, together
// with the change itself: so none is missed, whichever process makes it, and whatever comes between.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kuhhandel::store {

/// A row, by the table in which it is and its key there, as JSON.
struct AccountDataRow {
  std::string kind;
  std::string id;
  std::optional<std::string> content;  // none: it is gone

  bool operator==(AccountDataRow const&) const = default;
};

struct AccountDataChanges {
  bool is_complete = false;  // there is nothing but these rows
  std::vector<AccountDataRow> rows{};
  std::set<std::string> unnamed{};  // tables where a seat is its name's no more
};

/// All functions throw SQLite::Exception where the disk refuses.
class AccountData {
 public:
  /// Must not outlive `database`.
  explicit AccountData(SQLite::Database& database);

  /// From now on it is known which rows change, also to who opens the database later.
  void install_triggers();
  /// All rows count as changed.
  void mark_all_changed();
  bool has_changes();
  /// What has changed since it was taken last. It takes the right to write before it reads.
  AccountDataChanges take_changes();

  bool is_empty();
  /// By kind and key.
  std::vector<AccountDataRow> all();
  /// In the place of all that there is; none of it counts as changed. std::runtime_error with a sentence
  /// where a row is none of this version.
  void put(std::vector<AccountDataRow> const& rows);

  /// The same, of these rows alone, each as it is by now or gone. All that had changed must have been taken.
  void apply(std::vector<AccountDataRow> const& rows);

  /// Rows of an earlier version of the folder's tables as this one has them.
  static std::vector<AccountDataRow> migrated_rows(std::vector<AccountDataRow> const& rows, int version);

 private:
  struct Kind {
    std::string name;
    std::vector<std::string> columns{};
    std::map<int, std::string> key{};  // columns, by their places in it
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
