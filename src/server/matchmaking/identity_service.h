// The queries of tables about account data (docs/adr/0024). Takedowns and subscribed tables are not part of
// it, since tables have copies of them.
#pragma once

#include <optional>
#include <string_view>

#include "groups/groups.h"
#include "moderation/bans.h"
#include "names/blocks.h"
#include "names/names.h"

namespace kuhhandel::server {

/// Answers from the current content of the data folder.
class IdentityService {
 public:
  /// All must outlive this object; `bans` is nullptr if there are no bans. `is_replica`: account data in the
  /// folder is a copy that another server changes.
  IdentityService(names::Names& names, SQLite::Database& database, groups::Groups& groups,
                  moderation::Bans const* bans, bool is_replica = false)
      : names_(names), blocks_(database), groups_(groups), bans_(bans), is_replica_(is_replica) {}

  /// Returns the relation of a name to the caller with this key, which may be empty.
  names::NameOwner name_owner(std::string_view name, std::string_view key);
  /// Returns whether the name is registered.
  bool is_registered(std::string_view name) { return name_owner(name, {}) != names::NameOwner::none; }
  /// Returns whether the owner of either name blocks the other.
  bool is_blocked_pair(std::string_view one, std::string_view other);
  /// Returns whether the text contains words that strangers need not read.
  bool is_profane(std::string_view text);
  /// Returns the ban of this name; nullopt if it is not banned.
  std::optional<moderation::Ban> ban_of_name(std::string_view name);
  /// Returns the group that this key may change; nullopt if none.
  std::optional<groups::GroupId> editable_group(std::string_view key);

  /// Records that the name with this key was used to play, which renews its expiry.
  void record_name_use(std::string_view key);

 private:
  names::Names& names_;
  names::Blocks blocks_;
  groups::Groups& groups_;
  moderation::Bans const* bans_;
  bool is_replica_;
};

}  // namespace kuhhandel::server
