// The periodic work of a server, about once a second: bans and orders, notifications, webhooks, expiry. If
// one part fails, the others continue.
#pragma once

#include <vector>

#include "server/app/http_server.h"
#include "server/ledger/ledger.h"

namespace kuhhandel::server {

class Maintenance;
class OperatorOrders;
class PushNotifier;
class WebhookSender;

/// Returns the steps for HttpServerOptions::house. One whose data is damaged is tried again after a minute.
/// `notices` and `webhooks` may be null. All arguments must outlive them.
std::vector<MaintenanceTask> make_maintenance_tasks(Ledger const& ledger, OperatorOrders& orders,
                                                    PushNotifier* push_notifier, WebhookSender* webhooks,
                                                    Maintenance& maintenance);

}  // namespace kuhhandel::server
