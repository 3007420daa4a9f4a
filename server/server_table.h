// A live table on a server: its log is in the store, and its seats have keys that people carry from device to
// device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "live/live_table.h"
#include "live/lobby_json.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace kuhhandel {

class ServerTable final : public LiveTable {
 public:
  /// A new table, noted in the store. `chance` and `store` must outlive the table.
  ServerTable(TableSetup setup, Store& store, Chance& chance, Instant now);

  /// A table as its log remembers it.
  ServerTable(StoredTable stored, Store& store, Chance& chance, Instant now);

  /// Seats a person on the lowest empty seat; table_full or game_running.
  std::expected<SeatKey, OrderRefusal> seat(std::string player, Instant now);

  /// The seat, where a person sits, belongs to who holds `name_key`, and its token opens it from now on too.
  void give_to_name(Seat seat, std::string_view name_key);

  /// The name of who sits there; empty for an empty seat.
  std::string_view player(Seat seat) const {
    return player_name(table().occupants()[static_cast<std::size_t>(index_of(seat))]);
  }

  /// The seat that a token opens.
  std::optional<Seat> seat_of(std::string_view token) const;

  /// Who thinks for the bots from now on, with what the table is known by there; null: the bots think at
  /// once.
  void let_think(Thinkers* thinkers, Asker asker) {
    thinkers_ = thinkers;
    asker_ = std::move(asker);
  }

 private:
  void keep(Entry const& entry, std::uint64_t version) override;
  void keep_game() override;
  std::string game_seed() override;
  void ask(BotQuestion question, Instant now) override;
  std::optional<Fact> preparation() override;
  void forget_keys(Seat seat);

  Store& store_;
  Chance& chance_;
  std::vector<SeatKeyHash> keys_;
  Thinkers* thinkers_ = nullptr;
  Asker asker_;
};

}  // namespace kuhhandel
