// Progress of a run on a terminal: one line that is overwritten.
#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>

namespace kuhhandel::tournament {

class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  /// Nothing is shown where `out` is null. A run may begin with some of `all` done.
  Progress(std::ostream* out, int all);

  /// `done` units are done; redraws the line at most five times a second.
  void show(int done, Clock::time_point now = Clock::now());

  /// Takes the line away.
  void clear();

 private:
  std::ostream* out_;
  int all_;
  std::optional<int> done_at_first_;
  Clock::time_point began_;
  std::optional<Clock::time_point> shown_;
};

/// The line: a bar, the part that is done and the time that is left; `left` is unknown at first.
std::string progress_line(int done, int all, std::optional<std::chrono::seconds> left);

}  // namespace kuhhandel::tournament
