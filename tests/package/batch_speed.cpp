// The batch stepped in C++ as bindings/python/bench.py steps it in Python: `batch_speed
// nth|full|compact|ceilings none|bits GAMES STEPS THREADS memory|none` prints how many millions of steps that
// was a second.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"

namespace {

int way_of(std::string_view said) {
  if (said == "full") return KUHHANDEL_FULL;
  if (said == "compact") return KUHHANDEL_COMPACT;
  return said == "ceilings" ? KUHHANDEL_CEILINGS : KUHHANDEL_NTH;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  std::string_view const replies_said = argv[1];
  bool const by_answer = replies_said == "nth";
  bool const bits = std::string_view(argv[2]) == "bits";
  bool const remembers = std::string_view(argv[6]) == "memory";
  auto const games = std::atoi(argv[3]);
  auto const steps = std::atoi(argv[4]);
  kuhhandel_batch_options const options{.replies = way_of(replies_said),
                                        .mask = bits ? KUHHANDEL_MASK_BITS : KUHHANDEL_NO_MASK,
                                        .skip_forced = 1,
                                        .threads = std::atoi(argv[5]),
                                        .memory = remembers ? 1 : 0,
                                        .max_decisions = KUHHANDEL_LONGEST_GAME,
                                        .bots = nullptr,
                                        .adviser = nullptr,
                                        .hands = 0};
  auto* const batch = kuhhandel_batch_new("second", 4, nullptr, games, 1, &options);
  if (batch == nullptr) return 2;
  auto const rows = kuhhandel_batch_rows(batch);
  std::vector<std::uint16_t> replies(static_cast<std::size_t>(games));
  std::vector<std::uint16_t> legal(1000);
  std::chrono::duration<double> taken{};
  for (int step = 0; step < steps; ++step) {
    for (int i = 0; i < games; ++i) {
      auto const nth = static_cast<std::size_t>((step * 31 + i * 17) % rows.counts[i]);
      if (!by_answer) kuhhandel_batch_legal(batch, i, legal.data());
      replies[static_cast<std::size_t>(i)] = by_answer ? static_cast<std::uint16_t>(nth) : legal[nth];
    }
    auto const began = std::chrono::steady_clock::now();
    kuhhandel_batch_step(batch, replies.data());
    taken += std::chrono::steady_clock::now() - began;
  }
  std::printf("%.2f\n", games * (steps / taken.count()) / 1e6);
  kuhhandel_batch_free(batch);
}
