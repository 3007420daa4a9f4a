// A live table on a server: its log is in the ledger, and its seats have keys that people carry from device
// to device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "live/live_table.h"
#include "live/lobby_json.h"
#include "server/ledger/ledger.h"
#include "server/outbox/event.h"
#include "server/tables/bot_executor.h"
#include "server/tables/non_move_log_quota.h"
#include "server/tables/non_move_rate_limit.h"
#include "server/tables/seat_tokens.h"
#include "table/carry_forward.h"

namespace kuhhandel::server {

class ServerTable final : private live::Keeper {
 public:
  /// A new table, kept in the ledger. `chance` and `ledger` must outlive the table.
  ServerTable(table::TableSetup setup, Ledger& ledger, keys::Chance& chance, table::Instant now);

  /// A table as its log remembers it, asleep: nothing is written, so any thread may make it. What its bots'
  /// delays follow from is `delays`.
  ServerTable(store::StoredTable stored, Rng delays, Ledger& ledger, keys::Chance& chance);

  /// Until somebody comes, time brings nothing to a table that was made from its log.
  bool is_asleep() const { return asleep_; }
  /// The server is back for those who come, which the log holds.
  void wake(table::Instant now);

  /// Whether an exception ended a change halfway: the table must be made from its log again.
  bool is_torn() const { return is_waking_ || live_.is_torn(); }

  table::Table const& table() const { return live_.table(); }
  live::LiveTable& live() { return live_; }
  live::LiveTable const& live() const { return live_; }

  /// Seats a person (table::decide_seat), or while a game runs has them ask for a seat (table::decide_ask),
  /// which the key opens once they have it; name_taken where another at the table goes by that name. Wakes
  /// the table.
  std::expected<live::SeatKey, table::OrderRefusal> seat(live::NewSeat wanted, table::Instant now);

  /// Who sits there goes by another name from now on; name_taken, too_often.
  std::expected<void, table::OrderRefusal> rename(Seat seat, std::string player, table::Instant now);

  /// The seat, where a person sits, belongs to who holds `name_key`, and its token opens it from now on too.
  void give_to_name(Seat seat, std::string_view name_key);

  /// The same for a newcomer, once they have the seat that they asked for.
  void give_to_name(table::Newcomer const& newcomer, std::string_view name_key);

  TableKeys const& keys() const { return keys_; }
  /// The seat that a token opens.
  std::optional<Seat> seat_of(std::string_view token) const { return keys_.seat_of(token); }

  /// Who thinks for the bots from now on, with what the table is known by there; null: the bots think at
  /// once.
  void let_think(Thinkers* thinkers, Asker asker) {
    thinkers_ = thinkers;
    asker_ = std::move(asker);
  }

  /// Tells that what lies around the table.
  void tell(TableNews const& news);

  /// Where no game runs and the log is long it begins anew, so that who comes next is not kept waiting by all
  /// that was.
  void begin_log_anew(table::LatestGame latest);

 private:
  /// A game that its log tells of.
  struct EndedGame {
    int number;
    store::GameOver over;
  };

  void append(table::Entry const& entry, std::uint64_t version) override;
  bool allows(live::BesideTheGame what, Seat seat, table::Instant now) override;
  void ended() override;
  std::string seed() override;
  std::optional<live::BotAnswer> think(live::BotQuestion question) override;
  bool has_room_for_hint() const override { return thinkers_ == nullptr || thinkers_->has_room_for_hint(); }
  std::string hash_of(std::string_view random) override;
  std::optional<table::Fact> preparation() override;
  std::expected<live::SeatKey, table::OrderRefusal> ask(live::NewSeat wanted, table::Instant now);

  Ledger& ledger_;
  keys::Chance& chance_;
  TableKeys keys_;
  bool asleep_ = false;
  bool is_waking_ = false;
  table::Instant slept_since_{0};  // the latest fact of its log
  std::vector<EndedGame> ended_asleep_;
  Thinkers* thinkers_ = nullptr;
  Asker asker_;
  Allowances allowances_;
  BesideInLog beside_in_log_;
  int in_log_ = 0;            // facts
  int between_games_ = 0;     // those that came while no game ran
  table::Instant latest_{0};  // of them
  table::Instant kept_used_{0};
  live::LiveTable live_;
};

}  // namespace kuhhandel::server
