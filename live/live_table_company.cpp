// What passes between the people of a table and is no part of the game: talk, a shared review of the finished
// game, and what those who watch late are told of it.
#include <utility>

#include "codec/replay_steps.h"
#include "live/live_table.h"
#include "table/server_message.h"

namespace kuhhandel {

void LiveTable::receive(Connection& connection, SayMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (answers_again(connection, *seat, message.id)) return;
  if (!talk_.may_say(*seat, now)) {
    return connection.send(
        error_message({"too_much_talk", {"", "That was a lot; wait a moment."}, message.id}));
  }
  Said said{.at = now, .seat = *seat, .player = name_at(*seat), .saying = message.saying};
  auto const told = said_message(said, table_.setup().edition);
  talk_.note(std::move(said), table_.version());
  for (auto const& [each, viewer] : connections_)
    if (&shown_to(viewer) == &table_) each->send(told);
  tell_late_talk();
  answer(connection, *seat, message.id, Done{table_.version()});
}

std::string LiveTable::name_at(Seat seat) const {
  return std::string(player_name(table_.occupants()[static_cast<std::size_t>(index_of(seat))]));
}

void LiveTable::tell_talk(Connection& connection, Viewer viewer) {
  auto const version = shown_to(viewer).version();
  if (talk_.has_by(version)) connection.send(talk_.message(version, table_.setup().edition));
}

void LiveTable::tell_late_talk() {
  auto const version = shown_to({}).version();
  for (auto const* const said : talk_.now_due(version)) {
    if (late_.shown() == nullptr) continue;
    auto const told = said_message(*said, table_.setup().edition);
    for (auto const& [connection, viewer] : connections_)
      if (!viewer) connection->send(told);
  }
}

void LiveTable::tell_how_late() {
  if (late_.shown() == nullptr) return;
  for (auto const& [connection, viewer] : connections_)
    if (!viewer) connection->send(late_.message());
}

void LiveTable::receive(Connection& connection, ReviewMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (auto const error = refuses(*seat, message, now)) return connection.send(error_message(*error));
  if (message.at) {
    review_.lead(*seat, *message.at);
    for (auto const& [each, viewer] : connections_) tell_review(*each, viewer);
  } else {
    end_review();
  }
  connection.send(ack_message(message.id, table_.version()));
}

std::optional<MessageError> LiveTable::refuses(Seat seat, ReviewMessage const& message, Instant now) {
  auto const error = [&](std::string_view name, std::string where, std::string sentence) {
    return MessageError{name, {std::move(where), std::move(sentence)}, message.id};
  };
  if (seat != table_.host()) return error("not_host", "", "Only the host leads a review.");
  if (table_.state() != TableState::finished)
    return error("not_finished", "", "A game is reviewed once it is over.");
  if (!message.at) return {};
  if (std::cmp_greater(message.at->step, table_.game()->commands.size()))
    return error("bad_field", "at.step", "the game has not so many steps");
  if (auto const eyes = eyes_named(message.at->eyes, table_.setup().seats); !eyes)
    return error("bad_field", "at.eyes", eyes.error().what);
  if (!review_.may_move(now)) return error("too_many", "", "Too many moves; wait a moment.");
  return {};
}

void LiveTable::tell_review(Connection& connection, Viewer viewer) {
  // Who watches late has not seen the end of the game yet.
  if (!review_.led() || shown_to(viewer).state() != TableState::finished) return;
  auto const& [by, at] = *review_.led();
  connection.send(reviewed_message(by, name_at(by), table_.game()->number, at));
}

void LiveTable::end_review() {
  if (!review_.led()) return;
  review_.end();
  for (auto const& [connection, viewer] : connections_) connection->send(review_ended_message());
}

void LiveTable::end_review_without_leader() {
  if (!review_.led()) return;
  if (table_.state() != TableState::finished || table_.host() != review_.led()->by) end_review();
}

}  // namespace kuhhandel
