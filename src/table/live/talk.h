// Chat of a table: the latest messages, for players who reconnect, and a rate limit per seat.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "live/connection.h"
#include "live/view_broadcaster.h"
#include "table/messages/saying.h"
#include "table/rate_limit.h"

namespace kuhhandel::live {

class Talk {
 public:
  /// Counts one more message of the seat if allowed: five at once, then one every two seconds.
  bool try_take_turn(Seat seat, table::Instant now) { return limits_[seat].take(kRate, now); }

  /// `version`: the table's version at the time of the message.
  void store(table::TalkMessage message, std::uint64_t version);

  /// Call when the edition changes: another edition has other animals.
  void clear_cries();

  /// Returns the stored messages up to that version of the table.
  std::vector<table::TalkMessage> history_until(std::uint64_t version) const;

  /// Returns the same as a protocol message.
  std::string message(std::uint64_t version, Edition const& edition) const;

  /// Stores a message of the seat and sends it to all who see the table without delay.
  void say(Seat seat, table::Saying saying, ViewBroadcaster const& shown, table::Instant now);

  /// Sends the stored messages that the viewer may see, if any.
  void send_history(Connection& connection, Viewer viewer, ViewBroadcaster const& shown) const;

  /// Sends delayed spectators the messages that they may see now and have not received yet.
  void broadcast_delayed(ViewBroadcaster const& shown);

 private:
  /// Returns the messages up to that version that have not been returned before.
  std::vector<table::TalkMessage const*> take_due(std::uint64_t version);

  struct Remembered {
    table::TalkMessage message;
    std::uint64_t version;
    bool is_released = false;
  };

  static constexpr table::Rate kRate{5, table::Duration{2000}};

  PerSeat<table::RateLimit> limits_;
  std::deque<Remembered> messages_;
};

/// Returns the message for one new chat message.
std::string talk_message(table::TalkMessage const& message, Edition const& edition);

}  // namespace kuhhandel::live
