#include "engine/choices/try_answer.h"

#include <optional>

#include "engine/play.h"

namespace kuhhandel {
namespace {

/// Returns the action of a reply that carries a number.
std::optional<Action> numbered_action(Edition const& edition, Question const& question, Reply reply) {
  auto const seats = question.state.seats;
  if (auto const trade = place_among(reply, Reply::trade, (seats - 1) * kMaxKinds)) {
    auto const with = left_of(question.seat, seats, *trade / kMaxKinds + 1);
    return action::Challenge{with, animal_at(*trade % kMaxKinds)};
  }
  if (auto const card = place_among(reply, Reply::lay, kDenominationCount)) {
    return action::Lay{value_of(denomination_at(*card))};
  }
  if (auto const animal = place_among(reply, Reply::exclude, edition.animal_count())) {
    return action::Exclude{animal_at(*animal)};
  }
  if (auto const tens = place_among(reply, Reply::bid, reply_count(edition) - static_cast<int>(Reply::bid))) {
    return action::Bid{Money::of_tens(*tens + 1)};
  }
  return {};
}

/// Returns the action of a reply; nullopt if the reply is only part of an action.
std::optional<Action> action_of(Edition const& edition, Question const& question, Reply reply) {
  if (reply == Reply::auction) return edition.division ? Action{action::Divide{}} : Action{action::Auction{}};
  if (reply == Reply::stop) return action::Stop{};
  if (reply == Reply::sell) return action::Sell{};
  if (reply == Reply::buy) return action::Buy{};
  if (reply == Reply::accept) return action::Accept{};
  if (reply == Reply::counter) return action::Counter{};
  if (reply == Reply::take) return action::Take{};
  if (reply == Reply::keep) return action::Keep{};
  if (reply == Reply::give) return action::Give{};
  return numbered_action(edition, question, reply);
}

/// Returns why this number of cards of the denomination is not possible.
Refusal why_not_so_many(Question const& question, int cards) {
  auto const held = question.state.hand(question.seat).count(question.denomination);
  if (cards > held) return Refusal::not_your_cards;
  if (std::holds_alternative<phase::ClaimPayment>(question.state.phase))
    return Refusal::wrong_number_of_cards;
  if (cards > question.from) return Refusal::not_now;
  bool const pays = std::holds_alternative<phase::Payment>(question.state.phase);
  return pays ? Refusal::not_enough_paid : Refusal::too_few_cards;
}

/// Returns why a sum is refused.
Refusal why_not_that_sum(Reply reply) {
  if (reply == Reply::silent) return Refusal::too_few_cards;
  return reply >= Reply::bid ? Refusal::not_your_cards : Refusal::not_now;
}

}  // namespace

Refusal why_refused(Edition const& edition, Question const& question, Reply reply) {
  if (question.asks == Asks::sum) return why_not_that_sum(reply);
  auto const cards = place_among(reply, Reply::money, kMostMoneyCards + 1);
  if (cards && question.asks == Asks::money) return why_not_so_many(question, *cards);
  auto const action = action_of(edition, question, reply);
  // While money is being chosen card by card, the action is already chosen.
  if (!action || question.asks == Asks::money) return Refusal::not_now;
  auto const played = play(edition, question.state, {question.seat, *action});
  return played ? Refusal::not_now : played.error();
}

std::expected<Question, Refusal> try_answer(Edition const& edition, Question const& question, Reply reply) {
  auto const nth = nth_of(edition, question, reply);
  if (!nth) return std::unexpected(why_refused(edition, question, reply));
  auto next = question;
  answer(edition, next, *nth);
  return next;
}

}  // namespace kuhhandel
