#include "live/live_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bots/registry.h"
#include "live/advice.h"
#include "live/reason_message.h"
#include "table/server_message.h"

namespace kuhhandel {
namespace {

constexpr Duration kBetweenMeasurements{2000};

bool names_no_bot(Order const& order) {
  if (auto const* const add = std::get_if<order::AddBot>(&order)) return make_bot(add->bot) == nullptr;
  auto const* const set = std::get_if<order::SetAbsence>(&order);
  return set != nullptr && !set->bot.empty() && make_bot(set->bot) == nullptr;
}

}  // namespace

LiveTable::LiveTable(TableSetup setup, Rng delays)
    : table_(std::move(setup)),
      edition_(std::make_shared<Edition const>(table_.setup().edition)),
      bots_(delays, edition_) {}

void LiveTable::replay(std::vector<Entry> const& log) {
  for (auto const& entry : log) {
    apply(entry);
    late_.follow(table_, entry);
    auto const* const played = std::get_if<fact::Played>(&entry.fact);
    if (played == nullptr || played->id.empty()) continue;
    answers_.note(std::get<Seat>(played->command.by), played->id, Done{table_.version()});
  }
}

Step LiveTable::apply(Entry const& entry) {
  bool const ran = table_.state() == TableState::running;
  auto step = table_.apply(entry);
  bots_.see(table_, step);
  note_answers(step);
  if (ran && table_.state() == TableState::finished) keep_game();
  return step;
}

bool LiveTable::has_people() const {
  return std::ranges::any_of(table_.occupants(), [](Occupant const& occupant) {
    auto const* const person = std::get_if<Person>(&occupant);
    return person != nullptr && !person->away;
  });
}

bool LiveTable::has_connection(Seat seat) const {
  return std::ranges::any_of(connections_,
                             [&](auto const& connection) { return connection.second == Viewer{seat}; });
}

void LiveTable::join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last, Instant now) {
  // They are back before they are told how things stand, so that the clock they see is the one that runs.
  if (viewer) {
    if (auto const back = table_.decide_presence(*viewer, true)) carry_out(*back, now);
    measure(connection, *viewer, now);
  }
  tell_late(now);
  connections_[&connection] = viewer;
  tell_talk(connection, viewer);
  if (&shown_to(viewer) != &table_) connection.send(late_.message());
  tell_what_happened(connection, viewer, last, now);
  tell_review(connection, viewer);
}

void LiveTable::tell_what_happened(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                                   Instant now) {
  auto const& shown = shown_to(viewer);
  auto const missed = last ? shown.steps_after(*last) : std::nullopt;
  if (!missed) return send_snapshot(connection, viewer, now);
  auto const eyes = eyes_of(viewer);
  for (auto const& step : *missed) {
    bool const newest = step.version == shown.version();
    connection.send(newest ? StepTelling(shown, step).to(eyes) : missed_step_message(shown, eyes, step));
  }
}

Table const& LiveTable::shown_to(Viewer viewer) const {
  return viewer || late_.shown() == nullptr ? table_ : *late_.shown();
}

Eyes LiveTable::eyes_of(Viewer viewer) const {
  if (viewer || late_.shown() == nullptr) return viewer;
  return OpenHands{};
}

void LiveTable::send_snapshot(Connection& connection, Viewer viewer, Instant now) {
  auto const& shown = shown_to(viewer);
  connection.send(snapshot_message(shown, eyes_of(viewer), &shown == &table_ ? now : late_.now(now)));
}

void LiveTable::leave(Connection& connection, Instant now) {
  auto const found = connections_.find(&connection);
  if (found == connections_.end()) return;
  auto const viewer = found->second;
  connections_.erase(found);
  std::erase_if(hints_, [&](auto const& hint) { return hint.second.connection == &connection; });
  if (!viewer || has_connection(*viewer)) return;
  if (review_.led() && review_.led()->by == *viewer) end_review();
  if (auto const away = table_.decide_presence(*viewer, false)) carry_out(*away, now);
}

std::optional<Seat> LiveTable::sender(Connection& connection, std::string const& id) {
  auto const found = connections_.find(&connection);
  assert(found != connections_.end());
  if (!found->second) {
    connection.send(error_message({"spectator", {"", "Who watches cannot play; take a seat first."}, id}));
  }
  return found->second;
}

void LiveTable::receive(Connection& connection, CommandMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (answers_again(connection, *seat, message.id)) return;
  if (table_.awaits_verdict(*seat, message.id)) return;
  auto const round_trip = connection.round_trip().value_or(Duration{0});
  auto const fact =
      table_.decide(message.command, message.id, {.at = now, .round_trip = round_trip, .seen = message.seen});
  if (!fact) return answer(connection, *seat, message.id, answer_to(fact.error()));
  carry_out(*fact, now);
  // A press is answered with the verdict on it.
  if (!table_.awaits_verdict(*seat, message.id)) answer(connection, *seat, message.id, answer_to({}));
}

AnswerGiven LiveTable::answer_to(std::optional<Refusal> refusal) const {
  if (!refusal) return Done{table_.version()};
  std::optional<Bid> standing;
  if (*refusal == Refusal::bid_too_low)
    standing = std::get<phase::Bidding>(table_.game()->state.phase).standing;
  return RefusedCommand{*refusal, standing};
}

void LiveTable::note_answers(Step const& step) {
  for (auto const& press : step.answers)
    if (!press.id.empty()) answers_.note(press.seat, press.id, answer_to(press.refusal));
}

void LiveTable::send_answers(Step const& step) {
  for (auto const& press : step.answers) {
    for (auto const& [connection, viewer] : connections_)
      if (viewer == Viewer{press.seat}) answers_again(*connection, press.seat, press.id);
  }
}

void LiveTable::measure(Connection& connection, Seat seat, Instant now) {
  auto const round_trip = connection.round_trip();
  if (!round_trip) return;
  if (auto const fact = table_.decide_round_trip(seat, *round_trip)) carry_out(*fact, now);
}

void LiveTable::measure_all(Instant now) {
  if (now < measured_ + kBetweenMeasurements) return;
  measured_ = now;
  for (auto const& [connection, viewer] : connections_)
    if (viewer) measure(*connection, *viewer, now);
}

void LiveTable::receive(Connection& connection, OrderMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (answers_again(connection, *seat, message.id)) return;
  if (names_no_bot(message.order)) {
    return connection.send(refused_message(message.id, OrderRefusal::no_such_bot));
  }
  auto const fact = table_.decide(*seat, message.order, game_seed(), now);
  if (!fact) return answer(connection, *seat, message.id, fact.error());
  auto const step = carry_out(*fact, now);
  answer(connection, *seat, message.id, Done{step.version});
}

void LiveTable::receive(Connection& connection, WhyMessage const& message, Instant) {
  connection.send(reason_message(message, bots_.explanation(message.seat), table_.setup().edition));
}

void LiveTable::receive(Connection& connection, HintMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (!plays_bots_alone(table_, *seat)) {
    return connection.send(
        error_message({"not_alone", {"", "Hints are for games against bots alone."}, message.id}));
  }
  auto question = question_for_advice(table_, edition_, *seat, ++questions_);
  if (!question) {
    return connection.send(
        error_message({"nothing_to_choose", {"", "There is nothing to choose now."}, message.id}));
  }
  hints_.insert(
      {question->number, {.connection = &connection, .message = message, .version = table_.version()}});
  ask(std::move(*question), now);
}

void LiveTable::tell_hint(AwaitedHint const& hint, BotAnswer const& answer, Instant now) {
  // A hint is for the table as it stands.
  if (hint.version != table_.version()) return receive(*hint.connection, hint.message, now);
  hint.connection->send(advice_message(hint.message, {answer.choice, answer.why}, table_.setup().edition));
}

void LiveTable::take(BotAnswer answer, Instant now) {
  if (auto const hint = hints_.extract(answer.number)) return tell_hint(hint.mapped(), answer, now);
  if (auto const action = bots_.take(std::move(answer))) let_act(*action, now);
}

void LiveTable::receive(Connection& connection, ChanceMessage const& message, Instant now) {
  auto const seat = sender(connection, message.id);
  if (!seat) return;
  if (auto fact = table_.decide_chance(*seat, message.random)) carry_out(std::move(*fact), now);
}

Step LiveTable::carry_out(Fact fact, Instant now) {
  Entry const entry{now, std::move(fact)};
  keep(entry, table_.version() + 1);
  auto const step = apply(entry);
  broadcast(step);
  send_answers(step);
  follow_late(entry, now);
  if (auto const* const freed = std::get_if<fact::Freed>(&entry.fact)) make_spectators(freed->seat, now);
  end_review_without_leader();
  if (auto next = preparation()) carry_out(std::move(*next), now);
  return step;
}

void LiveTable::make_spectators(Seat seat, Instant now) {
  for (auto& [connection, viewer] : connections_) {
    if (viewer != Viewer{seat}) continue;
    viewer = {};
    if (late_.shown() != nullptr) connection->send(late_.message());
    send_snapshot(*connection, viewer, now);
  }
}

void LiveTable::follow_late(Entry const& entry, Instant now) {
  bool const was_late = late_.shown() != nullptr;
  bool const waited = late_.earliest().has_value();
  late_.follow(table_, entry);
  // That something is on its way is told once, not with each command.
  if (!waited && late_.earliest()) tell_how_late();
  if (was_late == (late_.shown() != nullptr)) return;
  tell_late_talk();
  for (auto const& [connection, viewer] : connections_) {
    if (viewer) continue;
    tell_talk(*connection, viewer);
    if (late_.shown() != nullptr) connection->send(late_.message());
    send_snapshot(*connection, viewer, now);
  }
}

void LiveTable::tell_late(Instant now) {
  bool told = false;
  while (auto const step = late_.due(now)) {
    told = true;
    StepTelling const telling(*late_.shown(), *step);
    for (auto const& [connection, viewer] : connections_)
      if (!viewer) connection->send(telling.to(OpenHands{}));
  }
  if (told) tell_late_talk();
}

void LiveTable::broadcast(Step const& step) {
  if (connections_.empty()) return;
  StepTelling const telling(table_, step);
  for (auto const& [connection, viewer] : connections_)
    if (&shown_to(viewer) == &table_) connection->send(telling.to(viewer));
}

void LiveTable::answer(Connection& connection, Seat seat, std::string const& id, AnswerGiven const& answer) {
  connection.send(answer_message(id, answer));
  answers_.note(seat, id, answer);
}

bool LiveTable::answers_again(Connection& connection, Seat seat, std::string const& id) const {
  auto const* const before = answers_.to(seat, id);
  if (before != nullptr) connection.send(answer_message(id, *before));
  return before != nullptr;
}

void LiveTable::pass_time(Instant now) {
  measure_all(now);
  for (auto due = next_play(); due && *due <= now; due = next_play()) {
    auto const bots_due = bots_.next_due();
    if (bots_due && *bots_due == *due) {
      if (auto question = bots_.due(table_, now, ++questions_)) ask(std::move(*question), now);
      continue;
    }
    auto const fact = table_.due(now);
    assert(fact);
    carry_out(*fact, now);
  }
  tell_late(now);
}

void LiveTable::let_act(BotSeats::BotAction const& action, Instant now) {
  if (!action.choice) {
    if (auto const silence = table_.decide_silence(action.seat)) carry_out(*silence, now);
    return;
  }
  // A bot that comes after the hammer, while the house still waits for long connections, comes too late.
  if (auto const fact = table_.decide({action.seat, *action.choice}, {}, {.at = now})) carry_out(*fact, now);
}

namespace {

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

std::optional<Instant> LiveTable::next_play() const { return earlier(table_.next_due(), bots_.next_due()); }

std::optional<Instant> LiveTable::next_due() const { return earlier(next_play(), late_.next_due()); }

}  // namespace kuhhandel
