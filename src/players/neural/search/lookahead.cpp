#include "neural/search/lookahead.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "bots/interruption.h"
#include "engine/choices/replies.h"
#include "engine/static_list.h"
#include "neural/search/significance.h"

namespace kuhhandel::neural {
namespace {

constexpr int kWorldsOfForecast = 6;
constexpr int kMostConsidered = 4;
/// Replies are ignored if they are less likely than the likeliest by more than this, in 1024ths of a logit.
constexpr std::int32_t kTooUnlikely = 4 * 1024;

/// A reply, and its result compared with the likeliest one.
struct Candidate {
  CeilingReply reply;
  int nth;
  PairedTest lead = {};
};

using Candidates = StaticList<Candidate, kMostConsidered>;

/// Returns the likely replies, the likeliest first.
Candidates candidates_of(Edition const& edition, DecisionContext const& context) {
  auto const logit = [&](CeilingReply reply) { return context.logits[static_cast<std::size_t>(reply)]; };
  std::array<CeilingReply, kCeilingReplies> left{};
  auto end = std::ranges::copy(context.legal, left.begin()).out;
  auto const likeliest = logit(*std::ranges::max_element(left.begin(), end, {}, logit));
  Candidates candidates;
  while (left.begin() != end && candidates.size() < kMostConsidered) {
    auto const next = std::ranges::max_element(left.begin(), end, {}, logit);
    if (likeliest - logit(*next) > kTooUnlikely) break;
    candidates.push_back({*next, *nth_of(edition, context.question, full_of(*next))});
    end = std::copy(next + 1, end, next);
  }
  return candidates;
}

}  // namespace

Lookahead::Lookahead(std::shared_ptr<Net const> player) : playout_context_{Policy(std::move(player))} {}

Lookahead::Lookahead(std::shared_ptr<Net const> player, std::shared_ptr<Net const> odds, int worlds)
    : playout_context_{Policy(std::move(player))}, value_net_(std::move(odds)), worlds_(worlds) {}

void Lookahead::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  assert(can_be_followed(edition));
  edition_ = &edition;
  now_ = {bots::Beliefs(edition, seats, seat, seed), OpponentMemory(edition, seats, seat),
          RuleOpponentModel(edition, seats, seat)};
  before_bids_.reset();
  seed_ = seed;
  table_ = SeenTable(edition, seats, seat);
  detector_ = FarmerDetector(seats);
  is_lot_new_ = false;
}

void Lookahead::see(SeenEvent const& event) {
  if (std::holds_alternative<event::TurnedUp>(event)) {
    before_bids_.reset();
    is_lot_new_ = true;
  }
  bool const is_raise = std::holds_alternative<event::Raised>(event);
  if (is_raise && !before_bids_) before_bids_ = now_;
  if (is_lot_new_ && (is_raise || std::holds_alternative<event::Kept>(event))) predict_bids();
  now_.beliefs.see(event);
  now_.others.see(*edition_, event);
  now_.farmers.see(event);
  table_.see(event);
  detector_.see(event);
}

void Lookahead::predict_bids() {
  is_lot_new_ = false;
  auto const view = table_.at_bidding();
  if (!view) return;
  auto beliefs = now_.beliefs;
  beliefs.look(*view);
  auto others = now_.others;
  others.count(view->cards);
  Rng rng(seed_ + static_cast<std::uint64_t>(view->pile));
  LotForecast forecast{};
  for (int world = 0; world < kWorldsOfForecast; ++world) {
    auto const lot = beliefs.imagine(*view, rng);
    auto bidders = SeatSet::all_of(view->seats);
    bidders.erase(view->turn);
    bidders.erase(*view->viewer);
    add_world(*edition_, {lot, others.memories_in(lot), bidders}, playout_context_.player, now_.farmers,
              forecast);
  }
  detector_.expect(forecast, kWorldsOfForecast);
}

void Lookahead::look(View const& view, PerSeat<int> const& cards) {
  view_ = view;
  table_.look(view);
  now_.beliefs.look(view);
  now_.others.count(cards);
  if (!before_bids_) return;
  before_bids_->beliefs.look(view);
  before_bids_->others.count(cards);
}

ImaginedGame Lookahead::imagined(DecisionContext const& context, Rng& rng) const {
  auto const& question = context.question;
  auto const& believed = question.asks == Asks::bid && before_bids_ ? *before_bids_ : now_;
  ImaginedGame game;
  game.current.question = question;
  game.current.question.state = believed.beliefs.imagine(*view_, rng);
  // The lot as it was before the first bid.
  if (question.asks == Asks::bid) game.current.question.state.phase = question.state.phase;
  game.current.question.chance = rng.next();
  game.memories = believed.others.memories_in(game.current.question.state);
  game.memories[question.seat] = context.memory;
  game.rule_model = &believed.farmers;
  game.farmers = believed.farmers.drawn(rng);
  return game;
}

std::optional<CeilingReply> Lookahead::best(DecisionContext const& context, Rng rng) {
  if (!value_net_) return {};
  auto candidates = candidates_of(*edition_, context);
  if (candidates.size() == 1) return {};
  for (int world = 0; world < worlds_ && !bots::Interruption::requested(); ++world) {
    auto const game = imagined(context, rng);
    Rng const chance(rng.next());
    auto const share = [&](Candidate const& candidate) {
      return share_after(*edition_, game, candidate.nth, playout_context_, *value_net_, chance);
    };
    auto const usual = share(candidates[0]);
    for (std::size_t i = 1; i < candidates.size(); ++i) candidates[i].lead.add(share(candidates[i]) - usual);
  }
  auto best = candidates[0].reply;
  float highest = 0;
  for (auto const& other : candidates) {
    if (other.lead.sum() <= highest || !other.lead.is_significant()) continue;
    highest = other.lead.sum();
    best = other.reply;
  }
  return best;
}

}  // namespace kuhhandel::neural
