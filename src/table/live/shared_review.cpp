#include "live/shared_review.h"

#include <string>
#include <string_view>
#include <utility>

#include "codec/records/replay_steps.h"
#include "table/messages/server_message.h"
#include "table/modes/pregame.h"

namespace kuhhandel::live {

std::optional<table::MessageError> SharedReview::handle(Seat seat, table::ReviewMessage const& message,
                                                        table::Instant now) {
  if (auto error = check(seat, message, now)) return error;
  if (!message.at) {
    end();
    return {};
  }
  leader_ = Leader{seat, *message.at};
  for (auto const& [connection, viewer] : connections_.all()) send_to(*connection, viewer);
  return {};
}

std::optional<table::MessageError> SharedReview::check(Seat seat, table::ReviewMessage const& message,
                                                       table::Instant now) {
  auto const& table = broadcaster_.table();
  auto const error = [&](std::string_view name, std::string where, std::string sentence) {
    return table::MessageError{name, {std::move(where), std::move(sentence)}, message.id};
  };
  if (!table::has_host_rights(table, seat)) return error("not_host", "", "Only the host leads a review.");
  if (table.state() != table::TableState::finished)
    return error("not_finished", "", "A game is reviewed once it is over.");
  if (!message.at) return {};
  if (std::cmp_greater(message.at->step, table.game()->commands.size()))
    return error("bad_field", "at.step", "the game has fewer steps");
  if (auto const eyes = codec::parse_perspective(message.at->eyes, table.setup().seats); !eyes)
    return error("bad_field", "at.eyes", eyes.error().what);
  if (!moves_.take(kRate, now)) return error("too_many", "", "Too many moves; wait a moment.");
  return {};
}

void SharedReview::send_to(Connection& connection, Viewer viewer) const {
  // A delayed spectator has not seen the end of the game yet.
  if (!leader_ || broadcaster_.table_for(viewer).state() != table::TableState::finished) return;
  auto const& table = broadcaster_.table();
  connection.send(table::reviewed_message(leader_->by, table::name_at(table, leader_->by),
                                          table.game()->number, leader_->at));
}

void SharedReview::on_seat_disconnected(Seat seat) {
  if (leader_ && leader_->by == seat) end();
}

void SharedReview::on_table_changed() {
  auto const& table = broadcaster_.table();
  if (leader_ && (table.state() != table::TableState::finished || table.presence().host() != leader_->by))
    end();
}

void SharedReview::end() {
  if (!leader_) return;
  leader_.reset();
  connections_.broadcast(table::review_ended_message());
}

}  // namespace kuhhandel::live
