// Plays games, fits the shark's appraisal to them, and prints it as bots/shark/appraisal_net.cpp.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <bit>
#include <cmath>
#include <span>

#include "apps/learn/fit.h"
#include "apps/learn/games.h"
#include "codec/editions.h"

namespace kuhhandel::apps {
namespace {

constexpr std::size_t kWeights = sizeof(bots::AppraisalNet) / sizeof(float);
constexpr std::size_t kPerLine = 14;
constexpr float kFastest = 0.002F;
constexpr std::size_t kHeldBackOneIn = 8;

struct LearnOptions {
  int games = 10000;
  int rounds = 10;
  int threads = 2;
  std::string seed = "1";
};

void report(std::string_view what, Surprise surprise) {
  fmt::print(stderr, "{:<12} win {:.4f}, points {:.4f}\n", what, surprise.win, surprise.points);
}

bots::AppraisalNet fitted(std::span<TurnSample const> samples, int rounds) {
  auto const held_back = samples.first(samples.size() / kHeldBackOneIn);
  auto const others = samples.subspan(held_back.size());
  fmt::print(stderr, "{} positions; surprise in nats over one in {}, not learned from:\n", samples.size(),
             kHeldBackOneIn);
  report("judgement", surprise_of_judgement(held_back));
  Fit fit(1);
  for (int round = 0; round < rounds; ++round) {
    auto const left = static_cast<float>(rounds - round) / static_cast<float>(rounds);
    fit.learn(others, kFastest * left * left);
    report(fmt::format("round {}", round + 1), surprise_of(fit.net(), held_back));
  }
  return fit.net();
}

constexpr std::string_view kBefore = R"(// Written by apps/learn (docs/BOTS.md).
#include <bit>
#include <cstdint>

#include "bots/shark/appraisal.h"

namespace kuhhandel::apps {
namespace {

// clang-format off
)";

constexpr std::string_view kAfter = R"(};
// clang-format on

AppraisalNet net() {
  std::array<float, kWeights.size()> weights{};
  for (std::size_t i = 0; i < kWeights.size(); ++i) weights[i] = 0x1p-12F * static_cast<float>(kWeights[i]);
  return std::bit_cast<AppraisalNet>(weights);
}

}  // namespace

AppraisalNet const kAppraisalNet = net();

}  // namespace kuhhandel::apps
)";

void print_source(bots::AppraisalNet const& net) {
  auto const weights = std::bit_cast<std::array<float, kWeights>>(net);
  fmt::print("{}constexpr std::array<std::int16_t, {}> kWeights{{\n", kBefore, kWeights);
  for (std::size_t i = 0; i < kWeights; ++i) {
    bool const last = i % kPerLine == kPerLine - 1 || i == kWeights - 1;
    fmt::print("{}{},{}", i % kPerLine == 0 ? "    " : " ", std::lround(weights[i] * 0x1p12F),
               last ? "\n" : "");
  }
  fmt::print("{}", kAfter);
}

}  // namespace
}  // namespace kuhhandel::apps

int main(int argc, char** argv) {
  using namespace kuhhandel;
  apps::LearnOptions options;
  CLI::App app{"Fits the shark's appraisal to games among bots and prints it as C++"};
  app.add_option("--games", options.games, "Games to learn from")
      ->capture_default_str()
      ->check(CLI::Range(50, 1000000));
  app.add_option("--rounds", options.rounds, "How often to go through them")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  app.add_option("--threads", options.threads, "Threads to play them in")
      ->capture_default_str()
      ->check(CLI::Range(1, 64));
  app.add_option("--seed", options.seed, "Chance of the deals")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  auto const samples =
      apps::samples_of(*codec::edition_named("second"), {options.games, options.threads, options.seed});
  apps::print_source(apps::fitted(samples, options.rounds));
}
