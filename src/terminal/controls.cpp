#include "terminal/controls.h"

#include <expected>
#include <string>
#include <utility>

#include "terminal/answers.h"
#include "terminal/questions.h"
#include "terminal/table_keys.h"
#include "terminal/talk/talk_input.h"
#include "terminal/typed_line.h"

namespace kuhhandel::terminal {
namespace {

/// Returns the reply of that line. An empty one is the marked choice, or the simplest answer.
Answer reply_to(OpenQuestion const& question, std::string const& line, TableModel const& model,
                table::Instant now) {
  auto const legal = model.options();
  if (legal.empty()) return std::unexpected("There is nothing for you to answer now.");
  if (line.empty() && question.has_just_changed(now))
    return std::unexpected("The question has just changed; look again, then press Enter.");
  bool const marked = line.empty() && !choices_of(model.words(), legal).empty();
  auto const meant = marked ? std::to_string(question.draft().chosen + 1) : line;
  return parse_answer(meant, model.game->view, legal);
}

/// Returns the line for the lowest bid; an error sentence if there is none.
std::expected<std::string, std::string> least_bid(LegalActions const& legal) {
  auto const* const bids = legal.empty() ? nullptr : std::get_if<option::Bid>(&legal[0]);
  if (bids == nullptr) return std::unexpected("There is nothing to bid for now.");
  return std::to_string(bids->from.points());
}

}  // namespace

void Controls::look(TableModel const& model, table::Instant now) {
  std::optional<std::size_t> phase;
  if (!model.options().empty()) phase = model.game->view.phase.index();
  if (question_.ask(phase, now)) notice_.clear();
}

Requests Controls::press(Key key, TableModel const& model, table::Instant now) {
  if (has_left()) return {};
  if (std::holds_alternative<focus::Help>(focus_)) {
    focus_ = focus::Game{};
    return {};
  }
  notice_.clear();
  if (auto* const talk = std::get_if<focus::Talk>(&focus_)) return press_in_talk(talk->typed, key, model);
  auto const was = std::exchange(focus_, focus::Game{});
  if (std::holds_alternative<focus::Leaving>(was) && key == Key{'q'}) {
    focus_ = focus::Gone{};
    return {};
  }
  return press_at_table(key, model, now);
}

/// A line that cannot be sent stays in the input.
Requests Controls::press_in_talk(std::string& typed, Key key, TableModel const& model) {
  if (key != Key{SpecialKey::enter}) {
    edit(typed, key, 4 * table::saying::kLongestText);  // bytes
    return {};
  }
  auto talk = handle_talk(typed, model, muted_);
  if (!talk) {
    notice_ = talk.error();
    return {};
  }
  focus_ = focus::Game{};
  notice_ = std::move(talk->notice);
  return std::move(talk->requests);
}

Requests Controls::press_at_table(Key key, TableModel const& model, table::Instant now) {
  if (auto const* const letter = std::get_if<char>(&key)) return shortcut(*letter, model, now);
  auto const choices = [&] { return static_cast<int>(choices_of(model.words(), model.options()).size()); };
  switch (std::get<SpecialKey>(key)) {
    case SpecialKey::enter:
      return answer(draft().typed, model, now);
    case SpecialKey::backspace:
      question_.take_back();
      break;
    case SpecialKey::clear:
      question_.clear();
      break;
    case SpecialKey::up:
      question_.move_mark(-1, choices());
      break;
    case SpecialKey::down:
      question_.move_mark(1, choices());
      break;
    case SpecialKey::tab:
      question_.write(suggestion(model.game ? model.game->view : View{}, model.options()));
      break;
  }
  return {};
}

Requests Controls::shortcut(char letter, TableModel const& model, table::Instant now) {
  bool const part_of_answer = (letter >= '0' && letter <= '9') || letter == ' ';
  if (part_of_answer) question_.type(letter);
  if (letter == '?') focus_ = focus::Help{};
  if (letter == 'q') ask_to_leave();
  if (letter == 's') begin_to_talk(model);
  if (letter == 'b') return answer(least_bid(model.options()), model, now);
  if (letter == 'm') return answer("mine", model, now);
  if (letter == 'a') return answer("accept", model, now);
  if (letter == 't') return answer("take", model, now);
  if (letter == 'n') return stay_silent(model);
  return requests_by_key(letter, model);
}

Requests Controls::answer(std::expected<std::string, std::string> const& line, TableModel const& model,
                          table::Instant now) {
  auto const reply = line ? reply_to(question_, *line, model, now) : std::unexpected(line.error());
  if (!reply) {
    notice_ = reply.error();
    return {};
  }
  question_.clear();
  if (!*reply) return stay_silent(model);
  return {command_request(**reply, model, now)};
}

/// In phases that ask one seat after another, the others wait for it; elsewhere the clock runs on by itself
/// (C12.1).
Requests Controls::stay_silent(TableModel const& model) {
  if (!may_stay_silent(model.options())) {
    notice_ = "There is nothing to be silent about now.";
    return {};
  }
  question_.clear();
  notice_ = "You stay silent.";
  if (!model.table.asks_in_turn) return {};
  return {order_request(table::order::Silent{})};
}

void Controls::begin_to_talk(TableModel const& model) {
  if (model.others().empty()) {
    notice_ = "No other player is here to talk.";
  } else {
    focus_ = focus::Talk{};
  }
}

void Controls::ask_to_leave() {
  focus_ = focus::Leaving{};
  notice_ = "Leave the table? q once more leaves; any other key stays.";
}

}  // namespace kuhhandel::terminal
