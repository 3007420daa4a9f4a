#include "solver/grow.h"

#include <cassert>
#include <unordered_map>
#include <utility>

#include "engine/scores.h"
#include "solver/choices_of.h"
#include "solver/unfolding.h"

namespace kuhhandel::solver {
namespace {

class Growth {
 public:
  Growth(Edition const& edition, Scope const& scope, Players const& players)
      : edition_(edition), scope_(scope), players_(players), unfolding_(edition), tree_(scope.seats) {}

  std::optional<GameTree> run() {
    grow(unfolding_.opening(scope_.seats));
    if (overgrown()) return {};
    return std::move(tree_);
  }

 private:
  bool overgrown() const { return tree_.size() > scope_.most_positions; }

  std::uint32_t grow(Likely const& next) {
    remember(next);
    auto const grown = grow(next.scene);
    forget(next);
    return grown;
  }

  std::uint32_t grow(Scene const& scene) {
    auto const whose = asked(edition_, scene.asking);
    if (!whose || scene.turns > scope_.most_turns || overgrown()) return grow_end(scene);
    if (auto const* const seat = std::get_if<Seat>(&*whose)) return grow_choices(scene, *seat);
    return grow(unfolding_.after_hammer(scene));
  }

  std::uint32_t grow_choices(Scene const& scene, Seat seat) {
    auto const choices = choices_of(edition_, scene.asking.state, seat);
    if (choices.size() == 1) return grow_any(unfolding_.after(scene, seat, choices[0]));
    if (player(seat) != nullptr) return grow_played(scene, seat, choices);
    auto const node = tree_.add_choice(set_of(scene, seat, choices.size()));
    for (std::size_t nth = 0; nth < choices.size(); ++nth) {
      tree_.hang(node, nth, grow_any(unfolding_.after(scene, seat, choices[nth])));
    }
    return node;
  }

  /// Only what the player may do grows.
  std::uint32_t grow_played(Scene const& scene, Seat seat, std::vector<bots::Choice> const& choices) {
    auto const all = likelihoods(scene, seat, choices);
    std::vector<double> likely;
    for (auto const likelihood : all) {
      if (likelihood > 0) likely.push_back(likelihood);
    }
    auto const node = tree_.add_chance(likely);
    std::size_t nth = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (all[i] > 0) tree_.hang(node, nth++, grow_any(unfolding_.after(scene, seat, choices[i])));
    }
    return node;
  }

  std::vector<double> const& likelihoods(Scene const& scene, Seat seat,
                                         std::vector<bots::Choice> const& choices) {
    auto const& state = scene.asking.state;
    return player(seat)->likelihoods({.memory = scene.memory(seat),
                                      .told = told_[seat],
                                      .view = view_for(edition_, state, seat),
                                      .legal = legal_actions(edition_, state, seat),
                                      .choices = choices});
  }

  /// The one scene that follows, or the turn of a card.
  std::uint32_t grow_any(std::vector<Likely> const& all) {
    if (all.size() == 1) return grow(all[0]);
    std::vector<double> likelihoods;
    likelihoods.reserve(all.size());
    for (auto const& one : all) likelihoods.push_back(one.likelihood);
    auto const node = tree_.add_chance(likelihoods);
    for (std::size_t nth = 0; nth < all.size(); ++nth) tree_.hang(node, nth, grow(all[nth]));
    return node;
  }

  std::uint32_t grow_end(Scene const& scene) {
    auto const best = winners(scores(edition_, scene.asking.state));
    int number = 0;
    for (auto const other : seats_of(scope_.seats)) number += best.contains(other) ? 1 : 0;
    std::vector<double> payoffs;
    payoffs.reserve(kMaxSeats);
    for (auto const other : seats_of(scope_.seats)) {
      payoffs.push_back((best.contains(other) ? 1.0 / number : 0.0) - 1.0 / scope_.seats);
    }
    return tree_.add_end(payoffs);
  }

  std::uint32_t set_of(Scene const& scene, Seat seat, std::size_t count) {
    auto& known = sets_[seat];
    auto const [place, is_new] = known.try_emplace(scene.memory(seat));
    if (is_new) place->second = tree_.add_set(seat, count);
    assert(tree_.sets()[place->second].count == count);  // who was told the same may do the same
    return place->second;
  }

  FixedPlayer* player(Seat seat) const { return players_[seat]; }

  void remember(Likely const& next) {
    for (auto const other : seats_of(scope_.seats)) {
      if (player(other) == nullptr) continue;
      auto& told = told_[other];
      for (auto const& event : next.events) told.push_back(seen_by(other, event));
    }
  }

  void forget(Likely const& next) {
    for (auto const each : seats_of(scope_.seats)) {
      auto& told = told_[each];
      if (player(each) != nullptr) told.resize(told.size() - next.events.size(), event::Turn{});
    }
  }

  Edition const& edition_;
  Scope scope_;
  Players const& players_;
  Unfolding unfolding_;
  GameTree tree_;
  PerSeat<std::unordered_map<Memory, std::uint32_t>> sets_;
  PerSeat<std::vector<SeenEvent>> told_;  // of seats with a player
};

}  // namespace

std::optional<GameTree> grow(Edition const& edition, Scope const& scope, Players const& players) {
  return Growth(edition, scope, players).run();
}

}  // namespace kuhhandel::solver
