// The talk at a table: the latest that was said, for those who come back, and how much each may say.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "live/connection.h"
#include "live/view_broadcaster.h"
#include "table/rate_limit.h"
#include "table/saying.h"

namespace kuhhandel::live {

class Talk {
 public:
  /// Whether the seat may say one more thing now, which is then counted: five at once, then one every two
  /// seconds.
  bool try_take_turn(Seat seat, table::Instant now) { return limits_[seat].take(kRate, now); }

  /// `version`: the table's, when it was said.
  void store(table::TalkMessage message, std::uint64_t version);

  /// Another edition has other animals.
  void clear_cries();

  /// All that was said up to that version of the table, as far as it is remembered.
  std::vector<table::TalkMessage> history_until(std::uint64_t version) const;

  /// The same as a message.
  std::string message(std::uint64_t version, Edition const& edition) const;

  /// The seat says something: all who see the table as it stands are told.
  void say(Seat seat, table::Saying saying, ViewBroadcaster const& shown, table::Instant now);

  /// Tells a connection what was said before, where there is something that its viewer may have heard.
  void send_history(Connection& connection, Viewer viewer, ViewBroadcaster const& shown) const;

  /// Tells those who see the table late what was said by then and is new to them.
  void broadcast_delayed(ViewBroadcaster const& shown);

 private:
  /// What was said up to that version and has not been due before.
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

/// One thing as it has just been said.
std::string talk_message(table::TalkMessage const& message, Edition const& edition);

}  // namespace kuhhandel::live
