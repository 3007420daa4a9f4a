#include "live/advice.h"

#include <string_view>
#include <utility>
#include <vector>

#include "bots/registry.h"
#include "engine/rng.h"

namespace kuhhandel {
namespace {

/// Strong enough to learn from, and quick enough to be told a whole game at once.
constexpr std::string_view kAdviser = "trader";

}  // namespace

std::optional<BotQuestion> question_for_advice(Table const& table, std::shared_ptr<Edition const> edition,
                                               Seat seat, std::uint64_t number) {
  auto const& game = table.game();
  if (!game || table.state() != TableState::running) return {};
  auto const legal = legal_actions(table, seat);
  if (legal.empty()) return {};
  auto bot = make_bot(kAdviser);
  bot->start(*edition, table.setup().seats, seat, Rng::from_text(game->seed + "/hint").next());
  std::vector<SeenEvent> unheard;
  for (auto const& any : table.history().log()) {
    if (auto const* const event = std::get_if<Event>(&any)) unheard.push_back(seen_by(seat, *event));
  }
  return BotQuestion{.number = number,
                     .seat = seat,
                     .edition = std::move(edition),
                     .bot = std::move(bot),
                     .unheard = std::move(unheard),
                     .view = view_for(table, seat),
                     .legal = legal};
}

bool plays_bots_alone(Table const& table, Seat seat) {
  for (auto const other : seats_of(table.setup().seats)) {
    bool const bot = std::holds_alternative<BotPlayer>(table.presence()[other]);
    if (!bot && other != seat) return false;
  }
  return true;
}

}  // namespace kuhhandel
