#include "apps/arena/arena.h"

#include <atomic>
#include <mutex>
#include <ostream>
#include <thread>

#include "apps/arena/report.h"

namespace kuhhandel {
namespace {

/// Blocks played by several threads, each taking the next one; results stand at their block's place, so the
/// order of playing does not show.
class Workers {
 public:
  explicit Workers(ArenaPlan const& plan) : plan_(plan), results_(static_cast<std::size_t>(plan.blocks)) {}

  ArenaReport run() {
    {
      std::vector<std::jthread> threads;
      threads.reserve(static_cast<std::size_t>(plan_.threads));
      for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this] { work(); });
    }
    return report_on(plan_, results_, times_);
  }

 private:
  void work() {
    TimesByName times;
    for (int block = next_++; block < plan_.blocks; block = next_++) {
      results_[static_cast<std::size_t>(block)] = play_block(plan_, block, times);
    }
    std::scoped_lock const lock(mutex_);
    for (auto const& [name, own] : times) times_[name].add(own);
  }

  ArenaPlan const& plan_;
  std::vector<BlockResult> results_;
  std::atomic<int> next_ = 0;
  std::mutex mutex_;
  TimesByName times_;
};

}  // namespace

int arena(ArenaOptions const& options, std::ostream& out, std::ostream& err) {
  auto const plan = plan_of(options);
  if (!plan) {
    err << plan.error() << '\n';
    return 1;
  }
  auto const report = Workers(*plan).run();
  out << (options.json ? json_of(report) : text_of(report));
  return 0;
}

}  // namespace kuhhandel
