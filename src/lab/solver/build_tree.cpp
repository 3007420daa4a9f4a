#include "solver/build_tree.h"

#include <cassert>
#include <unordered_map>
#include <utility>

#include "engine/scores.h"
#include "solver/game_expansion.h"

namespace kuhhandel::solver {
namespace {

class Growth {
 public:
  Growth(Edition const& edition, TreeLimits const& limits, Players const& players)
      : edition_(edition), scope_(limits), players_(players), unfolding_(edition), tree_(limits.seats) {}

  std::optional<GameTree> run() {
    build_tree(unfolding_.opening(scope_.seats));
    if (overgrown()) return {};
    return std::move(tree_);
  }

 private:
  bool overgrown() const { return tree_.size() > scope_.most_positions; }

  std::uint32_t build_tree(Successor const& next) {
    remember(next);
    auto const grown = build_tree(next.history);
    forget(next);
    return grown;
  }

  std::uint32_t build_tree(History const& history) {
    auto const& question = history.question;
    if (question.count == 0 || history.turns > scope_.most_turns || overgrown()) return grow_end(history);
    if (question.count == 1) return grow_any(unfolding_.after(history, 0));
    return player(question.seat) == nullptr ? grow_choices(history) : grow_played(history);
  }

  std::uint32_t grow_choices(History const& history) {
    auto const node = tree_.add_choice(set_of(history));
    for (int nth = 0; nth < history.question.count; ++nth) {
      tree_.set_child(node, static_cast<std::size_t>(nth), grow_any(unfolding_.after(history, nth)));
    }
    return node;
  }

  /// Only what the player may do grows.
  std::uint32_t grow_played(History const& history) {
    auto const all = likelihoods(history);
    std::vector<double> likely;
    for (auto const likelihood : all) {
      if (likelihood > 0) likely.push_back(likelihood);
    }
    auto const node = tree_.add_chance(likely);
    std::size_t place = 0;
    for (int nth = 0; nth < history.question.count; ++nth) {
      if (all[static_cast<std::size_t>(nth)] == 0) continue;
      tree_.set_child(node, place++, grow_any(unfolding_.after(history, nth)));
    }
    return node;
  }

  std::vector<double> likelihoods(History const& history) {
    auto const seat = history.question.seat;
    return player(seat)->likelihoods({.question = history.question,
                                      .memory = history.memory(seat),
                                      .information_set_key = history.information_set_key(),
                                      .seen_events = seen_events_[seat]});
  }

  /// The one history that follows, or the turn of a card.
  std::uint32_t grow_any(std::vector<Successor> const& all) {
    if (all.size() == 1) return build_tree(all[0]);
    std::vector<double> likelihoods;
    likelihoods.reserve(all.size());
    for (auto const& one : all) likelihoods.push_back(one.likelihood);
    auto const node = tree_.add_chance(likelihoods);
    for (std::size_t nth = 0; nth < all.size(); ++nth) tree_.set_child(node, nth, build_tree(all[nth]));
    return node;
  }

  std::uint32_t grow_end(History const& history) {
    auto const best = winners(scores(edition_, history.question.state));
    int number = 0;
    for (auto const other : seats_of(scope_.seats)) number += best.contains(other) ? 1 : 0;
    std::vector<double> payoffs;
    payoffs.reserve(kMaxSeats);
    for (auto const other : seats_of(scope_.seats)) {
      payoffs.push_back((best.contains(other) ? 1.0 / number : 0.0) - 1.0 / scope_.seats);
    }
    return tree_.add_end(payoffs);
  }

  std::uint32_t set_of(History const& history) {
    auto const& question = history.question;
    auto const [place, is_new] = sets_[question.seat].try_emplace(history.information_set_key());
    if (is_new) place->second = tree_.add_set(question.seat, question.count);
    assert(tree_.sets()[place->second].count == question.count);  // same knowledge, same choices
    return place->second;
  }

  FixedStrategy* player(Seat seat) const { return players_[seat]; }

  void remember(Successor const& next) {
    for (auto const other : seats_of(scope_.seats)) {
      if (player(other) == nullptr) continue;
      auto& seen = seen_events_[other];
      for (auto const& event : next.events) seen.push_back(seen_by(other, event));
    }
  }

  void forget(Successor const& next) {
    for (auto const each : seats_of(scope_.seats)) {
      auto& seen = seen_events_[each];
      if (player(each) != nullptr) seen.resize(seen.size() - next.events.size(), event::Turn{});
    }
  }

  Edition const& edition_;
  TreeLimits scope_;
  Players const& players_;
  GameExpansion unfolding_;
  GameTree tree_;
  PerSeat<std::unordered_map<Memory, std::uint32_t>> sets_;
  PerSeat<std::vector<SeenEvent>> seen_events_;  // of seats with a player
};

}  // namespace

std::optional<GameTree> build_tree(Edition const& edition, TreeLimits const& limits, Players const& players) {
  return Growth(edition, limits, players).run();
}

}  // namespace kuhhandel::solver
