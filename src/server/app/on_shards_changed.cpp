#include "server/app/on_shards_changed.h"

#include "names/names.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {
namespace {

void give_up_names(SharedServices const& services, std::vector<std::string> const& names) {
  auto const are_ours = [&](std::string const& table) { return holds(services.lobby.ledger(), table); };
  for (auto const& name : names) names::give_up_seats(services.store, name, are_ours);
}

/// Of what lies around tables, as far as tables have copies in memory.
void take_up(SharedServices const& services) {
  services.moderator.take_up();
  if (services.notices != nullptr)
    services.notices->tables().follow(store::Subscriptions(services.store.database()).tables());
}

}  // namespace

ClusterHooks hooks_of(SharedServices const& services) {
  return {.held =
              [services](bool surroundings) {
                services.take_orders(holds_surroundings(services.lobby.ledger()));
                if (surroundings) services.groups.give_up_imports();
                give_up_names(services, names::without_owner(services.store));
                take_up(services);
              },
          .followed =
              [services](Followed const& followed) {
                if (followed.surroundings) {
                  give_up_names(services, followed.names_gone);
                  take_up(services);
                }
                services.take_orders(holds_surroundings(services.lobby.ledger()));
                services.hearing.go_on();
              }};
}

}  // namespace kuhhandel::server
