// Keeps the conversations with bot programs in a file (`--trace`).
#pragma once

#include <expected>
#include <fstream>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace kuhhandel::external {

/// Writes each line as `NUMBER > line` to a bot and `NUMBER < line` from it. Threads may share it.
class Trace {
 public:
  /// Replaces the file. Returns a sentence if that fails.
  static std::expected<std::shared_ptr<Trace>, std::string> open(std::string const& file);

  /// Returns the number of a new conversation, which begins with a line `NUMBER = command`.
  int begin(std::string_view command);
  void sent(int number, std::string_view line) { write(number, '>', line); }
  void received(int number, std::string_view line) { write(number, '<', line); }

 private:
  explicit Trace(std::ofstream file) : file_(std::move(file)) {}
  void write(int number, char direction, std::string_view line);

  std::mutex mutex_;
  std::ofstream file_;
  int conversations_ = 0;
};

}  // namespace kuhhandel::external
