#include "terminal/client.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <charconv>
#include <utility>

#include "codec/command.h"
#include "terminal/answers.h"
#include "terminal/explained.h"
#include "terminal/questions.h"
#include "terminal/screen/screen.h"

namespace kuhhandel {
namespace {

/// An empty answer right after the question changed was meant for the one before.
constexpr Duration kTooSoon{600};

constexpr std::array<std::string_view, 4> kFatal{"bad_token", "wrong_version", "no_such_table", "too_large"};

std::string seen_text(Seen const& seen) {
  return fmt::format(R"(,"seen":{{"at":{},"ago":{}}})", seen.at.count(), seen.ago.count());
}

}  // namespace

void TerminalClient::opened() {
  open_ = true;
  say_hello();
  // With `last` there may be nothing to tell: then silence is the answer.
  if (model_.version > 0) say_pending();
}

void TerminalClient::say_hello() {
  std::string hello = R"({"type":"hello","version":1)";
  if (!start_.token.empty()) hello += fmt::format(R"(,"token":"{}")", start_.token);
  if (model_.version > 0) hello += fmt::format(R"(,"last":{})", model_.version);
  out_.push_back(hello + "}");
}

void TerminalClient::say_pending() {
  ready_ = true;
  for (auto const& [number, message] : pending_) out_.push_back(message);
}

void TerminalClient::send(std::string_view rest) {
  auto const number = ++sent_;
  auto message = fmt::format(R"({{"id":"{}-{}",{}}})", start_.ids, number, rest);
  if (ready_) out_.push_back(message);
  pending_.emplace(number, std::move(message));
}

std::vector<std::string> TerminalClient::to_say() {
  if (!open_) return {};
  return std::exchange(out_, {});
}

void TerminalClient::hear(std::string_view text, Instant now) {
  auto message = interpreter_.read(text);
  if (!message) {
    notice_ = "The server says what is not known here: " + text_of(message.error());
    return;
  }
  if (*message) std::visit([&](auto& told) { take(std::move(told), now); }, **message);
}

void TerminalClient::take(Snapshot snapshot, Instant now) {
  kuhhandel::take(model_, std::move(snapshot), now);
  for (auto& said : std::exchange(said_before_, {})) note_said(std::move(said));
  if (!ready_) say_pending();
  if (!std::exchange(ordered_, true)) {
    for (auto const& given : start_.orders) order(given);
  }
  note_question(now);
}

void TerminalClient::take(StepTold step, Instant now) {
  if (!kuhhandel::take(model_, std::move(step), now)) return say_hello();
  note_question(now);
}

void TerminalClient::take(AnswerTold const& answer, Instant) {
  auto const dash = answer.id.rfind('-');
  std::uint64_t number = 0;
  if (dash != std::string::npos) {
    std::from_chars(answer.id.data() + dash + 1, answer.id.data() + answer.id.size(), number);
  }
  pending_.erase(number);
  if (!answer.fault.empty()) notice_ = answer.fault;
}

void TerminalClient::take(ReasonTold const& reason, Instant now) {
  take(AnswerTold{reason.id, {}}, now);
  auto const words = model_.words();
  auto const what = reason.why ? explained(words, *reason.why) : "nothing to tell yet.";
  model_.log.note(words.name(reason.seat) + ": " + what);
}

void TerminalClient::take(AdviceTold const& advice, Instant now) {
  take(AnswerTold{advice.id, {}}, now);
  notice_ = advice.why ? "A bot says: " + explained(model_.words(), *advice.why) : "A bot would stay silent.";
  auto const legal = options();
  if (legal.empty()) return;
  draft_ = drafted(advice.choice, legal);
}

void TerminalClient::take(SaidTold said, Instant) { note_said(std::move(said)); }

void TerminalClient::note_said(SaidTold said) {
  if (!muted_.has(said.player)) model_.log.note(std::move(said.sentence));
}

/// It comes before all else; after a lost connection it is known already.
void TerminalClient::take(TalkTold talk, Instant) {
  if (model_.version == 0) said_before_ = std::move(talk.said);
}

void TerminalClient::take(ErrorTold const& error, Instant) {
  notice_ = error.sentence;
  // The server passed one of them over, and does not say which: the person is to press again.
  if (error.name == "too_many") pending_.clear();
  if (std::ranges::find(kFatal, error.name) == kFatal.end()) return;
  farewell_ = error.sentence;
  left_ = true;
}

/// What was typed for one question is no answer to the next.
void TerminalClient::note_question(Instant now) {
  std::optional<std::size_t> asked;
  if (!options().empty()) asked = model_.game->view.phase.index();
  if (asked == asked_) return;
  asked_ = asked;
  asked_at_ = now;
  draft_ = {};
  notice_.clear();
}

void TerminalClient::press(Key key, Instant now) {
  if (std::exchange(help_, false)) return;
  auto const* const letter = std::get_if<char>(&key);
  bool const leave = std::exchange(leaving_, false);
  notice_.clear();
  if (letter != nullptr && *letter == 'q' && leave) {
    left_ = true;
    return;
  }
  if (saying_) return press_in_talk(key);
  if (letter != nullptr) return type(*letter, now);
  switch (std::get<SpecialKey>(key)) {
    case SpecialKey::enter:
      return submit(draft_.typed, now);
    case SpecialKey::backspace:
      if (!draft_.typed.empty()) draft_.typed.pop_back();
      return;
    case SpecialKey::clear:
      draft_ = {};
      return;
    case SpecialKey::up:
      return move(-1);
    case SpecialKey::down:
      return move(1);
    case SpecialKey::tab:
      draft_.typed = suggested(model_.game ? model_.game->view : View{}, options());
      return;
  }
}

void TerminalClient::type(char letter, Instant now) {
  constexpr std::size_t kLongest = 70;
  bool const part_of_answer = (letter >= '0' && letter <= '9') || letter == ' ';
  if (!part_of_answer) return shortcut(letter, now);
  if (draft_.typed.size() < kLongest) draft_.typed += letter;
}

void TerminalClient::shortcut(char letter, Instant now) {
  bool const over = model_.table.state != TableState::running;
  if (letter == '?') help_ = true;
  if (letter == 'q') leaving_ = true;
  if (letter == 'q') notice_ = "Leave the table? q once more leaves; any other key stays.";
  if (letter == 'h') send(R"("type":"hint")");
  if (letter == 'w') ask_why();
  if (letter == 'b') raise(now);
  if (letter == 'm') submit("mine", now);
  if (letter == 'a') submit("accept", now);
  if (letter == 't') submit("take", now);
  if (letter == 'g' && over) begin_game();
  if (letter == 'p' && !over) toggle_pause();
  if (letter == 'c') order(R"({"do":"call"})");
  if (letter == 'n') stay_silent();
  if (letter == 's') begin_to_talk();
}

void TerminalClient::move(int by) {
  auto const choices = static_cast<int>(choices_of(model_.words(), options()).size());
  if (choices == 0) return;
  draft_.typed.clear();
  draft_.chosen = static_cast<std::size_t>((static_cast<int>(draft_.chosen) + by + choices) % choices);
}

void TerminalClient::raise(Instant now) {
  auto const legal = options();
  auto const* const bids = legal.empty() ? nullptr : std::get_if<option::Bid>(&legal[0]);
  if (bids == nullptr) {
    notice_ = "There is nothing to bid for now.";
    return;
  }
  submit(std::to_string(bids->from), now);
}

void TerminalClient::submit(std::string const& line, Instant now) {
  auto const legal = options();
  if (legal.empty()) {
    notice_ = "There is nothing for you to answer now.";
    return;
  }
  if (line.empty() && now - asked_at_ < kTooSoon) {
    notice_ = "The question has just changed; look again, then press Enter.";
    return;
  }
  bool const marked = line.empty() && !choices_of(model_.words(), legal).empty();
  auto const answer = answer_in(marked ? std::to_string(draft_.chosen + 1) : line, model_.game->view, legal);
  if (!answer) {
    notice_ = answer.error();
    return;
  }
  draft_ = {};
  if (!*answer) return stay_silent();
  bool const races =
      std::holds_alternative<action::Bid>(**answer) || std::holds_alternative<action::Claim>(**answer);
  send(R"("type":"command","command":)" + boost::json::serialize(to_json(**answer, model_.edition)) +
       (races ? seen_text(seen_on_screen(model_, now)) : std::string()));
}

/// Where each is asked in turn, the others wait for it; elsewhere the clock runs on by itself (C12.1).
void TerminalClient::stay_silent() {
  if (!may_stay_silent(options())) {
    notice_ = "There is nothing to be silent about now.";
    return;
  }
  draft_ = {};
  notice_ = "You stay silent.";
  if (model_.table.asks_in_turn) order(R"({"do":"silent"})");
}

void TerminalClient::ask_why() {
  for (std::size_t i = 0; i < model_.table.occupants.size(); ++i) {
    if (!std::holds_alternative<BotPlayer>(model_.table.occupants[i])) continue;
    send(fmt::format(R"("type":"why","seat":{})", i));
  }
}

/// The host begins: bots take the empty seats first.
void TerminalClient::begin_game() {
  for (std::size_t i = 0; i < model_.table.occupants.size(); ++i) {
    if (!std::holds_alternative<EmptySeat>(model_.table.occupants[i])) continue;
    order(fmt::format(R"({{"do":"add_bot","seat":{},"bot":"farmer"}})", i));
  }
  order(model_.table.state == TableState::finished ? R"({"do":"again"})" : R"({"do":"start"})");
}

void TerminalClient::toggle_pause() {
  order(model_.table.paused ? R"({"do":"resume"})" : R"({"do":"pause"})");
}

std::vector<ScreenLine> TerminalClient::screen(ScreenSize size, Instant now) const {
  Showing const showing{
      .model = model_, .draft = draft_, .notice = notice_, .open = open_, .help = help_, .saying = saying_};
  return lines_of(showing, size, now);
}

}  // namespace kuhhandel
