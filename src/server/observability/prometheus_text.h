// Prometheus text format, version 0.0.4.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace kuhhandel::server {

/// Histogram of durations.
class Histogram {
 public:
  void observe(double seconds);
  /// Appends the histogram to `text` under `name`.
  void append_to(std::string_view name, std::string& text) const;

 private:
  /// In seconds.
  static constexpr std::array kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005,
                                      0.01,   0.025,   0.05,   0.1,   0.25,   1.0};
  std::array<std::uint64_t, kBounds.size() + 1> bucket_counts_{};  // the last: above all bounds
  double sum_ = 0;
};

/// Appends the HELP and TYPE lines; `type` is counter, gauge or histogram.
void append_head(std::string_view name, std::string_view help, std::string_view type, std::string& text);

/// Appends a sample without labels, which may have a fraction.
void append_number(std::string_view name, double value, std::string& text);

/// Appends one sample. `labels` is empty or in its final form, such as `{a="b"}`.
void append_line(std::string_view name, std::string_view labels, std::uint64_t value, std::string& text);

}  // namespace kuhhandel::server
