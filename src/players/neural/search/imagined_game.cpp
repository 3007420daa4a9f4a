#include "neural/search/imagined_game.h"

#include <array>
#include <cassert>
#include <utility>

#include "bots/shark/prospect.h"
#include "engine/choices/replies.h"
#include "engine/play.h"
#include "neural/network/sampling.h"

namespace kuhhandel::neural {
namespace {

/// Returns whether farmers answer themselves; claims and rats, which nets of odds have never met, are left to
/// the net.
bool farmers_know(Asks asks) {
  return asks == Asks::turn || asks == Asks::bid || asks == Asks::buying_right || asks == Asks::answer ||
         asks == Asks::sum;
}

struct Playout {
  Edition const& edition;
  ImaginedGame& game;
  PlayoutContext& playout_context;
  Rng& rng;

  Question const& question() const { return game.current.question; }

  void give(int nth) const {
    auto& events = playout_context.events;
    events.clear();
    answer(edition, game.current, nth, events);
    follow(edition, question().state, events, game.memories);
  }

  /// Performs a whole action, which takes several answers if money is laid.
  void act(Action const& action) const {
    auto& events = playout_context.events;
    auto transition = play(edition, question().state, {question().seat, action});
    assert(transition);
    game.current.question.state = transition->next;
    events = std::move(transition->events);
    ask_on(edition, game.current, events);
    follow(edition, question().state, events, game.memories);
  }

  void answer_next() const {
    auto const asks = question().asks;
    if (!game.farmers.contains(question().seat) || !farmers_know(asks)) return give(drawn());
    if (asks == Asks::bid) return give(game.rule_model->ceiling(question()));
    act(*game.rule_model->choice(question(), rng));
  }

  Observation seen() const {
    Observation seen;
    observe(edition, question(), game.memories[question().seat], seen);
    return seen;
  }

  int drawn() const {
    if (question().count == 1) return 0;
    std::array<CeilingReply, kCeilingReplies> replies{};
    auto const legal = list_ceiling_replies(edition, question(), replies);
    auto const chosen = sample(playout_context.player.logits(seen()), legal, kTrainedTemperature, rng);
    return *nth_of(edition, question(), full_of(chosen));
  }
};

/// Two of two million imagined games took more than 63 answers and none more than 127, except those in which
/// other seats, which do not learn there what each of them now has, passed an animal around forever.
constexpr int kMostAnswers = 200;

bool is_worth_judging(Question const& question, Seat self) {
  auto const asks = question.asks;
  return question.seat == self &&
         (asks == Asks::turn || asks == Asks::bid || asks == Asks::answer || asks == Asks::claim);
}

}  // namespace

float share_after(Edition const& edition, ImaginedGame game, int nth, PlayoutContext& playout_context,
                  ValueNet& odds, Rng rng) {
  Playout const playout{edition, game, playout_context, rng};
  auto const& question = playout.question();
  auto const self = question.seat;
  playout.give(nth);
  auto const continues = [&] { return question.asks != Asks::nothing && !is_worth_judging(question, self); };
  for (int answers = 0; continues() && answers < kMostAnswers; ++answers) playout.answer_next();
  if (is_worth_judging(question, self)) return odds.share(playout.seen());
  return bots::worth_when_over(edition, question.state, 0)[self];
}

State next_turn(Edition const& edition, ImaginedGame game, Action const& first,
                PlayoutContext& playout_context, Rng& rng) {
  Playout const playout{edition, game, playout_context, rng};
  auto const& question = playout.question();
  playout.act(first);
  while (question.asks != Asks::nothing && question.asks != Asks::turn) playout.answer_next();
  return question.state;
}

}  // namespace kuhhandel::neural
