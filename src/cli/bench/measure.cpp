#include "cli/bench/measure.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <new>
#include <thread>

#include "engine/ceilings/ceilings.h"
#include "engine/choices/choices.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "random_games/random_games.h"

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

// The other forms of new and delete are the standard library's, which end in these.
void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace kuhhandel::cli {
namespace {

using lab::GamesToPlay;
using lab::play_random_games;
using lab::RandomGames;
using lab::Wants;

double seconds_of(std::function<void()> const& work) {
  auto const began = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
}

double median(std::vector<double> numbers) {
  std::ranges::sort(numbers);
  return numbers[numbers.size() / 2];
}

/// Plays the games that it is handed.
using PlayPart = std::function<RandomGames(GamesToPlay const&)>;

RandomGames play_shared(int seats, Effort const& effort, PlayPart const& play) {
  auto const threads = static_cast<std::size_t>(effort.threads);
  std::vector<RandomGames> parts(threads);
  std::vector<std::jthread> workers;
  auto const share = [&](std::size_t part) {
    return static_cast<int>(static_cast<std::size_t>(effort.games) * part / threads);
  };
  for (std::size_t i = 0; i < threads; ++i) {
    workers.emplace_back([&, i] { parts[i] = play({.seats = seats, .from = share(i), .to = share(i + 1)}); });
  }
  workers.clear();
  RandomGames all;
  for (auto const& part : parts) all += part;
  return all;
}

struct Rates {
  double games;
  double decisions;
  double decisions_per_game() const { return decisions / games; }
};

Rates rates_of(int seats, Effort const& effort, PlayPart const& play) {
  RandomGames played;
  std::vector<double> seconds;
  for (int run = 0; run < effort.runs; ++run) {
    seconds.push_back(seconds_of([&] { played = play_shared(seats, effort, play); }));
  }
  auto const typical = median(seconds);
  return {static_cast<double>(played.games) / typical, static_cast<double>(played.decisions) / typical};
}

/// Returns the allocations of one game step by step and one with ceilings, per decision.
double allocations_per_decision(Edition const& edition, int seats) {
  auto question = deal(edition, seats, 1);
  auto by_ceilings = deal_by_ceilings(edition, seats, 1);
  Rng rng(1);
  auto const before = allocations_so_far();
  double decisions = 0;
  for (; question.count > 0; ++decisions) answer(edition, question, rng.below(question.count));
  for (; by_ceilings.question.count > 0; ++decisions)
    answer(edition, by_ceilings, rng.below(by_ceilings.question.count));
  return static_cast<double>(allocations_so_far() - before) / decisions;
}

}  // namespace

BenchResult measure(Edition const& edition, int seats, Effort const& effort) {
  auto const rates_wanting = [&](Wants wants) {
    return rates_of(seats, effort,
                    [&](auto const& games) { return play_random_games(edition, games, wants); });
  };
  auto const plain = rates_wanting(Wants::nothing);
  auto const by_ceilings = rates_of(
      seats, effort, [&](auto const& games) { return play_random_games_by_ceilings(edition, games); });
  GamesToPlay const fixed{.seats = seats, .from = 0, .to = effort.signed_games};
  return {.edition = std::string(edition.id.text()),
          .seats = seats,
          .games_per_second = plain.games,
          .decisions_per_second = plain.decisions,
          .decisions_per_second_with_lists = rates_wanting(Wants::replies).decisions,
          .decisions_per_second_with_observation = rates_wanting(Wants::observation).decisions,
          .decisions_per_game = plain.decisions_per_game(),
          .games_per_second_by_ceilings = by_ceilings.games,
          .decisions_per_game_by_ceilings = by_ceilings.decisions_per_game(),
          .allocations_per_decision = allocations_per_decision(edition, seats),
          .signature = play_random_games(edition, fixed, Wants::nothing).signature};
}

double copy_nanoseconds(Edition const& edition) {
  constexpr std::size_t kCopies = 20'000'000;
  std::vector<State> states(64, start(edition, edition.fewest_seats, "copy").next);
  auto const seconds = seconds_of([&] {
    for (std::size_t i = 0; i < kCopies; ++i) {
      auto& state = states[(i + 1) % states.size()];
      state = states[i % states.size()];
      state.donkeys = static_cast<std::uint8_t>(i);  // so that no copy can be left out
    }
  });
  return seconds * 1e9 / static_cast<double>(kCopies);
}

std::uint64_t allocations_so_far() { return allocations; }

double peak_memory_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace kuhhandel::cli
