// The text form of figures that Prometheus reads, version 0.0.4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// How often something took how long: for each bound how many took no longer.
class Histogram {
 public:
  void observe(double seconds);
  /// Appends it to `text`, under `name`.
  void append_to(std::string_view name, std::string& text) const;

 private:
  /// In seconds.
  static constexpr std::array kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                      0.01,   0.025,   0.05,   0.1,   0.25,   1.0};
  std::array<std::uint64_t, kBounds.size() + 1> bucket_counts_{};  // the last: longer than all
  double sum_ = 0;
};

/// What stands above a figure's lines; `type` is counter, gauge or histogram.
void append_head(std::string_view name, std::string_view help, std::string_view type, std::string& text);

/// The line of a figure without labels that may have a fraction.
void append_number(std::string_view name, double value, std::string& text);

/// One line. `labels` are as they stand there, `{a="b"}`, or nothing.
void append_line(std::string_view name, std::string_view labels, std::uint64_t value, std::string& text);

}  // namespace kuhhandel::server
