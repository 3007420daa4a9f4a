// Builds the server's messages of docs/PROTOCOL.md, each for one viewer.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/views/own_parts.h"
#include "codec/views/perspective.h"
#include "engine/refusal.h"
#include "table/messages/client_message.h"
#include "table/messages/operator_message.h"
#include "table/messages/review.h"
#include "table/order.h"
#include "table/step.h"
#include "table/table.h"

namespace kuhhandel::table {

boost::json::object table_info(Table const& table);

/// Returns the complete state, for a client that is new or was away too long.
std::string snapshot_message(Table const& table, codec::Perspective const& eyes, Instant now);

/// Messages of the latest step: each viewer's events, view and legal actions. The parts common to all viewers
/// are written once; they are the spectators' message.
class StepMessages {
 public:
  /// Both must outlive this object, and the table must be in the state after the step.
  StepMessages(Table const& table, Step const& step);
  StepMessages(StepMessages const&) = delete;
  StepMessages& operator=(StepMessages const&) = delete;

  /// The result is valid until the next call.
  std::string const& message_for(codec::Perspective const& eyes);

 private:
  void write_whole(std::string& text, codec::Perspective const& eyes, codec::OwnParts* own) const;
  void write_for(Seat seat, codec::Perspective const& eyes);

  Table const& table_;
  Step const& step_;
  std::string info_;  // the table's data, if it changed
  std::string clock_;
  std::string of_audience_;
  codec::OwnParts own_{of_audience_};
  std::string text_;  // the last message
};

/// Returns a missed step. Contains only its events, since later steps follow.
std::string missed_step_message(Table const& table, codec::Perspective const& eyes, Step const& step);

/// Heartbeat with the table's version. Sent every second, and after the missed steps on a reconnect.
std::string alive_message(std::uint64_t version);
/// For a client that received later or different steps than the table has. Both agree at most up to
/// `version`.
std::string went_back_message(std::uint64_t version);

/// The table has moved to another server with origin `address`.
std::string moved_message(std::string_view address);
/// `addresses`: the origins of all servers of the cluster.
std::string neighbours_message(std::vector<std::string> const& addresses);

std::string ack_message(std::string_view id, std::uint64_t version);
/// `standing`: the bid that a refused one did not beat.
std::string refused_message(std::string_view id, Refusal refusal, std::optional<Bid> const& standing);
std::string refused_message(std::string_view id, OrderRefusal refusal);
std::string error_message(MessageError const& error);
/// For clients that the operator has banned.
std::string error_message(std::string_view name, std::string_view sentence, OperatorMessage const& word);

/// A player leads the shared review; the review has ended.
std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review);
std::string review_ended_message();

}  // namespace kuhhandel::table
