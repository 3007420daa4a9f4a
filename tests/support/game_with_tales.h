// A game with its tales, for tests.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "engine/play.h"
#include "story/tale_finder.h"

namespace kuhhandel {

/// A game from its beginning on, each step kept.
struct GameWithTales {
  std::vector<Transition> steps;
  std::vector<story::Tale> found;
};

/// Returns the tales of a game from this position with these commands; all of them must be legal.
inline GameWithTales game_with_tales(Edition const& edition, State const& position,
                                     std::initializer_list<Command> commands) {
  story::TaleFinder finder(edition);
  GameWithTales game{.steps = {set_up(edition, position)}, .found = {}};
  finder.follow(game.steps.back());
  for (auto const& command : commands) {
    auto step = play(edition, game.steps.back().next, command);
    EXPECT_TRUE(step) << "command " << game.steps.size() - 1;
    if (!step) break;
    game.steps.push_back(*std::move(step));
    finder.follow(game.steps.back());
  }
  game.found = finder.found();
  return game;
}

/// The tales of one kind.
template <class T>
std::vector<T> tales(GameWithTales const& game) {
  std::vector<T> all;
  for (auto const& tale : game.found)
    if (auto const* const one = std::get_if<T>(&tale)) all.push_back(*one);
  return all;
}

}  // namespace kuhhandel
