// A stranger's knowledge of the others, as far as its memory goes.
#pragma once

#include <optional>

#include "bots/farmer/money_estimates.h"
#include "engine/edition.h"
#include "engine/event.h"
#include "engine/view.h"
#include "strangers/style.h"

namespace kuhhandel::strangers {

class Acquaintance {
 public:
  Acquaintance() = default;
  Acquaintance(Edition const& edition, int seats, Seat self);

  void see(SeenEvent const& event);

  /// Returns the presumed money of a rival.
  double money_of(View const& view, Seat rival, Style const& style) const;
  /// Returns the presumed sum of this number of cards that the rival laid, or of half of its hand if the
  /// number is concealed.
  double sum_laid(View const& view, Seat rival, std::optional<int> cards, Style const& style) const;
  /// Returns the last price of such an animal; nullopt if none was sold.
  std::optional<double> last_price(AnimalId animal) const { return prices_[animal]; }
  /// Returns the number of lots and trades so far.
  int occasions() const { return occasions_; }

 private:
  /// Sums that a rival laid against this seat.
  struct Laid {
    int cards = 0;
    double sum = 0;
  };
  void count(Seat rival, SeenMoney const& money);

  Edition const* edition_ = nullptr;
  Seat self_{};
  int occasions_ = 0;
  std::optional<AnimalId> lot_;
  bots::MoneyEstimates money_;
  PerSeat<Laid> laid_{};
  PerAnimal<std::optional<double>> prices_{};
};

}  // namespace kuhhandel::strangers
