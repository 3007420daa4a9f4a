#include "neural/search/ceiling_forecast.h"

#include <algorithm>
#include <span>

#include "bots/shark/fast_math.h"
#include "engine/choices/next_question.h"
#include "engine/phases/bidding.h"

namespace kuhhandel::neural {
namespace {

constexpr float kLogit = bots::kLog2OfE / 1024;
/// A stranger is expected to bid like a fox at this temperature half of the time, and otherwise anything
/// legal.
constexpr float kVaguely = 4;

std::size_t place_of(CeilingReply reply) {
  if (reply == CeilingReply::silent) return 0;
  return static_cast<std::size_t>(reply) - static_cast<std::size_t>(CeilingReply::amount) + 1;
}

/// Returns the place of the highest listed amount that is no higher.
std::size_t place_of(int tens) {
  return static_cast<std::size_t>(std::ranges::upper_bound(kCeilingAmounts, tens) - kCeilingAmounts.begin());
}

/// Returns the probabilities of the legal replies at a temperature.
CeilingChances softmax(std::span<std::int32_t const> logits, std::span<CeilingReply const> legal,
                       float temperature) {
  auto const logit = [&](CeilingReply reply) { return logits[static_cast<std::size_t>(reply)]; };
  auto const highest = std::ranges::max(legal, {}, logit);
  CeilingChances chances{};
  float all = 0;
  for (auto const reply : legal) {
    auto const below = static_cast<float>(logit(reply) - logit(highest));
    all += chances[place_of(reply)] = bots::exp2_of(below * kLogit / temperature);
  }
  for (auto& chance : chances) chance /= all;
  return chances;
}

void add(CeilingChances& sums, float times, CeilingChances const& more) {
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += times * more[i];
}

Question question_to(Edition const& edition, Seat seat, State const& state) {
  Question question;
  question.state = state;
  question.asks = Asks::bid;
  question.seat = seat;
  auto const& auction = *std::get_if<phase::Bidding>(&state.phase);
  auto const allowed = bids_allowed(edition, state, auction);
  question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
  question.count = static_cast<std::uint16_t>(amounts_to_bid(state, auction, allowed, seat));
  return question;
}

}  // namespace

float chance_between(CeilingChances const& chances, Money least, Money most) {
  auto const first = place_of(tens_of(least));
  auto const last = place_of(tens_of(most));
  float sum = 0;
  for (auto i = first; i <= last; ++i) sum += chances[i];
  return sum;
}

void add_world(Edition const& edition, LotWorld const& world, Policy& net, RuleOpponentModel const& rule,
               LotForecast& to) {
  for (auto const seat : seats_of(world.lot.seats)) {
    if (!world.bidders.contains(seat)) continue;
    auto& forecast = to[seat] ? *to[seat] : to[seat].emplace();
    auto const question = question_to(edition, seat, world.lot);
    std::array<CeilingReply, kCeilingReplies> replies{};
    auto const legal = list_ceiling_replies(edition, question, replies);
    Observation seen;
    observe(edition, question, world.memories[seat], seen);
    auto const logits = net.logits(seen);
    add(forecast.fox, 1, softmax(logits, legal, 1));
    add(forecast.stranger, 0.5F, softmax(logits, legal, kVaguely));
    for (auto const reply : legal) {
      forecast.stranger[place_of(reply)] += 0.5F / static_cast<float>(legal.size());
    }
    auto const nth = rule.ceiling(question);
    forecast.farmer[place_of(nth == 0 ? 0 : question.from + nth - 1)] += 1;
  }
}

}  // namespace kuhhandel::neural
