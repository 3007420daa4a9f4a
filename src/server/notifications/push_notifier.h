// Calls people who are not there: what their table has for them waits in the store until a push service has
// taken it (docs/adr/0013). Nothing here waits for a push service.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "push/sender.h"
#include "server/notifications/watched_tables.h"
#include "server/observability/delivery_results.h"
#include "store/store.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {

class PushNotifier {
 public:
  /// So many browsers are called for one key, and in all.
  static constexpr int kMaxPerKey = 4;
  static constexpr std::size_t kMaxSubscriptions = 20'000;

  /// The store must outlive it.
  PushNotifier(store::Store& store, push::KeyPair key, push::SenderOptions options);

  /// What browsers subscribe to: the public key, in base64url.
  std::string const& key() const { return key_; }
  push::AddressPolicy reach() const { return reach_; }

  /// The browser is called for these seats from now on, and for no others. False where there is no room.
  bool subscribe(std::string const& endpoint, std::vector<store::Subscription> const& requested);
  /// Whether its push service could be reached from here; none while nobody knows. It is tried unless it
  /// could.
  std::optional<bool> probe_endpoint(std::string const& endpoint);

  Deliveries const& deliveries() const { return deliveries_; }
  /// How many notifications wait to be sent.
  std::size_t waiting() const { return subscriptions_.count_waiting(); }

  /// Those for which anybody is called.
  WatchedTables& tables() { return tables_; }
  /// A table tells how it stands: who is to be called for it?
  void on_status(store::OutboxEventKey const& key, outbox_event::TableStatusChanged const& status);

  /// Does what is due: hears what became of notices, sends those whose time has come.
  void poll(table::Instant now);

 private:
  struct InFlight {
    std::string endpoint;
    std::int64_t subscription;  // 0: only whether the push service can be reached
    std::string text;
    table::Instant until;
    int tries;
  };

  void update_subscription(std::string const& table, outbox_event::TableStatusChanged const& status,
                           store::Subscription const& one);
  void schedule_admitted(std::string const& table, outbox_event::TableStatusChanged const& status,
                         store::Subscription const& one);
  void schedule(std::string const& table, outbox_event::TableStatusChanged const& status, Seat seat,
                store::Subscription const& one);
  void on_delivery_result(push::DeliveryResult const& result, table::Instant now);
  void retry_later(InFlight const& in_flight, std::chrono::seconds pause, table::Instant now);
  void send(store::DueNotification const& due, table::Instant now);
  std::vector<push::DeliveryResult> take_results();

  store::Subscriptions subscriptions_;
  WatchedTables tables_;
  std::map<std::uint64_t, InFlight> in_flight_;
  std::uint64_t last_sent_ = 0;
  Deliveries deliveries_;
  std::string key_;
  push::AddressPolicy reach_;
  std::mutex mutex_;
  std::vector<push::DeliveryResult> results_;  // that the sender told
  push::Sender sender_;
};

}  // namespace kuhhandel::server
