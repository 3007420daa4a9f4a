#include "live/hints.h"

#include <utility>

#include "live/advice.h"

namespace kuhhandel::live {

std::expected<BotQuestion, table::MessageError> Hints::ask(table::Table const& table,
                                                           std::shared_ptr<Edition const> edition, Seat seat,
                                                           Awaited hint, std::uint64_t number) {
  auto const refused = [&](std::string_view name, std::string sentence) {
    return std::unexpected(table::MessageError{name, {"", std::move(sentence)}, hint.message.id});
  };
  if (!plays_bots_alone(table, seat)) return refused("not_alone", "Hints are for games against bots alone.");
  auto question = question_for_advice(table, std::move(edition), seat, number);
  if (!question) return refused("nothing_to_choose", "There is nothing to choose now.");
  awaited_.insert({number, std::move(hint)});
  return std::move(*question);
}

std::optional<Hints::Awaited> Hints::take(std::uint64_t number) {
  auto found = awaited_.extract(number);
  if (!found) return {};
  return std::move(found.mapped());
}

void Hints::forget(Connection const& connection) {
  std::erase_if(awaited_, [&](auto const& hint) { return hint.second.connection == &connection; });
}

}  // namespace kuhhandel::live
