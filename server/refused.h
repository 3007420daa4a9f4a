// What a group's refusal is over HTTP.
#pragma once

#include "groups/group_refusal.h"
#include "server/http_message.h"

namespace kuhhandel {

HttpAnswer refused(GroupRefusal refusal);

}  // namespace kuhhandel
