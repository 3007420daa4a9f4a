#include "tournament/league/line_ups.h"

namespace kuhhandel::tournament {
namespace {

/// Adds all line-ups that begin with `begun`, followed by bots from `first` on.
void add_line_ups(BotNames const& bots, std::size_t first, std::size_t seats, BotNames const& begun,
                  std::vector<BotNames>& all) {
  if (begun.size() == seats) {
    all.push_back(begun);
    return;
  }
  for (auto next = first; next < bots.size(); ++next) {
    auto longer = begun;
    longer.push_back(bots[next]);
    add_line_ups(bots, next, seats, longer, all);
  }
}

}  // namespace

std::vector<BotNames> line_ups_of(BotNames const& bots, int seats, bool pairs) {
  std::vector<BotNames> all;
  add_line_ups(bots, 0, static_cast<std::size_t>(seats), {}, all);
  std::erase_if(all, [pairs](BotNames const& line_up) {
    auto const different = unique_names(line_up).size();
    return different < 2 || (pairs && different > 2);
  });
  return all;
}

}  // namespace kuhhandel::tournament
