// Shared review of the finished game: its leader, the position, and a rate limit for moves.
#pragma once

#include <optional>

#include "live/connections.h"
#include "live/view_broadcaster.h"
#include "table/messages/client_message.h"
#include "table/messages/review.h"
#include "table/rate_limit.h"

namespace kuhhandel::live {

class SharedReview {
 public:
  /// Both must outlive this object.
  SharedReview(ViewBroadcaster const& shown, Connections const& connections)
      : broadcaster_(shown), connections_(connections) {}

  /// The host moves or ends the review, and all are notified. Returns an error if that is not allowed.
  std::optional<table::MessageError> handle(Seat seat, table::ReviewMessage const& message,
                                            table::Instant now);

  /// Sends the position of the review to a connection, if there is one.
  void send_to(Connection& connection, Viewer viewer) const;

  /// Call when the seat's last connection closes.
  void on_seat_disconnected(Seat seat);

  /// Call after each change of the table: the review ends with the game, or when the host changes.
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
