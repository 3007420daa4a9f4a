#include "tests/fairness/connection_model.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace kuhhandel {
namespace {

constexpr int kPings = 8;
constexpr int kPackets = 24;  // that the kernel measures meanwhile

table::Duration whole_milliseconds(double milliseconds) {
  return table::Duration{std::llround(milliseconds)};
}

}  // namespace

double Chance::uniform() { return (static_cast<double>(rng_.next() >> 11) + 0.5) / 9007199254740992.0; }

double Chance::normal() {
  return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
}

double Chance::exponential() { return -std::log(uniform()); }

double ConnectionModel::jitter(Chance& chance) const {
  return chance.exponential() * (3 + 0.03 * round_trip);
}

double ConnectionModel::journey(Chance& chance) const {
  auto const again = chance.uniform() < loss ? 200.0 + round_trip : 0.0;
  return round_trip / 2.0 + jitter(chance) + again;
}

void ConnectionModel::measure(Measured& measured, bool held, Chance& chance) const {
  auto const acks_held = held ? tricks.holds_acks : 0;
  auto const pongs_held = held ? tricks.holds_pongs : 0;
  for (int ping = 0; ping < kPings; ++ping)
    measured.echoes.add_sample(whole_milliseconds(journey(chance) + journey(chance) + pongs_held));
  if (behind_proxy) return;
  // Smoothed by RFC 6298; retransmitted packets are not measured.
  for (int packet = 0; packet < kPackets; ++packet) {
    auto const sample =
        static_cast<std::int64_t>(1000 * (round_trip + jitter(chance) + jitter(chance) + acks_held));
    auto const before = measured.kernel.value_or(table::KernelRoundTrip{sample, sample});
    measured.kernel = table::KernelRoundTrip{.smoothed = before.smoothed + (sample - before.smoothed) / 8,
                                             .least = std::min(before.least, sample)};
  }
}

std::optional<table::Duration> ConnectionModel::measured_at_start(Chance& chance) const {
  Measured measured;
  measure(measured, tricks.holds == Tricks::When::always, chance);
  return table::round_trip_of(measured.kernel, measured.echoes);
}

std::optional<table::Duration> ConnectionModel::measured_in_a_race(Chance& chance) const {
  Measured measured;
  if (tricks.holds == Tricks::When::in_races) measure(measured, false, chance);
  measure(measured, true, chance);
  return table::round_trip_of(measured.kernel, measured.echoes);
}

}  // namespace kuhhandel
