// What a server does about once a second beside the games: bans and orders, notifications, webhooks, and
// letting go of what expires. If the data of one of them is damaged, the others go on.
#pragma once

#include <functional>

#include "server/ledger.h"
#include "table/instant.h"

namespace kuhhandel::server {

class Housekeeping;
class Moderator;
class Notices;
class Webhooks;

/// Done in a turn of its own; true if there is more to do soon. Notices and webhooks may be null. All must
/// outlive it.
std::function<bool(table::Instant)> chores_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                              Webhooks* webhooks, Housekeeping& housekeeping);

}  // namespace kuhhandel::server
