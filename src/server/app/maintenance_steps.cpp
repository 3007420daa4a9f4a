#include "server/app/maintenance_steps.h"

#include <chrono>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "server/background/maintenance.h"
#include "server/http/corruption_guard.h"
#include "server/notifications/push_notifier.h"
#include "server/notifications/webhook_sender.h"
#include "server/observability/json_log.h"
#include "server/operator/operator_orders.h"

namespace kuhhandel::server {
namespace {

using Work = std::function<bool(table::Instant)>;

constexpr table::Duration kPauseAfterCorruption = std::chrono::minutes(1);

/// If the data is damaged, the task is retried after a minute.
MaintenanceTask make_task(std::string_view name, Work work) {
  return {name, [work = std::move(work), paused_until = table::Instant{0}](table::Instant now) mutable {
            if (now < paused_until) return false;
            return guard_corruption([&] { return work(now); },
                                    [&] {
                                      paused_until = now + kPauseAfterCorruption;
                                      return false;
                                    });
          }};
}

/// Makes a task that never has more to do.
template <class Run>
MaintenanceTask make_single_task(std::string_view name, Run run) {
  return make_task(name, [run = std::move(run)](table::Instant now) {
    run(now);
    return false;
  });
}

}  // namespace

std::vector<MaintenanceTask> make_maintenance_tasks(Ledger const& ledger, OperatorOrders& orders,
                                                    PushNotifier* push_notifier, WebhookSender* webhooks,
                                                    Maintenance& maintenance) {
  std::vector<MaintenanceTask> tasks{
      make_single_task("moderator", [&](table::Instant now) { orders.poll(now); })};
  if (push_notifier != nullptr)
    tasks.push_back(make_single_task("notifications", [&ledger, push_notifier](table::Instant now) {
      if (owns_account_data(ledger)) push_notifier->poll(now);
    }));
  if (webhooks != nullptr)
    tasks.push_back(make_single_task("webhooks", [&ledger, webhooks](table::Instant now) {
      if (owns_account_data(ledger)) webhooks->poll(now);
    }));
  tasks.push_back(make_single_task("log", [](table::Instant) { flush_log(); }));
  for (auto job : Maintenance::kSteps)
    tasks.push_back(make_task(
        job.name, [&maintenance, job](table::Instant now) { return (maintenance.*job.work)(now); }));
  return tasks;
}

}  // namespace kuhhandel::server
