// What a group's refusal is over HTTP.
#pragma once

#include "groups/group_refusal.h"
#include "server/http/message.h"

namespace kuhhandel::server {

HttpAnswer refused(groups::GroupRefusal refusal);

}  // namespace kuhhandel::server
