// Sends push notifications to absent players; they are stored until a push service accepts them
// (docs/adr/0013). Never blocks on a push service.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "push/key_pair.h"
#include "server/notifications/delivery_queue.h"
#include "server/notifications/time_zone.h"
#include "server/notifications/watched_tables.h"
#include "store/account_data/subscriptions.h"
#include "store/store.h"

namespace kuhhandel::server {

class PushNotifier {
 public:
  /// Maximum number of subscriptions per key and in total.
  static constexpr int kMaxPerKey = 4;
  static constexpr std::size_t kMaxSubscriptions = 20'000;

  /// The store must outlive this object.
  PushNotifier(store::Store& store, push::KeyPair key, push::SenderOptions options);

  /// Returns the public key for subscriptions, in base64url.
  std::string const& key() const { return key_; }
  push::AddressPolicy address_policy() const { return queue_.address_policy(); }

  /// Replaces the browser's subscriptions with these. Returns false if there is no room.
  bool subscribe(std::string const& endpoint, std::vector<store::Subscription> const& requested);
  /// Returns whether the push service can be reached from here; nullopt if unknown. Starts a probe unless it
  /// was reachable before.
  std::optional<bool> probe_endpoint(std::string const& endpoint);

  Deliveries const& deliveries() const { return queue_.deliveries(); }
  /// Returns the number of notifications that wait to be sent.
  std::size_t waiting() const { return subscriptions_.count_waiting(); }

  TimeZones& zones() { return zones_; }
  /// Returns the tables with subscriptions.
  WatchedTables& tables() { return tables_; }
  /// Handles the status that a table emitted: schedules or cancels its notifications.
  void on_status(store::OutboxEventKey const& key, outbox_event::TableStatusChanged const& status);

  /// Processes delivery results and sends notifications that are due.
  void poll(table::Instant now);

 private:
  struct InFlight {
    std::string endpoint;
    std::int64_t subscription;  // 0: a probe of the push service
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
  void on_delivery_result(InFlight const& in_flight, push::DeliveryResult const& result, table::Instant now);
  void retry_later(InFlight const& in_flight, std::chrono::seconds pause, table::Instant now);
  void send(store::DueNotification const& due, table::Instant now);

  store::Subscriptions subscriptions_;
  WatchedTables tables_;
  TimeZones zones_;
  std::string key_;
  DeliveryQueue<InFlight> queue_;
};

/// Returns the key that all servers of a ledger share, so that a server that takes over can notify the
/// browsers that subscribed at another: the one stored with the ledger; if there is none yet, stores that of
/// `file`, which is created if missing.
push::KeyPair cluster_vapid_key(store::Store& store, std::filesystem::path const& file);

}  // namespace kuhhandel::server
