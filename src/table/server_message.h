// What the server sends: the messages of docs/PROTOCOL.md, built for one viewer each.
#pragma once

#include <boost/json/object.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/own_parts.h"
#include "codec/perspective.h"
#include "engine/refusal.h"
#include "table/client_message.h"
#include "table/operator_message.h"
#include "table/order.h"
#include "table/review.h"
#include "table/step.h"
#include "table/table.h"

namespace kuhhandel::table {

boost::json::object table_info(Table const& table);

/// Everything at once, for one who comes new or was away too long.
std::string snapshot_message(Table const& table, codec::Perspective const& eyes, Instant now);

/// One step as it has just happened, told to one viewer after the other: what they saw of it, and what they
/// may know and do now. What is the same for all is written once, and is what the audience is told.
class StepMessages {
 public:
  /// Both must outlive the telling, and the table must stand where the step left it.
  StepMessages(Table const& table, Step const& step);
  StepMessages(StepMessages const&) = delete;
  StepMessages& operator=(StepMessages const&) = delete;

  /// It stands until the next one is told.
  std::string const& message_for(codec::Perspective const& eyes);

 private:
  void write_whole(std::string& text, codec::Perspective const& eyes, codec::OwnParts* own) const;
  void write_for(Seat seat, codec::Perspective const& eyes);

  Table const& table_;
  Step const& step_;
  std::string info_;  // of the table, where it changed
  std::string clock_;
  std::string of_audience_;
  codec::OwnParts own_{of_audience_};
  std::string text_;  // of the last one
};

/// A step of the table that was missed; later ones follow, so it carries its events alone.
std::string missed_step_message(Table const& table, codec::Perspective const& eyes, Step const& step);

/// The table is there, and this is its version: told each second, and after all that one who came back had
/// missed.
std::string alive_message(std::uint64_t version);
/// To one who was told more than the table holds, or another story: both know the same up to that version at
/// the latest.
std::string went_back_message(std::uint64_t version);

/// The table is at another server by now, at that origin.
std::string moved_message(std::string_view address);
/// The origins of all servers of the cluster.
std::string neighbours_message(std::vector<std::string> const& addresses);

std::string ack_message(std::string_view id, std::uint64_t version);
/// `standing`: the bid that a refused one did not beat.
std::string refused_message(std::string_view id, Refusal refusal, std::optional<Bid> const& standing);
std::string refused_message(std::string_view id, OrderRefusal refusal);
std::string error_message(MessageError const& error);
/// To those whom whoever keeps the server lets in no more.
std::string error_message(std::string_view name, std::string_view sentence, OperatorMessage const& word);

/// What all are told of who leads on a seat; and that nobody leads any more.
std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review);
std::string review_ended_message();

}  // namespace kuhhandel::table
