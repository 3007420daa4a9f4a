#include "groups/group_keys.h"

#include "keys/token.h"

namespace kuhhandel {

std::string share_key_of(std::string_view key) { return token_from(key, "kuhhandel group, read only"); }

}  // namespace kuhhandel
