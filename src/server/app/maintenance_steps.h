// The periodic work of a server, about once a second: bans and orders, notifications, webhooks, expiry. If
// one part fails, the others continue.
#pragma once

#include <vector>

#include "server/app/http_server.h"
#include "server/ledger/ledger.h"

namespace kuhhandel::server {

class Housekeeping;
class Moderator;
class Notices;
class Webhooks;

/// Returns the steps for NetworkOptions::house. One whose data is damaged is tried again after a minute.
/// `notices` and `webhooks` may be null. All arguments must outlive them.
std::vector<HouseStep> chores_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                 Webhooks* webhooks, Housekeeping& housekeeping);

}  // namespace kuhhandel::server
