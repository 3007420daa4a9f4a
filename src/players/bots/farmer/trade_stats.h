// Statistics of the other players' behaviour in trades, from public events.
#pragma once

#include <array>

#include "engine/event.h"
#include "engine/seat.h"

namespace kuhhandel::bots {

class TradeStats {
 public:
  void see(SeenEvent const& event);

  /// Returns the probability that `seat` accepts an offer unseen rather than making a counter-offer.
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
