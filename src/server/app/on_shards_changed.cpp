#include "server/app/on_shards_changed.h"

#include "names/names.h"
#include "store/account_data/subscriptions.h"

namespace kuhhandel::server {
namespace {

void release_names(ShardServices const& services, std::vector<std::string> const& names) {
  auto const is_owned = [&](std::string const& table) { return owns(services.directory.ledger(), table); };
  for (auto const& name : names) names::release_seats(services.store, name, is_owned);
}

/// Reloads the account data that is cached in memory.
void reload_account_data(ShardServices const& services) {
  services.orders.mark_stale();
  if (services.push_notifier != nullptr)
    services.push_notifier->tables().update(store::Subscriptions(services.store.database()).tables());
}

}  // namespace

ShardHooks shard_hooks(ShardServices const& services) {
  return {.on_acquired =
              [services](bool account_data) {
                services.publish_control_address(owns_account_data(services.directory.ledger()));
                if (account_data) services.groups.rollback_imports();
                release_names(services, names::orphaned_names(services.store));
                reload_account_data(services);
              },
          .on_synced =
              [services](SyncResult const& result) {
                if (result.account_data) {
                  release_names(services, result.deleted_names);
                  reload_account_data(services);
                }
                services.publish_control_address(owns_account_data(services.directory.ledger()));
                services.outbox_consumer.consume();
              }};
}

}  // namespace kuhhandel::server
