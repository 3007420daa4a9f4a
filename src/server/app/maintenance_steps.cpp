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

constexpr table::Duration kRestAfterDamage = std::chrono::minutes(1);

/// If its data is damaged, it is tried again after a minute.
HouseStep step(std::string_view name, Work work) {
  return {name, [work = std::move(work), rests_until = table::Instant{0}](table::Instant now) mutable {
            if (now < rests_until) return false;
            return unless_damaged([&] { return work(now); },
                                  [&] {
                                    rests_until = now + kRestAfterDamage;
                                    return false;
                                  });
          }};
}

/// One that never has more to do.
template <class Once>
HouseStep step_of_once(std::string_view name, Once once) {
  return step(name, [once = std::move(once)](table::Instant now) {
    once(now);
    return false;
  });
}

}  // namespace

std::vector<HouseStep> chores_of(Ledger const& ledger, Moderator& moderator, Notices* notices,
                                 Webhooks* webhooks, Housekeeping& housekeeping) {
  std::vector<HouseStep> chores{step_of_once("moderator", [&](table::Instant now) { moderator.look(now); })};
  if (notices != nullptr)
    chores.push_back(step_of_once("notifications", [&ledger, notices](table::Instant now) {
      if (holds_surroundings(ledger)) notices->go_on(now);
    }));
  if (webhooks != nullptr)
    chores.push_back(step_of_once("webhooks", [&ledger, webhooks](table::Instant now) {
      if (holds_surroundings(ledger)) webhooks->go_on(now);
    }));
  chores.push_back(step_of_once("log", [](table::Instant) { flush_journal(); }));
  for (auto part : Housekeeping::kSteps)
    chores.push_back(step(
        part.name, [&housekeeping, part](table::Instant now) { return (housekeeping.*part.work)(now); }));
  return chores;
}

}  // namespace kuhhandel::server
