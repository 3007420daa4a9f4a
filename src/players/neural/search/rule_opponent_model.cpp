#include "neural/search/rule_opponent_model.h"

#include <algorithm>
#include <variant>

#include "bots/farmer/auctions.h"
#include "bots/farmer/farmer_verdict.h"
#include "engine/choices/next_question.h"
#include "engine/legal_actions.h"
#include "engine/view.h"
#include "neural/search/opponent_memory.h"

namespace kuhhandel::neural {
namespace {

/// Before the first bid.
constexpr float kAnyone = 0.5F;
constexpr float kLeapsOfOthers = 0.02F;
constexpr int kChances = 1 << 16;

constexpr bots::Personality kSober = bots::kFarmer;

float updated(float chance, float of_farmers, float of_others) {
  auto const farmers = chance * of_farmers;
  return farmers / (farmers + (1 - chance) * of_others);
}

/// Returns the rival of a bidder: the next seat to the left of those that may bid.
Seat rival_of(Question const& question, phase::Bidding const& auction) {
  auto others = who_may_bid(question.state, auction);
  others.erase(question.seat);
  return others.empty() ? auction.auctioneer : others.next_from(question.seat);
}

}  // namespace

RuleOpponentModel::RuleOpponentModel(Edition const& edition, int seats, Seat self)
    : edition_(&edition), seats_(seats), self_(self) {
  for (auto const seat : seats_of(seats)) {
    money_estimates_[seat] = bots::MoneyEstimates(edition, seats);
    if (seat != self) chances_[seat] = kAnyone;
  }
}

void RuleOpponentModel::see(SeenEvent const& event) {
  bool const is_new_lot =
      std::holds_alternative<event::TurnedUp>(event) || std::holds_alternative<event::AuctionedAgain>(event);
  if (is_new_lot) standing_ = 0;
  if (auto const* const raise = std::get_if<event::Raised>(&event)) weigh(raise->bid);
  for (auto const seat : seats_of(seats_)) {
    if (seat != self_) money_estimates_[seat].see(event_as_seen_by(seat, event));
  }
  trade_stats_.see(event);
}

void RuleOpponentModel::weigh(Bid const& bid) {
  bool const leaps = bid.amount > standing_ + 10;
  standing_ = bid.amount;
  if (bid.seat == self_) return;
  auto& chance = chances_[bid.seat];
  chance = leaps ? updated(chance, kLeapsOfFarmers, kLeapsOfOthers)
                 : updated(chance, 1 - kLeapsOfFarmers, 1 - kLeapsOfOthers);
}

SeatSet RuleOpponentModel::drawn(Rng& rng) const {
  SeatSet farmers;
  for (auto const seat : seats_of(seats_)) {
    bool const is_one = static_cast<float>(rng.below(kChances)) < chances_[seat] * kChances;
    if (seat != self_ && is_one) farmers.insert(seat);
  }
  return farmers;
}

bots::Situation RuleOpponentModel::situation(View const& view, Seat seat) const {
  return {.edition = *edition_,
          .view = view,
          .money_estimates = money_estimates_[seat],
          .trade_stats = trade_stats_,
          .personality = kSober,
          .outlook = bots::outlook_on(*edition_, view, money_estimates_[seat]),
          .self = seat,
          .seed = 0};
}

bots::Choice RuleOpponentModel::choice(Question const& question, Rng& rng) const {
  auto const view = view_for(*edition_, question.state, question.seat);
  auto const legal = legal_actions(*edition_, question.state, question.seat);
  return bots::farmer_verdict(situation(view, question.seat), legal, Rng(rng.next())).choice;
}

int RuleOpponentModel::ceiling(Question const& question) const {
  auto const& auction = *std::get_if<phase::Bidding>(&question.state.phase);
  auto const allowed = bids_allowed(*edition_, question.state, auction);
  auto const view = view_for(*edition_, question.state, question.seat);
  auto const ceiling = bots::ceiling_against(situation(view, question.seat), auction,
                                             rival_of(question, auction), {allowed.lowest, allowed.highest});
  if (ceiling == 0) return 0;
  return std::min(tens_of(ceiling) - question.from + 1, question.count - 1);
}

}  // namespace kuhhandel::neural
