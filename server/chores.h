// The periodic work of a server, about once a second: bans and orders, notifications, webhooks, expiry. If
// the data of one part is damaged, the others continue.
#pragma once

#include <functional>

#include "server/ledger.h"
#include "table/instant.h"

namespace kuhhandel::server {

class Housekeeping;
class Moderator;
class Notices;
class Webhooks;

/// Returns a function for NetworkOptions::house, which returns true if there is more to do soon. `notices`
/// and `webhooks` may be null. All arguments must outlive it.
std::function<bool(table::Instant)> chores_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                              Webhooks* webhooks, Housekeeping& housekeeping);

}  // namespace kuhhandel::server
