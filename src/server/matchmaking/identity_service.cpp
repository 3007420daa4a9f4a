#include "server/matchmaking/identity_service.h"

#include "server/observability/json_log.h"

namespace kuhhandel::server {

names::NameOwner IdentityService::name_owner(std::string_view name, std::string_view key) {
  return names_.owner_of(name, key);
}

bool IdentityService::is_blocked_pair(std::string_view one, std::string_view other) {
  return blocks_.are_blocked(one, other);
}

bool IdentityService::is_profane(std::string_view text) { return names_.is_profane(text); }

std::optional<moderation::Ban> IdentityService::ban_of_name(std::string_view name) {
  auto const* const ban = bans_ == nullptr ? nullptr : bans_->of_name(name);
  if (ban == nullptr) return {};
  log_json("ban_applied", "what", "name");
  return *ban;
}

std::optional<groups::GroupId> IdentityService::editable_group(std::string_view key) {
  auto const group = groups_.open(key);
  return group && group->may_edit ? std::optional(group->group.id()) : std::nullopt;
}

void IdentityService::record_name_use(std::string_view key) {
  if (!is_replica_) names_.touch(key, names::Names::Use::played);
}

}  // namespace kuhhandel::server
