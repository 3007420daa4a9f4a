#include "terminal/talk/talk_input.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "terminal/answers.h"
#include "terminal/columns.h"
#include "terminal/phrases.h"
#include "terminal/typed_line.h"

namespace kuhhandel::terminal {
namespace {

std::expected<TalkInput, std::string> toggle_mute(std::string_view name,
                                                  std::vector<std::string> const& others) {
  if (name.empty()) return ToggleMute{};
  std::vector<std::string> meant;
  for (auto const& other : others) {
    if (other == name) return ToggleMute{other};
    if (other.starts_with(name)) meant.push_back(other);
  }
  if (meant.size() == 1) return ToggleMute{meant.front()};
  auto const trouble = meant.empty() ? "Nobody here is called" : "More than one here begins with";
  return std::unexpected(fmt::format("{} '{}'.", trouble, name));
}

std::optional<AnimalId> animal_called(std::string_view name, Edition const& edition) {
  for (int i = 0; i < kMaxKinds; ++i) {
    if (edition.has(animal_at(i)) && edition.name(animal_at(i)) == name) return animal_at(i);
  }
  return {};
}

std::expected<TalkInput, std::string> after_slash(std::string_view word, Edition const& edition,
                                                  std::vector<std::string> const& others) {
  constexpr std::string_view kMute = "mute";
  if (word == kMute) return toggle_mute({}, others);
  if (word.starts_with("mute ")) return toggle_mute(word.substr(kMute.size() + 1), others);
  auto const animal = animal_called(word, edition);
  if (animal) return table::Saying{table::saying::Cry{*animal}};
  return std::unexpected(fmt::format("There is no animal '{}' here; /cow cries, /mute Ben mutes.", word));
}

std::string mute_or_unmute(Muted& muted, std::string const& player) {
  bool const now_muted = player.empty() ? muted.toggle_all() : muted.toggle(player);
  auto const whom = player.empty() ? std::string("everybody") : player;
  return (now_muted ? "You have muted " : "You have unmuted ") + whom +
         (now_muted ? "; /mute once more undoes it." : ".");
}

}  // namespace

std::expected<TalkInput, std::string> parse_talk(std::string_view line, Edition const& edition,
                                                 std::vector<std::string> const& others) {
  if (line.starts_with('/')) return after_slash(line.substr(1), edition, others);
  auto const place = parse_number(line).value_or(0);
  if (place < 1 || place > static_cast<int>(kPhraseWords.size())) {
    return table::Saying{table::saying::Text{std::string(line)}};
  }
  return table::Saying{table::saying::Phrase{kPhraseWords[static_cast<std::size_t>(place - 1)].name}};
}

std::expected<TalkResult, std::string> handle_talk(std::string_view typed, TableModel const& model,
                                                   Muted& muted) {
  auto const line = without_blanks_around(printable(typed));
  if (line.empty()) return TalkResult{};
  auto const meant = parse_talk(line, model.edition, model.others());
  if (!meant) return std::unexpected(meant.error());
  if (auto const* const mute = std::get_if<ToggleMute>(&*meant))
    return TalkResult{{}, mute_or_unmute(muted, mute->player)};
  if (!model.me) return std::unexpected("Spectators can only read.");
  return TalkResult{{saying_request(std::get<table::Saying>(*meant))}, {}};
}

}  // namespace kuhhandel::terminal
