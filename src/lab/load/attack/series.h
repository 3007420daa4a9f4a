// Measurements for each second of an attack, as a table (CSV) and a diagram (SVG).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::load {

enum class AttackPhase : std::uint8_t { before, attack, after };

std::string_view name_of(AttackPhase phase);

/// Times are in milliseconds, 0 if nothing was measured in that second.
struct AttackSecond {
  double at = 0;  // seconds since the beginning
  AttackPhase phase = AttackPhase::before;
  std::int64_t memory = 0;      // RSS of the server, in bytes
  std::int64_t tls_memory = 0;  // of the second server, which has TLS; 0 if there is none
  std::int64_t descriptors = 0;
  double step_p50 = 0;  // from an honest command to the step that shows it
  double step_p99 = 0;
  double step_max = 0;
  double visit_p99 = 0;  // lobby, page, return to a table
  double visit_max = 0;
  std::int64_t failures = 0;  // of visits
};

std::string csv_of(std::vector<AttackSecond> const& series);

/// Two panels, memory and latency, with the bars as dashed lines; no scripts.
struct AttackDiagram {
  std::string title;
  double memory_bar;   // MB
  double latency_bar;  // ms
};
std::string svg_of(std::vector<AttackSecond> const& series, AttackDiagram const& diagram);

}  // namespace kuhhandel::load
