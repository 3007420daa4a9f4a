#include "tournament/tournament.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "tournament/progress.h"
#include "tournament/run_file.h"

namespace kuhhandel::tournament {
namespace {

/// Several threads that each take the next unit; results are stored by unit, so the order of playing has no
/// effect.
class Workers {
 public:
  Workers(TournamentPlan const& plan, TournamentRunOptions const& run_options, TournamentResults& findings,
          std::optional<RunFile>& file)
      : plan_(plan),
        run_options_(run_options),
        findings_(findings),
        file_(file),
        progress_(run_options.progress, static_cast<int>(findings.results.size())) {
    for (auto const& result : findings.results) done_ += result ? 1 : 0;
    look_at_whole_blocks();
  }

  /// False when it was stopped before its end.
  bool run(int threads) {
    {
      std::vector<std::jthread> working;
      working.reserve(static_cast<std::size_t>(threads));
      for (int i = 0; i < threads; ++i) working.emplace_back([this] { work(); });
    }
    progress_.clear();
    if (enough_) forget_what_is_beyond();
    return enough_ || whole_blocks_ == plan_.blocks;
  }

 private:
  bool stops() const { return enough_ || run_options_.stop(); }

  void work() {
    Players players(plan_);
    auto const units = static_cast<int>(findings_.results.size());
    for (int number = next_++; number < units && !stops(); number = next_++) {
      auto const place = static_cast<std::size_t>(number);
      if (findings_.results[place]) continue;  // from the file
      auto const item = work_item(plan_, number);
      auto const& line_up = plan_.line_ups[static_cast<std::size_t>(item.line_up)];
      auto const result = play_block(plan_, item.block, line_up, players, [this] { return stops(); });
      auto const times = players.take_times();
      if (result) keep(number, *result, times);
    }
    std::scoped_lock const lock(mutex_);
    // Each thread has its own process of a program, and they mostly say the same.
    for (auto const& trouble : players.troubles()) {
      if (std::ranges::find(findings_.troubles, trouble) == findings_.troubles.end())
        findings_.troubles.push_back(trouble);
    }
    for (auto const& [name, program] : players.programs()) findings_.programs[name].add(program);
  }

  void keep(int number, BlockResult const& result, HistogramsByName const& times) {
    std::scoped_lock const lock(mutex_);
    findings_.results[static_cast<std::size_t>(number)] = result;
    for (auto const& [name, own] : times) findings_.times[name].add(own);
    if (file_) file_->add(work_item(plan_, number), result, times);
    progress_.show(++done_);
    look_at_whole_blocks();
  }

  /// Checks block after block, so that the stop does not depend on the threads' speed.
  void look_at_whole_blocks() {
    while (!enough_ && whole_blocks_ < plan_.blocks && is_whole(whole_blocks_)) {
      ++whole_blocks_;
      enough_ = run_options_.stopping_rule(findings_, whole_blocks_);
    }
  }

  bool is_whole(int block) const {
    for (int line_up = 0; line_up < plan_.line_up_count(); ++line_up) {
      if (findings_.of({block, line_up}) == nullptr) return false;
    }
    return true;
  }

  void forget_what_is_beyond() {
    auto const first = findings_.results.begin() + whole_blocks_ * plan_.line_up_count();
    std::fill(first, findings_.results.end(), std::nullopt);
  }

  TournamentPlan const& plan_;
  TournamentRunOptions const& run_options_;
  TournamentResults& findings_;
  std::optional<RunFile>& file_;
  Progress progress_;
  std::atomic<int> next_ = 0;
  std::atomic<bool> enough_ = false;
  int whole_blocks_ = 0;
  int done_ = 0;
  std::mutex mutex_;
};

int threads_for(TournamentRunOptions const& run_options) {
  if (run_options.threads > 0) return run_options.threads;
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

std::expected<TournamentResults, std::string> run_tournament(TournamentPlan const& plan,
                                                             TournamentRunOptions const& run_options) {
  TournamentResults findings;
  findings.line_ups = plan.line_up_count();
  findings.results.resize(static_cast<std::size_t>(plan.blocks * plan.line_up_count()));
  std::optional<RunFile> file;
  if (!run_options.file.empty()) {
    auto opened = RunFile::open(run_options.file, plan, findings);
    if (!opened) return std::unexpected(opened.error());
    file.emplace(std::move(*opened));
  }
  findings.interrupted = !Workers(plan, run_options, findings, file).run(threads_for(run_options));
  return findings;
}

}  // namespace kuhhandel::tournament
