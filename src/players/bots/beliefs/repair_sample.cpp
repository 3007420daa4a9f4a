#include "bots/beliefs/repair_sample.h"

#include <optional>

#include "engine/static_list.h"

namespace kuhhandel::bots {
namespace {

constexpr int kMostSteps = 60;

class Conforming {
 public:
  Conforming(Hands& hands, Bounds const& bounds, Rng& rng) : hands_(hands), bounds_(bounds), rng_(rng) {
    for (auto const seat : seats_of(bounds.seats())) {
      certain_.of(seat) = bounds.of(seat).certain();
      possible_.of(seat) = bounds.of(seat).possible();
    }
  }

  bool run() {
    for (int step = 0; step < kMostSteps; ++step) {
      if (bounds_.allow(hands_.hands)) return true;
      bool const changed = mend_number() || mend_value();
      if (!changed) return false;
    }
    return false;
  }

 private:
  /// One card of `denomination` moves from `from` to `to`, and one of `back` returns.
  struct Swap {
    Seat from;
    Seat to;
    Denomination denomination;
    Denomination back{};
  };
  using Swaps = StaticList<Swap, kMaxSeats * kDenominationCount>;
  /// Whether the receiver must have space for the returned card. Ignoring that is a detour, used if no direct
  /// swap helps.
  enum class Space : bool { needed, ignored };

  int held(Seat seat, Denomination denomination) const { return hands_.of(seat).count(denomination); }
  bool spares(Seat seat, Denomination denomination) const {
    return held(seat, denomination) > certain_.of(seat).count(denomination);
  }
  bool has_space(Seat seat, Denomination denomination) const {
    return held(seat, denomination) < possible_.of(seat).count(denomination);
  }

  void give(Seat from, Seat to, Denomination denomination) {
    hands_.of(from) -= MoneyCards::of(denomination);
    hands_.of(to) += MoneyCards::of(denomination);
  }

  /// Returns the number of surplus cards of a seat; 0 if its number of cards is unknown.
  int surplus(Seat seat) const {
    auto const held = hands_.of(seat).size();
    return held - bounds_.of(seat).cards().value_or(held);
  }

  /// Moves one card from a hand that is too large to one that is too small.
  bool mend_number() {
    std::optional<Seat> large;
    std::optional<Seat> small;
    for (auto const other : seats_of(bounds_.seats())) {
      if (surplus(other) > 0) large = other;
      if (surplus(other) < 0) small = other;
    }
    if (!large && !small) return false;
    auto const from = large ? *large : any_other(*small);
    auto const to = small ? *small : any_other(*large);
    auto const first = rng_.below(kDenominationCount);
    for (int i = 0; i < kDenominationCount; ++i) {
      auto const denomination = denomination_at((first + i) % kDenominationCount);
      if (!spares(from, denomination) || !has_space(to, denomination)) continue;
      give(from, to, denomination);
      return true;
    }
    return false;
  }

  Seat any_other(Seat seat) { return left_of(seat, bounds_.seats(), 1 + rng_.below(bounds_.seats() - 1)); }

  /// Makes one swap for the first hand that lacks a card or has a surplus one.
  bool mend_value() {
    for (auto const seat : seats_of(bounds_.seats())) {
      for (auto const denomination : kDenominations) {
        if (held(seat, denomination) < certain_.of(seat).count(denomination)) return get(seat, denomination);
        if (held(seat, denomination) > possible_.of(seat).count(denomination))
          return get_rid_of(seat, denomination);
      }
    }
    return false;
  }

  void add_swaps(Swap swap, Space space, Swaps& swaps) const {
    for (auto const back : kDenominations) {
      if (back == swap.denomination || !spares(swap.to, back)) continue;
      swap.back = back;
      if (space == Space::ignored || has_space(swap.from, back)) swaps.push_back(swap);
    }
  }

  bool get(Seat seat, Denomination denomination) {
    for (auto const space : {Space::needed, Space::ignored}) {
      Swaps swaps;
      for (int step = 1; step < bounds_.seats(); ++step) {
        auto const from = left_of(seat, bounds_.seats(), step);
        if (spares(from, denomination)) add_swaps({from, seat, denomination}, space, swaps);
      }
      if (do_one_of(swaps)) return true;
    }
    return false;
  }

  bool get_rid_of(Seat seat, Denomination denomination) {
    for (auto const space : {Space::needed, Space::ignored}) {
      Swaps swaps;
      for (int step = 1; step < bounds_.seats(); ++step) {
        auto const to = left_of(seat, bounds_.seats(), step);
        if (has_space(to, denomination)) add_swaps({seat, to, denomination}, space, swaps);
      }
      if (do_one_of(swaps)) return true;
    }
    return false;
  }

  bool do_one_of(Swaps const& swaps) {
    if (swaps.empty()) return false;
    auto const& swap = swaps[static_cast<std::size_t>(rng_.below(static_cast<int>(swaps.size())))];
    give(swap.from, swap.to, swap.denomination);
    give(swap.to, swap.from, swap.back);
    return true;
  }

  Hands& hands_;
  Bounds const& bounds_;
  Rng& rng_;
  Hands certain_;
  Hands possible_;
};

}  // namespace

bool repair_sample(Hands& hands, Bounds const& bounds, Rng& rng) {
  return Conforming(hands, bounds, rng).run();
}

}  // namespace kuhhandel::bots
