#include "tests/faults/report.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace kuhhandel {
namespace {

using Times = std::vector<std::chrono::milliseconds>;

/// In seconds: the middle, the 99th of a hundred, the longest. A dash where there are none.
std::string quantiles_of(Times times) {
  if (times.empty()) return "–";
  std::ranges::sort(times);
  auto const last = static_cast<double>(times.size() - 1);
  auto const at = [&](double part) {
    return static_cast<double>(times[static_cast<std::size_t>(part * last)].count()) / 1000;
  };
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%.1f, %.1f, %.1f", at(0.5), at(0.99), at(1));
  return text.data();
}

struct Row {
  int times = 0;
  Times pauses;
  Times resumed;
  Times ends;

  void add(Found const& found) {
    ++times;
    pauses.insert(pauses.end(), found.pauses.begin(), found.pauses.end());
    resumed.insert(resumed.end(), found.resumed.begin(), found.resumed.end());
    ends.insert(ends.end(), found.ends.begin(), found.ends.end());
  }
};

}  // namespace

void print_result(std::size_t number, Found const& found) {
  std::printf("%3zu  %s%s%s: tables stood still for %s s", number, std::string(name_of(found.fault)).c_str(),
              found.whom.empty() ? "" : ", ", found.whom.c_str(), quantiles_of(found.pauses).c_str());
  if (!found.resumed.empty()) std::printf("; went on %s s after", quantiles_of(found.resumed).c_str());
  if (!found.ends.empty()) std::printf("; ended within %s s", quantiles_of(found.ends).c_str());
  std::printf("%s%s\n", found.untrue.empty() ? "" : "\nWRONG: ", found.untrue.c_str());
}

void print_summary(std::vector<Found> const& all) {
  std::puts(
      "\nSeconds: the middle, the 99th of a hundred and the longest of all tables' pauses; how long after "
      "the\n"
      "database could be written again they went on; how long servers took to end.\n\n"
      "| fault | times | tables stood still | after the database | ends |\n|---|---|---|---|---|");
  for (auto const& [fault, name] : kFaults) {
    Row whole;
    for (auto const& found : all)
      if (found.fault == fault) whole.add(found);
    if (whole.times == 0) continue;
    std::printf("| %s | %d | %s | %s | %s |\n", std::string(name).c_str(), whole.times,
                quantiles_of(whole.pauses).c_str(), quantiles_of(whole.resumed).c_str(),
                quantiles_of(whole.ends).c_str());
  }
}

}  // namespace kuhhandel
