#include "terminal/client.h"

#include <algorithm>
#include <array>
#include <utility>

#include "terminal/explained.h"
#include "terminal/screen/screen.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::array<std::string_view, 4> kFatal{"bad_token", "wrong_version", "no_such_table", "too_large"};

}  // namespace

void TerminalClient::hear(std::string_view text, table::Instant now) {
  auto message = interpreter_.read(text);
  if (!message) {
    controls_.tell("The server says what is not known here: " + codec::text_of(message.error()));
    return;
  }
  if (*message) std::visit([&](auto& told) { take(std::move(told), now); }, **message);
}

void TerminalClient::see(bool shows) {
  if (shows && model_.me) outbox_.see(model_.version);
}

void TerminalClient::take(Snapshot snapshot, table::Instant now) {
  bool const shows = snapshot.shows;
  kuhhandel::terminal::take(model_, std::move(snapshot), now);
  for (auto& said : std::exchange(said_before_, {})) take(std::move(said), now);
  outbox_.welcomed();
  for (auto const& order : std::exchange(orders_, {})) outbox_.send(order_request(order), model_.edition);
  see(shows);
  controls_.look(model_, now);
}

void TerminalClient::take(StepTold step, table::Instant now) {
  bool const shows = step.shows;
  if (!kuhhandel::terminal::take(model_, std::move(step), now)) return outbox_.greet(model_.version);
  see(shows);
  controls_.look(model_, now);
}

void TerminalClient::take(AnswerTold const& answer, table::Instant) {
  outbox_.answered(answer.id);
  if (!answer.fault.empty()) controls_.tell(answer.fault);
}

void TerminalClient::take(ReasonTold const& reason, table::Instant) {
  outbox_.answered(reason.id);
  auto const words = model_.words();
  auto const what = reason.why ? explained(words, *reason.why) : "nothing to tell yet.";
  model_.log.add(words.name(reason.seat) + ": " + what);
}

void TerminalClient::take(AdviceTold const& advice, table::Instant) {
  outbox_.answered(advice.id);
  controls_.tell(advice.why ? "A bot says: " + explained(model_.words(), *advice.why)
                            : "A bot would stay silent.");
  auto const legal = model_.options();
  if (!legal.empty()) controls_.propose(drafted(advice.choice, legal));
}

void TerminalClient::take(SaidTold said, table::Instant) {
  if (controls_.hears(said.player)) model_.log.add(std::move(said.sentence));
}

/// It comes before all else; after a lost connection it is known already.
void TerminalClient::take(TalkTold talk, table::Instant) {
  if (model_.version == 0) said_before_ = std::move(talk.said);
}

void TerminalClient::take(ErrorTold const& error, table::Instant) {
  controls_.tell(error.sentence);
  // The server passed one of them over, and does not say which: the person is to press again.
  if (error.name == "too_many") outbox_.forget();
  if (std::ranges::find(kFatal, error.name) != kFatal.end()) turned_away_ = error.sentence;
}

void TerminalClient::press(Key key, table::Instant now) {
  for (auto const& request : controls_.press(key, model_, now)) outbox_.send(request, model_.edition);
}

std::vector<ScreenLine> TerminalClient::screen(ScreenSize size, table::Instant now) const {
  Showing const showing{.model = model_,
                        .draft = controls_.draft(),
                        .notice = controls_.notice(),
                        .open = outbox_.is_open(),
                        .focus = controls_.focus()};
  return lines_of(showing, size, now);
}

}  // namespace kuhhandel::terminal
