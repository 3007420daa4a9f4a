#include "live/advice.h"

#include <string_view>
#include <utility>
#include <vector>

#include "bots/registry.h"
#include "engine/rng.h"

namespace kuhhandel::live {
namespace {

/// Strong enough to learn from, and quick enough to replay a whole game at once.
constexpr std::string_view kAdviser = "trader";

}  // namespace

std::optional<BotRequest> advice_request(table::Table const& table, std::shared_ptr<Edition const> edition,
                                         Seat seat, std::uint64_t number) {
  auto const& game = table.game();
  if (!game || table.state() != table::TableState::running) return {};
  auto const legal = table::legal_actions(table, seat);
  if (legal.empty()) return {};
  auto bot = bots::make_bot(kAdviser);
  bot->start(*edition, table.setup().seats, seat, Rng::from_text(game->seed + "/hint").next());
  std::vector<SeenEvent> unseen;
  for (auto const& any : table.history().log()) {
    if (auto const* const event = std::get_if<Event>(&any)) unseen.push_back(seen_by(seat, *event));
  }
  return BotRequest{.number = number,
                    .seat = seat,
                    .edition = std::move(edition),
                    .bot = std::move(bot),
                    .unseen = std::move(unseen),
                    .view = table::view_for(table, seat),
                    .legal = legal};
}

bool has_only_bot_opponents(table::Table const& table, Seat seat) {
  for (auto const other : seats_of(table.setup().seats)) {
    bool const bot = std::holds_alternative<table::BotPlayer>(table.presence()[other]);
    if (!bot && other != seat) return false;
  }
  return true;
}

}  // namespace kuhhandel::live
