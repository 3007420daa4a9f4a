#include "parlour/parlour.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bots/registry.h"
#include "parlour/advice.h"
#include "parlour/reason_message.h"
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

Parlour::Parlour(TableSetup setup, Rng delays)
    : table_(std::move(setup)),
      edition_(std::make_shared<Edition const>(table_.setup().edition)),
      bots_(delays, edition_) {}

void Parlour::replay(std::vector<Entry> const& log) {
  for (auto const& entry : log) {
    apply(entry);
    late_.follow(table_, entry);
    auto const* const played = std::get_if<fact::Played>(&entry.fact);
    if (played == nullptr || played->id.empty()) continue;
    answers_.note(std::get<Seat>(played->command.by), played->id, Done{table_.version()});
  }
}

Step Parlour::apply(Entry const& entry) {
  bool const ran = table_.state() == TableState::running;
  auto step = table_.apply(entry);
  bots_.see(table_, step);
  note_answers(step);
  if (ran && table_.state() == TableState::finished) keep_game();
  return step;
}

bool Parlour::has_people() const {
  return std::ranges::any_of(table_.sitters(), [](Sitter const& sitter) {
    auto const* const person = std::get_if<Person>(&sitter);
    return person != nullptr && !person->away;
  });
}

bool Parlour::has_line(Seat seat) const {
  return std::ranges::any_of(lines_, [&](auto const& line) { return line.second == Viewer{seat}; });
}

void Parlour::join(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now) {
  // He is back before he is told how things stand, so that the clock he sees is the one that runs.
  if (viewer) {
    if (auto const back = table_.decide_line(*viewer, true)) carry_out(*back, now);
    measure(line, *viewer, now);
  }
  tell_late(now);
  lines_[&line] = viewer;
  tell_talk(line, viewer);
  if (&shown_to(viewer) != &table_) line.send(late_.message());
  tell_what_happened(line, viewer, last, now);
  tell_review(line, viewer);
}

void Parlour::tell_what_happened(Line& line, Viewer viewer, std::optional<std::uint64_t> last, Instant now) {
  auto const& shown = shown_to(viewer);
  auto const missed = last ? shown.steps_after(*last) : std::nullopt;
  if (!missed) return send_snapshot(line, viewer, now);
  auto const eyes = eyes_of(viewer);
  for (auto const& step : *missed) {
    bool const newest = step.version == shown.version();
    line.send(newest ? StepTelling(shown, step).to(eyes) : missed_step_message(shown, eyes, step));
  }
}

Table const& Parlour::shown_to(Viewer viewer) const {
  return viewer || late_.shown() == nullptr ? table_ : *late_.shown();
}

Eyes Parlour::eyes_of(Viewer viewer) const {
  if (viewer || late_.shown() == nullptr) return viewer;
  return OpenHands{};
}

void Parlour::send_snapshot(Line& line, Viewer viewer, Instant now) {
  auto const& shown = shown_to(viewer);
  line.send(snapshot_message(shown, eyes_of(viewer), &shown == &table_ ? now : late_.now(now)));
}

void Parlour::leave(Line& line, Instant now) {
  auto const found = lines_.find(&line);
  if (found == lines_.end()) return;
  auto const viewer = found->second;
  lines_.erase(found);
  std::erase_if(hints_, [&](auto const& hint) { return hint.second.line == &line; });
  if (!viewer || has_line(*viewer)) return;
  if (review_.led() && review_.led()->by == *viewer) end_review();
  if (auto const away = table_.decide_line(*viewer, false)) carry_out(*away, now);
}

std::optional<Seat> Parlour::sender(Line& line, std::string const& id) {
  auto const found = lines_.find(&line);
  assert(found != lines_.end());
  if (!found->second) {
    line.send(error_message({"spectator", {"", "Who watches cannot play; take a seat first."}, id}));
  }
  return found->second;
}

void Parlour::receive(Line& line, CommandMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (answers_again(line, *seat, message.id)) return;
  if (table_.awaits_verdict(*seat, message.id)) return;
  auto const path = line.path().value_or(Duration{0});
  auto const fact =
      table_.decide(message.command, message.id, {.at = now, .path = path, .seen = message.seen});
  if (!fact) return answer(line, *seat, message.id, answer_to(fact.error()));
  carry_out(*fact, now);
  // A press is answered with the verdict on it.
  if (!table_.awaits_verdict(*seat, message.id)) answer(line, *seat, message.id, answer_to({}));
}

AnswerGiven Parlour::answer_to(std::optional<Refusal> refusal) const {
  if (!refusal) return Done{table_.version()};
  std::optional<Bid> standing;
  if (*refusal == Refusal::bid_too_low)
    standing = std::get<phase::Bidding>(table_.game()->state.phase).standing;
  return RefusedCommand{*refusal, standing};
}

void Parlour::note_answers(Step const& step) {
  for (auto const& press : step.answers)
    if (!press.id.empty()) answers_.note(press.seat, press.id, answer_to(press.refusal));
}

void Parlour::send_answers(Step const& step) {
  for (auto const& press : step.answers) {
    for (auto const& [line, viewer] : lines_)
      if (viewer == Viewer{press.seat}) answers_again(*line, press.seat, press.id);
  }
}

void Parlour::measure(Line& line, Seat seat, Instant now) {
  auto const path = line.path();
  if (!path) return;
  if (auto const lag = table_.decide_lag(seat, *path)) carry_out(*lag, now);
}

void Parlour::measure_all(Instant now) {
  if (now < measured_ + kBetweenMeasurements) return;
  measured_ = now;
  for (auto const& [line, viewer] : lines_)
    if (viewer) measure(*line, *viewer, now);
}

void Parlour::receive(Line& line, OrderMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (answers_again(line, *seat, message.id)) return;
  if (names_no_bot(message.order)) {
    return line.send(refused_message(message.id, OrderRefusal::no_such_bot));
  }
  auto const fact = table_.decide(*seat, message.order, game_seed(), now);
  if (!fact) return answer(line, *seat, message.id, fact.error());
  auto const step = carry_out(*fact, now);
  answer(line, *seat, message.id, Done{step.version});
}

void Parlour::receive(Line& line, WhyMessage const& message, Instant) {
  line.send(reason_message(message, bots_.explanation(message.seat), table_.setup().edition));
}

void Parlour::receive(Line& line, HintMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (!plays_bots_alone(table_, *seat)) {
    return line.send(
        error_message({"not_alone", {"", "Hints are for games against bots alone."}, message.id}));
  }
  auto question = question_for_advice(table_, edition_, *seat, ++questions_);
  if (!question) {
    return line.send(
        error_message({"nothing_to_choose", {"", "There is nothing to choose now."}, message.id}));
  }
  hints_.insert({question->number, {.line = &line, .message = message, .version = table_.version()}});
  ask(std::move(*question), now);
}

void Parlour::tell_hint(AwaitedHint const& hint, BotAnswer const& answer, Instant now) {
  // A hint is for the table as it stands.
  if (hint.version != table_.version()) return receive(*hint.line, hint.message, now);
  hint.line->send(advice_message(hint.message, {answer.choice, answer.why}, table_.setup().edition));
}

void Parlour::take(BotAnswer answer, Instant now) {
  if (auto const hint = hints_.extract(answer.number)) return tell_hint(hint.mapped(), answer, now);
  if (auto const deed = bots_.take(std::move(answer))) let_act(*deed, now);
}

void Parlour::receive(Line& line, ChanceMessage const& message, Instant now) {
  auto const seat = sender(line, message.id);
  if (!seat) return;
  if (auto fact = table_.decide_chance(*seat, message.random)) carry_out(std::move(*fact), now);
}

Step Parlour::carry_out(Fact fact, Instant now) {
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

void Parlour::make_spectators(Seat seat, Instant now) {
  for (auto& [line, viewer] : lines_) {
    if (viewer != Viewer{seat}) continue;
    viewer = {};
    if (late_.shown() != nullptr) line->send(late_.message());
    send_snapshot(*line, viewer, now);
  }
}

void Parlour::follow_late(Entry const& entry, Instant now) {
  bool const was_late = late_.shown() != nullptr;
  bool const waited = late_.earliest().has_value();
  late_.follow(table_, entry);
  // That something is on its way is told once, not with each command.
  if (!waited && late_.earliest()) tell_how_late();
  if (was_late == (late_.shown() != nullptr)) return;
  tell_late_talk();
  for (auto const& [line, viewer] : lines_) {
    if (viewer) continue;
    tell_talk(*line, viewer);
    if (late_.shown() != nullptr) line->send(late_.message());
    send_snapshot(*line, viewer, now);
  }
}

void Parlour::tell_late(Instant now) {
  bool told = false;
  while (auto const step = late_.due(now)) {
    told = true;
    StepTelling const telling(*late_.shown(), *step);
    for (auto const& [line, viewer] : lines_)
      if (!viewer) line->send(telling.to(OpenHands{}));
  }
  if (told) tell_late_talk();
}

void Parlour::broadcast(Step const& step) {
  if (lines_.empty()) return;
  StepTelling const telling(table_, step);
  for (auto const& [line, viewer] : lines_)
    if (&shown_to(viewer) == &table_) line->send(telling.to(viewer));
}

void Parlour::answer(Line& line, Seat seat, std::string const& id, AnswerGiven const& answer) {
  line.send(answer_message(id, answer));
  answers_.note(seat, id, answer);
}

bool Parlour::answers_again(Line& line, Seat seat, std::string const& id) const {
  auto const* const before = answers_.to(seat, id);
  if (before != nullptr) line.send(answer_message(id, *before));
  return before != nullptr;
}

void Parlour::pass_time(Instant now) {
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

void Parlour::let_act(BotSeats::Deed const& deed, Instant now) {
  if (!deed.choice) {
    if (auto const silence = table_.decide_silence(deed.seat)) carry_out(*silence, now);
    return;
  }
  // A bot that comes after the hammer, while the house still waits for long lines, comes too late.
  if (auto const fact = table_.decide({deed.seat, *deed.choice}, {}, {.at = now})) carry_out(*fact, now);
}

namespace {

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

std::optional<Instant> Parlour::next_play() const { return earlier(table_.next_due(), bots_.next_due()); }

std::optional<Instant> Parlour::next_due() const { return earlier(next_play(), late_.next_due()); }

}  // namespace kuhhandel
