// A child process with line-based communication over its standard input and output. POSIX is confined to the
// .cpp file.
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

namespace kuhhandel::external {

/// Why a child said nothing.
enum class ReadFailure : std::uint8_t { late, ended, too_long_a_line };

/// Owns a process: its destructor ends the program and its process group. Its standard error is this
/// program's.
class ChildProcess {
 public:
  using Clock = std::chrono::steady_clock;

  /// Starts `command` in a shell; an error is a sentence. If the shell cannot find the command, it starts and
  /// ends at once.
  static std::expected<ChildProcess, std::string> start(std::string const& command);

  ChildProcess(ChildProcess&&) noexcept;
  ChildProcess& operator=(ChildProcess&&) = delete;
  ~ChildProcess();

  /// Keeps a line for the child, without waiting for it to be read; the newline is added here.
  void write(std::string_view line);

  /// Gives it what was written as far as it takes it at once.
  void flush();

  /// Its next line, without the newline, while it is given what was written. Lines are at most 65,536 bytes.
  std::expected<std::string, ReadFailure> read_line(Clock::time_point until);

  /// Closes its input, waits up to `patience` for its end, and then kills it. Returns its exit status; 128
  /// plus the signal's number if a signal ended it, as in a shell.
  int stop(std::chrono::milliseconds patience);

 private:
  struct Process;
  explicit ChildProcess(std::unique_ptr<Process> process);
  std::unique_ptr<Process> process_;
};

}  // namespace kuhhandel::external
