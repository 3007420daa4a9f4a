#include "engine/ceilings/sums_to_lay.h"

#include "engine/cards/payments.h"
#include "engine/choices/numbers_to_lay.h"

namespace kuhhandel {
namespace {

bool ask_for_zeros(Edition const& edition, Question& question) {
  auto const [fewest, most] = numbers_to_lay(edition, question, Denomination::zero);
  question.asks = Asks::money;
  question.denomination = Denomination::zero;
  question.from = static_cast<std::int16_t>(fewest);
  question.count = static_cast<std::uint16_t>(most - fewest + 1);
  if (fewest < most) return true;
  question.laid += MoneyCards::of(Denomination::zero, fewest);
  return false;
}

}  // namespace

bool ask_for_sum(Edition const& edition, Question& question) {
  question.laid = {};
  auto const zeros = numbers_to_lay(edition, question, Denomination::zero);
  auto const first = zeros.fewest <= zeros.most ? 0 : 1;
  question.asks = Asks::sum;
  question.from = static_cast<std::int16_t>(first);
  question.count = static_cast<std::uint16_t>(tens_of(question.state.hand(question.seat).sum()) - first + 1);
  return question.count > 1 || lay_sum(edition, question, Money::of_tens(first));
}

bool lay_sum(Edition const& edition, Question& question, Money sum) {
  question.laid = cheapest_payment(question.state.hand(question.seat), sum);
  return ask_for_zeros(edition, question);
}

}  // namespace kuhhandel
