// Memory, CPU time, threads and descriptors of this process, as Linux reports them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

namespace kuhhandel::server {

struct ProcessMetrics {
  std::uint64_t resident_bytes = 0;
  std::uint64_t virtual_bytes = 0;
  std::uint64_t threads = 0;
  double cpu_seconds = 0;         // user and system time
  double start_time_seconds = 0;  // Unix time
  std::optional<std::uint64_t> open_fds = {};
  std::optional<std::uint64_t> max_fds = {};  // nullopt: no limit
};

/// Units of the kernel's values.
struct KernelUnits {
  std::uint64_t ticks_per_second = 100;
  std::uint64_t page_bytes = 4096;
};

/// Parses the texts of /proc/self/stat and /proc/stat. Returns nullopt if they have another format.
std::optional<ProcessMetrics> parse_process_metrics(std::string_view process, std::string_view system,
                                                    KernelUnits units);

/// Returns nullopt if there is no /proc.
std::optional<ProcessMetrics> read_process_metrics(std::filesystem::path const& proc = "/proc");

}  // namespace kuhhandel::server
