#include "engine/choices/answer_for.h"

#include <gtest/gtest.h>

#include "engine/cards/payments.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "engine/sequential.h"
#include "tests/support/laws.h"
#include "tests/support/position.h"

namespace kuhhandel {
namespace {

/// The same game on both paths: commands to `play`, and answers to questions.
class TwoPaths {
 public:
  TwoPaths(Edition const& edition, int seats, std::string const& seed) : edition_(edition) {
    auto opening = start(edition, seats, seed);
    asking_.state = opening.next;
    played_events_ = opening.events;
    answered_events_ = std::move(opening.events);
    question_ = ask(edition, asking_.state, 0, answered_events_);
  }

  /// Makes the choice of the asked seat on both paths; returns false after the end.
  bool go(Rng& rng) {
    if (question_.count == 0) return false;
    auto const seat = question_.seat;
    RC_ASSERT(asked(edition_, asking_) == Actor{seat});
    auto const choice = any_choice(seat, rng);
    give_answers(choice);
    command(seat, choice);
    while (digest(asking_.state) != digest(question_.state)) catch_up();
    return true;
  }

  void check_events() const { RC_ASSERT(answered_events_ == played_events_); }

 private:
  std::optional<Action> any_choice(Seat seat, Rng& rng) const {
    bool const may_be_silent = question_.asks == Asks::bid || question_.asks == Asks::claim;
    if (may_be_silent && rng.below(3) != 0) return {};
    auto action = random_command(edition_, asking_.state, seat, rng).action;
    auto const* const debt = std::get_if<phase::Payment>(&asking_.state.phase);
    if (debt != nullptr) action = action::Pay{cheapest_payment(asking_.state.hand(seat), debt->at_least)};
    return action;
  }

  void give_answers(std::optional<Action> const& choice) {
    auto const before = digest(question_.state);
    do {
      auto const nth = answer_for(edition_, question_, choice);
      RC_ASSERT(nth.has_value() && *nth < question_.count);
      answer(edition_, question_, *nth, answered_events_);
    } while (question_.asks == Asks::money && digest(question_.state) == before);
  }

  void command(Seat seat, std::optional<Action> const& choice) {
    if (!choice) return stay_silent(asking_, seat);
    if (std::holds_alternative<action::Claim>(*choice)) return add_claim(asking_, seat);
    emit({seat, *choice});
  }

  /// If there is nothing to choose, the question has already continued.
  void catch_up() {
    auto const actor = *asked(edition_, asking_);
    auto const* const seat = std::get_if<Seat>(&actor);
    if (seat == nullptr) return emit(what_follows(asking_));
    emit({actor, *simplest_action(edition_, asking_.state, *seat)});
  }

  void emit(Command const& command) {
    auto const played = play(edition_, asking_.state, command);
    RC_ASSERT(played.has_value());
    played_events_.insert(played_events_.end(), played->events.begin(), played->events.end());
    asking_ = {.state = played->next, .silent = {}};
  }

  Edition const& edition_;
  Asking asking_{.state = {}, .silent = {}};
  Question question_;
  std::vector<Event> played_events_;
  std::vector<Event> answered_events_;
};

TEST(Choices, EmitTheSameEventsAsPlay_C12_1) {
  check_law(60, [] {
    auto const edition = any_rules();
    auto const seed = any_number(0, 1'000'000);
    TwoPaths game(edition, any_number(edition.fewest_seats, edition.most_seats), std::to_string(seed));
    Rng rng(static_cast<std::uint64_t>(seed));
    for (int choice = 0; choice < 1000 && game.go(rng); ++choice) {
    }
    game.check_events();
  });
}

TEST(Choices, EmitEventsBeforeTheFirstQuestion_C4_3) {
  auto position = State(a_game());
  position.phase = phase::Bidding{.auctioneer = kAnna, .lot = kCow, .standing = {}, .barred = {}};
  for (auto const seat : seats_of(position.seats)) {
    if (seat != kAnna) std::get<phase::Bidding>(position.phase).barred.insert(seat);
  }
  std::vector<Event> emitted;

  auto const question = ask(second(), position, 0, emitted);

  EXPECT_EQ(question.asks, Asks::turn);
  EXPECT_EQ(emitted, play(second(), position, hammer())->events) << "nobody may bid";
}

/// Ben owes Anna 50.
Question a_debt(MoneyCards hand) {
  State state = a_game().with_hand(kBen, hand);
  state.phase = phase::Payment{.payer = kBen, .payee = kAnna, .at_least = 50, .lot = kCow};
  return ask(second(), state, 0);
}

TEST(AnswerFor, APaymentIsChosenDenominationByDenomination_C4_6) {
  auto const debt = a_debt(money({{10, 6}, {50, 1}}));

  EXPECT_EQ(answer_for(second(), debt, action::Pay{money({{50, 1}})}), 1);
  EXPECT_EQ(answer_for(second(), debt, action::Pay{money({{10, 5}})}), 0);
}

TEST(AnswerFor, ReturnsNothingForANonCanonicalPaymentOrMissingCards_C4_6) {
  auto const debt = a_debt(money({{10, 6}, {50, 1}}));

  EXPECT_EQ(answer_for(second(), debt, action::Pay{money({{10, 6}})}), std::nullopt);
  EXPECT_EQ(answer_for(second(), debt, action::Pay{money({{100, 1}})}), std::nullopt);
  EXPECT_EQ(answer_for(second(), debt, action::Offer{money({{50, 1}})}), std::nullopt);
}

TEST(AnswerFor, SilenceIsAnAnswerOnlyInAnOpenAuction_C12_1) {
  auto question = ask(second(), a_game(), 0);
  EXPECT_EQ(answer_for(second(), question, {}), std::nullopt);

  answer(second(), question, *answer_for(second(), question, action::Auction{}));

  EXPECT_EQ(answer_for(second(), question, {}), 0);
  EXPECT_EQ(answer_for(second(), question, action::Bid{40}), 4);
  EXPECT_EQ(answer_for(second(), question, action::Bid{45}), std::nullopt);
}

}  // namespace
}  // namespace kuhhandel
