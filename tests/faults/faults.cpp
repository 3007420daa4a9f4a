// `faults COUNT SEED MINUTES`: that many faults of a cluster in network namespaces, one after the other,
// drawn from the seed, for at most that time (docs/CLUSTER.md). After each, all messages to clients are
// compared with the ledger byte for byte.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "load/server_process.h"
#include "tests/faults/cluster.h"
#include "tests/faults/report.h"

namespace kuhhandel {
namespace {

using std::chrono::steady_clock;

struct FaultOptions {
  std::size_t count = 200;
  std::uint64_t seed = static_cast<std::uint64_t>(std::time(nullptr));
  int minutes = 40;
  std::string only;
};

/// Those that are drawn from, all of them for an empty `only`.
std::vector<Fault> faults_named(std::string_view only) {
  std::vector<Fault> named;
  for (auto const& [fault, name] : kFaults)
    if (name.find(only) != std::string_view::npos) named.push_back(fault);
  return named;
}

void take(CLI::App& app, FaultOptions& options) {
  app.add_option("COUNT", options.count, "How many faults")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  app.add_option("SEED", options.seed, "What they are drawn from; the time, if nothing is said");
  app.add_option("MINUTES", options.minutes, "No other fault begins after so long")
      ->check(CLI::Range(1, 1440))
      ->capture_default_str();
  app.add_option("--only", options.only, "Those alone that are called so, or have it in their name")
      ->check([](std::string const& only) {
        return faults_named(only).empty() ? "no fault is called so" : std::string();
      });
}

void print_load() {
  double load = 0;
  if (getloadavg(&load, 1) == 1) std::printf("The machine's load is %.1f.\n", load);
}

/// Each as often as others, in any order, and others first with another seed.
std::vector<Fault> drawn(FaultOptions const& options, Rng& chance) {
  auto const count = options.count;
  std::vector<Fault> faults;
  while (faults.size() < count) {
    auto round = faults_named(options.only);
    for (auto left = static_cast<int>(round.size()); left > 0 && faults.size() < count; --left) {
      auto const one = round.begin() + chance.below(left);
      faults.push_back(*one);
      round.erase(one);
    }
  }
  return faults;
}

/// The exit status.
int bring_all(FaultOptions const& options, std::filesystem::path const& folder) {
  std::printf("%zu faults of seed %llu; to repeat them: build/release/faults %zu %llu\n", options.count,
              static_cast<unsigned long long>(options.seed), options.count,
              static_cast<unsigned long long>(options.seed));
  print_load();
  auto const until = steady_clock::now() + std::chrono::minutes(options.minutes);
  Rng chance(options.seed);
  Cluster cluster(folder, options.seed);
  auto const work = cluster.work_for(std::chrono::seconds(20));
  std::printf("Without faults: %.0f facts a second; a commit takes %.1f ms (p50), %.1f ms (p99).\n",
              work.facts_a_second, work.commit_p50, work.commit_p99);
  std::vector<Found> all;
  for (auto const fault : drawn(options, chance)) {
    if (steady_clock::now() > until) break;
    all.push_back(cluster.bring(fault));
    print_result(all.size(), all.back());
    if (!all.back().untrue.empty()) return 1;
  }
  print_summary(all);
  std::printf(
      "\n%d commands were acknowledged in %zu faults; none was lost, nobody was told anything else than "
      "the ledger has.\n",
      cluster.acknowledged(), all.size());
  print_load();
  return 0;
}

/// The same, with a folder of its own, which stays where something was not true.
int run(FaultOptions const& options) {
  auto folder = std::filesystem::temp_directory_path() / "kuhhandel-faults-XXXXXX";
  auto pattern = folder.string();
  if (mkdtemp(pattern.data()) == nullptr) return 1;
  folder = pattern;
  std::filesystem::permissions(folder, std::filesystem::perms::others_exec,
                               std::filesystem::perm_options::add);
  int status = 1;
  try {
    status = bring_all(options, folder);
  } catch (std::exception const& error) {
    std::fprintf(stderr, "%s\n", error.what());
  }
  if (status == 0) {
    std::filesystem::remove_all(folder);
  } else {
    std::fprintf(stderr, "What all of them said is in %s.\n", folder.c_str());
  }
  return status;
}

}  // namespace
}  // namespace kuhhandel

int main(int words, char** word) {
  // Servers begin as copies of this process, and what it has not said yet they would say too.
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  CLI::App app("Faults of a cluster in network namespaces, one after the other (docs/NIGHTLY.md)");
  kuhhandel::FaultOptions options;
  kuhhandel::take(app, options);
  CLI11_PARSE(app, words, word);
  return kuhhandel::run(options);
}
