#include "neural/net_bot.h"

#include <array>
#include <cassert>
#include <utility>

#include "bots/stake.h"
#include "engine/cards/payments.h"
#include "engine/ceilings/sums_to_lay.h"
#include "engine/choices/next_question.h"
#include "engine/choices/nth_action.h"
#include "engine/knowledge/resample.h"
#include "neural/search/opponent_memory.h"

namespace kuhhandel::neural {
namespace {

/// Returns a position with this view of the seat. The observation does not depend on the imagined parts.
State some_state(Edition const& edition, View const& view) {
  Rng rng(0);
  return resample(edition, view, rng);
}

Question question_to(Seat seat, State const& state, Asks asks) {
  Question question;
  question.state = state;
  question.asks = asks;
  question.seat = seat;
  return question;
}

/// Returns the question about the lot before the first bid.
Question first_bid(Edition const& edition, State const& state, Seat self) {
  auto question = question_to(self, state, Asks::bid);
  auto& auction = *std::get_if<phase::Bidding>(&question.state.phase);
  auction = {.auctioneer = auction.auctioneer, .lot = auction.lot, .standing = {}};
  auto const allowed = bids_allowed(edition, question.state, auction);
  question.from = static_cast<std::int16_t>(tens_of(allowed.lowest));
  question.count = static_cast<std::uint16_t>(amounts_to_bid(question.state, auction, allowed, self));
  return question;
}

/// Returns the question to the seat in any other position.
Question current_question(Edition const& edition, State const& state, Seat self) {
  if (std::holds_alternative<phase::Offer>(state.phase)) return question_to(self, state, Asks::sum);
  if (!std::holds_alternative<phase::Countdown>(state.phase)) return ask(edition, state, 0);
  auto question = question_to(self, state, Asks::claim);
  question.count = 2;
  return question;
}

template <class AnyOption>
AnyOption const* option_in(LegalActions const& legal) {
  return legal.empty() ? nullptr : std::get_if<AnyOption>(&legal[0]);
}

}  // namespace

NetBot::NetBot(std::shared_ptr<Net const> net, Temperature temperature)
    : policy_(std::move(net)), temperature_(temperature) {}

NetBot::NetBot(std::shared_ptr<Net const> net, std::unique_ptr<Foresight> ahead, Temperature temperature)
    : policy_(std::move(net)), temperature_(temperature), ahead_(std::move(ahead)) {}

void NetBot::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  assert(plays(policy_.net(), edition.id.text(), seats));
  edition_ = &edition;
  self_ = seat;
  now_ = {.memory = SeatMemory(edition, seats, seat), .dice = bots::Dice(seed)};
  before_bids_.reset();
  ceiling_.reset();
  why_.reset();
  if (ahead_) ahead_->start(edition, seats, seat, seed);
}

void NetBot::see(SeenEvent const& event) {
  if (std::holds_alternative<event::TurnedUp>(event)) {
    before_bids_.reset();
    ceiling_.reset();
  }
  if (std::holds_alternative<event::Raised>(event) && !before_bids_) before_bids_ = now_;
  now_.memory.see(*edition_, event);
  now_.dice.advance();
  if (ahead_) ahead_->see(event);
}

bots::Choice NetBot::decide(View const& view, LegalActions const& legal) {
  limit_.reset();
  sure_.reset();
  foreseen_ = false;
  auto const choice = choice_of(view, legal);
  why_ = explanation_of(view, choice);
  return choice;
}

bots::Explanation NetBot::explanation_of(View const& view, bots::Choice const& choice) const {
  bots::Explanation why{.act = bots::act_of(choice),
                        .reason = sure_ ? bots::Reason::learnt : bots::Reason::no_choice};
  if (limit_ && *limit_ > 0) {
    why.reason = bots::Reason::limit;
    why.limit = limit_;
  } else if (foreseen_) {
    why.reason = bots::Reason::foreseen;
  } else {
    why.sure = sure_;
  }
  auto const prize = bots::find_stake(view.phase, self_, choice);
  if (!prize) return why;
  why.animal = prize->animal;
  why.copy = view.herd(self_).count(prize->animal) + 1;
  why.price = prize->price;
  why.other = prize->rival;
  return why;
}

bots::Choice NetBot::choice_of(View const& view, LegalActions const& legal) {
  if (auto const* const debt = option_in<option::Pay>(legal))
    return action::Pay{cheapest_payment(view.hand, debt->at_least)};
  if (auto const* const debt = option_in<option::PayCards>(legal))
    return action::Pay{cheapest_cards(view.hand, debt->cards)};
  auto const* const allowed = option_in<option::Bid>(legal);
  decision_ = allowed != nullptr && before_bids_ ? *before_bids_ : now_;
  auto const cards = cards_seen(*edition_, view);
  decision_.memory.count(cards);
  if (ahead_) ahead_->look(view, cards);
  if (allowed != nullptr) return bid(view, *allowed);
  auto const question = current_question(*edition_, some_state(*edition_, view), self_);
  if (question.asks == Asks::claim && answer_to(question) == 0) return bots::kSilent;
  return act(question);
}

bots::Choice NetBot::bid(View const& view, option::Bid const& allowed) {
  if (!ceiling_) ceiling_ = ceiling(view);
  limit_ = ceiling_;
  if (*limit_ < allowed.from) return bots::kSilent;
  return action::Bid{allowed.from};
}

Money NetBot::ceiling(View const& view) {
  auto const question = first_bid(*edition_, some_state(*edition_, view), self_);
  auto const nth = answer_to(question);
  return nth == 0 ? Money{} : Money::of_tens(question.from + nth - 1);
}

Action NetBot::act(Question const& question) {
  if (question.asks == Asks::claim) return action::Claim{};
  if (question.asks == Asks::sum) return action::Offer{lay(question)};
  auto const nth = answer_to(question);
  Action chosen;
  nth_action(
      *edition_, question, nth, [&](Action const& action) { chosen = action; },
      [&] { chosen = action::Counter{lay(question)}; });
  return chosen;
}

MoneyCards NetBot::lay(Question question) {
  question.countering = question.asks == Asks::answer;
  if (!ask_for_sum(*edition_, question)) return question.laid;
  if (question.asks == Asks::sum) {
    auto const sum = Money::of_tens(question.from + answer_to(question));
    if (!lay_sum(*edition_, question, sum)) return question.laid;
  }
  return question.laid + MoneyCards::of(Denomination::zero, question.from + answer_to(question));
}

int NetBot::answer_to(Question const& question) {
  if (question.count == 1) return 0;
  std::array<CeilingReply, kCeilingReplies> replies{};
  auto const legal = list_ceiling_replies(*edition_, question, replies);
  Observation seen;
  observe(*edition_, question, decision_.memory, seen);
  auto const logits = policy_.logits(seen);
  auto const chosen = chosen_of({question, decision_.memory, legal, logits});
  if (!sure_) sure_ = percent_of(chosen, logits, legal);
  return *nth_of(*edition_, question, full_of(chosen));
}

CeilingReply NetBot::chosen_of(DecisionContext const& context) {
  Rng rng(decision_.dice.rng().next() + static_cast<std::uint64_t>(context.question.asks));
  if (auto const best = ahead_ ? ahead_->best(context, rng) : std::nullopt) {
    foreseen_ = true;
    return *best;
  }
  return sample(context.logits, context.legal, temperature_, rng);
}

}  // namespace kuhhandel::neural
