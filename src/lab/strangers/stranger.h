// A player with the character of a stranger. It plays every edition, and sees only what its seat may see.
#pragma once

#include <memory>

#include "bots/bot.h"
#include "bots/dice.h"
#include "bots/farmer/farmer.h"
#include "strangers/acquaintance.h"
#include "strangers/pool.h"

namespace kuhhandel::strangers {

class Stranger : public bots::Bot {
 public:
  explicit Stranger(Character const& character);

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override;
  bots::Choice decide(View const& view, LegalActions const& legal) override;

 private:
  Style const& style_for(View const& view) const;

  Character character_;
  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Seat self_{};
  std::uint64_t seed_ = 0;
  bots::Dice dice_{0};
  Acquaintance others_;
  std::unique_ptr<bots::Farmer> school_;  // of the first style that has one, else nullptr
};

/// Another stranger of a group in each game, drawn by the seed of the game.
class AnyStranger : public bots::Bot {
 public:
  explicit AnyStranger(Group group) : group_(group) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override;
  void see(SeenEvent const& event) override { stranger_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return stranger_->decide(view, legal);
  }

 private:
  Group group_;
  std::unique_ptr<Stranger> stranger_;  // nullptr before the first game
};

}  // namespace kuhhandel::strangers
