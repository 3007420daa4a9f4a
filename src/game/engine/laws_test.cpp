// Tests of properties that hold at every moment of any game.
#include "tests/support/laws.h"

#include <algorithm>

#include "engine/digest.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/scores.h"
#include "engine/sequential.h"
#include "tests/support/whole_box.h"

namespace kuhhandel {
namespace {

constexpr int kGamesForALaw = 40;

std::vector<Actor> actors_of(State const& state) {
  std::vector<Actor> all{House{}};
  for (auto const seat : seats_of(state.seats)) all.emplace_back(seat);
  return all;
}

/// Returns whether an option of the list allows the action.
struct Covers {
  Option const& option;
  MoneyCards hand;

  bool operator()(action::Challenge const& trade) const {
    auto const* const listed = std::get_if<option::Challenge>(&option);
    return listed != nullptr && listed->challenged == trade.challenged && listed->animal == trade.animal;
  }
  bool operator()(action::Bid const& bid) const {
    auto const* const listed = std::get_if<option::Bid>(&option);
    return listed != nullptr && bid.amount >= listed->from && bid.amount <= listed->to &&
           bid.amount % 10 == 0;
  }
  bool operator()(action::Pay const& pay) const {
    if (auto const* const listed = std::get_if<option::PayCards>(&option)) {
      return hand.contains(pay.money) && pay.money.size() == listed->cards;
    }
    auto const* const listed = std::get_if<option::Pay>(&option);
    return listed != nullptr && hand.contains(pay.money) && pay.money.sum() >= listed->at_least;
  }
  bool operator()(action::Offer const& laid) const {
    auto const* const listed = std::get_if<option::Offer>(&option);
    return listed != nullptr && hand.contains(laid.money) && laid.money.size() >= listed->at_least_cards;
  }
  bool operator()(action::Counter const& laid) const {
    auto const* const listed = std::get_if<option::Counter>(&option);
    return listed != nullptr && hand.contains(laid.money) && laid.money.size() >= listed->at_least_cards;
  }
  bool operator()(action::Lay const& lay) const {
    auto const denomination = denomination_of(lay.value);
    return std::holds_alternative<option::Lay>(option) && denomination && hand.count(*denomination) > 0;
  }
  bool operator()(action::Exclude const& exclude) const {
    auto const* const listed = std::get_if<option::Exclude>(&option);
    return listed != nullptr && listed->animal == exclude.animal;
  }
  bool operator()(action::Claim const&) const { return std::holds_alternative<option::Claim>(option); }
  bool operator()(action::Tick const&) const { return std::holds_alternative<option::Tick>(option); }
  bool operator()(action::Take const&) const { return std::holds_alternative<option::Take>(option); }
  bool operator()(action::Divide const&) const { return std::holds_alternative<option::Divide>(option); }
  bool operator()(action::Keep const&) const { return std::holds_alternative<option::Keep>(option); }
  bool operator()(action::Give const&) const { return std::holds_alternative<option::Give>(option); }
  bool operator()(action::Auction const&) const { return std::holds_alternative<option::Auction>(option); }
  bool operator()(action::Stop const&) const { return std::holds_alternative<option::Stop>(option); }
  bool operator()(action::Hammer const&) const { return std::holds_alternative<option::Hammer>(option); }
  bool operator()(action::Sell const&) const { return std::holds_alternative<option::Sell>(option); }
  bool operator()(action::Buy const&) const { return std::holds_alternative<option::Buy>(option); }
  bool operator()(action::Accept const&) const { return std::holds_alternative<option::Accept>(option); }
};

bool is_listed(Edition const& edition, State const& state, Command const& command) {
  auto const legal = legal_actions(edition, state, command.by);
  return std::ranges::any_of(legal, [&](Option const& option) {
    return std::visit(Covers{option, hand_of(state, command.by)}, command.action);
  });
}

/// Returns money that is often, but not always, in the hand.
MoneyCards any_money(MoneyCards hand, Rng& rng) {
  auto cards = random_cards(hand, 0, rng);
  if (rng.below(3) == 0) cards += MoneyCards::of(denomination_at(rng.below(kDenominationCount)));
  return cards;
}

/// Returns a command that may be illegal, by a seat that may not exist.
Command any_command(State const& state, Rng& rng) {
  auto const who = rng.below(kMaxSeats + 1);
  auto const by = who == kMaxSeats ? Actor{House{}} : Actor{seat_at(who)};
  auto const hand = any_money(hand_of(state, by), rng);
  auto const whom = seat_at(rng.below(kMaxSeats));
  auto const animal = animal_at(rng.below(kMaxKinds));
  auto const amount = Money::of(5 * (rng.below(200) - 4));
  auto const value = value_of(denomination_at(rng.below(kDenominationCount)));
  std::vector<Action> const actions{action::Auction{},
                                    action::Challenge{whom, animal},
                                    action::Stop{},
                                    action::Bid{amount},
                                    action::Hammer{},
                                    action::Sell{},
                                    action::Buy{},
                                    action::Pay{hand},
                                    action::Offer{hand},
                                    action::Accept{},
                                    action::Counter{hand},
                                    action::Claim{},
                                    action::Tick{},
                                    action::Take{},
                                    action::Lay{rng.below(9) == 0 ? 30 : value},
                                    action::Divide{},
                                    action::Keep{},
                                    action::Give{},
                                    action::Exclude{animal}};
  return {by, actions[static_cast<std::size_t>(rng.below(static_cast<int>(actions.size())))]};
}

TEST(Laws, NoMoneyAppearsOrVanishes_C2_2) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    RC_ASSERT(now.edition.money.contains(all_money(now.state)));
    RC_ASSERT(all_money(now.state).size() == money_in_play(now.edition, now.state.seats));
    auto const next = play(now.edition, now.state, now.command)->next;
    RC_ASSERT(all_money(next) == all_money(now.state));
  });
}

TEST(Laws, NoAnimalAppearsOrVanishes_C1_1) {
  at_every_moment(kGamesForALaw,
                  [](Moment const& now) { RC_ASSERT(red_cards(now.state) == red_cards(now.edition)); });
}

TEST(Laws, AnUnseatedPlayerOwnsNothing_C1_6) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    for (int i = now.state.seats; i < kMaxSeats; ++i) {
      RC_ASSERT(now.state.hand(seat_at(i)).empty());
      RC_ASSERT(now.state.herd(seat_at(i)).empty());
    }
  });
}

TEST(Laws, EveryListedActionIsAccepted_C12_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    for (auto const& actor : actors_of(now.state)) {
      for (auto const& option : legal_actions(now.edition, now.state, actor)) {
        auto const action = std::visit(RandomAction{hand_of(now.state, actor), now.rng}, option);
        RC_ASSERT(play(now.edition, now.state, {actor, action}).has_value());
      }
    }
  });
}

TEST(Laws, ExactlyTheUnlistedActionsAreRefused_C12_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    for (int times = 0; times < 20; ++times) {
      auto const command = any_command(now.state, now.rng);
      bool const accepted = play(now.edition, now.state, command).has_value();
      RC_ASSERT(accepted == is_listed(now.edition, now.state, command));
    }
  });
}

TEST(Laws, ARefusalLeavesTheStateUntouched_C3_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    auto const before = digest(now.state);
    auto const played = play(now.edition, now.state, any_command(now.state, now.rng));
    RC_ASSERT(digest(now.state) == before);
    if (played) RC_ASSERT(digest(played->next) != before);
  });
}

TEST(Laws, TheSearchPathPlaysTheSameGame_C12_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    auto unchecked = now.state;
    play_unchecked(now.edition, unchecked, now.command);
    RC_ASSERT(digest(unchecked) == digest(play(now.edition, now.state, now.command)->next));
  });
}

TEST(Laws, EveryChangeHasAnEvent_C2_4) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    RC_ASSERT(!play(now.edition, now.state, now.command)->events.empty());
  });
}

TEST(Laws, OnlyTheExpectedPlayerCanAct_C3_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    auto const awaited = seat_to_act(now.state);
    if (!awaited) return;
    for (auto const& actor : actors_of(now.state)) {
      RC_ASSERT(legal_actions(now.edition, now.state, actor).empty() == (actor != Actor{*awaited}));
    }
  });
}

TEST(Laws, TheSimplestChoiceIsLegal_C3_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    for (auto const seat : seats_of(now.state.seats)) {
      auto const action = simplest_action(now.edition, now.state, seat);
      if (action) RC_ASSERT(play(now.edition, now.state, {seat, *action}).has_value());
    }
  });
}

TEST(Laws, OnlyACompleteQuartetScores_C9_1) {
  at_every_moment(kGamesForALaw, [](Moment const& now) {
    for (auto const seat : seats_of(now.state.seats)) {
      auto const sheet = scores(now.edition, now.state).of(seat);
      for (auto const animal : sheet.quartets) {
        RC_ASSERT(now.state.herd(seat).count(animal) == now.edition.copies(animal));
      }
    }
  });
}

TEST(Laws, ReplayGivesTheSameDigest_C12_1) {
  check_law(kGamesForALaw, [] {
    auto const edition = any_rules();
    auto const seed = std::to_string(any_number(0, 1'000'000));
    auto state = start(edition, edition.fewest_seats, seed).next;
    auto replayed = state;
    Rng rng = Rng::from_text(seed);
    while (!std::holds_alternative<phase::Finished>(state.phase)) {
      auto const actor = random_actor(edition, state, rng);
      auto const command = random_command(edition, state, actor, rng);
      play_unchecked(edition, state, command);
      replayed = play(edition, replayed, command)->next;
    }
    RC_ASSERT(digest(state) == digest(replayed));
  });
}

TEST(Laws, RandomGamesEndWithAllQuartetsComplete_C3_4) {
  check_law(kGamesForALaw, [] {
    auto const edition = any_rules();
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    auto const seed = std::to_string(any_number(0, 1'000'000));
    Asking now{.state = start(edition, seats, seed).next, .silent = {}};
    Rng rng = Rng::from_text(seed);
    int answers = 0;
    for (; asked(edition, now) && answers < 20'000; ++answers) answer_randomly(edition, now, rng);
    RC_ASSERT(answers < 20'000);
    std::size_t quartets = 0;
    for (auto const seat : seats_of(seats)) {
      auto const sheet = scores(edition, now.state).of(seat);
      quartets += sheet.quartets.size() + (sheet.excluded ? 1 : 0);
    }
    RC_ASSERT(quartets == edition.animals.size());
  });
}

}  // namespace
}  // namespace kuhhandel
