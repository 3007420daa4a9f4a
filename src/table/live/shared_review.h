// The finished game as it is looked at together: who leads the others through it, where they are, and how
// often they may move.
#pragma once

#include <optional>

#include "live/connections.h"
#include "live/view_broadcaster.h"
#include "table/client_message.h"
#include "table/rate_limit.h"
#include "table/review.h"

namespace kuhhandel::live {

class SharedReview {
 public:
  /// Both must outlive it.
  SharedReview(ViewBroadcaster const& shown, Connections const& connections)
      : broadcaster_(shown), connections_(connections) {}

  /// The host leads the others somewhere, or ends the review; all are told. Or why not.
  std::optional<table::MessageError> handle(Seat seat, table::ReviewMessage const& message,
                                            table::Instant now);

  /// Tells a connection where the review is, where there is one.
  void send_to(Connection& connection, Viewer viewer) const;

  /// Nobody of that seat is connected any more.
  void on_seat_disconnected(Seat seat);

  /// To be told that the table has gone on: the review ends with the game, or where another is the host.
  void on_table_changed();

 private:
  std::optional<table::MessageError> check(Seat seat, table::ReviewMessage const& message,
                                           table::Instant now);
  void end();

  struct Leader {
    Seat by;
    table::Review at;
  };

  static constexpr table::Rate kRate{10, table::Duration{200}};

  ViewBroadcaster const& broadcaster_;
  Connections const& connections_;
  std::optional<Leader> leader_;
  table::RateLimit moves_;
};

}  // namespace kuhhandel::live
