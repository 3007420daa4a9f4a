#include "live/advice.h"

#include <utility>
#include <vector>

#include "codec/records/replay.h"
#include "live/lobby_json.h"
#include "neural/adviser.h"

namespace kuhhandel::live {

std::optional<BotRequest> advice_request(table::Table const& table, std::shared_ptr<Edition const> edition,
                                         Seat seat, std::uint64_t number) {
  if (!table.game() || table.state() != table::TableState::running) return {};
  auto const legal = table::legal_actions(table, seat);
  if (legal.empty()) return {};
  auto bot = neural::make_adviser(*edition, table.setup().seats, seat);
  // The whole game: the table's history has only its latest events.
  std::vector<SeenEvent> unseen;
  (void)codec::replay(record_of(table), [&](Transition const& step) {
    for (auto const& event : step.events) unseen.push_back(seen_by(seat, event));
  });
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
