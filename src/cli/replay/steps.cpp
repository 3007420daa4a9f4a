#include "cli/replay/steps.h"

#include <algorithm>
#include <charconv>
#include <istream>
#include <ostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/replay/narration.h"
#include "codec/moves/refusal.h"
#include "codec/records/replay.h"

namespace kuhhandel::cli {
namespace {

/// The text of each step; the first is the beginning, and the last one includes the final position.
struct StepTexts {
  std::vector<std::string> steps;
  bool sound = true;
};

StepTexts step_texts(codec::Record const& record) {
  StepTexts all;
  auto const end = codec::replay(record, [&](Transition const& step) {
    std::ostringstream text;
    GameNarration(record, text).print_step(step);
    all.steps.push_back(text.str());
  });
  std::ostringstream last;
  if (end) {
    GameNarration(record, last).print_scores(*end);
  } else {
    last << (end.error().refusal ? "The next command is refused. " : "The next command goes another way. ")
         << codec::sentence_of(end.error()) << '\n';
  }
  all.steps.back() += last.str();
  all.sound = end.has_value();
  return all;
}

/// The step that the answer means; `now` where it means none.
std::size_t step_meant(std::string const& answer, std::size_t now, std::size_t last) {
  if (answer.empty()) return std::min(now + 1, last);
  if (answer == "b") return now == 0 ? 0 : now - 1;
  std::size_t step = 0;
  auto const [end, error] = std::from_chars(answer.data(), answer.data() + answer.size(), step);
  return error == std::errc{} && end == answer.data() + answer.size() ? std::min(step, last) : now;
}

}  // namespace

int step_through(codec::Record const& record, std::istream& in, std::ostream& out) {
  auto const all = step_texts(record);
  auto const last = all.steps.size() - 1;
  std::string answer;
  for (std::size_t now = 0;; now = step_meant(answer, now, last)) {
    out << all.steps[now] << "-- " << now << " of " << last
        << " (Enter on, b back, a number, q end): " << std::flush;
    if (!std::getline(in, answer) || answer == "q") break;
    out << '\n';
  }
  out << '\n';
  return all.sound ? 0 : 1;
}

}  // namespace kuhhandel::cli
