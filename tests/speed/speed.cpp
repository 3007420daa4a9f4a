// Plays random games on the search path of every edition and prints how fast that was, and a signature that
// is the same on every compiler and machine; then how long a net thinks about a decision.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <vector>

#include "codec/editions.h"
#include "engine/ceilings/ceilings.h"
#include "engine/knowledge/seat_memory.h"
#include "neural/network/policy.h"
#include "random_games/random_games.h"
#include "tests/support/a_random_net.h"

namespace kuhhandel {
namespace {

constexpr int kRuns = 5;
constexpr int kGames = 4000;
constexpr int kSignatureGames = 100;
constexpr int kDecisions = 20'000;

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

double decisions_per_second(Edition const& edition, int seats) {
  std::array<double, kRuns> rates{};
  for (auto& rate : rates) {
    auto const began = std::chrono::steady_clock::now();
    auto const played =
        lab::play_random_games(edition, {.seats = seats, .from = 0, .to = kGames}, lab::Wants::nothing);
    rate = static_cast<double>(played.decisions) / seconds_since(began);
  }
  std::ranges::sort(rates);
  return rates[kRuns / 2];
}

void print_speed(Edition const& edition, int seats) {
  auto const fixed = lab::play_random_games(edition, {.seats = seats, .from = 0, .to = kSignatureGames},
                                            lab::Wants::nothing);
  std::printf("%-12s %d seats %6.1f million decisions/s  signature %016llx\n", edition.id.text().data(),
              seats, decisions_per_second(edition, seats) / 1e6,
              static_cast<unsigned long long>(fixed.signature));
}

/// Those of the seats that are asked in a random game.
std::vector<Observation> observations(Edition const& edition, int seats) {
  std::vector<Observation> all;
  auto current = deal_by_ceilings(edition, seats, 1);
  auto memories = memories_at_start(edition, seats);
  std::vector<Event> events;
  for (Rng rng(1); current.question.count > 0;) {
    observe(edition, current.question, memories[current.question.seat], all.emplace_back());
    events.clear();
    answer(edition, current, rng.below(current.question.count), events);
    follow(edition, current.question.state, events, memories);
  }
  return all;
}

void print_speed_of_net() {
  auto const seen = observations(*codec::edition_named("second"), 4);
  neural::Policy policy(
      std::make_shared<neural::Net const>(a_random_net({.seats = 4, .hidden = {256, 128}})));
  std::array<double, kRuns> times{};
  for (auto& time : times) {
    auto const began = std::chrono::steady_clock::now();
    for (int i = 0; i < kDecisions; ++i)
      static_cast<void>(policy.logits(seen[static_cast<std::size_t>(i) % seen.size()]));
    time = seconds_since(began) / kDecisions;
  }
  std::ranges::sort(times);
  std::printf("a net of layers of 256 and 128: %.1f microseconds a decision, at best %.1f\n",
              times[kRuns / 2] * 1e6, times[0] * 1e6);
}

}  // namespace
}  // namespace kuhhandel

int main() {
  for (auto const id : kuhhandel::codec::edition_ids()) {
    auto const& edition = *kuhhandel::codec::edition_named(id);
    for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
      kuhhandel::print_speed(edition, seats);
    }
  }
  kuhhandel::print_speed_of_net();
}
