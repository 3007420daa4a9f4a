// The talk at a table: the latest that was said, for those who come back, and how much each may say.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <vector>

#include "live/connection.h"
#include "live/shown.h"
#include "table/rate_limit.h"
#include "table/saying.h"

namespace kuhhandel::live {

class Talk {
 public:
  /// Whether the seat may say one more thing now, which is then counted: five at once, then one every two
  /// seconds.
  bool may_say(Seat seat, table::Instant now) { return said_by_[seat].take(kRate, now); }

  /// `version`: the table's, when it was said.
  void keep(table::Said said, std::uint64_t version);

  /// Another edition has other animals.
  void forget_cries();

  /// All that was said up to that version of the table, as far as it is remembered.
  std::vector<table::Said> said_to(std::uint64_t version) const;

  /// The same as a message.
  std::string message(std::uint64_t version, Edition const& edition) const;

  /// The seat says something: all who see the table as it stands are told.
  void say(Seat seat, table::Saying saying, Shown const& shown, table::Instant now);

  /// Tells a connection what was said before, where there is something that its viewer may have heard.
  void recall(Connection& connection, Viewer viewer, Shown const& shown) const;

  /// Tells those who see the table late what was said by then and is new to them.
  void tell_late(Shown const& shown);

 private:
  /// What was said up to that version and has not been due before.
  std::vector<table::Said const*> now_due(std::uint64_t version);

  struct Heard {
    table::Said said;
    std::uint64_t version;
    bool was_due = false;
  };

  static constexpr table::Rate kRate{5, table::Duration{2000}};

  PerSeat<table::RateLimit> said_by_;
  std::deque<Heard> said_;
};

/// One thing as it has just been said.
std::string said_message(table::Said const& said, Edition const& edition);

}  // namespace kuhhandel::live
