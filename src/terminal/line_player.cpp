#include "terminal/line_player.h"

#include <istream>
#include <ostream>

#include "terminal/answers.h"
#include "terminal/board.h"
#include "terminal/explanation_text.h"
#include "terminal/questions.h"

namespace kuhhandel::terminal {
namespace {

std::string trimmed(std::string const& text) {
  auto const from = text.find_first_not_of(" \t\r");
  if (from == std::string::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

}  // namespace

void LinePlayer::see(SeenEvent const& event) {
  if (!left_) narrator_.print(event);
}

bots::Choice LinePlayer::decide(View const& view, LegalActions const& legal) {
  narrator_.finish_line();
  if (std::holds_alternative<seen::TurnChoice>(view.phase)) out_ << board_text(words_, view);
  for (;;) {
    out_ << question_text(words_, view, legal) << "> " << std::flush;
    auto const typed = line();
    if (!typed) return bots::kSilent;  // the match goes no further
    if (handle_aside(*typed, view)) continue;
    auto const answer = parse_answer(*typed, view, legal);
    if (answer) return *answer;
    out_ << wrapped(answer.error());
  }
}

std::optional<std::string> LinePlayer::line() {
  std::string text;
  if (std::getline(in_, text) && trimmed(text) != "quit") return trimmed(text);
  left_ = true;
  return {};
}

/// Handles lines that are not answers: requests for help, for the table, or for a bot's reasons.
bool LinePlayer::handle_aside(std::string const& line, View const& view) {
  bool const help = line == "help" || line == "?";
  if (help) out_ << help_text();
  bool const look = line == "table";
  if (look) out_ << board_text(words_, view);
  bool const why = line == "why";
  if (why) print_reasons();
  return help || look || why;
}

void LinePlayer::print_reasons() {
  for (std::size_t i = 0; i < others_.size(); ++i) {
    auto const why = others_[i] == nullptr ? std::nullopt : others_[i]->explain();
    if (why) out_ << wrapped(words_.names[i] + ": " + explanation_text(words_, *why));
  }
}

}  // namespace kuhhandel::terminal
