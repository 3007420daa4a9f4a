#include "engine/choices/answer_for.h"

#include "engine/choices/nth_action.h"
#include "engine/choices/numbers_to_lay.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

/// Returns the cards that an action lays, if it is possible in this phase.
std::optional<MoneyCards> cards_of(Action const& choice, Phase const& phase) {
  return std::visit(
      [&]<class AnyAction>(AnyAction const& action) -> std::optional<MoneyCards> {
        if constexpr (requires { action.money; }) {
          if (in_phase_of(typename AnyAction::In{}, phase, [](auto const&) {})) return action.money;
        }
        return {};
      },
      choice);
}

/// Returns how many of these cards have the denomination asked for, as an answer; 1 (to counter) if no
/// denomination is asked for yet. nullopt if the question does not lead to these cards.
std::optional<int> answer_with_cards(Edition const& edition, Question const& question, MoneyCards wanted) {
  std::optional<int> found;
  if (question.asks == Asks::answer) found = 1;
  auto laying = question;
  laying.laid = {};
  for (auto const denomination : kDearestFirst) {
    auto const number = wanted.count(denomination);
    auto const [fewest, most] = numbers_to_lay(edition, laying, denomination);
    if (number < fewest || number > most) return {};
    bool const is_asked = question.asks == Asks::money && denomination == question.denomination;
    if (is_asked && laying.laid != question.laid) return {};
    if (is_asked) found = number - question.from;
    laying.laid += MoneyCards::of(denomination, number);
  }
  return found;
}

std::optional<int> answer_for_action(Edition const& edition, Question const& question, Action const& wanted) {
  if (question.asks == Asks::claim)
    return wanted == Action(action::Claim{}) ? std::optional(1) : std::nullopt;
  std::optional<int> found;
  auto const nothing = [] {};
  for (int nth = 0; nth < question.count && !found; ++nth) {
    auto const compare = [&](Action const& action) {
      if (action == wanted) found = nth;
    };
    nth_action(edition, question, nth, compare, nothing);
  }
  return found;
}

}  // namespace

std::optional<int> answer_for(Edition const& edition, Question const& question,
                              std::optional<Action> const& choice) {
  bool const may_be_silent = question.asks == Asks::bid || question.asks == Asks::claim;
  if (!choice) return may_be_silent ? std::optional(0) : std::nullopt;
  if (auto const cards = cards_of(*choice, question.state.phase)) {
    return answer_with_cards(edition, question, *cards);
  }
  return answer_for_action(edition, question, *choice);
}

}  // namespace kuhhandel
