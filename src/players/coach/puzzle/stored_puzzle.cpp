#include "coach/puzzle/stored_puzzle.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "codec/moves/command.h"
#include "codec/records/replay.h"
#include "codec/text/field.h"
#include "codec/text/parse.h"
#include "engine/legal_actions.h"

namespace kuhhandel::coach {
namespace {

constexpr Money kMostLimit = Money::of_tens(100'000);

Theme read_theme(codec::Field const& field) {
  auto const word = field.word();
  for (int i = 0; i < kThemes; ++i) {
    if (word_of(static_cast<Theme>(i)) == word) return static_cast<Theme>(i);
  }
  field.refuse("is no theme of puzzles");
  return {};
}

/// The position in which the seat chooses.
struct ChoicePosition {
  Edition const& edition;
  State const& state;
  Seat seat;
};

bool may_be_silent(State const& state) {
  return std::holds_alternative<phase::Bidding>(state.phase) ||
         std::holds_alternative<phase::Countdown>(state.phase);
}

bots::Candidate read_choice(codec::Field const& field, ChoicePosition const& position) {
  auto const choice = field.fields_of_any_name();
  bots::Candidate candidate{bots::kSilent, {}};
  if (auto const limit = choice.optional("limit"); limit.present())
    candidate.limit = Money::of(limit.whole(0, kMostLimit.points()));
  auto const action = choice.required("choice");
  if (!field.sound()) return candidate;
  if (action.is_null()) {
    if (!may_be_silent(position.state))
      action.refuse("must be an action; silence is a choice only in an auction");
    return candidate;
  }
  auto const command = codec::read_sent_command(action, position.edition, position.seat);
  if (!field.sound()) return candidate;
  if (!play(position.edition, position.state, command)) action.refuse("is not legal at that moment");
  candidate.choice = command.action;
  return candidate;
}

StoredPuzzle read_puzzle(codec::Field const& document, boost::json::value const& json) {
  StoredPuzzle puzzle{
      .json = json, .record = {}, .before_choice = {}, .seat = {}, .theme = {}, .choices = {}};
  auto const fields = document.fields_of_any_name();
  puzzle.theme = read_theme(fields.required("theme"));
  auto const record_field = fields.required("record");
  auto const* const stored = json.is_object() ? json.get_object().if_contains("record") : nullptr;
  if (!document.sound() || stored == nullptr) return puzzle;
  auto record = codec::record_from(*stored);
  if (!record) {
    record_field.refuse(text_of(record.error()));
    return puzzle;
  }
  puzzle.record = *std::move(record);
  if (auto const end = codec::replay(puzzle.record); !end)
    record_field.refuse("cannot be replayed: " + std::string(codec::sentence_of(end.error())));
  auto const seats = static_cast<int>(puzzle.record.seats.size());
  puzzle.seat = seat_at(static_cast<int>(fields.required("seat").whole(0, seats - 1)));
  auto const step =
      fields.required("step").whole(0, static_cast<std::int64_t>(puzzle.record.commands.size()));
  puzzle.before_choice = puzzle.record;
  puzzle.before_choice.commands.resize(static_cast<std::size_t>(step));
  auto const choices = fields.required("choices").list(2, 3);
  if (!document.sound()) return puzzle;
  auto const now = codec::replay(puzzle.before_choice);
  if (!now || legal_actions(puzzle.record.edition, *now, puzzle.seat).empty()) {
    fields.required("seat").refuse("has no choice after these commands");
    return puzzle;
  }
  ChoicePosition const position{puzzle.record.edition, *now, puzzle.seat};
  for (auto const& choice : choices) puzzle.choices.push_back(read_choice(choice, position));
  return puzzle;
}

}  // namespace

std::expected<StoredPuzzle, codec::FormatError> stored_puzzle_from(std::string_view line) {
  auto const json = codec::parse(line);
  if (!json) return std::unexpected(json.error());
  return codec::read_document(*json, "",
                              [&](codec::Field const& document) { return read_puzzle(document, *json); });
}

std::expected<std::vector<PuzzleLine>, std::string> puzzle_lines_from(std::string_view file) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (file.starts_with(kByteOrderMark)) file.remove_prefix(kByteOrderMark.size());
  std::vector<PuzzleLine> lines;
  for (int number = 1; !file.empty(); ++number) {
    auto const end = std::min(file.find('\n'), file.size());
    auto line = file.substr(0, end);
    file.remove_prefix(std::min(end + 1, file.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    auto puzzle = stored_puzzle_from(line);
    if (!puzzle) return std::unexpected("line " + std::to_string(number) + ", " + text_of(puzzle.error()));
    lines.push_back({std::string(line), *std::move(puzzle)});
  }
  return lines;
}

}  // namespace kuhhandel::coach
