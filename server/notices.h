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
#include "server/server_table.h"
#include "store/store.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {

/// What of a table one who is told now has been told, as a number that grows with the game.
std::int64_t told_so_far(table::Table const& table);

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

  /// Something may have happened at the table: who is to be called for it?
  void look(ServerTable const& live);

  /// Does what is due: hears what became of notices, sends those whose time has come.
  void go_on(table::Instant now);

 private:
  /// Of a table, as far as anybody could be called for it.
  struct Standing {
    table::TableState state;
    int game;
    std::size_t commands;
    std::optional<Seat> asked;
    std::size_t keys;
    std::size_t newcomers;
    friend bool operator==(Standing const&, Standing const&) = default;
  };
  struct OnItsWay {
    std::string endpoint;
    std::int64_t subscription;  // 0: only whether the push service can be reached
    std::string text;
    table::Instant until;
    int tries;
  };

  void know_tables();
  static Standing standing_of(ServerTable const& live);
  void look(ServerTable const& live, store::Subscription const& one);
  void let_in(table::Table const& table, Seat seat, store::Subscription const& one);
  void call(table::Table const& table, Seat seat, store::Subscription const& one);
  void hear(push::Answer const& answer, table::Instant now);
  void put_off(OnItsWay const& notice, std::chrono::seconds rest, table::Instant now);
  void send(store::DueNotice const& due, table::Instant now);
  std::vector<push::Answer> answers();

  store::Subscriptions subscriptions_;
  std::map<std::string, std::optional<Standing>, std::less<>> tables_;  // of which any browser is called
  std::map<std::uint64_t, OnItsWay> on_their_way_;
  std::uint64_t sent_ = 0;
  std::string key_;
  push::Reach reach_;
  std::mutex mutex_;
  std::vector<push::Answer> answers_;  // that the sender told
  push::Sender sender_;
};

}  // namespace kuhhandel::server
