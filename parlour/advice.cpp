#include "parlour/advice.h"

#include <string_view>

#include "bots/registry.h"
#include "engine/rng.h"

namespace kuhhandel {
namespace {

/// Strong enough to learn from, and quick enough to be told a whole game at once.
constexpr std::string_view kAdviser = "trader";

}  // namespace

std::optional<Advice> advice_for(Table const& table, Seat seat) {
  if (table.state() != TableState::running) return {};
  auto const legal = table.legal_actions(seat);
  if (legal.empty()) return {};
  auto const bot = make_bot(kAdviser);
  auto const& game = *table.game();
  bot->start(table.setup().edition, table.setup().seats, seat, Rng::from_text(game.seed + "/hint").next());
  for (auto const& any : game.log) {
    if (auto const* const event = std::get_if<Event>(&any)) bot->see(seen_by(seat, *event));
  }
  auto const choice = bot->decide(table.view_for(seat), legal);
  return Advice{choice, bot->explain()};
}

bool plays_bots_alone(Table const& table, Seat seat) {
  for (int i = 0; i < table.setup().seats; ++i) {
    bool const bot = std::holds_alternative<BotPlayer>(table.sitters()[static_cast<std::size_t>(i)]);
    if (!bot && seat_at(i) != seat) return false;
  }
  return true;
}

}  // namespace kuhhandel
