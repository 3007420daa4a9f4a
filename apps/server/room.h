// A table with all that belongs to it on a server: its bots, its lines to people, and its log. Time is a
// parameter here too.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/server/bot_seats.h"
#include "apps/server/store.h"
#include "apps/server/token.h"
#include "table/client_message.h"
#include "table/table.h"

namespace kuhhandel {

/// The outgoing side of a connection; it must not throw.
class Line {
 public:
  virtual ~Line() = default;
  virtual void send(std::string const& message) = 0;
};

/// What a person needs to take his seat again from anywhere.
struct SeatKey {
  std::string table;
  Seat seat;
  std::string token;
};

class Room {
 public:
  /// A new table, noted in the store. `chance` and `store` must outlive the room.
  Room(TableSetup setup, Store& store, Chance& chance, Instant now);

  /// A table as its log remembers it.
  Room(StoredTable stored, Store& store, Chance& chance, Instant now);

  Table const& table() const { return table_; }

  /// Seats a person on the lowest empty seat; table_full or game_running.
  std::expected<SeatKey, OrderRefusal> seat(std::string player, Instant now);

  /// The seat that a token opens.
  std::optional<Seat> seat_of(std::string_view token) const;

  /// A line of this viewer opens and is told what happened after `last`, or everything.
  void join(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now);
  void leave(Line& line, Instant now);

  /// A command or an order from a line that has joined.
  void receive(Line& line, CommandMessage const& message, Instant now);
  void receive(Line& line, OrderMessage const& message, Instant now);

  /// Anyone may ask for a bot's reasons; they are told once the auction or trade is over.
  void receive(Line& line, WhyMessage const& message, Instant now);

  /// Does what time has brought, table and bots, up to `now`.
  void pass_time(Instant now);
  std::optional<Instant> next_due() const;

  bool has_lines() const { return !lines_.empty(); }
  bool has_people() const;

 private:
  struct Answered {
    std::string id;
    std::string answer;
  };

  bool has_line(Seat seat) const;
  Step carry_out(Fact fact, Instant now);
  void replay(std::vector<Entry> const& log);
  void forget_key(Seat seat);
  void make_spectators(Seat seat, Instant now);
  void broadcast(Step const& step);
  void answer(Line& line, Seat seat, std::string const& id, std::string answer);
  std::string const* answered(Seat seat, std::string_view id) const;
  void note_answer(Seat seat, std::string const& id, std::string answer);
  std::optional<Seat> sender(Line& line, std::string const& id);

  Store& store_;
  Chance& chance_;
  Table table_;
  BotSeats bots_;
  std::map<Line*, Viewer> lines_;
  std::vector<SeatKeyHash> keys_;
  std::array<std::vector<Answered>, kMaxSeats> answers_;
};

}  // namespace kuhhandel
