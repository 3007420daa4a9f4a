#include "server/observability/process_metrics.h"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <charconv>
#include <fstream>
#include <iterator>
#include <ranges>
#include <string>
#include <vector>

namespace kuhhandel::server {
namespace {

/// Positions in /proc/self/stat after the program's name: the numbers in proc(5) minus three.
enum Field : std::size_t {
  user_ticks = 11,
  system_ticks = 12,
  threads = 17,
  start_ticks = 19,
  size = 20,
  pages = 21
};

std::optional<std::uint64_t> unsigned_in(std::string_view text) {
  std::uint64_t number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Returns the machine's boot time in Unix seconds.
std::optional<std::uint64_t> boot_time_in(std::string_view system) {
  constexpr std::string_view kName = "\nbtime ";
  auto const found = system.find(kName);
  if (found == std::string_view::npos) return {};
  return unsigned_in(system.substr(found + kName.size()));
}

std::string content_of(std::filesystem::path const& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::optional<std::uint64_t> open_fds(std::filesystem::path const& folder) {
  // Since Linux 6.2 the folder's size is the number of descriptors, so counting needs no descriptor.
  struct stat about{};
  if (stat(folder.c_str(), &about) == 0 && about.st_size > 0)
    return static_cast<std::uint64_t>(about.st_size);
  std::error_code error;
  std::uint64_t count = 0;
  for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    ++count;
  return error ? std::nullopt : std::optional(count);
}

std::optional<std::uint64_t> max_fds() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return {};
  return limit.rlim_cur;
}

}  // namespace

std::optional<ProcessMetrics> parse_process_metrics(std::string_view process, std::string_view system,
                                                    KernelUnits units) {
  // The program's name is in brackets and may contain spaces and brackets.
  auto const name_end = process.rfind(") ");
  auto const booted = boot_time_in(system);
  if (name_end == std::string_view::npos || !booted) return {};
  std::vector<std::uint64_t> fields;
  for (auto const field : std::views::split(process.substr(name_end + 2), ' '))
    fields.push_back(unsigned_in(std::string_view(field)).value_or(0));
  if (fields.size() <= Field::pages) return {};
  auto const seconds = [&](std::uint64_t ticks) {
    return static_cast<double>(ticks) / static_cast<double>(units.ticks_per_second);
  };
  return ProcessMetrics{
      .resident_bytes = fields[Field::pages] * units.page_bytes,
      .virtual_bytes = fields[Field::size],
      .threads = fields[Field::threads],
      .cpu_seconds = seconds(fields[Field::user_ticks] + fields[Field::system_ticks]),
      .start_time_seconds = static_cast<double>(*booted) + seconds(fields[Field::start_ticks])};
}

std::optional<ProcessMetrics> read_process_metrics(std::filesystem::path const& proc) {
  KernelUnits const units{.ticks_per_second = static_cast<std::uint64_t>(sysconf(_SC_CLK_TCK)),
                          .page_bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE))};
  auto figures = parse_process_metrics(content_of(proc / "self" / "stat"), content_of(proc / "stat"), units);
  if (!figures) return {};
  figures->open_fds = open_fds(proc / "self" / "fd");
  figures->max_fds = max_fds();
  return figures;
}

}  // namespace kuhhandel::server
