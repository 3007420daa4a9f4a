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

/// Returns the tasks for HttpServerOptions::maintenance_tasks. A task whose data is damaged is retried after
/// a minute. The notifier and the webhook sender may be null. All arguments must outlive the tasks.
std::vector<MaintenanceTask> make_maintenance_tasks(Ledger const& ledger, OperatorOrders& orders,
                                                    PushNotifier* push_notifier, WebhookSender* webhooks,
                                                    Maintenance& maintenance);

}  // namespace kuhhandel::server
