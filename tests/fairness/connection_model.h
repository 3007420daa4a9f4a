// A connection with jitter and losses, and its owner's tricks to seem further away. Does not run a network
// stack: a dishonest client delays its echoes.
#pragma once

#include <optional>

#include "engine/random/rng.h"
#include "table/races/rtt_estimator.h"

namespace kuhhandel {

/// The deviations of a dishonest client and its network, in milliseconds.
struct Tricks {
  int lie = 0;            // the claimed press is earlier by this
  int holds_acks = 0;     // delay of acknowledgements
  int holds_pongs = 0;    // delay of pongs
  int holds_presses = 0;  // delay of presses
  enum class When { always, in_races, after_a_new_connection } holds = When::always;
};

/// Chance of the model.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : rng_(seed) {}

  double uniform();  // from 0 to 1
  double normal();
  double exponential();

 private:
  Rng rng_;
};

struct ConnectionModel {
  int round_trip;  // in milliseconds, without jitter
  double loss;     // the part of packets that is sent again
  Tricks tricks{};
  bool behind_proxy = false;  // where the kernel measures the proxy

  /// One way over it, with jitter, and again if it was lost.
  double journey(Chance& chance) const;

  /// Returns the server's measurement at the start of a game.
  std::optional<table::Duration> measured_at_start(Chance& chance) const;
  /// And when a press comes in.
  std::optional<table::Duration> measured_in_a_race(Chance& chance) const;

 private:
  struct Measured {
    std::optional<table::KernelRoundTrip> kernel;
    table::RttEstimator echoes;
  };

  double jitter(Chance& chance) const;
  /// Measures for a while, of which its owner holds back echoes or does not.
  void measure(Measured& measured, bool held, Chance& chance) const;
};

}  // namespace kuhhandel
