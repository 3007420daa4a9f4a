// What a group's refusal is over HTTP.
#pragma once

#include "apps/server/groups/group.h"
#include "apps/server/http_message.h"

namespace kuhhandel {

HttpAnswer refused(GroupRefusal refusal);

}  // namespace kuhhandel
