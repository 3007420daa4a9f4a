#include "tournament/mixed_bot.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "neural/bot_from.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::array<std::string_view, kDecisionKinds> kWords{
    "bid", "sale", "turn", "offer", "answer", "last-turn", "last-offer", "last-answer", "other"};

struct Part {
  std::string_view text;
  std::string_view kind;  // empty for the first bot
  std::string_view bot;
};

/// Removes the first part, with its `+`, from the description, and returns it.
std::string_view take_part(std::string_view& description) {
  auto const part = description.substr(0, description.find('+'));
  description.remove_prefix(std::min(part.size() + 1, description.size()));
  return part;
}

Part part_of(std::string_view text) {
  auto const equals = text.find('=');
  // `shark:playouts=9` has a setting, which is not a kind.
  if (equals == std::string_view::npos || text.find(':') < equals)
    return {.text = text, .kind = {}, .bot = text};
  return {.text = text, .kind = text.substr(0, equals), .bot = text.substr(equals + 1)};
}

}  // namespace

DecisionKind kind_of(View const& view) {
  if (std::holds_alternative<phase::Bidding>(view.phase)) return DecisionKind::bid;
  if (std::holds_alternative<phase::BuyingRight>(view.phase)) return DecisionKind::sale;
  bool const last = view.pile == 0;
  if (std::holds_alternative<seen::TurnChoice>(view.phase))
    return last ? DecisionKind::last_turn : DecisionKind::turn;
  if (std::holds_alternative<phase::Offer>(view.phase))
    return last ? DecisionKind::last_offer : DecisionKind::offer;
  if (std::holds_alternative<seen::Answer>(view.phase))
    return last ? DecisionKind::last_answer : DecisionKind::answer;
  return DecisionKind::other;
}

std::expected<std::unique_ptr<bots::Bot>, std::string> mixed_bot_from(std::string_view description) {
  std::vector<std::unique_ptr<bots::Bot>> bots;
  MixedBot::Deciders deciders{};
  while (!description.empty()) {
    auto const part = part_of(take_part(description));
    auto const* const kind = std::ranges::find(kWords, part.kind);
    if (bots.empty() != part.kind.empty() || (!part.kind.empty() && kind == kWords.end()))
      return std::unexpected("a mix is a bot, then parts such as '+offer=shark'; not '" +
                             std::string(part.text) + "'.");
    auto bot = neural::bot_from(part.bot);
    if (!bot) return std::unexpected(bot.error());
    if (!part.kind.empty()) deciders[static_cast<std::size_t>(kind - kWords.begin())] = bots.size();
    bots.push_back(*std::move(bot));
  }
  if (bots.empty()) return std::unexpected("after 'mix:' a bot is missing.");
  return std::make_unique<MixedBot>(std::move(bots), deciders);
}

std::string fault_of_mix_at_table(std::string_view description, Edition const& edition, int seats) {
  while (!description.empty()) {
    auto fault = neural::fault_at_table(part_of(take_part(description)).bot, edition, seats);
    if (!fault.empty()) return fault;
  }
  return {};
}

}  // namespace kuhhandel::tournament
