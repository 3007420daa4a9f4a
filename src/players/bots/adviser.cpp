#include "bots/adviser.h"

#include "bots/trader/trader.h"

namespace kuhhandel::bots {
namespace {

/// Not from the game's own seed, which a game from a position does not have.
constexpr std::uint64_t kSeed = 0x61647669736572U;

action::Bid const* bid_in(Choice const& choice) {
  return choice ? std::get_if<action::Bid>(&*choice) : nullptr;
}

}  // namespace

std::unique_ptr<Bot> make_adviser(Edition const& edition, int seats, Seat seat) {
  // Strong enough to learn from, and quick enough to replay a whole game at once.
  auto adviser = std::make_unique<Trader>();
  adviser->start(edition, seats, seat, kSeed + static_cast<std::uint64_t>(index_of(seat)));
  return adviser;
}

bool follows_advice(Choice const& chosen, Choice const& advice) {
  auto const* const bid = bid_in(chosen);
  auto const* const advised = bid_in(advice);
  if (bid != nullptr && advised != nullptr) return bid->amount <= advised->amount;
  return chosen == advice;
}

}  // namespace kuhhandel::bots
