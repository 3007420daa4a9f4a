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

class Notices {
 public:
  /// So many browsers are called for one key, and in all.
  static constexpr int kMostOfAKey = 4;
  static constexpr std::size_t kMost = 20'000;

  /// The store must outlive it.
  Notices(store::Store& store, push::KeyPair key, push::SenderOptions options);

  /// What browsers subscribe to: the public key, in base64url.
  std::string const& key() const { return key_; }
  push::Reach reach() const { return reach_; }

  /// The browser is called for these seats from now on, and for no others. False where there is no room.
  bool keep(std::string const& endpoint, std::vector<store::Subscription> const& wanted);
  /// Whether its push service could be reached from here; none while nobody knows. It is tried unless it
  /// could.
  std::optional<bool> is_reached(std::string const& endpoint);

  Deliveries const& deliveries() const { return deliveries_; }
  /// How many notifications wait to be sent.
  std::size_t waiting() const { return subscriptions_.count_waiting(); }

  /// Those for which anybody is called.
  CalledTables& tables() { return tables_; }
  /// A table tells how it stands: who is to be called for it?
  void hear(store::NewsKey const& of, news::Stands const& stands);

  /// Does what is due: hears what became of notices, sends those whose time has come.
  void go_on(table::Instant now);

 private:
  struct OnItsWay {
    std::string endpoint;
    std::int64_t subscription;  // 0: only whether the push service can be reached
    std::string text;
    table::Instant until;
    int tries;
  };

  void hear(std::string const& table, news::Stands const& stands, store::Subscription const& one);
  void let_in(std::string const& table, news::Stands const& stands, store::Subscription const& one);
  void call(std::string const& table, news::Stands const& stands, Seat seat, store::Subscription const& one);
  void hear(push::Answer const& answer, table::Instant now);
  void put_off(OnItsWay const& notice, std::chrono::seconds rest, table::Instant now);
  void send(store::DueNotice const& due, table::Instant now);
  std::vector<push::Answer> answers();

  store::Subscriptions subscriptions_;
  CalledTables tables_;
  std::map<std::uint64_t, OnItsWay> on_their_way_;
  std::uint64_t sent_ = 0;
  Deliveries deliveries_;
  std::string key_;
  push::Reach reach_;
  std::mutex mutex_;
  std::vector<push::Answer> answers_;  // that the sender told
  push::Sender sender_;
};

}  // namespace kuhhandel::server
