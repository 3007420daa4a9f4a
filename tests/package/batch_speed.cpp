// Steps the batch in C++ as bindings/python/bench.py does in Python: `batch_speed nth|full|compact|ceilings
// none|bits GAMES STEPS THREADS memory|none` prints the millions of steps per second, of processor time if
// there is one thread. The replies are calculated before, in a batch of their own.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string_view>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"

namespace {

int way_of(std::string_view name) {
  if (name == "full") return KUHHANDEL_FULL;
  if (name == "compact") return KUHHANDEL_COMPACT;
  return name == "ceilings" ? KUHHANDEL_CEILINGS : KUHHANDEL_NTH;
}

struct Free {
  void operator()(kuhhandel_batch* batch) const { kuhhandel_batch_free(batch); }
};
using Batch = std::unique_ptr<kuhhandel_batch, Free>;

Batch a_batch(int games, kuhhandel_batch_options const& options) {
  return Batch(kuhhandel_batch_new("second", 4, nullptr, games, 1, &options));
}

using Replies = std::vector<std::uint16_t>;

/// Returns the replies of each game at each step, in turn different legal ones.
std::vector<Replies> replies_of(int games, int steps, kuhhandel_batch_options const& options) {
  auto const batch = a_batch(games, options);
  auto const rows = kuhhandel_batch_rows(batch.get());
  std::vector<Replies> all;
  Replies legal(1000);
  for (int step = 0; step < steps; ++step) {
    Replies replies;
    for (int i = 0; i < games; ++i) {
      auto const nth = static_cast<std::size_t>((step * 31 + i * 17) % rows.counts[i]);
      if (options.replies != KUHHANDEL_NTH) kuhhandel_batch_legal(batch.get(), i, legal.data());
      replies.push_back(options.replies == KUHHANDEL_NTH ? static_cast<std::uint16_t>(nth) : legal[nth]);
    }
    kuhhandel_batch_step(batch.get(), replies.data());
    all.push_back(replies);
  }
  return all;
}

double seconds(int threads) {
  if (threads == 1) return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  auto const games = std::atoi(argv[3]);
  auto const steps = std::atoi(argv[4]);
  auto const threads = std::atoi(argv[5]);
  kuhhandel_batch_options options{};
  options.replies = way_of(argv[1]);
  options.skip_forced = 1;
  options.threads = 1;
  options.max_decisions = KUHHANDEL_LONGEST_GAME;
  auto const all = replies_of(games, steps, options);
  options.mask = std::string_view(argv[2]) == "bits" ? KUHHANDEL_MASK_BITS : KUHHANDEL_NO_MASK;
  options.threads = threads;
  options.memory = std::string_view(argv[6]) == "memory" ? 1 : 0;
  auto const batch = a_batch(games, options);
  auto const began = seconds(threads);
  for (auto const& replies : all) kuhhandel_batch_step(batch.get(), replies.data());
  std::printf("%.2f\n", games * (steps / (seconds(threads) - began)) / 1e6);
}
