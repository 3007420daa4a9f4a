#include "terminal/screen/screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "engine/edition.h"
#include "terminal/answers.h"
#include "terminal/columns.h"
#include "terminal/phrases.h"
#include "terminal/questions.h"
#include "terminal/screen/herds.h"
#include "terminal/screen/key_help.h"
#include "terminal/screen/stage.h"

namespace kuhhandel::terminal {
namespace {

using Lines = std::vector<ScreenLine>;

void append(Lines& lines, Lines const& more) { lines.insert(lines.end(), more.begin(), more.end()); }

Lines text_lines(std::string_view text, Tone tone = Tone::plain) {
  Lines lines;
  std::istringstream rest{std::string(text)};
  for (std::string line; std::getline(rest, line);) lines.push_back({{line, tone}});
  return lines;
}

ScreenLine rule(int columns) {
  std::string dashes;
  for (int i = 0; i < columns; ++i) dashes += "─";
  return {{dashes, Tone::faint}};
}

ScreenLine title(ScreenState const& state, int columns) {
  auto const& model = state.model;
  auto left = fmt::format(" Kuhhandel · {} · {}", model.edition.id.text(), model.table.name);
  std::string right;
  if (model.game) {
    auto const& view = model.game->view;
    right = fmt::format("pile {} · bank {} ", view.pile, number_of_cards(view.bank.size()));
  }
  if (!state.open) right = "The connection is lost; it is being sought again. ";
  auto const width_left = static_cast<std::size_t>(columns) - columns_of(right);
  return {{fitted(left, width_left) + right, Tone::bar}};
}

/// At most six of the choices, around the one that is marked.
Lines choice_lines(ScreenState const& state) {
  constexpr std::size_t kShown = 6;
  auto const choices = choices_of(state.model.words(), state.model.game->options);
  auto const size = choices.size();
  auto const first =
      size <= kShown
          ? 0
          : std::min(size - kShown, state.draft.chosen - std::min<std::size_t>(state.draft.chosen, 2));
  Lines lines;
  for (std::size_t i = first; i < std::min(size, first + kShown); ++i) {
    bool const marked = i == state.draft.chosen && state.draft.typed.empty();
    lines.push_back({{fmt::format("{} {:>2}  {}", marked ? "›" : " ", i + 1, choices[i]),
                      marked ? Tone::strong : Tone::plain}});
  }
  if (size > kShown) lines.back().push_back({fmt::format("   ({} choices; up, down)", size), Tone::faint});
  return lines;
}

/// Returns the typed text, and the total value of the cards it names.
ScreenLine input_line(ScreenState const& state) {
  ScreenLine line{{"> " + state.draft.typed + "_", Tone::strong}};
  auto const cards = parse_cards(state.draft.typed, state.model.game->view.hand);
  if (cards && cards->size() > 1) line.push_back({fmt::format("  = {}", cards->sum()), Tone::faint});
  return line;
}

/// Returns the current event and the question, which are below the log.
Lines stage_lines(ScreenState const& state, table::Instant now) {
  auto const& model = state.model;
  auto const& game = *model.game;
  Lines lines = {{{stage_text(model, now), Tone::strong}}, clock_line(model, now)};
  if (std::holds_alternative<focus::Talk>(state.focus)) return lines;
  if (std::holds_alternative<seen::Finished>(game.view.phase)) return lines;
  if (model.me) lines.push_back({{"Your hand: " + cards_and_sum(game.view.hand) + "."}});
  if (game.options.empty()) return lines;
  append(lines, text_lines(prompt_text(model.words(), game.view, game.options)));
  append(lines, choice_lines(state));
  lines.push_back(input_line(state));
  return lines;
}

Lines waiting_lines(TableModel const& model) {
  Lines lines = {{{"The game has not begun. At the table:"}}};
  for (auto const& occupant : model.table.occupants) {
    auto const name = table::player_name(occupant);
    auto const* const bot = std::get_if<table::BotPlayer>(&occupant);
    auto const kind = bot == nullptr ? std::string() : " (" + bot->bot + ")";
    lines.push_back({{name.empty() ? "  (an empty seat)" : fmt::format("  {}{}", name, kind)}});
  }
  lines.push_back(
      {{model.is_host() ? "g begins the game; bots take the empty seats." : "The host begins the game."}});
  return lines;
}

/// The latest lines that fit, each broken to the width.
Lines log_lines(TableModel const& model, int columns, std::size_t rows) {
  Lines lines;
  for (auto line = model.log.lines().rbegin(); line != model.log.lines().rend() && lines.size() < rows;
       ++line) {
    auto parts = broken(*line, static_cast<std::size_t>(columns));
    for (auto part = parts.rbegin(); part != parts.rend() && lines.size() < rows; ++part) {
      lines.push_back({{*part, line->starts_with("***") ? Tone::good : Tone::plain}});
    }
  }
  lines.resize(rows);
  std::ranges::reverse(lines);
  return lines;
}

constexpr std::string_view kMuting = "/mute Ben: mute or unmute Ben   /mute: mute everybody";

/// Appends three phrases next to each other, with their numbers.
void append_phrases(std::vector<ScreenLine>& lines) {
  constexpr std::size_t kAbreast = 3;
  constexpr std::size_t kWidth = 26;
  for (std::size_t i = 0; i < kPhraseWords.size(); ++i) {
    if (i % kAbreast == 0) lines.emplace_back();
    lines.back().push_back({fitted(fmt::format("{:>2}  {}", i + 1, kPhraseWords[i].words), kWidth)});
  }
}

/// Returns the possible phrases, and the typed text. An observer can only mute players.
std::vector<ScreenLine> talk_lines(std::string_view typed, bool may_speak, int columns) {
  std::vector<ScreenLine> lines;
  if (may_speak) {
    lines.push_back({{"Say something: a number, or your own words; /cow: the sound of a cow"}});
    append_phrases(lines);
  }
  lines.push_back({{std::string(kMuting), Tone::faint}});
  auto const width_left = static_cast<std::size_t>(columns) - 3;
  lines.push_back({{"> " + end_of(printable(typed), width_left) + "_", Tone::strong}});
  return lines;
}

Lines table_lines(ScreenState const& state, ScreenSize size, table::Instant now) {
  auto const& model = state.model;
  Lines top{title(state, size.columns)};
  Lines bottom;
  if (model.game) {
    append(top, herd_lines(model, size.columns));
    bottom = stage_lines(state, now);
  } else {
    append(top, waiting_lines(model));
  }
  top.push_back(rule(size.columns));
  bottom.insert(bottom.begin(), rule(size.columns));
  auto const* const talk = std::get_if<focus::Talk>(&state.focus);
  if (talk != nullptr) append(bottom, talk_lines(talk->typed, model.me.has_value(), size.columns));
  bottom.push_back({{state.notice, Tone::alert}});
  bottom.push_back({{talk != nullptr ? talk_key_help() : key_help(model), Tone::bar}});
  auto const taken = top.size() + bottom.size();
  auto const rows = static_cast<std::size_t>(size.rows);
  append(top, log_lines(model, size.columns, rows > taken ? rows - taken : 0));
  append(top, bottom);
  return top;
}

/// Exactly as wide as the screen: the last piece is filled, what is too long is cut.
ScreenLine to_width(ScreenLine const& line, int columns) {
  auto left = static_cast<std::size_t>(columns);
  ScreenLine whole;
  for (auto const& piece : line) {
    auto const wanted = std::min(left, columns_of(piece.text));
    whole.push_back({fitted(piece.text, wanted), piece.tone});
    left -= wanted;
  }
  auto const tone = !line.empty() && line.back().tone == Tone::bar ? Tone::bar : Tone::plain;
  if (left > 0) whole.push_back({std::string(left, ' '), tone});
  return whole;
}

Lines content_of(ScreenState const& state, ScreenSize size, table::Instant now) {
  if (size.columns < kLeastScreen.columns || size.rows < kLeastScreen.rows) {
    return text_lines(fmt::format("This window has {} columns and {} rows;\nthe table needs {} and {}.",
                                  size.columns, size.rows, kLeastScreen.columns, kLeastScreen.rows));
  }
  if (std::holds_alternative<focus::Help>(state.focus)) return text_lines(key_explanations());
  if (state.model.version == 0) return text_lines("Going to the table ...\n" + state.notice);
  return table_lines(state, size, now);
}

}  // namespace

std::vector<ScreenLine> lines_of(ScreenState const& state, ScreenSize size, table::Instant now) {
  auto lines = content_of(state, size, now);
  lines.resize(static_cast<std::size_t>(size.rows));
  for (auto& line : lines) line = to_width(line, size.columns);
  return lines;
}

}  // namespace kuhhandel::terminal
