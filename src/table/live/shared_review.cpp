#include "live/shared_review.h"

#include <string>
#include <string_view>
#include <utility>

#include "codec/replay_steps.h"
#include "table/gathering.h"
#include "table/server_message.h"

namespace kuhhandel::live {

std::optional<table::MessageError> SharedReview::take(Seat seat, table::ReviewMessage const& message,
                                                      table::Instant now) {
  if (auto error = refuses(seat, message, now)) return error;
  if (!message.at) {
    end();
    return {};
  }
  led_ = Led{seat, *message.at};
  for (auto const& [connection, viewer] : connections_.all()) recall(*connection, viewer);
  return {};
}

std::optional<table::MessageError> SharedReview::refuses(Seat seat, table::ReviewMessage const& message,
                                                         table::Instant now) {
  auto const& table = shown_.table();
  auto const error = [&](std::string_view name, std::string where, std::string sentence) {
    return table::MessageError{name, {std::move(where), std::move(sentence)}, message.id};
  };
  if (!table::gives_orders(table, seat)) return error("not_host", "", "Only the host leads a review.");
  if (table.state() != table::TableState::finished)
    return error("not_finished", "", "A game is reviewed once it is over.");
  if (!message.at) return {};
  if (std::cmp_greater(message.at->step, table.game()->commands.size()))
    return error("bad_field", "at.step", "the game has not so many steps");
  if (auto const eyes = codec::eyes_named(message.at->eyes, table.setup().seats); !eyes)
    return error("bad_field", "at.eyes", eyes.error().what);
  if (!moves_.take(kRate, now)) return error("too_many", "", "Too many moves; wait a moment.");
  return {};
}

void SharedReview::recall(Connection& connection, Viewer viewer) const {
  // Who watches late has not seen the end of the game yet.
  if (!led_ || shown_.to(viewer).state() != table::TableState::finished) return;
  auto const& table = shown_.table();
  connection.send(
      table::reviewed_message(led_->by, table::name_at(table, led_->by), table.game()->number, led_->at));
}

void SharedReview::leave(Seat seat) {
  if (led_ && led_->by == seat) end();
}

void SharedReview::follow() {
  auto const& table = shown_.table();
  if (led_ && (table.state() != table::TableState::finished || table.presence().host() != led_->by)) end();
}

void SharedReview::end() {
  if (!led_) return;
  led_.reset();
  connections_.tell(table::review_ended_message());
}

}  // namespace kuhhandel::live
