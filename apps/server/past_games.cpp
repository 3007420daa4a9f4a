#include "apps/server/past_games.h"

namespace kuhhandel {

std::optional<Table> past_game(StoredTable const& stored, int number) {
  Table table(stored.setup);
  for (auto const& entry : stored.log) {
    table.apply(entry);
    bool const is_it = table.game() && table.game()->number == number;
    if (is_it && table.state() == TableState::finished) return table;
  }
  return {};
}

}  // namespace kuhhandel
