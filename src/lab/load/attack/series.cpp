#include "load/attack/series.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <utility>

namespace kuhhandel::load {
namespace {

constexpr double kBytesInMegabyte = 1024 * 1024;
constexpr double kWidth = 960;
constexpr double kLeft = 70;
constexpr double kRight = 930;
constexpr double kLeastTime = 0.1;  // ms, at the foot of the panel

using Value = std::function<double(AttackSecond const&)>;

/// Maps a value to its height, from 0 at the bottom of a panel to 1 at its top.
using Scale = std::function<double(double)>;

struct Panel {
  double top;
  double foot;
  Scale scale;

  double y(double value) const { return foot - std::clamp(scale(value), 0.0, 1.0) * (foot - top); }
};

class Drawing {
 public:
  Drawing(std::vector<AttackSecond> const& series, AttackDiagram const& diagram)
      : series_(series), seconds_(series.empty() ? 1.0 : series.back().at) {
    put(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} 620" font-family="sans-serif" )", kWidth);
    put(R"(font-size="13"><rect width="100%" height="100%" fill="#fff"/>)");
    text(kLeft, 24, diagram.title, "start", "#111", 15);
  }

  void panel(Panel const& panel, std::string_view title, std::vector<std::pair<double, std::string>> ticks) {
    text(kLeft, panel.top - 10, title, "start", "#333", 13);
    for (auto const& [value, label] : ticks) {
      line(kLeft, panel.y(value), kRight, panel.y(value), "#ddd", "");
      text(kLeft - 8, panel.y(value) + 4, label, "end", "#555", 12);
    }
    for (auto const& [at, label] : marks()) {
      line(x(at), panel.top, x(at), panel.foot, "#888", "4 3");
      text(x(at) + 4, panel.top + 12, label, "start", "#555", 11);
    }
    line(kLeft, panel.foot, kRight, panel.foot, "#555", "");
    for (double at = 0; at <= seconds_; at += time_step())
      text(x(at), panel.foot + 17, fmt::format("{:.0f} s", at), "middle", "#555", 12);
  }

  void bar(Panel const& panel, double value, std::string_view label) {
    line(kLeft, panel.y(value), kRight, panel.y(value), "#c33", "8 4");
    text(kRight, panel.y(value) - 5, label, "end", "#c33", 12);
  }

  void curve(Panel const& panel, Value const& value, std::string_view color) {
    put(R"(<polyline fill="none" stroke="{}" stroke-width="1.4" points=")", color);
    for (auto const& second : series_) put("{:.0f},{:.0f} ", x(second.at), panel.y(value(second)));
    put(R"("/>)");
  }

  void legend(double y, std::vector<std::pair<std::string_view, std::string_view>> const& entries) {
    double at = kRight;
    for (auto const& [color, label] : entries) {
      text(at, y, label, "end", color, 13);
      at -= 9 + 7 * static_cast<double>(label.size());
    }
  }

  std::string end() {
    put("</svg>\n");
    return std::move(svg_);
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> pattern, Values&&... values) {
    fmt::format_to(std::back_inserter(svg_), pattern, std::forward<Values>(values)...);
  }
  void line(double x1, double y1, double x2, double y2, std::string_view color, std::string_view dashes) {
    put(R"(<line x1="{:.0f}" y1="{:.0f}" x2="{:.0f}" y2="{:.0f}" stroke="{}" stroke-dasharray="{}"/>)", x1,
        y1, x2, y2, color, dashes);
  }
  void text(double at_x, double at_y, std::string_view words, std::string_view anchor, std::string_view color,
            int size) {
    put(R"(<text x="{:.0f}" y="{:.0f}" text-anchor="{}" fill="{}" font-size="{}">{}</text>)", at_x, at_y,
        anchor, color, size, words);
  }
  double x(double at) const { return kLeft + at / seconds_ * (kRight - kLeft); }
  double time_step() const {
    for (double const step : {5.0, 10.0, 30.0, 60.0, 120.0, 300.0})
      if (seconds_ / step <= 12) return step;
    return 600;
  }
  /// When the attack began and ended.
  std::vector<std::pair<double, std::string>> marks() const {
    std::vector<std::pair<double, std::string>> marks;
    auto const begins = [&](AttackPhase phase, std::string const& label) {
      auto const first = std::ranges::find(series_, phase, &AttackSecond::phase);
      if (first != series_.end())
        marks.emplace_back(first == series_.begin() ? 0.0 : std::prev(first)->at, label);
    };
    begins(AttackPhase::attack, "attack begins");
    begins(AttackPhase::after, "attack ends");
    return marks;
  }

  std::vector<AttackSecond> const& series_;
  double seconds_;
  std::string svg_;
};

double in_megabytes(std::int64_t bytes) { return static_cast<double>(bytes) / kBytesInMegabyte; }

}  // namespace

std::string_view name_of(AttackPhase phase) {
  switch (phase) {
    case AttackPhase::before:
      return "before";
    case AttackPhase::attack:
      return "attack";
    case AttackPhase::after:
      return "after";
  }
  std::unreachable();
}

std::string csv_of(std::vector<AttackSecond> const& series) {
  std::string csv =
      "second,phase,memory_bytes,tls_memory_bytes,descriptors,step_p50_ms,step_p99_ms,step_max_ms,"
      "visit_p99_ms,visit_max_ms,failures\n";
  for (auto const& second : series)
    csv += fmt::format("{:.1f},{},{},{},{},{:.2f},{:.2f},{:.2f},{:.2f},{:.2f},{}\n", second.at,
                       name_of(second.phase), second.memory, second.tls_memory, second.descriptors,
                       second.step_p50, second.step_p99, second.step_max, second.visit_p99, second.visit_max,
                       second.failures);
  return csv;
}

std::string svg_of(std::vector<AttackSecond> const& series, AttackDiagram const& diagram) {
  double most = diagram.memory_bar;
  double longest = 1000;
  for (auto const& second : series) {
    most = std::max({most, in_megabytes(second.memory), in_megabytes(second.tls_memory)});
    longest = std::max({longest, second.step_p99, second.visit_p99});
  }
  auto const doubling = std::exp2(std::ceil(std::log2(most * 1.05)));
  auto const decades = std::ceil(std::log10(longest / kLeastTime));
  Panel const memory{70, 290, [&](double value) { return value / doubling; }};
  Panel const latency{360, 580, [&](double value) {
                        return value <= kLeastTime ? 0 : std::log10(value / kLeastTime) / decades;
                      }};
  Drawing drawing(series, diagram);
  std::vector<std::pair<double, std::string>> ticks;
  for (int i = 0; i <= 4; ++i)
    ticks.emplace_back(doubling * i / 4, fmt::format("{:.0f} MB", doubling * i / 4));
  drawing.panel(memory, "Memory (RSS)", std::move(ticks));
  drawing.bar(memory, diagram.memory_bar, fmt::format("bar: {:.0f} MB", diagram.memory_bar));
  drawing.curve(memory, [](AttackSecond const& second) { return in_megabytes(second.tls_memory); }, "#a60");
  drawing.curve(memory, [](AttackSecond const& second) { return in_megabytes(second.memory); }, "#06c");
  drawing.legend(memory.top - 10, {{"#a60", "second server, with TLS"}, {"#06c", "server"}});
  ticks.clear();
  for (double decade = 0; decade <= decades; ++decade)
    ticks.emplace_back(kLeastTime * std::pow(10, decade),
                       fmt::format("{:g} ms", kLeastTime * std::pow(10, decade)));
  drawing.panel(latency, "Latency of honest players, p99 of each second", std::move(ticks));
  drawing.bar(latency, diagram.latency_bar, fmt::format("bar: {:.0f} ms", diagram.latency_bar));
  drawing.curve(latency, [](AttackSecond const& second) { return second.visit_p99; }, "#3a3");
  drawing.curve(latency, [](AttackSecond const& second) { return second.step_p99; }, "#06c");
  drawing.legend(latency.top - 10, {{"#3a3", "lobby, page, return to a table"}, {"#06c", "command to step"}});
  return drawing.end();
}

}  // namespace kuhhandel::load
