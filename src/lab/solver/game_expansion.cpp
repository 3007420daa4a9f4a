#include "solver/game_expansion.h"

#include <algorithm>
#include <utility>

#include "engine/play.h"
#include "engine/random/rng.h"

namespace kuhhandel::solver {
namespace {

Memory mixed(Memory memory, std::uint64_t more) { return Rng(memory + more).next(); }

struct KindOfCard {
  int first;  // where in the pile one lies
  int copies;
};

/// Returns the cards at this depth and below it.
std::vector<KindOfCard> kinds_below(Pile const& pile, int depth) {
  std::vector<KindOfCard> kinds;
  for (int place = depth; place < pile.size(); ++place) {
    auto const known =
        std::ranges::find(kinds, pile.peek(place), [&](auto const& kind) { return pile.peek(kind.first); });
    if (known == kinds.end()) {
      kinds.push_back({place, 1});
    } else {
      ++known->copies;
    }
  }
  return kinds;
}

}  // namespace

Memory History::information_set_key() const {
  auto const known = memory(question.seat);
  if (question.asks != Asks::money) return known;
  auto const denomination = static_cast<std::uint64_t>(index_of(question.denomination));
  return mixed(mixed(known, question.laid.bits()), 1 + denomination);
}

/// Returns the index of the event among all different events so far.
std::uint64_t GameExpansion::number_of(SeenEvent const& event) {
  auto& known = known_[event.index()];
  auto const found = std::ranges::find(known, event);
  auto const place = static_cast<std::uint64_t>(found - known.begin());
  if (found == known.end()) known.push_back(event);
  return place * known_.size() + event.index();
}

void GameExpansion::record_events(Successor& next) {
  auto& history = next.history;
  for (auto const& event : next.events) {
    if (std::holds_alternative<event::Turn>(event)) ++history.turns;
    for (auto const seat : seats_of(history.question.state.seats)) {
      auto& memory = history.memories[seat];
      memory = mixed(memory, number_of(seen_by(seat, event)));
    }
  }
}

Successor GameExpansion::opening(int seats) {
  auto begun = start(edition_, seats, "", seat_at(0));
  Successor first{.likelihood = 1, .history = {}, .events = std::move(begun.events)};
  first.history.question = ask(edition_, begun.next, 0, first.events);
  record_events(first);
  return first;
}

Successor GameExpansion::after_answer(History const& history, int nth) {
  Successor next{.likelihood = 1, .history = history, .events = {}};
  answer(edition_, next.history.question, nth, next.events);
  record_events(next);
  return next;
}

void GameExpansion::turn_over(History const& history, double likelihood, int depth,
                              std::vector<Successor>& all) {
  auto const& hidden = history.question.state.pile;
  if (depth == std::min(edition_.cards_per_auction, hidden.size())) {
    all.push_back(after_answer(history, 0));
    all.back().likelihood = likelihood;
    return;
  }
  for (auto const& [first, copies] : kinds_below(hidden, depth)) {
    auto drawn = history;
    drawn.question.state.pile.swap(depth, first);
    turn_over(drawn, likelihood * copies / (hidden.size() - depth), depth + 1, all);
  }
}

std::vector<Successor> GameExpansion::after(History const& history, int nth) {
  bool const turns_over =
      history.question.asks == Asks::turn && nth == 0 && !history.question.state.pile.empty();
  if (!turns_over) return {after_answer(history, nth)};
  std::vector<Successor> all;
  turn_over(history, 1, 0, all);
  return all;
}

}  // namespace kuhhandel::solver
