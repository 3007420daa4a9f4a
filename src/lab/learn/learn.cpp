// Plays games, fits the shark's appraisal to them, and prints it as bots/shark/appraisal_net.cpp.
#include <fmt/core.h>

#include <CLI/CLI.hpp>
#include <bit>
#include <cmath>
#include <exception>
#include <span>
#include <string>

#include "learn/fit.h"
#include "learn/games.h"

namespace kuhhandel::lab {
namespace {

constexpr std::size_t kWeights = sizeof(bots::AppraisalNet) / sizeof(float);
constexpr std::size_t kPerLine = 14;
constexpr float kFastest = 0.002F;
constexpr std::size_t kHeldBackOneIn = 8;

struct LearnOptions {
  Games games{.editions = {"second"},
              .bots = {"trader", "trader", "trader", "trader", "shark:playouts=40", "shark:playouts=40",
                       "shark:playouts=40", "shark:playouts=40", "farmer"},
              .number = 10000,
              .threads = 2,
              .seed = "1"};
  int rounds = 10;
  std::string name = "kAppraisalOfSecond";
};

void report(std::string_view what, Loss surprise) {
  fmt::print(stderr, "{:<12} win {:.4f}, points {:.4f}\n", what, surprise.win, surprise.points);
}

bots::AppraisalNet fitted(std::span<TurnSample const> samples, int rounds) {
  auto const held_back = samples.first(samples.size() / kHeldBackOneIn);
  auto const others = samples.subspan(held_back.size());
  fmt::print(stderr, "{} positions; surprise in nats over one in {}, not learned from:\n", samples.size(),
             kHeldBackOneIn);
  report("judgement", loss_of_heuristic(held_back));
  Fit fit(1);
  for (int round = 0; round < rounds; ++round) {
    auto const left = static_cast<float>(rounds - round) / static_cast<float>(rounds);
    fit.learn(others, kFastest * left * left);
    report(fmt::format("round {}", round + 1), loss_of(fit.net(), held_back));
  }
  return fit.net();
}

constexpr std::string_view kBefore = R"(// Written by src/lab/learn (docs/BOTS.md).
#include "bots/shark/appraisal_weights.h"

namespace kuhhandel::bots {{

// clang-format off
AppraisalNet const {} = net_of({{
)";

constexpr std::string_view kAfter = R"(}});
// clang-format on

}}  // namespace kuhhandel::bots
)";

void print_source(std::string const& name, bots::AppraisalNet const& net) {
  auto const weights = std::bit_cast<std::array<float, kWeights>>(net);
  fmt::print(kBefore, name);
  for (std::size_t i = 0; i < kWeights; ++i) {
    bool const last = i % kPerLine == kPerLine - 1 || i == kWeights - 1;
    fmt::print("{}{},{}", i % kPerLine == 0 ? "    " : " ", std::lround(weights[i] * 0x1p12F),
               last ? "\n" : "");
  }
  fmt::print(kAfter);
}

}  // namespace
}  // namespace kuhhandel::lab

int main(int argc, char** argv) {
  using namespace kuhhandel;
  lab::LearnOptions options;
  CLI::App app{"Fits the shark's appraisal to games among bots and prints it as C++"};
  app.add_option("--games", options.games.number, "Games to learn from")
      ->capture_default_str()
      ->check(CLI::Range(50, 1000000));
  app.add_option("--rounds", options.rounds, "How often to go through them")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  app.add_option("--threads", options.games.threads, "Threads to play them in")
      ->capture_default_str()
      ->check(CLI::Range(1, 64));
  app.add_option("--seed", options.games.seed, "Seed of the deals")->capture_default_str();
  app.add_option("--editions", options.games.editions, "Editions of the games, in turn")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--bots", options.games.bots, "Players, equally often")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--name", options.name, "Name of the net in C++")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  try {
    auto const samples = lab::samples_of(options.games);
    lab::print_source(options.name, lab::fitted(samples, options.rounds));
  } catch (std::exception const& wrong) {
    fmt::print(stderr, "{}\n", wrong.what());
    return 1;
  }
}
