#include "server/journal.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace kuhhandel::server {
namespace {

spdlog::logger& lines() {
  static auto const logger = [] {
    auto made = spdlog::stderr_logger_mt("kuhhandel");
    made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%e%z","level":"%l",%v})");
    return made;
  }();
  return *logger;
}

}  // namespace

void write_journal(std::string_view members) { lines().info("{}", members); }

}  // namespace kuhhandel::server
