#include "groups/group_keys.h"

#include "keys/token.h"

namespace kuhhandel::groups {

std::string share_key_of(std::string_view key) { return keys::token_from(key, "kuhhandel group, read only"); }

}  // namespace kuhhandel::groups
