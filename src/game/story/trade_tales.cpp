#include "story/trade_tales.h"

namespace kuhhandel::story {
namespace {

using Accepted = event::Accepted<SecretMoney>;
using Revealed = event::Revealed<SecretMoney>;

/// The offer of the player who got the animals, the other player's, and their difference.
struct Laid {
  MoneyCards by_taker;
  std::optional<MoneyCards> against;
  Money cost;
};

Laid laid_in(Accepted const& trade) { return {trade.laid.money, {}, trade.to_challenged.money.sum()}; }

Laid laid_in(Revealed const& trade, Seat winner) {
  auto const more = trade.to_challenged.money.sum() - trade.to_challenger.money.sum();
  if (winner == trade.trade.challenger) return {trade.offer.money, trade.counter.money, more};
  return {trade.counter.money, trade.offer.money, -more};
}

/// Returns nullopt if the sums were equal.
std::optional<Laid> laid_in(Step const& step) {
  if (auto const* const unseen = step.find<Accepted>()) return laid_in(*unseen);
  auto const* const both = step.find<Revealed>();
  if (both == nullptr || !both->winner) return {};
  return laid_in(*both, *both->winner);
}

std::optional<EqualSums> tie_in(Step const& step) {
  auto const* const both = step.find<Revealed>();
  if (both == nullptr || both->winner) return {};
  auto const& [challenger, challenged, animal, count, round] = both->trade;
  return EqualSums{.step = step.number,
                   .challenger = challenger,
                   .challenged = challenged,
                   .animal = animal,
                   .count = count,
                   .worth = share_of(step.edition, animal, count),
                   .sum = both->offer.money.sum(),
                   .times = round,
                   .taker = challenger};
}

}  // namespace

void TradeTales::follow(Step const& step, std::vector<Tale>& found) {
  auto const* const challenged = step.find<event::Challenged>();
  if (challenged != nullptr) tied_.reset();
  auto const* const answer = std::get_if<phase::Answer>(&step.before.phase);
  if (answer == nullptr || answer->trade.animal == kRat) return;
  if (auto const tie = tie_in(step)) tied_ = tie;
  if (auto const* const took = step.find<event::Took>()) taken(step, *took, found);
}

void TradeTales::taken(Step const& step, event::Took const& took, std::vector<Tale>& found) {
  if (auto const laid = laid_in(step)) {
    found.emplace_back(Robbery{.step = step.number,
                               .taker = took.seat,
                               .from = *took.from,
                               .animal = took.animal,
                               .count = took.count,
                               .worth = share_of(step.edition, took.animal, took.count),
                               .laid = laid->by_taker,
                               .against = laid->against,
                               .cost = laid->cost});
  }
  if (!tied_) return;
  tied_->taker = took.seat;
  found.emplace_back(*tied_);
  tied_.reset();
}

}  // namespace kuhhandel::story
