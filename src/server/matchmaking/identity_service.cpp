#include "server/matchmaking/identity_service.h"

#include "server/observability/json_log.h"

namespace kuhhandel::server {

names::Holding AroundInFolder::holding(std::string_view name, std::string_view key) {
  return names_.holding(name, key);
}

bool AroundInFolder::keep_apart(std::string_view one, std::string_view other) {
  return blocks_.keep_apart(one, other);
}

bool AroundInFolder::is_unwelcome(std::string_view text) { return names_.is_unwelcome(text); }

std::optional<moderation::Ban> AroundInFolder::ban_of_name(std::string_view name) {
  auto const* const ban = bans_ == nullptr ? nullptr : bans_->of_name(name);
  if (ban == nullptr) return {};
  journal("ban_applied", "what", "name");
  return *ban;
}

std::optional<groups::GroupId> AroundInFolder::group_to_change(std::string_view key) {
  auto const group = groups_.open(key);
  return group && group->may_edit ? std::optional(group->group.id()) : std::nullopt;
}

void AroundInFolder::play_by_name(std::string_view key) {
  if (!is_copy_) names_.touch(key, names::Names::Use::played);
}

}  // namespace kuhhandel::server
