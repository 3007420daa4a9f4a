// How the others behave in trades, by what all could see of them.
#pragma once

#include <array>

#include "engine/event.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

class TradeStats {
 public:
  void see(SeenEvent const& event);

  /// How likely `seat` takes an offer unseen rather than lays money against it.
  double acceptance(Seat seat) const;

 private:
  struct Answers {
    int accepted = 0;
    int countered = 0;
  };
  Answers& of(Seat seat) { return answers_[seat]; }

  PerSeat<Answers> answers_{};
};

}  // namespace kuhhandel::bots
