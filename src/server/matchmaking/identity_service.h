// What happens at tables asks of what lies around them, and no more than this: so that a copy can answer, or
// another thread (docs/adr/0024). That a table is to be closed, or that browsers are called for it, is not
// asked: tables have a copy of it (Lobby::closing, WatchedTables).
#pragma once

#include <optional>
#include <string_view>

#include "groups/groups.h"
#include "moderation/bans.h"
#include "names/blocks.h"
#include "names/names.h"

namespace kuhhandel::server {

class IdentityService {
 public:
  virtual ~IdentityService() = default;

  /// What a name is to somebody who shows a key, or none.
  virtual names::NameOwner name_owner(std::string_view name, std::string_view key) = 0;
  /// Whether somebody keeps the name.
  bool is_registered(std::string_view name) { return name_owner(name, {}) != names::NameOwner::none; }
  /// Whether either of two who keep their names blocks the other.
  virtual bool is_blocked_pair(std::string_view one, std::string_view other) = 0;
  /// Whether strangers need not read that.
  virtual bool is_profane(std::string_view text) = 0;
  /// None where nobody is banned by that name.
  virtual std::optional<moderation::Ban> ban_of_name(std::string_view name) = 0;
  /// The group that may be changed with that key.
  virtual std::optional<groups::GroupId> editable_group(std::string_view key) = 0;

  /// Somebody plays by the name of that key, which does not expire then.
  virtual void record_name_use(std::string_view key) = 0;
};

/// Answers from the data folder, as it is at that moment.
class DatabaseIdentityService final : public IdentityService {
 public:
  /// All must outlive it; `bans`: null where nobody is banned. `is_replica`: the folder has a copy of account
  /// data that another server changes.
  DatabaseIdentityService(names::Names& names, SQLite::Database& database, groups::Groups& groups,
                          moderation::Bans const* bans, bool is_replica = false)
      : names_(names), blocks_(database), groups_(groups), bans_(bans), is_replica_(is_replica) {}

  names::NameOwner name_owner(std::string_view name, std::string_view key) override;
  bool is_blocked_pair(std::string_view one, std::string_view other) override;
  bool is_profane(std::string_view text) override;
  std::optional<moderation::Ban> ban_of_name(std::string_view name) override;
  std::optional<groups::GroupId> editable_group(std::string_view key) override;
  void record_name_use(std::string_view key) override;

 private:
  names::Names& names_;
  names::Blocks blocks_;
  groups::Groups& groups_;
  moderation::Bans const* bans_;
  bool is_replica_;
};

}  // namespace kuhhandel::server
