// The lines that the server logs while this exists, for tests.
#pragma once

#include <boost/json.hpp>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "server/observability/json_log.h"

namespace kuhhandel {

class LogLines {
 public:
  LogLines() {
    server::set_log_sink([this](std::string_view line) {
      std::scoped_lock const lock(mutex_);
      lines_.emplace_back(line);
    });
  }
  ~LogLines() { server::set_log_sink({}); }
  LogLines(LogLines const&) = delete;
  LogLines& operator=(LogLines const&) = delete;

  /// The errors that were logged, as text.
  std::string errors() const {
    std::string all;
    for (auto const& line : this->all()) {
      auto const event = boost::json::parse(line).as_object();
      if (auto const* const error = event.if_contains("error"))
        all += boost::json::value_to<std::string>(*error) + '\n';
    }
    return all;
  }

  /// Each line as a JSON object without its time.
  std::vector<std::string> all() const {
    std::scoped_lock const lock(mutex_);
    return lines_;
  }

 private:
  mutable std::mutex mutex_;
  std::vector<std::string> lines_;
};

}  // namespace kuhhandel
