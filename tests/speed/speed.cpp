// Plays random games on the search path of every edition and prints how fast that was, and a signature that
// is the same on every compiler and machine.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>

#include "apps/random_games/random_games.h"
#include "codec/editions.h"

namespace kuhhandel {
namespace {

constexpr int kRuns = 5;
constexpr int kGames = 4000;
constexpr int kSignatureGames = 100;

double seconds_since(std::chrono::steady_clock::time_point began) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

double decisions_per_second(Edition const& edition, int seats) {
  std::array<double, kRuns> rates{};
  for (auto& rate : rates) {
    auto const began = std::chrono::steady_clock::now();
    auto const played =
        apps::play_random_games(edition, {.seats = seats, .from = 0, .to = kGames}, apps::Wants::nothing);
    rate = static_cast<double>(played.decisions) / seconds_since(began);
  }
  std::ranges::sort(rates);
  return rates[kRuns / 2];
}

void print_speed(Edition const& edition, int seats) {
  auto const fixed = apps::play_random_games(edition, {.seats = seats, .from = 0, .to = kSignatureGames},
                                             apps::Wants::nothing);
  std::printf("%-12s %d seats %6.1f million decisions/s  signature %016llx\n", edition.id.text().data(),
              seats, decisions_per_second(edition, seats) / 1e6,
              static_cast<unsigned long long>(fixed.signature));
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
}
