// Maps refusals of a group to HTTP responses.
#pragma once

#include "groups/group_refusal.h"
#include "server/http/message.h"

namespace kuhhandel::server {

HttpResponse group_error(groups::GroupRefusal refusal);

}  // namespace kuhhandel::server
