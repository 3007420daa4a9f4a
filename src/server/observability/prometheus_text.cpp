#include "server/observability/prometheus_text.h"

#include <algorithm>
#include <charconv>

namespace kuhhandel::server {
namespace {

std::string text_of(double number) {
  std::array<char, 32> text{};
  auto const [end, error] =
      std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general);
  return {text.data(), end};
}

}  // namespace

void Histogram::observe(double seconds) {
  auto const* const bound = std::ranges::lower_bound(kBounds, seconds);
  ++bucket_counts_[static_cast<std::size_t>(bound - kBounds.begin())];
  sum_ += seconds;
}

void Histogram::append_to(std::string_view name, std::string& text) const {
  std::string const lines(name);
  std::uint64_t cumulative = 0;
  for (std::size_t at = 0; at < bucket_counts_.size(); ++at) {
    cumulative += bucket_counts_[at];
    auto const bound = at < kBounds.size() ? text_of(kBounds[at]) : std::string("+Inf");
    append_line(lines + "_bucket", "{le=\"" + bound + "\"}", cumulative, text);
  }
  append_line(lines + "_count", {}, cumulative, text);
  text.append(lines).append("_sum ").append(text_of(sum_)).append("\n");
}

void append_head(std::string_view name, std::string_view help, std::string_view type, std::string& text) {
  text.append("# HELP ").append(name).append(" ").append(help).append("\n");
  text.append("# TYPE ").append(name).append(" ").append(type).append("\n");
}

void append_number(std::string_view name, double value, std::string& text) {
  text.append(name).append(" ").append(text_of(value)).append("\n");
}

void append_line(std::string_view name, std::string_view labels, std::uint64_t value, std::string& text) {
  text.append(name).append(labels).append(" ").append(std::to_string(value)).append("\n");
}

}  // namespace kuhhandel::server
