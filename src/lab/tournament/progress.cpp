#include "tournament/progress.h"

#include <fmt/format.h>

#include <ostream>

namespace kuhhandel::tournament {
namespace {

constexpr int kBar = 30;
constexpr auto kBetween = std::chrono::milliseconds(200);
constexpr std::string_view kTakeAway = "\r\x1b[K";  // to the line's beginning, and erase it

std::string words_for(std::chrono::seconds left) {
  if (left >= std::chrono::minutes(2))
    return fmt::format("{} min", std::chrono::ceil<std::chrono::minutes>(left).count());
  return fmt::format("{} s", left.count());
}

}  // namespace

std::string progress_line(int done, int all, std::optional<std::chrono::seconds> left) {
  auto const full = static_cast<std::size_t>(std::int64_t{done} * kBar / all);
  auto line =
      fmt::format("{}{} {} of {} blocks", std::string(full, '#'), std::string(kBar - full, '.'), done, all);
  if (left) line += fmt::format(", {} left", words_for(*left));
  return line;
}

Progress::Progress(std::ostream* out, int all) : out_(out), all_(all), began_(Clock::now()) {}

void Progress::show(int done, Clock::time_point now) {
  if (out_ == nullptr) return;
  if (!done_at_first_) done_at_first_ = done - 1;
  if (shown_ && now - *shown_ < kBetween) return;
  shown_ = now;
  auto const took = std::chrono::duration<double>(now - began_);
  auto const left = took * (all_ - done) / (done - *done_at_first_);
  *out_ << kTakeAway << progress_line(done, all_, std::chrono::ceil<std::chrono::seconds>(left))
        << std::flush;
}

void Progress::clear() {
  if (shown_) *out_ << kTakeAway << std::flush;
}

}  // namespace kuhhandel::tournament
