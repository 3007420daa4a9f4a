// Recognises rivals who bid like farmers, which includes traders. A rival is a stranger if neither a farmer's
// rule nor a net predicts its bids.
#pragma once

#include <optional>

#include "engine/event.h"
#include "engine/seat.h"
#include "neural/search/ceiling_forecast.h"

namespace kuhhandel::neural {

class FarmerDetector {
 public:
  FarmerDetector() = default;
  explicit FarmerDetector(int seats) : seats_(seats) {}

  /// Receives the predictions, summed over `worlds`, before the first event of bidding for a lot.
  void expect(LotForecast const& forecast, int worlds);
  void see(SeenEvent const& event);

  /// Returns whether the rule has predicted this rival much better than guesses did, and better than the net.
  bool is_farmer(Seat seat) const;

 private:
  /// The binary logarithm of each model's probability of all bids so far.
  struct Evidence {
    float fox = 0;
    float farmer = 0;
    float stranger = 0;
  };

  void follow(Bid const& bid);
  /// Returns how much better the best model is than guesses, in bits; below 0 for a stranger.
  float lead_of(Seat seat) const;
  void weigh(std::optional<Seat> winner, Money price);

  int seats_ = 0;
  PerSeat<Evidence> evidence_{};
  PerSeat<Money> bids_{};  // the highest one of each seat for the lot
  Money standing_ = 0;
  LotForecast forecast_{};
  int worlds_ = 0;  // 0 if the lot has no forecast
};

}  // namespace kuhhandel::neural
