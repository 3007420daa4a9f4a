#include "terminal/talk/talk_result.h"

#include "terminal/columns.h"
#include "terminal/talk/talk_input.h"
#include "terminal/typed_line.h"

namespace kuhhandel::terminal {
namespace {

std::string toggle_mute(Muted& muted, std::string const& player) {
  bool const now_muted = player.empty() ? muted.toggle_all() : muted.toggle(player);
  auto const whom = player.empty() ? std::string("everybody") : player;
  return (now_muted ? "You have muted " : "You have unmuted ") + whom +
         (now_muted ? "; /mute once more undoes it." : ".");
}

}  // namespace

std::expected<TalkResult, std::string> handle_talk(std::string_view typed, TableModel const& model,
                                                   Muted& muted) {
  auto const line = without_blanks_around(printable(typed));
  if (line.empty()) return TalkResult{};
  auto const meant = parse_talk(line, model.edition, model.others());
  if (!meant) return std::unexpected(meant.error());
  if (auto const* const mute = std::get_if<ToggleMute>(&*meant))
    return TalkResult{{}, toggle_mute(muted, mute->player)};
  if (!model.me) return std::unexpected("Spectators can only read.");
  return TalkResult{{saying_request(std::get<table::Saying>(*meant))}, {}};
}

}  // namespace kuhhandel::terminal
