#include "terminal/talk/utterance.h"

#include "terminal/screen/columns.h"
#include "terminal/talk/spoken.h"
#include "terminal/typed_line.h"

namespace kuhhandel::terminal {
namespace {

std::string turn_muted(Muted& muted, std::string const& player) {
  bool const now_muted = player.empty() ? muted.turn_all() : muted.turn(player);
  auto const whom = player.empty() ? std::string("everybody") : player;
  return (now_muted ? "You no longer hear " : "You hear ") + whom +
         (now_muted ? "; /mute once more undoes it." : " again.");
}

}  // namespace

std::expected<Utterance, std::string> utter(std::string_view typed, TableModel const& model, Muted& muted) {
  auto const line = without_blanks_around(printable(typed));
  if (line.empty()) return Utterance{};
  auto const meant = spoken_in(line, model.edition, model.others());
  if (!meant) return std::unexpected(meant.error());
  if (auto const* const mute = std::get_if<TurnMuted>(&*meant))
    return Utterance{{}, turn_muted(muted, mute->player)};
  if (!model.me) return std::unexpected("Who watches only listens.");
  return Utterance{{saying_request(std::get<table::Saying>(*meant))}, {}};
}

}  // namespace kuhhandel::terminal
