#include "terminal/client.h"

#include <algorithm>
#include <array>
#include <utility>

#include "terminal/explanation_text.h"
#include "terminal/screen/screen.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::array<std::string_view, 4> kFatal{"bad_token", "wrong_version", "no_such_table", "too_large"};

}  // namespace

void TerminalClient::on_message(std::string_view text, table::Instant now) {
  auto message = interpreter_.read(text);
  if (!message) {
    controls_.set_notice("Unknown message of the server: " + codec::text_of(message.error()));
    return;
  }
  if (*message) std::visit([&](auto& any_message) { take(std::move(any_message), now); }, **message);
}

void TerminalClient::see(bool is_revealing) {
  if (is_revealing && model_.me) send_queue_.see(model_.version);
}

void TerminalClient::take(Snapshot snapshot, table::Instant now) {
  bool const is_revealing = snapshot.is_revealing;
  kuhhandel::terminal::take(model_, std::move(snapshot), now);
  for (auto& line : std::exchange(earlier_talk_, {})) take(std::move(line), now);
  send_queue_.on_welcome();
  for (auto const& order : std::exchange(orders_, {})) send_queue_.send(order_request(order), model_.edition);
  see(is_revealing);
  controls_.look(model_, now);
}

void TerminalClient::take(StepMessage step, table::Instant now) {
  bool const is_revealing = step.is_revealing;
  if (!kuhhandel::terminal::take(model_, std::move(step), now)) return send_queue_.send_hello(model_.version);
  see(is_revealing);
  controls_.look(model_, now);
}

void TerminalClient::take(AnswerMessage const& answer, table::Instant) {
  send_queue_.answered(answer.id);
  if (!answer.fault.empty()) controls_.set_notice(answer.fault);
}

void TerminalClient::take(ReasonMessage const& reason, table::Instant) {
  send_queue_.answered(reason.id);
  auto const words = model_.words();
  auto const what = reason.why ? explanation_text(words, *reason.why) : "nothing to explain yet.";
  model_.log.add(words.name(reason.seat) + ": " + what);
}

void TerminalClient::take(AdviceMessage const& advice, table::Instant) {
  send_queue_.answered(advice.id);
  controls_.set_notice(advice.why ? "A bot says: " + explanation_text(model_.words(), *advice.why)
                                  : "A bot would stay silent.");
  auto const legal = model_.options();
  if (!legal.empty()) controls_.propose(draft_for(advice.choice, legal));
}

void TerminalClient::take(SpokenLine line, table::Instant) {
  if (controls_.is_audible(line.player)) model_.log.add(std::move(line.sentence));
}

/// It comes before all else; after a lost connection it is known already.
void TerminalClient::take(TalkMessage talk, table::Instant) {
  if (model_.version == 0) earlier_talk_ = std::move(talk.lines);
}

void TerminalClient::take(ErrorMessage const& error, table::Instant) {
  controls_.set_notice(error.sentence);
  // The server passed one of them over, and does not say which: the person is to press again.
  if (error.name == "too_many") send_queue_.drop_unanswered();
  if (std::ranges::find(kFatal, error.name) != kFatal.end()) close_reason_ = error.sentence;
}

void TerminalClient::press(Key key, table::Instant now) {
  for (auto const& request : controls_.press(key, model_, now)) send_queue_.send(request, model_.edition);
}

std::vector<ScreenLine> TerminalClient::screen(ScreenSize size, table::Instant now) const {
  ScreenState const state{.model = model_,
                          .draft = controls_.draft(),
                          .notice = controls_.notice(),
                          .open = send_queue_.is_open(),
                          .focus = controls_.focus()};
  return lines_of(state, size, now);
}

}  // namespace kuhhandel::terminal
