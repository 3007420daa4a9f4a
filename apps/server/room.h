// A parlour on a server: its log is in the store, and its seats have keys that people carry from device to
// device.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/store.h"
#include "apps/server/token.h"
#include "parlour/lobby_json.h"
#include "parlour/parlour.h"

namespace kuhhandel {

class Room final : public Parlour {
 public:
  /// A new table, noted in the store. `chance` and `store` must outlive the room.
  Room(TableSetup setup, Store& store, Chance& chance, Instant now);

  /// A table as its log remembers it.
  Room(StoredTable stored, Store& store, Chance& chance, Instant now);

  /// Seats a person on the lowest empty seat; table_full or game_running.
  std::expected<SeatKey, OrderRefusal> seat(std::string player, Instant now);

  /// The seat that a token opens.
  std::optional<Seat> seat_of(std::string_view token) const;

 private:
  void keep(Entry const& entry, std::uint64_t version) override;
  std::string game_seed() override;
  std::optional<Fact> preparation() override;
  void forget_key(Seat seat);

  Store& store_;
  Chance& chance_;
  std::vector<SeatKeyHash> keys_;
};

}  // namespace kuhhandel
