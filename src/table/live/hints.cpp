#include "live/hints.h"

#include <algorithm>
#include <utility>

#include "live/advice.h"
#include "table/messages/server_message.h"

namespace kuhhandel::live {

std::optional<Hints::Position> Hints::position_of(table::Table const& table) {
  auto const& game = table.game();
  if (!game) return {};
  return Position{.game = game->number, .commands = game->commands.size()};
}

std::expected<BotRequest, table::MessageError> Hints::ask(table::Table const& table,
                                                          std::shared_ptr<Edition const> edition, Seat seat,
                                                          Request hint, std::uint64_t number) {
  auto const refused = [&](std::string_view name, std::string sentence) {
    return std::unexpected(table::MessageError{name, {"", std::move(sentence)}, hint.message.id});
  };
  if (!has_only_bot_opponents(table, seat))
    return refused("not_alone", "Hints are for games against bots alone.");
  if (outstanding_.contains(seat)) return refused("too_many", "You already wait for a hint.");
  auto question = advice_request(table, std::move(edition), seat, number);
  if (!question) return refused("nothing_to_choose", "There is nothing to choose now.");
  auto is_dropped = std::make_shared<bool>(false);
  question->is_cancelled = is_dropped;
  outstanding_.emplace(seat, Outstanding{.number = number,
                                         .hint = std::move(hint),
                                         .position = position_of(table),
                                         .is_cancelled = std::move(is_dropped)});
  return std::move(*question);
}

std::optional<Hints::Request> Hints::take(std::uint64_t number) {
  auto const found = std::ranges::find_if(
      outstanding_, [&](auto const& waiting) { return waiting.second.number == number; });
  if (found == outstanding_.end()) return {};
  auto hint = std::move(found->second.hint);
  outstanding_.erase(found);
  return hint;
}

void Hints::cancel_outdated(table::Table const& table) {
  auto const now = position_of(table);
  std::erase_if(outstanding_, [&](auto const& waiting) {
    auto const& [number, hint, position, is_dropped] = waiting.second;
    if (position == now) return false;
    *is_dropped = true;
    hint.connection->send(table::error_message(
        {"hint_outdated", {"", "The game went on before the hint was ready; ask again."}, hint.message.id}));
    return true;
  });
}

void Hints::cancel(Connection const& connection) {
  std::erase_if(outstanding_, [&](auto const& waiting) {
    if (waiting.second.hint.connection != &connection) return false;
    *waiting.second.is_cancelled = true;
    return true;
  });
}

}  // namespace kuhhandel::live
